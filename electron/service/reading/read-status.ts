import { isObject, pick } from '../json/json-value.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { SurveyState, SurveyStatus } from '../service-api.ts'
import { readProgress } from './read-progress.ts'

const KNOWN: readonly SurveyStatus[] = ['draft', 'running', 'done', 'failed']
const STATUS_NAMES = ['status', 'statut', 'state', 'etat', 'état']
const WRAPPERS = ['survey', 'session', 'focus', 'result', 'item', 'run']

/** The status word and the progress of a survey. Only the four published words are understood. */
export function readStatus(data: unknown): SurveyState {
  const word = findWord(data, 0)
  const status = surveyStatusOf(word)
  return { status, word, progress: readProgress(data, status === 'done') }
}

/** A status word as one of the four that the interface names. */
export function surveyStatusOf(word: string | null): SurveyStatus {
  return KNOWN.find((known) => known === word?.toLowerCase()) ?? 'other'
}

function findWord(data: unknown, depth: number): string | null {
  if (typeof data === 'string') return safeLine(data).slice(0, 200).toWellFormed() || null
  if (!isObject(data) || depth > 2) return null
  const direct = pick(data, STATUS_NAMES)
  if (direct !== undefined) return findWord(direct, depth + 1)
  for (const name of WRAPPERS) {
    const inner = pick(data, [name])
    const word = isObject(inner) ? findWord(inner, depth + 1) : null
    if (word !== null) return word
  }
  return null
}
