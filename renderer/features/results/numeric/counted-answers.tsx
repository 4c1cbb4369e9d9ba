import type { Among } from '../../../../shared/analysis/item-responses.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../../shared/models/results.ts'
import type { FilterCondition } from '../../../../shared/models/results-filter.ts'
import { TagTable } from '../tags/tag-table.tsx'
import { NumericSummary } from './numeric-summary.tsx'

const NO_ANSWERS: readonly Answer[] = []

interface CountedAnswersProps {
  /** Position of the item. */
  item: number
  questions: readonly Question[]
  results: RunResults
  byItem: ReadonlyMap<number, readonly Answer[]>
  /** The personas that the filter keeps; absent means all. */
  among: Among | undefined
  /** Opens a persona's card. */
  onPersona: (persona: number) => void
  /** Called with the condition of a clicked row, for the filter. */
  onPick: (condition: FilterCondition) => void
}

/** What can be counted of the answers to an open item: the numbers they are, and the tags they have. */
export function CountedAnswers({
  item,
  questions,
  results,
  byItem,
  among,
  onPersona,
  onPick,
}: CountedAnswersProps) {
  const question = questions[item]
  return (
    <>
      {question?.type === 'open_ended' && (
        <NumericSummary
          question={question}
          position={item}
          results={results}
          answers={byItem.get(item) ?? NO_ANSWERS}
          among={among}
          onPersona={onPersona}
        />
      )}
      <TagTable item={item} among={among} onPick={onPick} />
    </>
  )
}
