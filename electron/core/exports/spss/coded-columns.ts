import type { Cell } from '../../../../shared/exchange/tables/csv.ts'
import type { ExportTable } from '../export-table.ts'
import type { ExportWords } from '../export-words.ts'

/** What the codebook says of one column of the file of codes. */
export interface BookEntry {
  meaning: string
  /** The position of its item; null for what describes a persona. */
  item: number | null
  stem: string
  /** The codes and their labels. */
  codes: { code: Cell; label: string }[]
}

/** A column of the file of codes. */
export interface CodedColumn {
  head: string
  kind: 'persona' | 'field' | 'item' | 'why' | 'tag'
  entry: BookEntry
  cells: Cell[]
}

/** The columns of the file of codes, each with what the codebook says of it. */
export function codedColumns(coded: ExportTable, book: ExportTable, words: ExportWords): CodedColumn[] {
  const entries = readBook(book)
  return coded.header.map((head, at) => {
    const entry = entries.get(head) ?? { meaning: '', item: null, stem: '', codes: [] }
    return {
      ...{ head, entry, cells: coded.rows.map((row) => row[at] ?? null) },
      kind: at === 0 ? 'persona' : at <= coded.fields ? 'field' : kindOf(entry, words),
    }
  })
}

/** An item that has nothing but ways out has no entry of its own. */
function kindOf({ meaning }: BookEntry, { meanings }: ExportWords): CodedColumn['kind'] {
  if (meaning === meanings.missing) return 'why'
  return meaning === meanings.tag ? 'tag' : 'item'
}

function readBook({ rows }: ExportTable): Map<string, BookEntry> {
  const entries = new Map<string, BookEntry>()
  for (const [variable, meaning, item, stem, , code = null, label] of rows) {
    const name = String(variable)
    const entry = entries.get(name) ?? {
      meaning: String(meaning),
      item: typeof item === 'number' ? item - 1 : null,
      stem: String(stem ?? ''),
      codes: [],
    }
    if (code !== null) entry.codes.push({ code, label: String(label ?? '') })
    entries.set(name, entry)
  }
  return entries
}
