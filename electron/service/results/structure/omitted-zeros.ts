import { withZerosInEmpty } from './empty-maps.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

const FEWEST = 3
const MOST_FIELDS = 60

/**
 * Puts back the zeros that a program left out because 0 is its default: in a list of maps without other gaps, where a
 * whole number tells the place of each entry but that of the first; and where it counts equal parts of a list, or the
 * entries of each part, if those without it count as one of them. Other numbers that are missing may be no answers, and
 * stay away. A number of the same name is 0 in an empty map, too, where others have it alone.
 */
export function withOmittedZeros(root: Node): Node {
  const omitted = new Set<string>()
  const filled = withZerosIn(root, omitted)
  return omitted.size === 0 ? root : withZerosInEmpty(filled, (name) => omitted.has(name))
}

/** Like `withOmittedZeros`, for lists only; notes the names of numbers that were left out. */
function withZerosIn(root: Node, omitted: Set<string>): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map((item) => withZerosIn(item, omitted))
  if (root.kind === 'map') return { ...root, items }
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length < FEWEST || maps.length < items.length) return { ...root, items }
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  if (names.length > MOST_FIELDS) return { ...root, items }
  const gaps = names.filter((name) => maps.some(({ keys }) => !keys.includes(name)))
  const zeros = names.filter((name) => (gaps.length < 2 && isPlace(maps, name)) || isDivision(maps, name))
  for (const name of zeros) omitted.add(name)
  return { ...root, items: zeros.length === 0 ? items : maps.map((map) => filled(map, zeros)) }
}

/** The number of a field; null where it is missing, undefined where it holds anything else, or 0. */
function numberAt({ keys, items }: MapNode, name: string): number | null | undefined {
  const at = keys.indexOf(name)
  if (at < 0) return null
  const leaf = items[at]
  return isLeaf(leaf) && Number.isInteger(leaf.value) && Number(leaf.value) > 0
    ? Number(leaf.value)
    : undefined
}

function isPlace(maps: readonly MapNode[], name: string): boolean {
  return maps.every((map, at) => numberAt(map, name) === (at === 0 ? null : at))
}

/**
 * Whether a field counts parts of as many entries each (0, 0, 1, 1, 2, 2), or the entries of each part (0, 1, 2, 0, 1,
 * 2).
 */
function isDivision(maps: readonly MapNode[], name: string): boolean {
  const numbers = maps.map((map) => numberAt(map, name))
  if (numbers.includes(undefined)) return false
  const count = Math.max(...numbers.map(Number)) + 1
  const size = maps.length / count
  if (count < FEWEST || size < 2 || !Number.isInteger(size)) return false
  return [(at: number) => Math.floor(at / size), (at: number) => at % count].some((placeOf) =>
    numbers.every((number, at) => (number ?? 0) === placeOf(at)),
  )
}

/** A map with a 0 for each of the names that it lacks, at the place where it would stand. */
function filled(map: MapNode, names: readonly string[]): MapNode {
  const missing = names.filter((name) => !map.keys.includes(name))
  const beside = missing.length === 0 ? undefined : map.items.find(isLeaf)
  if (!beside) return map
  const zero = (): LeafNode => ({ ...beside, value: 0, raw: beside.raw })
  return { ...map, keys: [...map.keys, ...missing], items: [...map.items, ...missing.map(zero)] }
}
