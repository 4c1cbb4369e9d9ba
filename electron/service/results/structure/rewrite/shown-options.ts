import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { isEmptyValue, isObject, type JsonObject } from '../../../json/json-value.ts'
import type { KnownTexts } from '../item-refs.ts'

const DEEPEST = 24
const FEWEST = 6
const FEWEST_ANSWERED = 0.6

/**
 * A payload without the lists of all options of an item that stand beside its answers in the same entries ("options" beside
 * "out"): they are what somebody was shown. Only where one other field has the text of one of these options in most entries, and
 * nothing else in any, and none has numbers that may be places in such a list.
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
  if (entries.length < FEWEST) return false
  const isOf = (entry: JsonObject, name: string): boolean => (entry[list] as unknown[]).includes(entry[name])
  const fields = Object.keys(entries[0] ?? {}).filter((name) => {
    const filled = entries.filter((entry) => !isEmptyValue(entry[name]))
    return filled.length >= entries.length * FEWEST_ANSWERED && filled.every((entry) => isOf(entry, name))
  })
  const mayBePlace = (entry: JsonObject, name: string): boolean =>
    /^\d{1,3}$/.test(String(entry[name])) && Number(entry[name]) <= (entry[list] as unknown[]).length
  const hasPlaces = Object.keys(entries[0] ?? {}).some((name) => {
    const places = entries.filter((entry) => mayBePlace(entry, name))
    return places.length >= entries.length * FEWEST_ANSWERED
  })
  return fields.length === 1 && !hasPlaces
}
