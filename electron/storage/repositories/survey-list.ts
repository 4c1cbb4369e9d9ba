import { isUnderWay, runSchema, runStateSchema } from '../../../shared/models/run.ts'
import { type SurveySummary, surveySummarySchema } from '../../../shared/models/survey.ts'
import type { SurveyOrder, SurveyPlace, SurveyWindow } from '../../../shared/models/survey-list.ts'
import { foldTag } from '../../../shared/models/tag.ts'
import type { Database, Value } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import { searchRows } from '../search/survey-search.ts'
import type { SurveyRepository } from '../storage.ts'
import { lacking, lacksAnswers, runMarks, toRunMarks } from './run-marks.ts'
import { TAGS_OF_SURVEY } from './survey-tags.ts'

const UNDER_WAY = runStateSchema.options
  .filter(isUnderWay)
  .map((state) => `'${state}'`)
  .join(', ')

/** SQL for `wasNeverSent`. */
const WAS_NEVER_SENT = `
  state = 'stopped' AND runs.document ->> '$.sentAt' IS NULL AND runs.document ->> '$.remoteId' IS NULL
  AND runs.document ->> '$.mayHaveLeft' IS NOT 1 AND runs.document ->> '$.doubt' IS NULL`

/**
 * SQL for the run that decides the state of its survey: one under way, else the newest that says something about it. As
 * in `lastTellingRun`, stopped runs come after all others; runs that were never sent are left out.
 */
const deciding = (column: string) => `
  (SELECT ${column} FROM runs WHERE survey_id = surveys.id AND NOT (${WAS_NEVER_SENT})
   ORDER BY state IN (${UNDER_WAY}) DESC, state = 'stopped', created_at DESC, n DESC LIMIT 1)`
const IS_CHECKED = '(question_count > 0 AND checked_revision = revision AND open_findings = 0)'

/** Surveys that need a person come first, those that were never launched last. */
const STATE_RANK = `
  CASE ${deciding('state')}
    WHEN 'unknown' THEN 0 WHEN 'failed' THEN 1 WHEN 'refused' THEN 2 WHEN 'done' THEN 4 WHEN 'stopped' THEN 5
    ELSE CASE WHEN ${deciding('1')} THEN 3 WHEN ${IS_CHECKED} THEN 6 ELSE 7 END
  END`

/** The columns of each order, as in its index; ASC or DESC is added to each. */
const ORDERS: Record<SurveyOrder, readonly string[]> = {
  title: ['sort_title', 'title', 'n'],
  state: [STATE_RANK, 'updated_at', 'n'],
  items: ['question_count', 'n'],
  changed: ['updated_at', 'n'],
  created: ['created_at', 'n'],
}

/** The surveys of experiments are in none of these places. */
const PLACES: Record<SurveyPlace, string> = {
  current: 'deleted_at IS NULL AND archived_at IS NULL AND experiment_id IS NULL',
  archived: 'deleted_at IS NULL AND archived_at IS NOT NULL AND experiment_id IS NULL',
  deleted: 'deleted_at IS NOT NULL AND experiment_id IS NULL',
}

/**
 * Surveys with all of the tags. The values are the folded tags as a JSON array and their number, so that the condition
 * is the same for any number of tags.
 */
const HAS_TAGS = `surveys.n IN (
  SELECT survey_n FROM survey_tags JOIN tags ON tags.n = tag_n
  WHERE folded IN (SELECT value FROM json_each(?)) GROUP BY survey_n HAVING COUNT(*) = ?)`

/** Up to this many rows found by a search are looked up one by one; for more it is faster to filter the whole list. */
const FEW = 500

/** Number of runs that are shown for a survey. */
const MOST_RUNS = 8

/**
 * Some rows of the list with what each shows, in the order of the row numbers that are given as a JSON array. A draft
 * and a version with the same content have the same text, except for the draft's base (see `freeze`).
 */
