import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'

/** Words in the name of a field that refers to the entry which its own entry replaces. */
const REPLACING: ReadonlySet<string> = new Set([
  ...[
    'replaces',
    'replaced',
    'remplace',
    'supersedes',
    'overrides',
    'overwrites',
    'annule',
    'corrige',
    'corrects',
  ],
  ...['revises', 'revise', 'amends', 'supersede', 'corrigee', 'rectifie'],
])
const MOST_SHARE = 0.5

/**
 * Leaves out the entries of a list that other entries say they replace: each of these refers to one entry of the list
 * by the only field that has a different value in each, and agrees with it in at least two fields.
 */
export function withoutReplaced(root: Node): Node {
  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const items = node.kind === 'list' ? without(node.items) : node.items
    const inner = items.map(walk)
    return node.kind === 'map' ? { ...node, items: inner } : { kind: 'list', items: inner }
  }
  return walk(root)
}

function without(items: readonly Node[]): readonly Node[] {
  const maps = items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length < 3 || items.some(({ kind }) => kind === 'list')) return items
  const names = [...new Set(maps.flatMap(({ keys }) => keys))].filter((name) =>
    wordsOfKey(name).some((word) => REPLACING.has(word)),
  )
  const [name] = names
  if (name === undefined || names.length > 1) return items
  const textAt = (map: MapNode, key: string): string | null => {
    const leaf = map.items[map.keys.indexOf(key)]
    return isLeaf(leaf) && leaf.value !== null && leaf.value !== '' ? String(leaf.value) : null
  }
  const pointing = maps.filter((map) => textAt(map, name) !== null)
  if (pointing.length === 0 || pointing.length > maps.length * MOST_SHARE) return items
  const targets = pointing.map((map) => textAt(map, name))
  const ids = [...new Set(maps.flatMap(({ keys }) => keys))].filter((key) => {
    const values = maps.map((map) => textAt(map, key))
    const told = new Set(values)
    return (
      key !== name && !told.has(null) && told.size === values.length && targets.every((one) => told.has(one))
    )
  })
  const [id] = ids
  if (id === undefined || ids.length > 1 || new Set(targets).size < targets.length) return items
  const byId = new Map(maps.map((map) => [textAt(map, id), map]))
  const replaced = new Set(targets.map((target) => byId.get(target)))
  const areAlike = pointing.every((map) => {
    const old = byId.get(textAt(map, name))
    return old !== undefined && old !== map && agree(old, map)
  })
  return areAlike ? items.filter((item) => item.kind !== 'map' || !replaced.has(item)) : items
}

/** Whether two entries have the same subject: they agree in at least two fields. */
function agree(one: MapNode, other: MapNode): boolean {
  const theirs = new Map(fieldsIn(other, '').map(({ name, leaf }) => [name, leaf.value]))
  const shared = fieldsIn(one, '').filter(({ name }) => theirs.has(name))
  return shared.filter(({ name, leaf }) => theirs.get(name) === leaf.value).length >= 2
}
