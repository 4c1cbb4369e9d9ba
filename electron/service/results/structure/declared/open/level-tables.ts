import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { codeOf } from '../../records.ts'
import type { Declared } from '../declarations.ts'
import type { OpenParts } from './open-parts.ts'

interface LevelParts extends OpenParts {
  declared: Declared
}

/** A table of all options of several items, of which one field says of which item each row is. */
interface LevelTable {
  list: Node
  /** The name under which the table stands. */
  name: string
  /** The field that says of which item a row is. */
  key: string
  /** By row: the item whose option it has. */
  items: readonly number[]
  /** By the code of an option: its item; empty where a code stands for options of two. */
  codes: ReadonlyMap<string, number>
}

/** By row: its item, with the name of the field that says it. */
interface Told {
  key: string
  items: readonly (number | undefined)[]
}

/** The name under which a row gets the text of its item. */
const ITEM = 'item'
/** Numbers up to this one may be anything. */
const SMALL = 1000
const FEWEST_ITEMS = 2

/**
 * Gives the text of its item to each row of a table of options that only gives the item's number, to rows of answers
 * that give this number under the same name, and to those that only give the id of an option: `levels: [{q: 0, k: 1,
 * label: "No"}]`, `selections: [{persona: 4, choice: 17}]`. A table of options has each option of its items once; a row
 * of answers is one of them only by ids that no two options share.
 */
export function openLevelTables(root: Node, parts: LevelParts): Node {
  const { draft, known, declared, personas } = parts
  const tables: LevelTable[] = []
  const look = (node: Node, name: string): void => {
    if (node.kind === 'leaf') return
    const table = node.kind === 'list' ? tableOf(node, name) : null
    if (table) tables.push(table)
    else
      node.items.forEach((item, at) => {
        look(item, node.kind === 'map' ? (node.keys[at] ?? '') : name)
      })
  }

  function tableOf(list: Exclude<Node, LeafNode>, name: string): LevelTable | null {
    const rows = list.items.filter((item): item is MapNode => item.kind === 'map')
    const [first] = rows
    if (!first || rows.length < list.items.length || rows.length < 2 * FEWEST_ITEMS) return null
    const label = first.keys.find((key) => rows.every((row) => known.isOption(leafAt(row, key)?.value)))
    if (label === undefined) return null
    const texts = rows.map((row) => leafAt(row, label)?.value)
    for (const key of first.keys) {
      const items = rows.map((row) => declared.itemOf(leafAt(row, key)?.value))
      if (key === label || items.includes(null) || !areWhole(items as number[], texts)) continue
      // Where the row has the text of its item, it is known.
      if (rows.every((row) => known.itemOf(leafAt(row, key)?.value) !== null)) return null
      return {
        list,
        name,
        key,
        items: items as number[],
        codes: codesIn(rows, [label, key], items as number[]),
      }
    }
    return null
  }

  /** Whether the rows of each item have all of its options, each once. */
  function areWhole(items: readonly number[], texts: readonly unknown[]): boolean {
    const own = new Set(items)
    return (
      own.size >= FEWEST_ITEMS &&
      [...own].every((item) => {
        const told = texts.flatMap((text, at) => (items[at] === item ? [known.labelOf(item, text)] : []))
        const count = draft.questions[item]?.options.length ?? 0
        return told.length === count && new Set(told).size === count && !told.includes(null)
      })
    )
  }

  /** A row with the text of its item: in place of its number, or under a name of its own. */
  function withItem(row: Node, item: number | undefined, key: string): Node {
    const leaf = row.kind === 'map' ? (leafAt(row, key) ?? row.items.find(isLeaf)) : undefined
    const stem = item === undefined ? undefined : draft.questions[item]?.stem
    if (row.kind !== 'map' || !leaf || stem === undefined) return row
    const told = { ...leaf, value: stem, exact: stem }
    return row.keys.includes(key)
      ? { ...row, items: row.items.map((one) => (one === leaf ? told : one)) }
      : { ...row, keys: [...row.keys, key], items: [...row.items, told] }
  }

  /**
   * The items of the rows of a list, by a field that is called as in a table of options and has all its items: the two
   * are joined by it.
   */
  function joinedItems(list: Exclude<Node, LeafNode>): Told | null {
    const rows = list.items.filter((item): item is MapNode => item.kind === 'map')
    if (rows.length < list.items.length || rows.length < personas) return null
    const [table, ...others] = tables.filter(({ key }) => rows.every((row) => row.keys.includes(key)))
    if (!table || others.length > 0) return null
    const items = rows.map((row) => declared.itemOf(leafAt(row, table.key)?.value))
    const own = new Set(items)
    const areAll = !items.includes(null) && table.items.every((item) => own.has(item))
    const areNamed = rows.some((row) =>
      row.items.some((leaf) => isLeaf(leaf) && known.itemOf(leaf.value) !== null),
    )
    return areAll && !areNamed ? { key: table.key, items: items as number[] } : null
  }

  /** The items of the rows of a list, by the only field of theirs that has ids of options. */
  function itemsOf(list: Exclude<Node, LeafNode>): Told | null {
    const rows = list.items.filter((item): item is MapNode => item.kind === 'map')
    const [first] = rows
    if (!first || rows.length < list.items.length || rows.length < personas || first.keys.includes(ITEM))
      return null
    const found = tables.flatMap(({ codes, name }) =>
      first.keys.flatMap((key) => {
        const items = rows.map((row) => codes.get(codeOf(leafAt(row, key)?.value) ?? ''))
        const isFit = !items.includes(undefined) && new Set(items).size >= FEWEST_ITEMS
        return isFit && (areLarge(codes) || isCalled(key, name)) ? [items] : []
      }),
    )
    const [only, ...others] = found
    return only && others.length === 0 ? { key: ITEM, items: only } : null
  }

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const table = tables.find(({ list }) => list === node)
    const told = table ?? (node.kind === 'list' ? (joinedItems(node) ?? itemsOf(node)) : null)
    if (told)
      return { kind: 'list', items: node.items.map((row, at) => withItem(row, told.items[at], told.key)) }
    return { ...node, items: node.items.map(walk) }
  }

  look(root, '')
  return tables.length === 0 ? root : walk(root)
}

/** The ids of the options of a table: its only field with another value in each row. */
function codesIn(
  rows: readonly MapNode[],
  [label, item]: readonly [string, string],
  items: readonly number[],
): ReadonlyMap<string, number> {
  const fields = (rows[0]?.keys ?? []).flatMap((key) => {
    const codes = rows.map((row) => codeOf(leafAt(row, key)?.value))
    const areIds =
      key !== label && key !== item && !codes.includes(null) && new Set(codes).size === rows.length
    return areIds ? [codes as string[]] : []
  })
  const [codes, ...others] = fields
  return new Map(codes && others.length === 0 ? codes.map((code, at) => [code, items[at] ?? -1]) : [])
}

function leafAt(row: MapNode, key: string): LeafNode | undefined {
  const leaf = row.items[row.keys.indexOf(key)]
  return isLeaf(leaf) ? leaf : undefined
}

/** Whether ids are no small numbers, which may count something. */
function areLarge(codes: ReadonlyMap<string, number>): boolean {
  return [...codes.keys()].every((code) => !/^\d+$/.test(code) || Number(code) > SMALL)
}

/** Whether a field is called like one of the entries of a list: "choice_id" and "choices". */
function isCalled(key: string, list: string): boolean {
  const [word = ''] = wordsOfKey(key)
  return word.length > 2 && wordsOfKey(list).some((other) => other === word || other === `${word}s`)
}
