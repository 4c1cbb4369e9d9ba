import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../item-refs.ts'
import { saysCode, saysValue } from './legend-names.ts'

const NUMERIC = /^-?\d+([.,]\d+)?$/
const INTEGER = /^\d+$/
const SIGNED = /^-?\d+$/

/** Steps in which programs number the items in their order. */
const STEPS: ReadonlySet<number> = new Set([5, 10, 100])

/** A code and the text of the option that it is declared for. */
export interface CodePair {
  code: string
  text: string
  /** Whether the two stand in different maps, or among many other fields. */
  isApart?: boolean
  /** Whether their names say that they are a code and its label, so that a number may mean any option. */
  isNamed?: boolean
  /** Whether the code is called a value. */
  isValue?: boolean
}

/**
 * Whether codes identify items: each code stands for one item, each item has one code, and numbers among them are
 * either the items' places in order, counted by ones or by tens, or too large to be places.
 */
export function soundItemCodes(pairs: readonly { code: string; about: number }[], count: number): boolean {
  const byCode = new Map<string, number>()
  const byItem = new Map<number, string>()
  for (const { code, about } of pairs) {
    if ((byCode.get(code) ?? about) !== about || (byItem.get(about) ?? code) !== code) return false
    byCode.set(code, about)
    byItem.set(about, code)
  }
  if (byItem.size < Math.min(2, count)) return false
  const numbers = [...byCode].filter(([code]) => NUMERIC.test(code))
  if (numbers.length === 0) return true
  if (numbers.some(([code]) => !INTEGER.test(code) && !/^\d+\.\d+$/.test(code))) return false
  if (numbers.some(([code]) => code.includes('.')))
    return new Set(numbers.map(([code]) => Number(code))).size === numbers.length
  // 10, 20, 30: programs leave room between numbers.
  const step = Math.min(...numbers.map(([code]) => Number(code)))
  const isCount =
    [0, 1].some((first) => numbers.every(([code, item]) => Number(code) === item + first)) ||
    (STEPS.has(step) && numbers.every(([code, item]) => Number(code) === (item + 1) * step))
  return (isCount && byItem.size === count) || numbers.every(([code]) => Number(code) > count * 2)
}

/**
 * The items whose options a set of codes tells apart: the item that owns the codes, if they cover all its options;
 * without an owner, every item whose options are all among them, if no other options are.
 */
export function soundOptionCodes(
  pairs: readonly CodePair[],
  owner: number | null,
  { draft, known, personas }: { draft: SurveyDraft; known: KnownTexts; personas: number },
): number[] {
  const byCode = new Map<string, string>()
  for (const { code, text } of pairs) {
    if ((byCode.get(code) ?? text) !== text) return []
    byCode.set(code, text)
  }
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))
  const sound: number[] = []
  const met = new Set<string>()
  for (const item of owner === null ? choices : [owner]) {
    const told = [...byCode].flatMap(([code, text]) => {
      const option = known.labelOf(item, text)
      return option === null ? [] : [{ code, option, text }]
    })
    const count = draft.questions[item]?.options.length ?? 0
    const isWhole = new Set(told.map(({ option }) => option)).size === count
    if (!isWhole || (owner !== null && told.length !== count)) continue
    if (owner === null) {
      for (const { text } of told) met.add(text)
      // One option may have a code for each item that has it: numbers may then not count the options.
      if (
        told.some(
          ({ code }) =>
            NUMERIC.test(code) && !(Number(code) > personas && Number(code) > choices.length * 20),
        )
      ) {
        const isOrdered = [0, 1].some((first) =>
          told.every(({ code, option }) => Number(code) === option + first),
        )
        if (!isOrdered || told.length !== count) return []
      }
    } else if (!areNamed(pairs)) {
      if (!areCodesSound(told, count) || (areCounts(told, personas) && !areInOrder(told))) return []
    }
    sound.push(item)
  }
  if (owner === null && [...byCode.values()].some((text) => !met.has(text))) return []
  // As many codes as personas: the answers of all personas may look like that.
  return owner === null && byCode.size === personas && choices.length === 1 ? [] : sound
}

/**
 * Whether codes are whole numbers, and their names say that they are codes: "4" may then mean the first of four
 * options, as scales are often coded.
 */
function areNamed(pairs: readonly CodePair[]): boolean {
  const areAroundZero = areOfScale(pairs)
  return pairs.every(
    ({ code, isNamed, isValue }) =>
      SIGNED.test(code) && (isNamed === true || (isValue === true && areAroundZero)),
  )
}

/** Whether codes are those of a scale around zero (-2, -1, 0, 1, 2): no numbers of people, nor places. */
function areOfScale(told: readonly { code: string }[]): boolean {
  const codes = [...new Set(told.map(({ code }) => code))].map(Number).sort((one, other) => one - other)
  const [first = 0] = codes
  const isNext = (code: number, at: number): boolean => {
    const before = codes[at - 1] ?? code - 1
    return code === before + 1 || (before === -1 && code === 1)
  }
  return first < 0 && codes.every(isNext)
}

/**
 * Whether the codes in one field of a list of options, each beside its text, are those of the options: they are no
 * numbers, count the options in their order, are too large to count them, or the field says that it has codes.
 */
export function isSoundList(
  name: string,
  told: readonly { code: string; option: number }[],
  personas: number,
): boolean {
  const isNamed = saysCode(name) || (saysValue(name) && areOfScale(told))
  if (isNamed && told.every(({ code }) => SIGNED.test(code))) return true
  return areCodesSound(told, told.length) && (areInOrder(told) || !areCounts(told, personas))
}

/** Whether numeric codes count the options in their order, or are too large to count them. */
function areCodesSound(told: readonly { code: string; option: number }[], count: number): boolean {
  const numbers = told.filter(({ code }) => NUMERIC.test(code))
  if (numbers.length === 0) return true
  if (numbers.length < told.length || numbers.some(({ code }) => !INTEGER.test(code))) return false
  return areInOrder(numbers) || numbers.every(({ code }) => Number(code) > count)
}

function areInOrder(told: readonly { code: string; option: number }[]): boolean {
  return [0, 1].some((first) => told.every(({ code, option }) => Number(code) === option + first))
}

/**
 * Whether the codes may be the numbers of personas per option: their sum is at least half of the personas, and not more
 * than all.
 */
function areCounts(told: readonly { code: string }[], personas: number): boolean {
  const sum = told.reduce((total, { code }) => total + Number(code), 0)
  return sum <= personas && sum * 2 >= personas
}

/** Whether a text has more codes than items have it as an option: the codes are those of single answers. */
export function haveManyCodes(pairs: readonly CodePair[], choicesWith: (text: string) => number): boolean {
  const codes = new Map<string, Set<string>>()
  for (const { text, code } of pairs) codes.set(text, (codes.get(text) ?? new Set()).add(code))
  return [...codes].some(([text, own]) => own.size > 1 && own.size > choicesWith(text))
}
