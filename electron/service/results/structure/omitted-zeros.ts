import { isLeaf, type LeafNode, type MapNode, type Node } from './node.ts'

const FEWEST = 3
const MOST_FIELDS = 60

/**
 * Puts back the zeros that a program left out because 0 is its default: in a list of maps, where a whole number tells
 * the place of each entry but that of the first; and where it divides the entries into as many equal parts as it has
 * values, if those without it count as one of them. Other numbers that are missing may be no answers, and stay away.
 */
export function withOmittedZeros(root: Node): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map(withOmittedZeros)
  if (root.kind === 'map') return { ...root, items }
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length < FEWEST || maps.length < items.length) return { ...root, items }
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  if (names.length > MOST_FIELDS) return { ...root, items }
  const zeros = names.filter((name) => isPlace(maps, name) || isDivision(maps, name))
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

function isDivision(maps: readonly MapNode[], name: string): boolean {
  const sizes = new Map<number, number>()
  for (const map of maps) {
    const number = numberAt(map, name)
    if (number === undefined) return false
    sizes.set(number ?? 0, (sizes.get(number ?? 0) ?? 0) + 1)
  }
  const size = sizes.get(0) ?? 0
  const areAll = [...sizes.keys()].every((number) => number < sizes.size)
  return size > 1 && sizes.size >= FEWEST && areAll && [...sizes.values()].every((own) => own === size)
}

/** A map with a 0 for each of the names that it lacks, at the place where it would stand. */
function filled(map: MapNode, names: readonly string[]): MapNode {
  const missing = names.filter((name) => !map.keys.includes(name))
  const beside = missing.length === 0 ? undefined : map.items.find(isLeaf)
  if (!beside) return map
  const zero = (): LeafNode => ({ ...beside, value: 0, raw: beside.raw })
  return { ...map, keys: [...map.keys, ...missing], items: [...map.items, ...missing.map(zero)] }
}
