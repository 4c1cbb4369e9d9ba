import { addTo } from '../../../../json/add-to.ts'
import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import type { Declared } from '../declarations.ts'
import { isBlank } from '../places.ts'
import type { OpenParts } from './open-parts.ts'

const FEWEST_SHARE = 0.7
const FEWEST_CHOICES = 2
const FEWEST_ROWS = 4
const SMALL = /^\d{1,2}$/

interface PlaceParts extends OpenParts {
  declared: Declared
}

/** Whether a field of the entries says something else at each place, and the same in all lists: it tells the item. */
function areNumbered(lists: readonly Node[]): boolean {
  const rows = lists.map((list) => (list.kind === 'list' ? list.items : []))
  const names = new Set(rows.flat().flatMap((entry) => (entry.kind === 'map' ? entry.keys : [])))
  const fieldOf = (entry: Node | undefined, name: string): unknown => {
    const leaf = entry?.kind === 'map' ? entry.items[entry.keys.indexOf(name)] : undefined
    return isLeaf(leaf) ? leaf.value : undefined
  }
  return [...names].some((name) => {
    const byPlace = (rows[0] ?? []).map((_, at) => new Set(rows.map((row) => fieldOf(row[at], name))))
    const values = byPlace.flatMap((own) => [...own])
    return byPlace.every(({ size }) => size === 1) && new Set(values).size > 1
  })
}

/** Whether records have a field that counts them in another order than that in which they are listed. */
function areInOtherOrder(maps: readonly MapNode[]): boolean {
  return (maps[0]?.keys ?? []).some((name) => {
    const numbers = maps.map((map) => {
      const leaf = map.items[map.keys.indexOf(name)]
      return isLeaf(leaf) ? Number(leaf.value ?? Number.NaN) : Number.NaN
    })
    const sorted = [...numbers].sort((a, b) => a - b)
    const isCount = sorted.every((number, at) => number === at + (sorted[0] ?? 0))
    return isCount && numbers.some((number, at) => number !== sorted[at])
  })
}

/**
 * Gives the values of lists their items, in the order in which the only list of all items in the payload has these, if
 * it is as long: a service may have asked items of its own. Only where the lists of nearly all personas are so long,
 * nothing else as long is beside them, and all that they hold fits the items at their places.
 */
export function nameListed(root: Node, parts: PlaceParts): Node {
  const { draft, known, declared, personas } = parts
  const { questions } = draft
  const orders = ordersIn(root)
  const [order, ...others] = orders
  if (!order || others.length > 0 || order.length === personas) return root
  const isChoice = (item: number | null): boolean =>
    item !== null && questions[item]?.type === 'single_choice'
  if (order.filter(isChoice).length < FEWEST_CHOICES) return root
  const lists = new Map<string, Node[]>()
  look(root, '')
  const [own, ...further] = [...lists.values()].filter((lists) => lists.length >= personas * FEWEST_SHARE)
  const isOnly = own !== undefined && further.length === 0 && own.length <= personas
  if (!isOnly || own.length < FEWEST_ROWS || !own.every(fits) || areNumbered(own)) return root
  if (own.some(hasRivals)) return root
  const named = new Set(own)
  const keys = order.map((item, at) => questions[item ?? -1]?.stem ?? `[${at}]`)
  return rebuilt(root)

  /** The orders in which lists of records have all items, each once; null for records of something else. */
  function ordersIn(node: Node): (number | null)[][] {
    if (node.kind === 'leaf') return []
    const maps = node.items.filter((item): item is MapNode => item.kind === 'map')
    const told = maps.map(itemOf)
    const items = told.filter((item) => item !== null)
    const isWhole = items.length === questions.length && new Set(items).size === items.length
    const isList = node.kind === 'list' && maps.length === node.items.length
    if (isWhole && isList) return areInOtherOrder(maps) ? [] : [told]
    return node.items.flatMap(ordersIn)
  }

  function itemOf(map: MapNode): number | null {
    const stems = fieldsIn(map, '').flatMap(({ leaf }) =>
      typeof leaf.value === 'string' ? (known.itemOf(leaf.value) ?? []) : [],
    )
    return new Set(stems).size === 1 ? (stems[0] ?? null) : null
  }

  function look(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'list' && node.items.length === order?.length && !node.items.some(tellsItem))
      addTo(lists, path, node)
    const areRecords = node.items.length > 1 && node.items.every(({ kind }) => kind === node.items[0]?.kind)
    node.items.forEach((item, at) => {
      look(item, `${path}/${node.kind === 'list' || areRecords ? '*' : (node.keys[at] ?? '')}`)
    })
  }

  /** Whether an entry says itself which item it is about. */
  function tellsItem(entry: Node): boolean {
    const leaves = entry.kind === 'map' ? fieldsIn(entry, '').map(({ leaf }) => leaf) : []
    return leaves.some(({ value }) => typeof value === 'string' && declared.itemOf(value) !== null)
  }

  function fits(list: Node): boolean {
    if (list.kind !== 'list') return false
    return list.items.every((entry, at) => {
      const item = order?.[at] ?? null
      if (item === null || (isLeaf(entry) && isBlank(entry.value))) return true
      const values = isLeaf(entry) ? [entry] : entry.kind === 'map' ? entry.items.filter(isLeaf) : []
      const isOption = ({ value }: (typeof values)[number]): boolean =>
        declared.optionOf(item, value) !== null ||
        declared.isOtherCode(item, value) ||
        isStandIn(String(value))
      if (isChoice(item)) return values.some((leaf) => isBlank(leaf.value) || isOption(leaf))
      return values.length > 0 && !values.some(({ value }) => known.isOption(value))
    })
  }

  /** Whether two fields of an entry of a choice may be the answer: both have options, or small numbers. */
  function hasRivals(list: Node): boolean {
    if (list.kind !== 'list') return false
    return list.items.some((entry, at) => {
      const item = order?.[at] ?? null
      if (item === null || !isChoice(item) || entry.kind !== 'map') return false
      const mayAnswer = (leaf: Node): boolean =>
        isLeaf(leaf) && (declared.optionOf(item, leaf.value) !== null || SMALL.test(String(leaf.value)))
      return entry.items.filter(mayAnswer).length > 1
    })
  }

  function rebuilt(node: Node): Node {
    if (node.kind === 'leaf') return node
    if (named.has(node)) return { kind: 'map', keys, items: node.items }
    return { ...node, items: node.items.map(rebuilt) }
  }
}
