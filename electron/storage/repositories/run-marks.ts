import { parseDocument } from '../database/row-reader.ts'

/**
 * A column with the newest runs, newest first, as a JSON array that `toRunMarks` reads; `where` names them within the
 * query it stands in. Answered by an index alone where there is one for `where`.
 */
export function runMarks(where: string, most?: number): string {
  return `(
    SELECT json_group_array(json_object('id', id, 'state', state, 'practice', practice)) FROM (
      SELECT id, state, practice FROM runs WHERE ${where}
      ORDER BY created_at DESC, n DESC ${most === undefined ? '' : `LIMIT ${most}`}
    )
  )`
}

/** The value of such a column as `runMarkSchema` wants each of them; undefined where it does not read. */
export function toRunMarks(text: unknown): unknown {
  const runs = parseDocument(text)
  return Array.isArray(runs) ? runs.map((run) => ({ ...run, practice: run.practice === 1 })) : undefined
}
