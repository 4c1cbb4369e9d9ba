import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { DeskFound, DeskNeed, DeskReading } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { guardedSelect } from '../recipes/guarded-select.ts'
import { pathBounds } from '../recipes/json-path.ts'
import { findPlain } from './found-plain.ts'
import { findResults } from './found-results.ts'

/** What kind of payload is on the desk, and what is known about its run. */
export interface DeskSubjectOf {
  /** Such as "results", "status" or "unread_creation"; an operation for what was received on a connection. */
  kind: string
  /** The questionnaire that was asked; null where there is none. */
  draft: SurveyDraft | null
  /** The personas asked; null where unknown. */
  personas: number | null
}

const STATUS: DeskNeed[] = [
  { need: 'status' },
  { need: 'progress_done' },
  { need: 'progress_total' },
  { need: 'progress_share' },
]
const TRANSCRIPT: DeskNeed[] = [{ need: 'transcript' }, { need: 'turn_words' }, { need: 'turn_speaker' }]
const PROFILES: DeskNeed[] = [{ need: 'profile' }]

const listed = (of: 'surveys' | 'sessions'): DeskNeed[] =>
  (['id', 'title', 'status'] as const).map((part) => ({ need: 'listed', of, part }))

/** What Sonde needs from a payload other than a run's answers. */
export function plainNeeds(kind: string, hasDraft: boolean): DeskNeed[] {
  // An unread list is kept with the run or the focus group that was looked for in it.
  if (kind === 'list_surveys' || (kind === 'unread_list' && hasDraft)) return listed('surveys')
  if (kind === 'list_focus' || kind === 'unread_list') return listed('sessions')
  if (kind.includes('transcript')) return TRANSCRIPT
  if (kind.includes('focus') || kind.includes('session')) return [{ need: 'session_id' }, ...PROFILES]
  if (/creat/.test(kind))
    return hasDraft || kind.includes('survey')
      ? [{ need: 'survey_id' }, { need: 'status' }]
      : [{ need: 'session_id' }, ...PROFILES]
  if (kind.includes('status') || kind.includes('launch')) return STATUS
  return []
}

/** Whether a payload is a run's answers. */
export function isOfResults(kind: string): boolean {
  return kind.includes('results')
}

/** Applies a recipe to a payload. Stores nothing, and never throws. */
export function readDesk(data: unknown, recipe: Recipe, subject: DeskSubjectOf): DeskReading {
  const select = guardedSelect(pathBounds())
  const found: DeskFound[] = plainNeeds(subject.kind, subject.draft !== null).map((need) =>
    findPlain(data, need, recipe, select),
  )
  const { draft } = subject
  const ofResults =
    isOfResults(subject.kind) && draft ? findResults(data, recipe, { ...subject, draft }) : null
  const problems = [...select.problems, ...(ofResults?.problems ?? [])]
  return {
    recipe,
    problems,
    found: [...found, ...(ofResults?.found ?? [])],
    results: ofResults?.results ?? null,
    ofNobody: ofResults?.ofNobody ?? 0,
    kept: ofResults?.kept ?? null,
  }
}
