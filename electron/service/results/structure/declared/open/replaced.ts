import { wordsOfKey } from '../../../../json/words-of-key.ts'
import type { MapNode, Node } from '../../node.ts'
import { type Entry, entriesIn, namesOf } from './changes/entries.ts'

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
  ...['revises', 'revise', 'amends', 'supersede', 'corrigee', 'rectifie', 'changes', 'modifie'],
  ...['withdraws', 'retracts', 'revokes', 'retracted', 'retire'],
])

/** Words that turn these: "superseded_by" stands in the entry that no longer counts. */
const BY: ReadonlySet<string> = new Set('by par'.split(' '))
const MOST_SHARE = 0.5

/** The entries of a list that stand, and those of them that took the place of others. */
export interface Replacements {
  items: readonly Node[]
  replacing: ReadonlySet<Node>
}

/** A payload without the entries of its lists that others say they replace (`replacementsIn`). */
export function withoutReplaced(root: Node): Node {
  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const items = node.kind === 'list' ? (replacementsIn(node.items)?.items ?? node.items) : node.items
    const inner = items.map(walk)
    return node.kind === 'map' ? { ...node, items: inner } : { kind: 'list', items: inner }
  }
  return walk(root)
}

/**
 * Leaves out the entries of a list that other entries say they replace: each of these refers to one entry of the list
 * by the only field that has a different value in each, and agrees with it in at least two fields. The field that
 * refers to it is left out too, for it is no part of the answer. Null where no entry says so, or where some reference
 * is unclear.
 */
export function replacementsIn(items: readonly Node[]): Replacements | null {
  const entries = entriesIn(items)
  if (!entries || entries.length < 3) return null
  const all = namesOf(entries)
  const names = all.filter((name) => wordsOfKey(name).some((word) => REPLACING.has(word)))
  const [name] = names
  if (name === undefined || names.length > 1 || wordsOfKey(name).some((word) => BY.has(word))) return null
  const pointing = entries.filter((entry) => plainText(entry, name) !== null)
  if (pointing.length === 0 || pointing.length > entries.length * MOST_SHARE) return null
  const targets = pointing.map((entry) => plainText(entry, name))
  const ids = all.filter((key) => {
    const told = new Set(entries.map((entry) => plainText(entry, key)))
    return (
      key !== name && !told.has(null) && told.size === entries.length && targets.every((one) => told.has(one))
    )
  })
  const [id] = ids
  if (id === undefined || ids.length > 1 || new Set(targets).size < targets.length) return null
  const byId = new Map(entries.map((entry) => [plainText(entry, id), entry]))
  const replaced = new Set<Node>()
  for (const entry of pointing) {
    const old = byId.get(plainText(entry, name))
    if (!old || old === entry || !agree(old, entry)) return null
    replaced.add(old.map)
  }
  const fresh = new Map(pointing.map(({ map }) => [map, without(map, name)]))
  const kept = entries.filter(({ map }) => !replaced.has(map)).map(({ map }) => fresh.get(map) ?? map)
  return { items: kept, replacing: new Set(fresh.values()) }
}

function plainText({ fields }: Entry, name: string): string | null {
  const value = fields.get(name)?.value
  return value === undefined || value === null || value === '' ? null : String(value)
}

/** Whether two entries have the same subject: they agree in at least two fields. */
function agree({ fields: theirs }: Entry, { fields }: Entry): boolean {
  return [...fields].filter(([name, { value }]) => theirs.get(name)?.value === value).length >= 2
}

/** A map without the value of that name, which may stand in a map within it. */
function without(map: MapNode, name: string): MapNode {
  const kept = map.keys.flatMap((key, at) => (key === name ? [] : [at]))
  return {
    ...map,
    keys: kept.map((at) => map.keys[at] ?? ''),
    items: kept.map((at): Node => {
      const item = map.items[at] as Node
      const outer = `${map.keys[at] ?? ''}.`
      return item.kind === 'map' && name.startsWith(outer) ? without(item, name.slice(outer.length)) : item
    }),
  }
}
