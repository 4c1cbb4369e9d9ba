import type { Run } from '../../../shared/models/run.ts'
import { parseDocument } from '../database/row-reader.ts'

/** SQL for `runMarkSchema.lacksAnswers`, as 1 or another value. */
const LACKS_ANSWERS = `
  state = 'done' AND (document ->> '$.results' IN ('empty', 'failed')
    OR document ->> '$.respondents' < document ->> '$.personas')`

/**
 * SQL for a column with the newest runs, newest first, as a JSON array that `toRunMarks` reads; `where` selects them
 * within the surrounding query. An index that fits `where` orders them, and only
 * the documents of those listed are read.
 */
export function runMarks(where: string, most?: number): string {
  return `(
    SELECT json_group_array(json_object('id', id, 'state', state, 'practice', practice, 'lacks', lacks)) FROM (
      SELECT id, state, practice, ${LACKS_ANSWERS} AS lacks FROM runs WHERE ${where}
      ORDER BY created_at DESC, n DESC ${most === undefined ? '' : `LIMIT ${most}`}
    )
  )`
}

/** Parses the value of such a column for `runMarkSchema`; undefined where it is not an array. */
export function toRunMarks(text: unknown): unknown {
  const runs = parseDocument(text)
  if (!Array.isArray(runs)) return undefined
  return runs.map(({ lacks, ...run }) => ({ ...run, practice: run.practice === 1, ...lacking(lacks === 1) }))
}

/** The member of a mark, or of a survey's row, that says that answers are missing; nothing where they are not. */
export function lacking(lacks: boolean): { lacksAnswers?: true } {
  return lacks ? { lacksAnswers: true } : {}
}

/** The same as the SQL, of a run. */
export function lacksAnswers({ state, results, respondents, personas }: Run): boolean {
  if (state !== 'done') return false
  return results === 'empty' || results === 'failed' || (respondents !== null && respondents < personas)
}
