import { addTo } from '../../../../json/add-to.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import type { OpenParts } from './open-parts.ts'

const BETWEEN = /\s*(?:=|:|\||\/|\[|\(|>|→|—|–|-|\.|_|\s)+\s*/g
const MOST_COLUMNS = 2000

interface HotParts extends Pick<OpenParts, 'draft'> {
  declared: Declared
  /** By a column's name: the label that the payload gives it. */
  labels: ReadonlyMap<string, LeafNode>
}

/** A column that stands for one option. */
interface Hot {
  name: string
  item: number
  option: number
}

/**
 * Turns columns that stand for one option each ("Sex = F": 0 or 1) into one column for each item, where every option of
 * the item has a column, every row has only yes and no in these, and no row has two yeses.
 */
export function foldHotColumns(
  maps: readonly MapNode[],
  { draft, declared, labels }: HotParts,
): readonly Node[] | null {
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  if (names.length < 2 || names.length > MOST_COLUMNS) return null
  const byItem = new Map<number, Hot[]>()
  const hotIn = (name: string): Hot[] => {
    const told = hotOf(name, declared, draft)
    const own = told.length > 0 ? told : hotByCode(name, declared, draft)
    const label = labels.get(name)?.value
    return own.length > 0 || typeof label !== 'string'
      ? own
      : hotOf(label, declared, draft).map((hot) => ({ ...hot, name }))
  }
  for (const name of names) for (const hot of hotIn(name)) addTo(byItem, hot.item, hot)
  const whole = [...byItem].filter(([item, hots]) => {
    const count = draft.questions[item]?.options.length ?? 0
    return hots.length === count && new Set(hots.map(({ option }) => option)).size === count
  })
  const all = whole.flatMap(([, hots]) => hots.map(({ name }) => name))
  if (whole.length === 0 || new Set(all).size < all.length) return null
  const used = new Set(all)
  const stems = stemsOf(names, { draft, declared, labels })
  let yeses = 0
  const folded: Node[] = []
  for (const map of maps) {
    const keys = map.keys.filter((key) => !used.has(key))
    const items = map.items.filter((_, at) => !used.has(map.keys[at] ?? ''))
    for (const [item, hots] of whole) {
      const cells = hots.map(({ name, option }) => ({ option, leaf: map.items[map.keys.indexOf(name)] }))
      const states = cells.map(({ leaf }) => (leaf === undefined ? false : stateOf(leaf)))
      if (states.includes(null) || states.filter((state) => state === true).length > 1) return null
      const hot = cells[states.indexOf(true)]
      const some = cells.find(({ leaf }) => leaf !== undefined)?.leaf
      if (hot) yeses += 1
      if (!some || !isLeaf(some)) continue
      const leaf = hot ? (hot.leaf as LeafNode) : some
      keys.push(draft.questions[item]?.stem ?? '')
      items.push({ ...leaf, value: hot ? (draft.questions[item]?.options[hot.option]?.text ?? null) : null })
    }
    folded.push({ kind: 'map', keys: keys.map((key) => stems.get(key) ?? key), items })
  }
  // At least every other row must have a yes: columns in which nearly all numbers are 0 are something else.
  return yeses * 2 >= maps.length ? folded : null
}

/**
 * By a column's name: the stem of the item that its label identifies. Where two columns have the same item, neither
 * counts.
 */
function stemsOf(
  names: readonly string[],
  { draft, declared, labels }: HotParts,
): ReadonlyMap<string, string> {
  const told = names.flatMap((name) => {
    const item = declared.itemOf(name) === null ? declared.itemOf(labels.get(name)?.value) : null
    return item === null ? [] : [{ name, item }]
  })
  const own = told.filter(({ item }) => told.filter((other) => other.item === item).length === 1)
  return new Map(own.map(({ name, item }) => [name, draft.questions[item]?.stem ?? name]))
}

const YES = new Set<unknown>([1, '1', true, 'true', 'x', 'X', '✓', '✔'])
const NO = new Set<unknown>([0, '0', false, 'false', '', null, '-'])

function stateOf(node: Node): boolean | null {
  if (!isLeaf(node)) return null
  if (YES.has(node.value)) return true
  return NO.has(node.value) ? false : null
}

/**
 * The option that is a name, which may be a number: where each option has a name of its own, none of them is a place.
 */
function optionOf(item: number, name: string, { draft, declared }: Omit<HotParts, 'labels'>): number | null {
  const at = draft.questions[item]?.options.findIndex(({ text }) => text === name) ?? -1
  return at >= 0 ? at : declared.optionOf(item, name)
}

/** The option that a name stands for, if it consists of an item and one of its options. */
function hotOf(name: string, declared: Declared, draft: OpenParts['draft']): Hot[] {
  const found = new Map<string, Hot>()
  for (const match of name.matchAll(BETWEEN)) {
    if (match.index === 0) continue
    const left = name.slice(0, match.index).trim()
    const right = name.slice(match.index + match[0].length).trim()
    const item = declared.itemOf(left)
    const option =
      item === null
        ? null
        : (optionOf(item, right, { draft, declared }) ??
          optionOf(item, right.replace(/[\])]$/, '').trim(), { draft, declared }))
    if (item !== null && option !== null) found.set(`${item} ${option}`, { name, item, option })
  }
  return found.size === 1 ? [...found.values()] : []
}

/**
 * The option whose declared code is the whole name of a column: `{question: "…?", columns: [{column: "Q1_2", label:
 * "No"}]}`.
 */
function hotByCode(name: string, declared: Declared, draft: OpenParts['draft']): Hot[] {
  const found = [...draft.questions.keys()].flatMap((item): Hot[] => {
    const option = declared.isCode(item, name) ? declared.optionOf(item, name) : null
    return option === null ? [] : [{ name, item, option }]
  })
  return found.length === 1 ? found : []
}

/** Whether a text is an item's, or consists of an item and one of its options. */
export function tellsItem(text: string, declared: Declared, draft: OpenParts['draft']): boolean {
  return declared.itemOf(text) !== null || hotOf(text, declared, draft).length > 0
}

/** Turns maps whose names are exactly the options of one item, with yes or no under each, into the option's text. */
export function foldHotMaps(
  maps: readonly MapNode[],
  name: string,
  { draft, declared }: HotParts,
): readonly Node[] | null {
  const keys = [...new Set(maps.flatMap((map) => map.keys))]
  const named = declared.itemOf(name)
  const fitting = draft.questions.flatMap(({ type, options }, item) => {
    if (type !== 'single_choice' || keys.length !== options.length || (named !== null && named !== item))
      return []
    const told = new Set(keys.map((key) => optionOf(item, key, { draft, declared })))
    return told.size === keys.length && !told.has(null) ? [item] : []
  })
  const [item] = fitting
  if (item === undefined || (fitting.length > 1 && named === null)) return null
  let yeses = 0
  const folded = maps.map((map): Node | null => {
    const states = map.items.map(stateOf)
    if (states.includes(null) || states.filter((state) => state === true).length > 1) return null
    const at = states.indexOf(true)
    if (at >= 0) yeses += 1
    const leaf = map.items[Math.max(0, at)]
    const option = at < 0 ? null : optionOf(item, map.keys[at] ?? '', { draft, declared })
    if (!leaf || !isLeaf(leaf)) return null
    return { ...leaf, value: option === null ? null : (draft.questions[item]?.options[option]?.text ?? null) }
  })
  return folded.includes(null) || yeses * 2 < maps.length ? null : (folded as Node[])
}
