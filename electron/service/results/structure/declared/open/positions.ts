import { addTo } from '../../../../json/add-to.ts'
import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import type { OpenParts } from './open-parts.ts'

const FEWEST_SHARE = 0.7
/** So many single choices at least must show that the places are the items. */
const FEWEST_CHOICES = 2

interface PlaceParts extends Pick<OpenParts, 'draft' | 'personas' | 'known'> {
  declared: Declared
}

/** Rows are at least so many, and have at most so many values. */
const FEWEST_ROWS = 4
const WIDEST = 12

/**
 * Gives the values of rows without names the names of their places, where one place has the item of each row: "[id,
 * item, answer]".
 */
export function nameRows(root: Node, declared: Declared): Node {
  if (root.kind === 'leaf') return root
  if (root.kind === 'map') return { ...root, items: root.items.map((item) => nameRows(item, declared)) }
  const rows = root.items.map((row) => (row.kind === 'list' && row.items.every(isLeaf) ? row.items : null))
  const width = rows[0]?.length ?? 0
  const areRows = rows.length >= FEWEST_ROWS && width > 2 && width <= WIDEST
  if (!areRows || rows.some((row) => row?.length !== width))
    return { ...root, items: root.items.map((item) => nameRows(item, declared)) }
  const tellsItems = (at: number): boolean => {
    const items = rows.map((row) => declared.itemOf(row?.[at]?.value))
    return !items.includes(null) && new Set(items).size > 1 && new Set(items).size < items.length
  }
  const telling = Array.from({ length: width }, (_, at) => at).filter(tellsItems)
  if (telling.length !== 1) return root
  const keys = Array.from({ length: width }, (_, at) => `[${at}]`)
  return { kind: 'list', items: rows.map((row): Node => ({ kind: 'map', keys, items: row ?? [] })) }
}

/**
 * Gives the values of lists their items, where the lists of nearly all personas have exactly one value for each item,
 * all values of single choices are options or declared codes of the item at their place, and no other order of the
 * items fits as well. Not where there are as many personas as items: rows and columns could then be swapped.
 */
export function namePlaces(root: Node, { draft, declared, personas, known }: PlaceParts): Node {
  const { questions } = draft
  if (personas === questions.length || questions.length < FEWEST_CHOICES) return root
  const lists = new Map<string, Node[]>()
  look(root, '')
  const named = new Map<Node, Node>()
  for (const own of lists.values()) {
    if (own.length > personas || own.length < Math.max(2, Math.ceil(personas * FEWEST_SHARE))) continue
    if (!areAnswers(own)) continue
    for (const list of own)
      if (list.kind === 'list')
        named.set(list, { kind: 'map', keys: questions.map(({ stem }) => stem), items: list.items })
  }
  return named.size === 0 ? root : rebuilt(root)

  function look(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'list' && node.items.length === questions.length && node.items.every(isLeaf))
      addTo(lists, path, node)
    const areRecords = node.items.length > 1 && node.items.every(({ kind }) => kind === node.items[0]?.kind)
    node.items.forEach((item, at) => {
      look(item, `${path}/${node.kind === 'list' || areRecords ? '*' : (node.keys[at] ?? '')}`)
    })
  }

  function rebuilt(node: Node): Node {
    const own = named.get(node)
    if (own) return own
    return node.kind === 'leaf' ? node : { ...node, items: node.items.map(rebuilt) }
  }

  function areAnswers(own: readonly Node[]): boolean {
    const columns = questions.map((_, at) =>
      own.flatMap((list) => {
        const leaf = list.kind === 'list' ? list.items[at] : undefined
        return isLeaf(leaf) && leaf.value !== null && leaf.value !== '' ? [leaf.value] : []
      }),
    )
    const fits = (item: number, at: number): boolean => {
      const values = columns[at] ?? []
      if (questions[item]?.type === 'single_choice')
        return values.every((value) => declared.optionOf(item, value) !== null || isStandIn(String(value)))
      return values.every((value) => typeof value === 'string' && !known.isOption(value) && !isCode(value))
    }
    const all = [...questions.keys()]
    const choices = all.filter((item) => questions[item]?.type === 'single_choice')
    // Two items that could stand in each other's places may be listed in another order.
    const areApart = all.every((one) =>
      all.every((two) => one === two || !(fits(one, two) && fits(two, one))),
    )
    return choices.length >= FEWEST_CHOICES && areApart && all.every((item) => fits(item, item))
  }

  function isCode(value: string): boolean {
    return questions.some((_, item) => declared.isCode(item, value))
  }
}
