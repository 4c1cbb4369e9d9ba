import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../json/json-value.ts'
import { findText } from '../words/comparable.ts'
import { plainText } from '../words/plain-text.ts'

const DEEPEST = 8
const LONGEST_STEM = 2000
/** Codes of missing answers may stand beside those of the options. */
const MOST_OTHERS = 3

/**
 * Finds whether a list that a map holds has the options of the item whose text stands in the same map, each once. Only
 * where no other map has this text: several may be what several personas answered.
 */
export function findOptionLists(
  data: unknown,
  { questions }: Pick<SurveyDraft, 'questions'>,
): (map: JsonObject, list: readonly unknown[]) => boolean {
  const itemOf = findText(questions.map(({ stem }) => stem))
  const itemIn = (map: JsonObject): number | null => {
    const told = Object.values(map).flatMap((text) =>
      typeof text === 'string' && text.length < LONGEST_STEM ? (itemOf(plainText(text)) ?? []) : [],
    )
    return told.length === 1 ? (told[0] ?? null) : null
  }
  let counts: Map<number, number> | null = null
  const countMaps = (): Map<number, number> => {
    const found = new Map<number, number>()
    const look = (value: unknown, depth: number): void => {
      if (typeof value !== 'object' || value === null || depth > DEEPEST) return
      const item = isObject(value) ? itemIn(value) : null
      if (item !== null) found.set(item, (found.get(item) ?? 0) + 1)
      for (const inner of Object.values(value)) look(inner, depth + 1)
    }
    look(data, 0)
    return found
  }
  return (map, list) => {
    const item = list.length > 1 && list.every(isObject) ? itemIn(map) : null
    const options = questions[item ?? -1]?.options ?? []
    if (item === null || options.length === 0 || list.length > options.length + MOST_OTHERS) return false
    const rows = list as readonly JsonObject[]
    const isWhole = Object.keys(rows[0] ?? {}).some((name) => {
      const texts = rows.map((row) => plainText(String(row[name] ?? '')))
      return options.every(({ text }) => texts.filter((one) => one === plainText(text)).length === 1)
    })
    if (!isWhole) return false
    counts ??= countMaps()
    return counts.get(item) === 1
  }
}
