import type { Node } from './node.ts'

/** The texts of a list, all different, or the first text of each of its objects; null where it is no list of names. */
export function namesIn(list: Node): string[] | null {
  if (list.kind !== 'list' || list.items.length < 2) return null
  const names = list.items.map((item) => {
    if (item.kind === 'leaf') return item.value
    const texts = item.items.flatMap((inner) => (inner.kind === 'leaf' ? [inner.value] : []))
    return item.kind === 'map' ? (texts.find((text) => typeof text === 'string') ?? null) : null
  })
  const areNames = names.every((name) => typeof name === 'string' && name.trim() !== '')
  return areNames && new Set(names).size === names.length ? names.map(String) : null
}

/** Whether a node is a list of exactly `width` single values. */
export function isRowOf(row: Node, width: number): boolean {
  return row.kind === 'list' && row.items.length === width && row.items.every(({ kind }) => kind === 'leaf')
}
