import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

const FEWEST_SHARE = 0.7
/** Names of the list of words in a column whose codes count from 0. */
const FROM_ZERO = /^(?:categor(?:y|ies)|dictionar(?:y|ies)|dict|vocab(?:ulary)?)$/i
/** Names of a mask (one character for each place) in which 1 means filled, and of one in which 1 means blank. */
const SAYS_THERE = /^(?:is_?)?(?:valid(?:ity|es?|ite)?|present|filled|remplis?)$/i
const SAYS_BLANK = /^(?:is_?)?(?:nulls?|missing|blanks?|absents?|vides?|manquants?)$/i
/** Names of fields that name a column. */
const NAMES = /^(?:name|nom|field|column|colonne|id|key|var|variable|label|title|code|item|question)$/i
/** Names of a list of numbers that point into the list of words beside it. */
const POINTS = /^(?:ind(?:ex|exes|ices)|codes?|positions?|places?|refs?)$/i
const FROM_ONE = /^levels?$/i

/**
 * A column that is stored as a list of its different words and a list of their numbers ("categories", "codes"), as the
 * list of words that it stands for. Null where a map is no such column, or does not show where the numbers count from.
 */
export function openCodedList(map: MapNode, personas: number): Node | null {
  const lists = map.keys.flatMap((key, at) => {
    const node = map.items[at]
    return node?.kind === 'list' && node.items.every(isLeaf)
      ? [{ key, leaves: node.items as readonly LeafNode[] }]
      : []
  })
  if (lists.length !== 2 || map.items.some((item) => item.kind !== 'leaf' && item.kind !== 'list'))
    return null
  const words = lists.find(({ leaves }) => areWords(leaves))
  const codes = lists.find((list) => list !== words)?.leaves ?? []
  const count = words?.leaves.length ?? 0
  if (!words || codes.length < count || codes.length < personas * FEWEST_SHARE) return null
  const isNamed = FROM_ZERO.test(words.key) || FROM_ONE.test(words.key)
  if (codes.length === count && !isNamed) return saysPlaces(lists) ? withoutLists(map) : null
  const isBlank = blanksIn(map, codes.length)
  if (!isBlank) return null
  const numbers = codes.flatMap(({ value }, at) => (value === null || isBlank(at) ? [] : [value]))
  const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= -1
  if (numbers.length === 0 || !numbers.every(isPlace) || Math.max(...numbers) > count) return null
  const base = baseOf(numbers, words.key, { count, hasNull: numbers.length < codes.length })
  if (base === null) return null
  const list: Node = {
    kind: 'list',
    items: codes.map((leaf, at): LeafNode => {
      const word = leaf.value === null || isBlank(at) ? undefined : words.leaves[Number(leaf.value) - base]
      return { ...leaf, value: word?.value ?? null }
    }),
  }
  // Where the map names its column, the name is kept.
  const named = map.keys.flatMap((key, at) => (isName(key, map.items[at]) ? [at] : []))
  if (named.length === 0) return list
  return {
    kind: 'map',
    keys: [...named.map((at) => map.keys[at] ?? ''), 'values'],
    items: [...named.map((at) => map.items[at] as Node), list],
  }
}

/** Whether a field names the column, or has the words of a question. */
function isName(key: string, node: Node | undefined): boolean {
  return isLeaf(node) && (NAMES.test(key) || (typeof node.value === 'string' && /\S\s+\S/.test(node.value)))
}

/** Whether a list of whole numbers says of itself that it points into the list of words beside it. */
function saysPlaces(lists: readonly { key: string; leaves: readonly LeafNode[] }[]): boolean {
  return lists.some(
    ({ key, leaves }) =>
      POINTS.test(key) && leaves.every(({ value }) => value === null || Number.isInteger(value)),
  )
}

/** A column without its lists, where as many numbers as words may point into these, or stand beside them. */
function withoutLists(map: MapNode): MapNode {
  const kept = map.keys.flatMap((_, at) => (map.items[at]?.kind === 'leaf' ? [at] : []))
  return {
    ...map,
    keys: kept.map((at) => map.keys[at] ?? ''),
    items: kept.map((at) => map.items[at] as Node),
  }
}

/**
 * Says which places are blank by a text of zeros and ones next to the lists ("validity": "1101"). Null where there is
 * such a text, but its name does not say which of the two is a blank.
 */
function blanksIn(map: MapNode, length: number): ((at: number) => boolean) | null {
  const masks = map.items.flatMap((item, at) =>
    item.kind === 'leaf' &&
    typeof item.raw === 'string' &&
    item.raw.length === length &&
    /^[01]+$/.test(item.raw)
      ? [{ name: map.keys[at] ?? '', marks: item.raw }]
      : [],
  )
  const [mask, ...others] = masks
  if (!mask) return () => false
  const blank = SAYS_THERE.test(mask.name) ? '0' : SAYS_BLANK.test(mask.name) ? '1' : null
  return blank === null || others.length > 0 ? null : (at) => mask.marks[at] === blank
}

function areWords(leaves: readonly LeafNode[]): boolean {
  const texts = new Set(leaves.map(({ value }) => value))
  return (
    leaves.length > 1 &&
    texts.size === leaves.length &&
    leaves.every(({ value }) => typeof value === 'string')
  )
}

/** The number that the first word has. A 0 may stand for a blank, unless blanks are marked in another way. */
function baseOf(
  numbers: readonly number[],
  name: string,
  { count, hasNull }: { count: number; hasNull: boolean },
): 0 | 1 | null {
  const all = new Set(numbers)
  if (all.has(count)) return all.has(0) || all.has(-1) ? null : 1
  if (all.has(-1) || (all.has(0) && hasNull) || (all.has(0) && FROM_ZERO.test(name))) return 0
  return FROM_ONE.test(name) && !all.has(0) ? 1 : null
}