const SUMMARIES = `
  SELECT surveys.id, surveys.title, context, question_count, surveys.created_at, updated_at,
    ${IS_CHECKED} AS is_checked, ${TAGS_OF_SURVEY} AS tags, decider.document AS decider,
    (SELECT document FROM survey_versions WHERE id = decider.version_id)
      <> (SELECT json_remove(document, '$.base') FROM survey_drafts WHERE survey_n = surveys.n) AS is_changed,
    ${runMarks('survey_id = surveys.id', MOST_RUNS)} AS runs
  FROM json_each(?) AS wanted
  JOIN surveys ON surveys.n = wanted.value
  LEFT JOIN runs AS decider ON decider.n = ${deciding('n')}
  ORDER BY wanted.key`

/** The library's lists. The order comes from an index, and only the requested rows are read completely. */
export function surveyList(database: Database, reader: RowReader): Pick<SurveyRepository, 'list' | 'places'> {
  return {
    list(window) {
      const { offset = 0, limit = Number.POSITIVE_INFINITY } = window
      const found = numbers(database, window)
      const rows = database.all(SUMMARIES, JSON.stringify(found.slice(offset, offset + limit)))
      return { total: found.length, rows: reader.many(surveySummarySchema, 'survey', rows, toSummary) }
    },

    places() {
      const counts = Object.entries(PLACES).map(
        ([place, where]) => `COUNT(*) FILTER (WHERE ${where}) AS ${place}`,
      )
      const row = database.get(`SELECT ${counts.join(', ')} FROM surveys`)
      return {
        current: Number(row?.current),
        archived: Number(row?.archived),
        deleted: Number(row?.deleted),
      }
    },
  }
}

/**
 * Row numbers of all surveys that the filter finds, in order. Reading them as one JSON text is far faster than one row
 * for each.
 */
function numbers(
  database: Database,
  {
    search = '',
    place = 'current',
    tags = [],
    order = 'changed',
    descending = order === 'changed',
  }: SurveyWindow,
): number[] {
  const conditions = [PLACES[place]]
  const values: Value[] = []
  if (tags.length > 0) {
    const folded = [...new Set(tags.map(foldTag))]
    conditions.push(HAS_TAGS)
    values.push(JSON.stringify(folded), folded.length)
  }
  const found = search.trim() === '' ? null : searchRows(database, search)
  const areFew = found !== null && found.size <= FEW
  if (areFew) {
    conditions.push('surveys.n IN (SELECT value FROM json_each(?))')
    values.push(JSON.stringify([...found]))
  }
  const direction = descending ? 'DESC' : 'ASC'
  const columns = ORDERS[order].map((column) => `${column} ${direction}`).join(', ')
  const row = database.get(
    `SELECT json_group_array(n) AS ordered FROM (SELECT n FROM surveys WHERE ${conditions.join(' AND ')} ORDER BY ${columns})`,
    ...values,
  )
  const ordered: number[] = JSON.parse(String(row?.ordered))
  return found && !areFew ? ordered.filter((n) => found.has(n)) : ordered
}

function toSummary(row: Record<string, unknown>): unknown {
  return {
    id: row.id,
    title: row.title,
    context: row.context,
    questionCount: row.question_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    tags: parseDocument(row.tags),
    ...standingOf(row),
    runs: toRunMarks(row.runs),
  }
}

/** The state of a survey. A run that cannot be read is left out here; it is reported where runs are shown. */
function standingOf({
  decider,
  is_checked,
  is_changed,
}: Record<string, unknown>): Pick<SurveySummary, 'state' | 'lacksAnswers' | 'connection' | 'changedSince'> {
  const run = decider === null ? null : runSchema.safeParse(parseDocument(decider)).data
  if (!run) return { state: is_checked === 1 ? 'checked' : 'draft', connection: null, changedSince: false }
  const { connectionId: id, connectionName: name, practice } = run
  // While a run is under way or needs a decision, its state takes precedence over a change of the draft.
  const isOver = !isUnderWay(run.state) && run.state !== 'unknown'
  return {
    state: run.state,
    ...lacking(lacksAnswers(run)),
    connection: { id, name, practice },
    changedSince: isOver && is_changed === 1,
  }
}
