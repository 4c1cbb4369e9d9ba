import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

const LONGEST_TITLE = 80

/** By the title of a column: the item that the payload says the column is about. */
export type Titles = ReadonlyMap<string, number>

/**
 * The titles of columns in several words, by which a payload calls its items: `{column: "Minutes to the station",
 * question: "How many…?"}`. Only from a list of records of all items, in one field that is different in each.
 */
export function titlesIn(
  root: Node,
  { draft, known }: Pick<OpenParts, 'draft' | 'known'>,
): readonly Titles[] {
  const found: Titles[] = []
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    if (node.items.length === draft.questions.length) found.push(...titlesOf(node.items))
    node.items.forEach(look)
  }
  look(root)
  return found

  function titlesOf(items: readonly Node[]): Titles[] {
    const maps = items.filter((item): item is MapNode => item.kind === 'map')
    const about = maps.map(itemOf)
    if (maps.length < items.length || about.includes(null) || new Set(about).size < maps.length) return []
    const names = (maps[0]?.keys ?? []).filter((name) => maps.every((map) => map.keys.includes(name)))
    return names.flatMap((name) => {
      const titles = maps.map((map) => titleAt(map, name))
      if (titles.includes(null) || !titles.some((title) => /\s/.test(title ?? ''))) return []
      const own = new Map(titles.map((title, at) => [title ?? '', about[at] ?? 0]))
      return own.size === maps.length ? [own] : []
    })
  }

  /** The only item of which a record has the text. */
  function itemOf({ items }: MapNode): number | null {
    const told = new Set(items.flatMap((leaf) => (isLeaf(leaf) ? (known.itemOf(leaf.value) ?? []) : [])))
    return told.size === 1 ? ([...told][0] ?? null) : null
  }

  function titleAt(map: MapNode, name: string): string | null {
    const leaf = map.items[map.keys.indexOf(name)]
    const text = isLeaf(leaf) ? leaf.value : null
    const isTitle =
      typeof text === 'string' &&
      text.trim() !== '' &&
      text.length <= LONGEST_TITLE &&
      known.itemOf(text) === null &&
      !known.isOption(text)
    return isTitle ? text : null
  }
}

/**
 * The item of each name, where all titles of a list are among the names of columns; empty where there is no such list.
 */
export function itemsByTitle(names: readonly string[], lists: readonly Titles[]): Titles {
  const all = new Set(names)
  const fitting = lists.filter((titles) => [...titles.keys()].every((title) => all.has(title)))
  const [only, ...others] = fitting
  return only && others.length === 0 ? only : new Map()
}
