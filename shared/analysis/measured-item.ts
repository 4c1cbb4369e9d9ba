import type { Question } from '../models/draft.ts'
import type { Answer } from '../models/results.ts'
import type { CodedResponses } from './coded-responses.ts'
import { itemScale } from './item-scale.ts'
import { decimalsOf } from './numeric/decimals-of.ts'
import { readNumericItem } from './numeric/numeric-item.ts'
import { readAmount } from './numeric/read-amount.ts'
import { stemUnits } from './numeric/stem-units.ts'

/** An item whose answers have a mean. */
export interface MeasuredItem {
  /** The number of each persona, in the order of `CodedResponses.personas`; null where it gave none. */
  numbers: readonly (number | null)[]
  /** The unit of all numbers; "" where they have none. */
  unit: string
  /** The most decimals of one of the numbers. */
  decimals: number
  /** Where the numbers are codes of a scale and no amounts, the first and the last of them; otherwise null. */
  codes: { from: number; to: number } | null
}

/**
 * The numbers that personas gave as answers to an item: those of an open item (see `readNumericItem`), or the codes of a
 * scale (see `itemScale`). Null for other items. As with each of them, a filter does not change what the numbers are.
 *
 * @param answers the answers to this item (see `groupByItem`)
 */
export function measuredItem(
  question: Pick<Question, 'type' | 'stem' | 'options'>,
  position: number,
  answers: readonly Answer[],
  coded: Pick<CodedResponses, 'personas' | 'codesOf'>,
): MeasuredItem | null {
  if (question.type === 'open_ended') {
    const item = readNumericItem({ question, position, answers, respondents: coded.personas })
    if (item?.kind !== 'numbers') return null
    const given = new Map(item.numbers.map(({ answer, value }) => [answer.respondent, value]))
    return {
      numbers: coded.personas.map((persona) => given.get(persona) ?? null),
      unit: item.unit,
      decimals: decimalsOf(item.numbers),
      codes: null,
    }
  }
  const scale = itemScale(question)
  if (!scale) return null
  const { codes, first, last, isAmounts } = scale
  return {
    numbers: [...coded.codesOf(position)].map((option) => codes[option] ?? null),
    unit: isAmounts ? unitOfOptions(question) : '',
    decimals: 0,
    codes: isAmounts ? null : { from: codes[first] ?? 0, to: codes[last] ?? 0 },
  }
}

/** The unit of the amounts that options name, as the first of them that has one writes it. */
function unitOfOptions({ stem, options }: Pick<Question, 'stem' | 'options'>): string {
  const units = stemUnits(stem)
  const written = options.map(({ text }) => readAmount(text, units)?.unit.written ?? '')
  return written.find((each) => each !== '') ?? ''
}
