import { useMemo, useState } from 'react'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import type { ResultsFilter } from '../../../../shared/models/results-filter.ts'
import { readWanted, type WantedWords } from '../../../../shared/stems/wanted-words.ts'
import type { Reading } from './reading-context.ts'
import { useAnswerOrder } from './use-answer-order.ts'
import { useGathered } from './use-gathered.ts'
import { useSplitAhead } from './use-split-ahead.ts'

interface ReadAnswers {
  questions: readonly Question[]
  /** All answers of the run, and the same by item. */
  answers: readonly Answer[]
  byItem: ReadonlyMap<number, readonly Answer[]>
  /** The answers that the filter keeps, by item. */
  shown: readonly (readonly Answer[])[]
}

interface ReadingOfRun {
  reading: Reading
  /** The answers to list, by item, in their order. */
  listed: readonly (readonly Answer[])[]
}

/**
 * How the answers of a run are listed, and the answers to list.
 *
 * @param at the item in view, and the persona whose answer a search led to
 */
export function useReading(
  { questions, answers, byItem, shown }: ReadAnswers,
  filter: ResultsFilter,
  at: { item: number; found: number | null },
): ReadingOfRun {
  const { item, found } = at
  useSplitAhead(questions, answers)
  const { order, setOrder, inOrder } = useAnswerOrder(questions, byItem, shown)
  const { gathered, listed } = useGathered(questions, byItem, inOrder, item, found)
  const [wordsBy, setWordsBy] = useState<string | null>(null)
  const [led, setLed] = useState<{ item: number; place: number } | null>(null)
  const wanted = useWanted(filter, item)
  const revealed = led?.item === item ? led.place : null
  const reading = useMemo((): Reading => {
    const reveal = (of: number, place: number) => {
      gathered.open(of, place)
      setLed({ item: of, place })
    }
    return { order, setOrder, gathered, wordsBy, setWordsBy, revealed, reveal, wanted }
  }, [order, setOrder, gathered, wordsBy, revealed, wanted])
  return { reading, listed }
}

/** The words searched for in the answers to an item: those of the search and of conditions on words. */
function useWanted({ search, groups }: ResultsFilter, item: number): readonly WantedWords[] {
  return useMemo(() => {
    const conditions = groups.flat().flatMap((condition) => {
      if (condition.kind !== 'words' || condition.not) return []
      return (condition.item ?? item) === item ? [readWanted(condition.text, false)] : []
    })
    return [readWanted(search, true), ...conditions].filter(({ isEmpty }) => !isEmpty)
  }, [search, groups, item])
}
