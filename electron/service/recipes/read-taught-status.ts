import type { Recipe } from '../../../shared/models/recipe.ts'
import type { Progress } from '../../../shared/models/run.ts'
import { asText } from '../json/json-value.ts'
import { readStatus, surveyStatusOf } from '../reading/read-status.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { SurveyState, SurveyStatus } from '../service-api.ts'
import { pathBounds } from './json-path.ts'
import { trySelect } from './try-select.ts'

/** Reads a status and its progress by a recipe; what the recipe does not tell, or finds nowhere, as `readStatus` does. */
export function readTaughtStatus(data: unknown, recipe: Recipe | null): SurveyState {
  const read = readStatus(data, recipe?.statusWords)
  if (!recipe) return read
  const at = recipe.status === undefined ? undefined : trySelect(recipe.status, data)[0]
  const told = at === undefined ? null : asText(typeof at === 'boolean' ? String(at) : at)
  const word = told === null ? read.word : safeLine(told).slice(0, 200).toWellFormed() || null
  const status = told === null && read.status !== 'other' ? read.status : statusFrom(word, recipe)
  return { status, word, progress: taughtProgress(data, recipe) ?? read.progress }
}

/** A status word as one of the four, by what the person said of it and else by what it says itself. */
export function statusFrom(word: string | null, { statusWords }: Recipe): SurveyStatus {
  const wanted = plain(word ?? '')
  const taught = Object.entries(statusWords).find(([said]) => plain(said) === wanted && wanted !== '')
  return taught?.[1] ?? surveyStatusOf(word, statusWords)
}

function taughtProgress(data: unknown, { progress }: Recipe): Progress | null {
  if (!progress) return null
  const bounds = pathBounds()
  const number = (path: string | undefined): number | null =>
    path === undefined ? null : numberOf(trySelect(path, data, bounds)[0])
  const answered = number(progress.done)
  const total = number(progress.total)
  const share = number(progress.share)
  const ratio =
    share === null ? (answered !== null && total ? answered / total : null) : share / progress.shareOf
  const fraction = ratio !== null && ratio >= 0 && ratio <= 1 ? ratio : null
  if (fraction === null && answered === null) return null
  return { fraction, answered, total, certainty: 'sure' }
}

function numberOf(value: unknown): number | null {
  const text = asText(value)?.trim().replace(',', '.').replace(/\s*%$/, '') ?? ''
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) && number >= 0 ? number : null
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
