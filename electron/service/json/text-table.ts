import { cellsOfText } from './cells-of-text.ts'

/** Characters that may separate the cells of a table, the rarest in running text first. */
const DELIMITERS = ['\t', ';', '|', ','] as const

/**
 * The rows of a table in a text (CSV or TSV, with quoted cells where a cell contains the separator). Null where the
 * text is none: every line must have as many cells as the first, at least two, and the first line has different names.
 */
export function textTable(text: string): string[][] | null {
  const bare = text.replace(/^\uFEFF/, '')
  if (!/\S[\r\n]+\S/.test(bare)) return null
  const [head = ''] = bare.split(/\r?\n/, 1)
  for (const delimiter of DELIMITERS) {
    if (!head.includes(delimiter)) continue
    const rows = cellsOfText(bare, delimiter)
    const width = rows?.[0]?.length ?? 0
    if (rows === null || width < 2 || rows.length < 2) continue
    const names = (rows[0] ?? []).map((name) => name.trim())
    const isTable = rows.every((row) => row.length === width) && new Set(names).size === width
    if (isTable && names.every((name) => name !== '')) return [names, ...rows.slice(1)]
  }
  return null
}
