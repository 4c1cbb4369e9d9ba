import { useMemo } from 'react'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import type { ResultsFilter } from '../../../../shared/models/results-filter.ts'
import { readWanted, type WantedWords } from '../../../../shared/text/stems/wanted-words.ts'
import type { Reading } from './reading-context.ts'
import { useSplitAhead } from './use-split-ahead.ts'

interface RunAnswers {
  questions: readonly Question[]
  answers: readonly Answer[]
}

/** How the answers to the item in view are read, under a filter. */
export function useReading({ questions, answers }: RunAnswers, filter: ResultsFilter, item: number): Reading {
  useSplitAhead(questions, answers)
  const wanted = useWanted(filter, item)
  return useMemo(() => ({ wanted }), [wanted])
}

/** What the search and the conditions on words look for in the answers to an item. */
function useWanted({ search, groups }: ResultsFilter, item: number): readonly WantedWords[] {
  return useMemo(() => {
    const conditions = groups.flat().flatMap((condition) => {
      if (condition.kind !== 'words' || condition.not) return []
      return (condition.item ?? item) === item ? [readWanted(condition.text, false)] : []
    })
    return [readWanted(search, true), ...conditions].filter(({ isEmpty }) => !isEmpty)
  }, [search, groups, item])
}
