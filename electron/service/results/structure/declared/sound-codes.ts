import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../item-refs.ts'

const NUMERIC = /^-?\d+([.,]\d+)?$/
const INTEGER = /^\d+$/

/** A code and the text of an option that it is declared for. */
export interface CodePair {
  code: string
  text: string
}

/**
 * Whether codes tell items one from another: each stands for one item, each item has one, and numbers among them are no
 * places in another order than the items'.
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
  const isCount = [0, 1].some((first) => numbers.every(([code, item]) => Number(code) === item + first))
  return (isCount && byItem.size === count) || numbers.every(([code]) => Number(code) > count * 2)
}

/**
 * The items whose options a set of codes tells one from another: all options of the item that owns them, else of every
 * item whose options are among them, if there are no further ones.
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
      // The same option may have a code for each item that has it: no number may then count them.
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
    } else if (!areCodesSound(told, count) || (areCounts(told, personas) && !areInOrder(told))) return []
    sound.push(item)
  }
  if (owner === null && [...byCode.values()].some((text) => !met.has(text))) return []
  // As many as there are personas: what each of them said may look like that.
  return owner === null && byCode.size === personas && choices.length === 1 ? [] : sound
}

/** Whether numbers count the options in their order, or cannot count them. */
function areCodesSound(told: readonly { code: string; option: number }[], count: number): boolean {
  const numbers = told.filter(({ code }) => NUMERIC.test(code))
  if (numbers.length === 0) return true
  if (numbers.length < told.length || numbers.some(({ code }) => !INTEGER.test(code))) return false
  return areInOrder(numbers) || numbers.every(({ code }) => Number(code) > count)
}

function areInOrder(told: readonly { code: string; option: number }[]): boolean {
  return [0, 1].some((first) => told.every(({ code, option }) => Number(code) === option + first))
}

/** Whether numbers may say how many personas have each option: most of them together, or all. */
function areCounts(told: readonly { code: string }[], personas: number): boolean {
  const sum = told.reduce((total, { code }) => total + Number(code), 0)
  return sum <= personas && sum * 2 >= personas
}
