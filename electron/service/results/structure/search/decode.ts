import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { OtherOrders } from '../../items/other-orders.ts'
import { wordNumber } from '../../words/number-words.ts'
import { isStandIn } from '../../words/stand-in.ts'
import type { Declared } from '../declared/declarations.ts'
import type { KnownTexts } from '../item-refs.ts'
import type { CodeBooks } from './own-books.ts'

/** What a value of a choice was read as: an option, no answer (null), or something that is neither. */
export type Reading = number | null | undefined

type Value = string | number | boolean | null

/** Reads the values of choices. */
export interface Decoder {
  /** The reader of an item's values, all of which it understands; null where there is none, or more than one. */
  readerFor(
    item: number,
    values: readonly Value[],
    first: 0 | 1 | null,
  ): ((value: Value) => number | null) | null
  /**
   * From where the numbers of several items count, by all their values together; null where it is unclear.
   * `showsBlanks`: whether a missing answer is seen to be left empty.
   */
  firstNumber(
    columns: readonly { item: number; values: readonly Value[] }[],
    showsBlanks: boolean,
  ): 0 | 1 | null
  isMissing(item: number | null, value: Value): boolean
}

const INTEGER = /^\s*\d{1,4}\s*$/
/** Numbers that programs write for a missing answer, where they are larger than any place of an option. */
const MISSING_NUMBERS: ReadonlySet<number> = new Set([
  7, 8, 9, 66, 77, 88, 95, 96, 97, 98, 99, 666, 777, 888, 966, 977, 988, 995, 996, 997, 998, 999, 9999,
])

/** The number that a value may count options with: "3", 3, "third". */
function countIn(value: Value): number {
  if (INTEGER.test(String(value))) return Number(value)
  return wordNumber(value)?.number ?? Number.NaN
}

export function createDecoder(
  draft: SurveyDraft,
  {
    known,
    declared,
    books,
    orders,
    standIns,
  }: {
    known: KnownTexts
    declared: Declared
    books: CodeBooks
    orders: Pick<OtherOrders, 'areOptionsMoved' | 'areCodesTexts'>
    standIns: ReadonlySet<string>
  },
): Decoder {
  const countOf = (item: number): number => draft.questions[item]?.options.length ?? 0
  const bookOf = (item: number) => books.of(item).filter(({ isList }) => !isList)

  const isMissing = (item: number | null, value: Value): boolean => {
    if (value === null) return true
    const text = String(value).trim()
    if (text === '') return true
    if (item !== null && known.labelOf(item, text) !== null) return false
    if (item !== null && bookOf(item).some(({ codes }) => typeof codes.get(text) === 'number')) return false
    if (
      item !== null &&
      (declared.isOtherCode(item, value) || bookOf(item).some(({ codes }) => codes.has(text)))
    )
      return true
    if (/^-\d+$/.test(text)) return true
    if (INTEGER.test(text))
      return item !== null && MISSING_NUMBERS.has(Number(text)) && Number(text) > countOf(item) + 1
    return isStandIn(text) || standIns.has(text)
  }

  /** The option that a text or a declared code means. */
  const byMeaning = (item: number, value: Value): number | null => {
    if (value === null) return null
    const text = String(value).trim()
    const told = new Set<number>()
    const label = known.optionOf(item, value) ?? (INTEGER.test(text) ? null : known.labelOf(item, value))
    if (label !== null) told.add(label)
    const code = declared.optionOf(item, value)
    if (code !== null) told.add(code)
    for (const { codes, isTurned } of bookOf(item)) {
      const option = isTurned && INTEGER.test(text) ? null : codes.get(text)
      if (typeof option === 'number') told.add(option)
    }
    return told.size === 1 ? ([...told][0] ?? null) : null
  }

  /** Whether a number is the text of one option and the code of another: "1" beside "None" and "2 or 3". */
  const isEither = (item: number, value: Value): boolean => {
    const text = INTEGER.test(String(value)) ? known.labelOf(item, String(value)) : null
    return text !== null && (byMeaning(item, value) ?? text) !== text
  }

  /** Whether numbers of the item mean something else than what a book says, or may do so. */
  const isUnsafe = (item: number): boolean =>
    books.isTurned(item) ||
    orders.areCodesTexts(item) ||
    (draft.questions[item]?.options ?? []).some(({ text }) => INTEGER.test(text))

  const numbersIn = (item: number, values: readonly Value[]): number[] | null => {
    const filled = [...new Set(values)].filter((value) => !isMissing(item, value))
    const numbers = filled.map(countIn)
    return numbers.length > 0 && numbers.every(Number.isInteger) ? numbers : null
  }

  return {
    isMissing,
    readerFor(item, values, first) {
      const filled = values.filter((value) => !isMissing(item, value))
      if (filled.length === 0) return null
      const different = [...new Set(filled)]
      const areDigits = different.every((value) => INTEGER.test(String(value)))
      if (!areDigits && different.some((value) => isEither(item, value))) return null
      if (different.every((value) => byMeaning(item, value) !== null) && !(areDigits && isUnsafe(item)))
        return (value) => (isMissing(item, value) ? null : byMeaning(item, value))
      // Numbers that are options, and too large to count them, can be nothing else.
      const byText = (value: Value): number | null => known.labelOf(item, String(value))
      if (areDigits && different.every((value) => Number(value) > countOf(item) && byText(value) !== null))
        return (value) => (isMissing(item, value) ? null : byText(value))
      const numbers = numbersIn(item, values)
      // Without codes of their own, numbers are places in the draft's order only where no other order is seen.
      if (numbers === null || first === null || isUnsafe(item) || orders.areOptionsMoved(item)) return null
      const last = countOf(item) - 1 + first
      if (!numbers.every((number) => number >= first && number <= last)) return null
      return (value) => (isMissing(item, value) ? null : countIn(value) - first)
    },
    firstNumber(columns, showsBlanks) {
      const told = columns.flatMap(({ item, values }) => {
        const numbers = numbersIn(item, values)
        return numbers === null ? [] : [{ count: countOf(item), numbers }]
      })
      if (told.length === 0) return null
      // Words count from one.
      const areWords = columns.every(({ item, values }) =>
        values.every((value) => isMissing(item, value) || !INTEGER.test(String(value))),
      )
      if (areWords)
        return told.every(({ count, numbers }) => numbers.every((number) => number <= count)) ? 1 : null
      const fits = ([0, 1] as const).filter((first) =>
        told.every(({ count, numbers }) =>
          numbers.every((number) => number >= first && number < count + first),
        ),
      )
      // Where both fit, none of the numbers is 0, and so 0 is not clear.
      const [only] = fits
      if (only === undefined) return null
      // A 0 may stand for a missing answer, unless these are seen to be left out and it comes with more than two
      // options.
      const isZeroClear =
        showsBlanks &&
        told.some(({ count, numbers }) => count > 2 && numbers.includes(0) && numbers.includes(count - 1))
      return only === 1 || isZeroClear ? only : null
    },
  }
}
