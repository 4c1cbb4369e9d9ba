import type { Recipe } from '../../../shared/models/recipe.ts'
import type { Progress } from '../../../shared/models/run.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { asText, isObject } from '../json/json-value.ts'
import { readStatus, surveyStatusOf } from '../reading/read-status.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { RemoteState, SurveyStatus } from '../service-api.ts'
import { pathBounds } from './json-path.ts'
import { progressNumber } from './progress-number.ts'
import { trySelect } from './try-select.ts'

/** Reads a status and its progress by a recipe; what the recipe does not cover or find is read as by `readStatus`. */
export function readTaughtStatus(data: unknown, recipe: Recipe | null): RemoteState {
  const read = readStatus(data, recipe?.statusWords)
  if (!recipe) return read
  const found = recipe.status === undefined ? null : onlyOf(trySelect(recipe.status, data).map(statusWordOf))
  const told = found?.trim() ? found : null
  const word = told === null ? read.word : safeLine(told).slice(0, 200).toWellFormed() || null
  const status = told === null && read.status !== 'other' ? read.status : statusFrom(word, recipe)
  return { status, word, progress: taughtProgress(data, recipe) ?? read.progress }
}

/** A status word as one of the four, by the meanings that the person taught, else by the word itself. */
export function statusFrom(word: string | null, { statusWords }: Recipe): SurveyStatus {
  const wanted = plain(word ?? '')
  const taught = Object.entries(statusWords).find(([said]) => plain(said) === wanted && wanted !== '')
  return taught?.[1] ?? surveyStatusOf(word, statusWords)
}

function taughtProgress(data: unknown, { progress }: Recipe): Progress | null {
  if (!progress) return null
  const bounds = pathBounds()
  const number = (path: string | undefined, meant: 'done' | 'total' | 'share'): number | null =>
    path === undefined
      ? null
      : onlyOf(trySelect(path, data, bounds).map((value) => progressNumber(value, meant)))
  const answered = number(progress.done, 'done')
  const total = number(progress.total, 'total')
  const share = number(progress.share, 'share')
  const ratio =
    share === null ? (answered !== null && total ? answered / total : null) : share / progress.shareOf
  const fraction = ratio !== null && ratio >= 0 && ratio <= 1 ? ratio : null
  if (fraction === null && answered === null) return null
  return { fraction, answered, total, certainty: 'sure' }
}

/**
 * A value as a status word: a text, a number, a truth value, or the only name in a map ({ "Done": { … } }); null for
 * anything else.
 */
export function statusWordOf(value: unknown): string | null {
  if (isObject(value)) {
    const [name, ...others] = Object.keys(value)
    return name !== undefined && others.length === 0 ? asText(name) : null
  }
  return asText(typeof value === 'boolean' ? String(value) : value)
}

/** The value that all of them are; null where they differ. */
function onlyOf<T>(values: readonly (T | null)[]): T | null {
  const [first, ...others] = new Set(values)
  return first === undefined || others.length > 0 ? null : first
}

function plain(text: string): string {
  return foldAccents(text).trim()
}
