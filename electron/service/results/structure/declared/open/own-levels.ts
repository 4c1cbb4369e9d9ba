import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { OpenParts } from './open-parts.ts'

/** How deep in the record of an item its options may be. */
const DEEPEST = 3

/** The record of an item: its options as it lists them, and the list of one number for each persona. */
interface Counted {
  record: MapNode
  options: readonly LeafNode[]
  values: Extract<Node, { kind: 'list' }>
}

/**
 * Lists of one number for each persona, in the records of items that list all options of theirs, as the options that
 * they count: `{text: "…?", options: ["Yes", "No"], answers: [0, 1, null]}`. They count from 0 where none fits
 * otherwise and an empty place is seen where there is no answer.
 */
export function openOwnLevels(root: Node, parts: OpenParts): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map((item) => openOwnLevels(item, parts))
  const node = { ...root, items }
  const counted = items.flatMap((item) => (item.kind === 'map' ? (countedIn(item, parts) ?? []) : []))
  const all = counted.flatMap(({ options, values }) =>
    values.items.map((value) => ({ value: isLeaf(value) ? value.value : null, count: options.length })),
  )
  const fits = ([0, 1] as const).filter((first) =>
    all.every(
      ({ value, count }) => value === null || (Number(value) >= first && Number(value) < count + first),
    ),
  )
  const [first] = fits
  const isClear = fits.length === 1 && (first === 1 || all.some(({ value }) => value === null))
  if (counted.length < 2 || first === undefined || !isClear) return node
  const told = new Map(counted.map((one): [Node, Node] => [one.record, inWords(one, first)]))
  return { ...node, items: items.map((item) => told.get(item) ?? item) }
}

function countedIn(record: MapNode, { known, draft, personas }: OpenParts): Counted | null {
  const stems = new Set(
    record.items.flatMap((leaf) => (isLeaf(leaf) ? (known.itemOf(leaf.value) ?? []) : [])),
  )
  const [item] = stems
  if (item === undefined || stems.size > 1) return null
  const lists = listsIn(record)
  const options = lists.flatMap((list) => optionsIn(list, item, known) ?? [])
  const values = record.items.filter((list) => list.kind === 'list' && areNumbers(list.items, personas))
  const [own, ...others] = values
  const isWhole = options.length > 1 && options.length === draft.questions[item]?.options.length
  return isWhole && own?.kind === 'list' && others.length === 0 ? { record, options, values: own } : null
}

function listsIn(node: Node, depth = 0): Node[] {
  if (node.kind === 'leaf' || depth > DEEPEST) return []
  const inner = node.items.flatMap((item) => (item.kind === 'leaf' ? [] : listsIn(item, depth + 1)))
  return node.kind === 'list' ? [node, ...inner] : inner
}

/** The entries of a list of different options of an item, and of nothing else. */
function optionsIn(list: Node, item: number, known: KnownTexts): readonly LeafNode[] | null {
  if (list.kind !== 'list' || !list.items.every(isLeaf)) return null
  const options = (list.items as readonly LeafNode[]).map(({ value }) =>
    typeof value === 'string' ? known.labelOf(item, value) : null,
  )
  const areAll = options.length > 0 && !options.includes(null) && new Set(options).size === options.length
  return areAll ? (list.items as readonly LeafNode[]) : null
}

function areNumbers(items: readonly Node[], personas: number): boolean {
  return (
    items.length === personas &&
    items.some((item) => isLeaf(item) && item.value !== null) &&
    items.every((item) => isLeaf(item) && (item.value === null || Number.isInteger(item.value)))
  )
}

function inWords({ record, options, values }: Counted, first: 0 | 1): MapNode {
  const items = values.items.map((leaf) => {
    const word = isLeaf(leaf) && leaf.value !== null ? options[Number(leaf.value) - first] : undefined
    return word && isLeaf(leaf)
      ? { ...leaf, value: word.value, exact: word.exact ?? String(word.value) }
      : leaf
  })
  return { ...record, items: record.items.map((item) => (item === values ? { ...values, items } : item)) }
}
