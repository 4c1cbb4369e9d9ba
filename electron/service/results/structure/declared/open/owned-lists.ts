import { addTo } from '../../../../json/add-to.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'

const FEWEST = 4
/** Lists under so many other names that refer to the same records say that no list owns these. */
const FEWEST_OTHERS = 2
const ID_NAMES: ReadonlySet<string> = new Set(['id', '_id', 'uuid', 'key', 'ref', '@id'])

/** Records that are kept apart, by the references to them. */
interface Store {
  records: ReadonlyMap<string, Node>
  /** The list or the map that holds them. */
  place: Node
}

/**
 * Moves records to where lists refer to them by their ids: `answers: [{type, id}, …]` or `answers: ["a1", …]` in each
 * entry, while the records are in a list or a map of their own. Only where each record is referred to at most once, by
 * lists under one name: these then own the records. A store to which lists under another name refer again and again, or
 * lists under several other names, holds personas, and nobody owns them.
 */
export function moveOwned(root: Node): Node {
  const stores = storesIn(root)
  if (stores.length === 0) return root
  const lists = new Map<string, Node[]>()
  look(root, '')
  const moved = new Map<Node, readonly Node[]>()
  const gone = new Set<Node>()
  const repeated = [...lists.values()].map(idsIn).filter((ids) => new Set(ids).size < ids.length)
  const refer = (ids: readonly (string | null)[], { records }: Store): boolean =>
    ids.every((id) => records.has(id ?? ''))
  const isOfPersonas = (store: Store, own: readonly Node[]): boolean => {
    const others = [...lists.values()].filter((one) => one !== own && refer(idsIn(one), store))
    return others.length >= FEWEST_OTHERS || repeated.some((ids) => refer(ids, store))
  }
  for (const own of lists.values()) {
    const ids = idsIn(own)
    if (ids.length < FEWEST || own.length < 2 || ids.includes(null) || new Set(ids).size < ids.length)
      continue
    const store = stores.filter(
      (one) =>
        !own.includes(one.place) &&
        ids.length * 10 >= one.records.size * 7 &&
        refer(ids, one) &&
        !isOfPersonas(one, own),
    )
    const [only] = store
    if (!only || store.length > 1) continue
    for (const list of own) {
      if (list.kind !== 'list') continue
      moved.set(
        list,
        list.items.map((item) => only.records.get(idOf(item) ?? '') as Node),
      )
    }
    for (const id of ids) gone.add(only.records.get(id ?? '') as Node)
  }
  return moved.size === 0 ? root : rebuilt(root)

  /** Collects lists of references, by the names that lead to them. */
  function look(node: Node, path: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'list' && node.items.length > 0 && node.items.every((item) => idOf(item) !== null))
      addTo(lists, path, node)
    const areRecords = node.items.length >= FEWEST && node.items.every(({ kind }) => kind === 'map')
    node.items.forEach((item, at) => {
      look(item, node.kind === 'list' ? `${path}/*` : `${path}/${areRecords ? '{}' : (node.keys[at] ?? '')}`)
    })
  }

  function rebuilt(node: Node): Node {
    if (node.kind === 'leaf') return node
    const inside = moved.get(node)
    if (inside) return { kind: 'list', items: inside }
    if (node.kind === 'list')
      return { kind: 'list', items: node.items.filter((item) => !gone.has(item)).map(rebuilt) }
    const kept = node.keys.flatMap((key, at) => {
      const item = node.items[at] as Node
      return gone.has(item) ? [] : [{ key, item: rebuilt(item) }]
    })
    return { ...node, keys: kept.map(({ key }) => key), items: kept.map(({ item }) => item) }
  }
}

/** The ids in lists of references. */
function idsIn(lists: readonly Node[]): (string | null)[] {
  return lists.flatMap((list) => (list.kind === 'list' ? list.items.map(idOf) : []))
}

/** The id in a reference: `"a1"`, `{type: "answers", id: "a1"}`, `{id: "a1"}`. Null where it is none. */
function idOf(node: Node): string | null {
  if (isLeaf(node))
    return typeof node.value === 'string' || typeof node.value === 'number' ? `/${node.value}` : null
  if (node.kind !== 'map' || node.keys.length > 2) return null
  const id = leafOf(node, 'id')
  const type = leafOf(node, 'type')
  if (id === null || (node.keys.length === 2 && type === null)) return null
  return `${type?.value ?? ''}/${id.value}`
}

function leafOf(map: MapNode, name: string): LeafNode | null {
  const leaf = map.items[map.keys.indexOf(name)]
  return isLeaf(leaf) && leaf.value !== null ? leaf : null
}

/** Lists and maps of records that each have their own id; those of a list are also kept by type. */
function storesIn(root: Node): Store[] {
  const found: Store[] = []
  function walk(node: Node): void {
    if (node.kind === 'leaf') return
    const maps = node.items.filter((item): item is MapNode => item.kind === 'map' && item.keys.length > 1)
    if (maps.length >= FEWEST && maps.length === node.items.length) {
      if (node.kind === 'map')
        found.push({
          place: node,
          records: new Map(node.keys.map((key, at) => [`/${key}`, node.items[at] as Node])),
        })
      const byType = new Map<string, Map<string, Node>>()
      for (const map of maps) {
        const name = map.keys.find((key) => ID_NAMES.has(key))
        const id = name === undefined ? null : leafOf(map, name)
        if (id === null) continue
        // This is a reference and no record.
        if (idOf(map) !== null) continue
        const type = String(leafOf(map, 'type')?.value ?? '')
        for (const own of new Set([type, '']))
          byType.set(own, (byType.get(own) ?? new Map()).set(`${own}/${id.value}`, map))
      }
      for (const [type, records] of byType)
        if ((type !== '' || records.size === maps.length) && !isByName(node, records))
          found.push({ place: node, records })
    }
    node.items.forEach(walk)
  }
  walk(root)
  return found
}

/** Whether a map has its records under their ids: they are then known by these names already. */
function isByName(node: Node, records: ReadonlyMap<string, Node>): boolean {
  return node.kind === 'map' && node.keys.every((key) => records.has(`/${key}`))
}
