import { type FocusSession, focusSessionSchema } from '../../../shared/models/focus.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import { matchExpression } from '../search/search-words.ts'
import type { FocusRepository } from '../storage.ts'

const IN = { listed: 'deleted_at IS NULL', bin: 'deleted_at IS NOT NULL', anywhere: 'TRUE' } as const
const NEWEST_FIRST = 'ORDER BY updated_at DESC, n DESC'

/** Focus sessions, stored unchanged: resetting their transient members is the core's task. */
export function focusRepository(database: Database, reader: RowReader): FocusRepository {
  function rowOf(id: string): number {
    const row = database.get('SELECT n FROM focus_sessions WHERE id = ?', id)
    if (!row) throw new SondeError('MISSING')
    return Number(row.n)
  }

  function indexDraft(n: number, draft: FocusSession['draft']): void {
    const title = columnText(draft.title)
    const guide = columnText(draft.guide)
    // Updating the index reads the transcript again, so it is done only when the words have changed, and not with every
    // change of the activity.
    const same = 'SELECT 1 FROM focus_words WHERE rowid = ? AND title = ? AND guide = ?'
    if (database.get(same, n, title, guide)) return
    database.run('UPDATE focus_words SET title = ?, guide = ? WHERE rowid = ?', title, guide, n)
  }

  return {
    list({ search = '', place = 'listed' }) {
      const match = matchExpression(search)
      if (match === null && search.trim() !== '') return []
      const found = `SELECT id, document FROM focus_sessions WHERE ${IN[place]}`
      const rows =
        match === null
          ? database.all(`${found} ${NEWEST_FIRST}`)
          : database.all(
              `${found} AND n IN (SELECT rowid FROM focus_words WHERE focus_words MATCH ?) ${NEWEST_FIRST}`,
              match,
            )
      return reader.many(focusSessionSchema, 'focus', rows, (row) => parseDocument(row.document))
    },

    get(id) {
      const row = database.get('SELECT document FROM focus_sessions WHERE id = ?', id)
      return row && reader.one(focusSessionSchema, 'focus', id, parseDocument(row.document))
    },

    hasMark(mark) {
      const row = database.get(
        "SELECT 1 AS found FROM focus_sessions WHERE document ->> '$.mark' = ? LIMIT 1",
        mark,
      )
      return row?.found === 1
    },

    insert(session) {
      const sound = focusSessionSchema.parse(session)
      database.transaction(() => {
        const row = database.get(
          `INSERT INTO focus_sessions (id, title, practice, updated_at, deleted_at, document)
           VALUES (?, ?, ?, ?, NULL, ?) RETURNING n`,
          sound.id,
          columnText(sound.draft.title),
          Number(sound.practice),
          sound.updatedAt,
          JSON.stringify(sound),
        )
        database.run(
          "INSERT INTO focus_words (rowid, title, guide, transcript) VALUES (?, ?, ?, '')",
          Number(row?.n),
          columnText(sound.draft.title),
          columnText(sound.draft.guide),
        )
      })
    },

    save(session) {
      const sound = focusSessionSchema.parse(session)
      database.transaction(() => {
        const n = rowOf(sound.id)
        database.run(
          'UPDATE focus_sessions SET title = ?, practice = ?, updated_at = ?, document = ? WHERE n = ?',
          columnText(sound.draft.title),
          Number(sound.practice),
          sound.updatedAt,
          JSON.stringify(sound),
          n,
        )
        indexDraft(n, sound.draft)
      })
    },

    setDeleted(id, deletedAt) {
      database.run('UPDATE focus_sessions SET deleted_at = ? WHERE n = ?', deletedAt, rowOf(id))
    },

    isDeleted(id) {
      return database.get('SELECT deleted_at FROM focus_sessions WHERE n = ?', rowOf(id))?.deleted_at !== null
    },

    indexTranscript(id, text) {
      database.run('UPDATE focus_words SET transcript = ? WHERE rowid = ?', columnText(text), rowOf(id))
    },
  }
}
