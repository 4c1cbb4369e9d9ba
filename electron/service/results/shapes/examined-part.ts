import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Unplaced } from '../../../../shared/models/results.ts'
import { isObject } from '../../json/json-value.ts'
import { stepPath } from './gathered.ts'

/** Twice the personas that a run may have (interface specification, "Limits"). */
const MOST_PERSONAS = 200
/** At least so many entries of a list or a map are examined, however short the survey. */
const FEWEST_ENTRIES = 5000
/** At least so many values are examined. */
const FEWEST_VALUES = 60_000
/** Values that one answer takes in the most verbose shape: its row, persona, item, option, texts, times. */
const VALUES_PER_ANSWER = 12

/** The part of a payload that the readers examine, and where it was cut. */
export interface ExaminedPart {
  value: unknown
  /** Lists and maps that were cut, with "+" and the number of further entries. */
  beyond: Unplaced[]
}

/**
 * Bounds how much of a payload is examined, in proportion to the answers that the survey can have, so that a foreign
 * payload of any size is read quickly. The rest is only in the stored payload; `beyond` says where.
 */
export function examinedPart(data: unknown, draft: SurveyDraft): ExaminedPart {
  const answers = MOST_PERSONAS * draft.questions.length
  const mostEntries = Math.max(FEWEST_ENTRIES, answers)
  const mostValues = Math.max(FEWEST_VALUES, answers * VALUES_PER_ANSWER)
  if (isWithin(data, mostEntries, mostValues)) return { value: data, beyond: [] }
  const beyond: Unplaced[] = []
  let left = mostValues
  const cut = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const entries: [string | number, unknown][] = Array.isArray(value)
      ? [...value.entries()]
      : Object.entries(value)
    const kept: [string | number, unknown][] = []
    for (const [key, inner] of entries) {
      if (left <= 0 || kept.length >= mostEntries) break
      left -= 1
      kept.push([key, cut(inner, stepPath(path, key))])
    }
    if (kept.length < entries.length && beyond.length < 20) {
      beyond.push({ path, value: `+${entries.length - kept.length}` })
    }
    return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept)
  }
  return { value: cut(data, '$'), beyond }
}

function isWithin(data: unknown, mostEntries: number, mostValues: number): boolean {
  let left = mostValues
  const fits = (value: unknown): boolean => {
    if (!Array.isArray(value) && !isObject(value)) return true
    const inner = Array.isArray(value) ? value : Object.values(value)
    left -= inner.length
    return left >= 0 && inner.length <= mostEntries && inner.every(fits)
  }
  return fits(data)
}
