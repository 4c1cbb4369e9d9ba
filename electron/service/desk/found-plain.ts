import type { DeskFound, DeskNeed } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { asText, showValue } from '../json/json-value.ts'
import { readStatus } from '../reading/read-status.ts'
import type { GuardedSelect } from '../recipes/guarded-select.ts'
import { locationPath } from '../recipes/json-path.ts'
import { readTaughtRecords } from '../recipes/read-taught-answers.ts'
import { statusFrom, statusWordOf } from '../recipes/read-taught-status.ts'
import { pathOfStatus } from './path-of-status.ts'
import { listedPaths, readBy, readerPaths } from './reader-paths.ts'
import { subjectOf } from './teach/teach-list.ts'

const MOST_PATHS = 2_000

/** What is found for the entries of a list, as far as their ids can be read. */
function findListed(
  data: unknown,
  need: Extract<DeskNeed, { need: 'listed' }>,
  recipe: Recipe,
  select: GuardedSelect,
): DeskFound {
  const { of, part } = need
  const taught = recipe[of]
  const { records, unrecognised } = readTaughtRecords(data, recipe, subjectOf(of))
  const entries = taught ? select(of, taught.records, data) : []
  if (taught && entries.length === 0)
    select.note({ part: of, path: taught.records, problem: 'selects_nothing', detail: '' })
  const inner = taught?.[part]
  const paths = entries.flatMap(({ value, location }) => {
    const entry = locationPath(location)
    if (inner === '~') return [entry]
    return inner === undefined ? [] : select(of, inner, value).map((one) => locationPath(one.location, entry))
  })
  const found = records.filter(({ id, title, status }) => ({ id, title, status })[part] !== null).length
  const by = found === 0 ? 'nothing' : paths.length > 0 ? 'recipe' : 'readers'
  const shown = by === 'readers' ? listedPaths(data, need) : paths
  return {
    need,
    label: null,
    by,
    certainty: by === 'nothing' ? null : by === 'recipe' ? 'sure' : 'likely',
    found,
    expected: records.length + unrecognised || null,
    notUnderstood: [],
    paths: shown.slice(0, MOST_PATHS),
  }
}

/** What is found for a need of one value, or of a transcript's turns. */
export function findPlain(data: unknown, need: DeskNeed, recipe: Recipe, select: GuardedSelect): DeskFound {
  if (need.need === 'listed') return findListed(data, need, recipe, select)
  const path = pathOf(need, recipe)
  const selected = path === undefined ? [] : select(need.need, path.path, data)
  const values = selected.flatMap(({ value, location }) =>
    path?.inner === undefined
      ? [{ value, path: locationPath(location) }]
      : select(need.need, path.inner, value).map((inner) => ({
          value: inner.value,
          path: locationPath(inner.location, locationPath(location)),
        })),
  )
  if (path !== undefined && values.length === 0)
    select.note({ part: need.need, path: path.path, problem: 'selects_nothing', detail: '' })
  const read = values.length > 0 ? 0 : foundByReaders(data, need)
  const shown = values.length > 0 || need.need !== 'status' ? values : shownStatus(data, recipe)
  const notUnderstood = shown.filter(({ value }) => !isUnderstood(value, need, recipe))
  return {
    need,
    label: null,
    by: values.length > 0 ? 'recipe' : read > 0 ? 'readers' : 'nothing',
    certainty:
      values.length > 0 ? 'sure' : read === 0 ? null : notUnderstood.length > 0 ? 'unsure' : 'likely',
    found: values.length || read,
    expected:
      need.need === 'turn_words' || need.need === 'turn_speaker' || need.need === 'profile' ? null : 1,
    notUnderstood: notUnderstood
      .slice(0, 20)
      .map((one) => ({ path: one.path, value: showValue(one.value).slice(0, 300) })),
    paths: (values.length > 0 ? values.map((one) => one.path) : readerPaths(data, need)).slice(0, MOST_PATHS),
  }
}

function pathOf({ need }: DeskNeed, recipe: Recipe): { path: string; inner?: string } | undefined {
  const one = (path: string | undefined): { path: string } | undefined =>
    path === undefined ? undefined : { path }
  const { transcript, progress } = recipe
  switch (need) {
    case 'survey_id':
      return one(recipe.createdSurveyId)
    case 'session_id':
      return one(recipe.createdSessionId)
    case 'status':
      return one(recipe.status)
    case 'progress_done':
      return one(progress?.done)
    case 'progress_total':
      return one(progress?.total)
    case 'progress_share':
      return one(progress?.share)
    case 'transcript':
      return one(transcript?.text)
    case 'turn_words':
    case 'turn_speaker': {
      const inner = need === 'turn_words' ? transcript?.words : transcript?.speaker
      return transcript?.turns === undefined || inner === undefined
        ? undefined
        : { path: transcript.turns, inner }
    }
    case 'profile':
      return one(recipe.profiles?.list)
    default:
      return undefined
  }
}

function isUnderstood(value: unknown, { need }: DeskNeed, recipe: Recipe): boolean {
  if (need === 'status') return statusFrom(statusWordOf(value), recipe) !== 'other'
  return need === 'profile' || asText(value) !== null
}

/** The word that the readers show as the status if they do not know it, so that the person can say what it means. */
function shownStatus(data: unknown, recipe: Recipe): { value: unknown; path: string }[] {
  const { status, word } = readStatus(data, recipe.statusWords)
  if (status !== 'other' || word === null) return []
  return [{ value: word, path: pathOfStatus(data, word) }]
}

function foundByReaders(data: unknown, need: DeskNeed): number {
  const value = readBy(data, need)
  if (value === null) return 0
  return need.need === 'profile' ? Number(value) : 1
}
