import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { isEmptyValue, isObject, type JsonObject } from '../../../json/json-value.ts'
import { isForeignName } from '../../words/foreign-words.ts'
import { isRankName } from '../../words/rank-names.ts'
import type { KnownTexts } from '../item-refs.ts'

const DEEPEST = 24
const FEWEST = 6
const FEWEST_ANSWERED = 0.6
const CODE = /^(?:\d{1,3}|\p{L}|\p{L}{1,8}[ _.-]?\d{1,3})$/u

/**
 * A payload without the lists of all options of an item that stand beside its answers in the same entries ("options"
 * beside "out"): they are what somebody was shown. Only where one other field has the text of one of these options in
 * most entries, and nothing else in any, and none has places or codes that may be of such a list.
 */
export function withoutShownOptions(
  data: unknown,
  { draft, known }: { draft: Pick<SurveyDraft, 'questions'>; known: Pick<KnownTexts, 'optionsOf'> },
): unknown {
  const isWholeList = (list: unknown): list is string[] => {
    if (!Array.isArray(list) || list.length < 2 || !list.every((one) => typeof one === 'string')) return false
    const told = list.map((text) => known.optionsOf(text))
    return [...(told[0]?.keys() ?? [])].some((item) => {
      const options = new Set(told.map((own) => own.get(item)))
      return (
        !options.has(undefined) &&
        options.size === list.length &&
        list.length === draft.questions[item]?.options.length
      )
    })
  }
  const groups = new Map<string, { name: string; entries: JsonObject[] }>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    if (isObject(value))
      for (const [name, list] of Object.entries(value)) {
        if (!isWholeList(list)) continue
        const id = JSON.stringify([name, Object.keys(value)])
        const group = groups.get(id) ?? { name, entries: [] }
        groups.set(id, group)
        group.entries.push(value)
      }
    for (const inner of Object.values(value)) look(inner, depth + 1)
  }
  look(data, 0)
  const shown = new Map<unknown, string>()
  for (const { name, entries } of groups.values())
    if (haveAnswers(entries, name)) for (const entry of entries) shown.set(entry, name)
  if (shown.size === 0) return data
  const rebuilt = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    if (Array.isArray(value)) return value.map((inner) => rebuilt(inner, depth + 1))
    const own = Object.entries(value).filter(([name]) => name !== shown.get(value))
    return Object.fromEntries(own.map(([name, inner]) => [name, rebuilt(inner, depth + 1)]))
  }
  return rebuilt(data, 0)
}

/** Whether exactly one field has one of the listed texts in most entries, and nothing else in any. */
function haveAnswers(entries: readonly JsonObject[], list: string): boolean {
  if (entries.length < FEWEST || isRankName(list)) return false
  const names = Object.keys(entries[0] ?? {})
  const isOf = (entry: JsonObject, name: string): boolean => (entry[list] as unknown[]).includes(entry[name])
  const [field, ...others] = names.filter((name) => {
    const filled = entries.filter((entry) => !isEmptyValue(entry[name]))
    return filled.length >= entries.length * FEWEST_ANSWERED && filled.every((entry) => isOf(entry, name))
  })
  if (field === undefined || others.length > 0 || isForeignName(field)) return false
  return (
    !isPlaceInRanks(entries, { field, list }) && !names.some((name) => mayBeCodes(entries, { name, list }))
  )
}

/** Whether a field always has the text at the same place of lists in different orders: these may be ranks. */
function isPlaceInRanks(
  entries: readonly JsonObject[],
  { field, list }: { field: string; list: string },
): boolean {
  const filled = entries.filter((entry) => !isEmptyValue(entry[field]))
  const ends = filled.flatMap((entry) => {
    const texts = entry[list] as unknown[]
    const at = texts.indexOf(entry[field])
    return [at, at - texts.length]
  })
  const orders = filled.map((entry) => JSON.stringify(entry[list]))
  const sets = filled.map((entry) => JSON.stringify((entry[list] as unknown[]).toSorted()))
  const areInOrders = new Set(orders).size > new Set(sets).size
  return (
    areInOrders &&
    [...new Set(ends)].some((end) => ends.filter((one) => one === end).length === filled.length)
  )
}

/** Whether a field has places or codes in most entries that may be of the listed texts: "2", "b", "opt_2". */
function mayBeCodes(entries: readonly JsonObject[], { name, list }: { name: string; list: string }): boolean {
  const filled = entries.filter((entry) => CODE.test(String(entry[name])))
  if (filled.length < entries.length * FEWEST_ANSWERED) return false
  const groups = Map.groupBy(filled, (entry) => (entry[list] as unknown[]).length)
  return [...groups].some(([size, own]) => {
    const codes = new Set(own.map((entry) => String(entry[name])))
    const arePlaces = [...codes].some((code) => /^\d+$/.test(code) && Number(code) <= size)
    return arePlaces || (codes.size > 1 && codes.size <= size)
  })
}
