const SEPARATORS = ['|', '\t', ';', '\u0001', ','] as const

/**
 * The names in a text and the cells in others, where one sign divides all of them into as many; null where none does.
 */
export function joinedCells(
  head: string,
  texts: readonly string[],
): { names: string[]; rows: string[][] } | null {
  for (const sign of SEPARATORS) {
    const names = head.split(sign).map((name) => name.trim())
    if (names.length < 2 || new Set(names).size < names.length) continue
    if (!names.every((name) => /^[\p{L}_$@][^\n]{0,120}$/u.test(name))) continue
    const rows = texts.map((text) => text.split(sign).map((cell) => cell.trim()))
    if (rows.every(({ length }) => length === names.length)) return { names, rows }
  }
  return null
}
