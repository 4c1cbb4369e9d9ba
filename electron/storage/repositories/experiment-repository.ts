import { z } from 'zod'
import { type Experiment, experimentHeadSchema, experimentSchema } from '../../../shared/models/experiment.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'
import { keepUnknown } from '../database/keep-unknown.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import { sortKey } from '../database/sort-key.ts'
import type { ExperimentQuestionnaires, ExperimentRepository } from '../storage.ts'
import { insertRun } from './run-repository.ts'
import { storeVersions } from './survey-versions.ts'

const NEWEST_FIRST = 'ORDER BY created_at DESC, n DESC'

/** Experiments. A launch or an extension is stored in one transaction: all its runs or none. */
export function experimentRepository(database: Database, reader: RowReader): ExperimentRepository {
  function stored(id: string): unknown {
    const row = database.get('SELECT document FROM experiments WHERE id = ?', id)
    return row && parseDocument(row.document)
  }

  function replace(experiment: Experiment): void {
    const sound = experimentSchema.parse(experiment)
    const before = stored(sound.id)
    const document = keepUnknown(before, experimentSchema.safeParse(before).data, sound)
    const changed = database.run(
      'UPDATE experiments SET survey_id = ?, updated_at = ?, document = ? WHERE id = ?',
      sound.plan.source.surveyId,
      sound.updatedAt,
      JSON.stringify(document),
      sound.id,
    )
    if (changed === 0) throw new SondeError('MISSING')
  }

  function insertRuns(runs: readonly Run[]): void {
    for (const run of runs) insertRun(database, run)
  }

  /**
   * The survey that holds the arms' questionnaires. It has no draft and none of its words are in the search index, so
   * it is found only through its runs.
   */
  function insertHiddenSurvey(
    experiment: Experiment,
    { surveyId, versions }: ExperimentQuestionnaires,
  ): void {
    const { title, context, questions } = experiment.plan.draft
    database.run(
      `INSERT INTO surveys
         (id, title, sort_title, context, question_count, revision, created_at, updated_at, experiment_id)
       VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)`,
      surveyId,
      columnText(title),
      sortKey(title),
      columnText(context),
      questions.length,
      experiment.updatedAt,
      experiment.updatedAt,
      experiment.id,
    )
    storeVersions(database, surveyId, versions, [])
  }

  function rowsOf(surveyId: string | undefined) {
    return surveyId === undefined
      ? database.all(`SELECT id, document FROM experiments ${NEWEST_FIRST}`)
      : database.all(`SELECT id, document FROM experiments WHERE survey_id = ? ${NEWEST_FIRST}`, surveyId)
  }

  return {
    list({ surveyId }) {
      return reader.many(experimentSchema, 'experiment', rowsOf(surveyId), (row) =>
        parseDocument(row.document),
      )
    },

    heads({ surveyId }) {
      return reader.many(experimentHeadSchema, 'experiment', rowsOf(surveyId), (row) =>
        parseDocument(row.document),
      )
    },

    get(id) {
      const document = stored(id)
      return document === null ? null : reader.one(experimentSchema, 'experiment', id, document)
    },

    storedPlan(id) {
      return z.object({ plan: z.unknown() }).safeParse(stored(id)).data?.plan
    },

    insert(experiment) {
      const sound = experimentSchema.parse(experiment)
      database.run(
        'INSERT INTO experiments (id, survey_id, created_at, updated_at, document) VALUES (?, ?, ?, ?, ?)',
        sound.id,
        sound.plan.source.surveyId,
        sound.createdAt,
        sound.updatedAt,
        JSON.stringify(sound),
      )
    },

    save(experiment, added = []) {
      database.transaction(() => {
        replace(experiment)
        insertRuns(added)
      })
    },

    launch(experiment, questionnaires, runs) {
      database.transaction(() => {
        replace(experiment)
        insertHiddenSurvey(experiment, questionnaires)
        insertRuns(runs)
      })
    },

    remove(id) {
      database.transaction(() => {
        database.run('DELETE FROM experiment_notes WHERE experiment_id = ?', id)
        if (database.run('DELETE FROM experiments WHERE id = ?', id) === 0) throw new SondeError('MISSING')
      })
    },

    surveyOf(id) {
      const row = database.get('SELECT id FROM surveys WHERE experiment_id = ?', id)
      return row ? String(row.id) : null
    },

    paused() {
      return database
        .all("SELECT id FROM experiments WHERE document ->> '$.paused' = 1")
        .map(({ id }) => String(id))
    },

    extract(runId, schema) {
      const row = database.get(
        `SELECT document FROM run_extracts WHERE reading_n = (SELECT max(n) FROM run_results WHERE run_id = ?)`,
        runId,
      )
      return schema.safeParse(row && parseDocument(row.document)).data ?? null
    },

    keepExtracts(extracts) {
      database.transaction(() => {
        for (const [runId, extract] of extracts) {
          database.run(
            `INSERT OR REPLACE INTO run_extracts (reading_n, document)
             SELECT max(n), ? FROM run_results WHERE run_id = ? HAVING max(n) IS NOT NULL`,
            JSON.stringify(extract),
            runId,
          )
        }
      })
    },
  }
}
