import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { RunResults } from '../../shared/models/results.ts'
import { isObject } from './json-value.ts'

/** Whether the service answered empty, as it may while a run is in progress. */
export function isEmptyAnswer(data: unknown): boolean {
  if (data === null || data === undefined || data === '') return true
  if (Array.isArray(data)) return data.length === 0
  return isObject(data) && Object.keys(data).length === 0
}

export function readResults(data: unknown, _draft: SurveyDraft): RunResults {
  return {
    respondents: [],
    answers: [],
    counts: [],
    shape: 'unknown',
    certainty: 'unsure',
    unplaced: isEmptyAnswer(data) ? [] : [{ path: '$', value: JSON.stringify(data).slice(0, 2000) }],
  }
}
