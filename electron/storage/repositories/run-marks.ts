import { parseDocument } from '../database/row-reader.ts'

/**
 * SQL for a column with the newest runs, newest first, as a JSON array that `toRunMarks` reads; `where` selects them
 * within the surrounding query. If an index fits `where`, the index alone answers it.
 */
export function runMarks(where: string, most?: number): string {
  return `(
    SELECT json_group_array(json_object('id', id, 'state', state, 'practice', practice)) FROM (
      SELECT id, state, practice FROM runs WHERE ${where}
      ORDER BY created_at DESC, n DESC ${most === undefined ? '' : `LIMIT ${most}`}
    )
  )`
}

/** Parses the value of such a column for `runMarkSchema`; undefined where it is not an array. */
export function toRunMarks(text: unknown): unknown {
  const runs = parseDocument(text)
  return Array.isArray(runs) ? runs.map((run) => ({ ...run, practice: run.practice === 1 })) : undefined
}
