import { createHash } from 'node:crypto'
import { type KeptItem, keptItemSchema, optionsAsked, sameItemKey } from '../../../shared/models/kept-item.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { ItemBankRepository } from '../storage.ts'

/** Number of words that are searched for: a whole pasted page would keep the store busy. */
const MOST_WORDS = 32

/** How long removed items can be restored. Milliseconds. */
const A_DAY = 24 * 60 * 60 * 1000

/** The item bank. Its search reads all kept words: at ten thousand items that takes some milliseconds. */
export function itemBankRepository(database: Database, reader: RowReader): ItemBankRepository {
  function store(item: KeptItem): void {
    database.run(
      `INSERT INTO kept_items (id, content, words, kept_at, removed_at, document) VALUES (?, ?, ?, ?, NULL, ?)
       ON CONFLICT (id) DO UPDATE SET words = excluded.words, kept_at = excluded.kept_at, removed_at = NULL,
         document = excluded.document`,
      item.id,
      contentOf(item),
      wordsOf(item),
      item.keptAt,
      JSON.stringify(item),
    )
  }

  return {
    list({ search = '', offset = 0, limit = -1 }) {
      const words = [...new Set(foldAccents(columnText(search)).split(/\s+/))]
        .filter((word) => word !== '')
        .slice(0, MOST_WORDS)
      const found = ['removed_at IS NULL', ...words.map(() => 'instr(words, ?) > 0')].join(' AND ')
      const total = database.get(`SELECT COUNT(*) AS total FROM kept_items WHERE ${found}`, ...words)
      const rows = database.all(
        `SELECT id, document FROM kept_items WHERE n IN (
           SELECT n FROM kept_items WHERE ${found} ORDER BY kept_at DESC, n LIMIT ? OFFSET ?)
         ORDER BY kept_at DESC, n`,
        ...words,
        limit,
        offset,
      )
      const read = reader.many(keptItemSchema, 'kept_item', rows, (row) => parseDocument(row.document))
      return { total: Number(total?.total), rows: read }
    },

    keep(items, now) {
      return database.transaction(() =>
        items.flatMap((item) => {
          const fresh = keptItemSchema.parse({ ...item, name: '', keptAt: now })
          const known = database.get(
            'SELECT id, removed_at FROM kept_items WHERE content = ?',
            contentOf(fresh),
          )
          if (known && known.removed_at === null) return []
          const id = known ? String(known.id) : fresh.id
          store({ ...fresh, id })
          return [{ id }]
        }),
      )
    },

    rename(id, name) {
      database.transaction(() => {
        const row = database.get('SELECT document FROM kept_items WHERE id = ? AND removed_at IS NULL', id)
        if (!row) throw new SondeError('MISSING')
        store({ ...reader.one(keptItemSchema, 'kept_item', id, parseDocument(row.document)), name })
      })
    },

    setRemoved(ids, removedAt) {
      database.transaction(() => {
        for (const id of ids) {
          const changed = database.run('UPDATE kept_items SET removed_at = ? WHERE id = ?', removedAt, id)
          if (changed === 0) throw new SondeError('MISSING')
        }
        if (removedAt !== null) database.run('DELETE FROM kept_items WHERE removed_at < ?', removedAt - A_DAY)
      })
    },
  }
}

function contentOf({ question }: KeptItem): string {
  return createHash('sha256').update(sameItemKey(question)).digest('hex')
}

function wordsOf({ name, question, from }: KeptItem): string {
  return columnText(foldAccents([name, question.stem, ...optionsAsked(question), from.title].join('\n')))
}
