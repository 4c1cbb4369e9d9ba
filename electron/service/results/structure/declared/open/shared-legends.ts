import { addTo } from '../../../../json/add-to.ts'
import { fieldsByName } from '../../fields-by-name.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'

const FEWEST = 2
const LONGEST_NAME = 64

/** The codes of options, and the name of what holds it: "value_labels". */
interface Legend {
  within: string
  codes: Node
}

/**
 * A payload in which a legend of options that several items share also stands in the record of each item that refers to
 * it by its name: `{name: "Q1", label: "…?", values: "CONF"}` with `{CONF: {"4": "Yes", "3": "No"}}` elsewhere, or a
 * list of records with the name of their legend. A name that two legends have is followed nowhere.
 */
export function withSharedLegends(root: Node, known: KnownTexts): Node {
  const legends = new Map<string, Legend | null>()
  look(root, '')
  return legends.size === 0 ? root : walk(root)

  function note(name: string, legend: Legend): void {
    if (name === '' || name.length > LONGEST_NAME || known.itemOf(name) !== null) return
    legends.set(name, legends.has(name) ? null : legend)
  }

  function look(node: Node, name: string): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'list') {
      noteGroups(node.items, name)
      for (const item of node.items) look(item, name)
      return
    }
    noteRecord(node)
    node.items.forEach((item, at) => {
      const key = node.keys[at] ?? ''
      if (item.kind === 'map' && isLegend(item)) note(key, { within: name, codes: item })
      look(item, key)
    })
  }

  /**
   * Notes the list of options of a record by what else the record says: `{id: "CONF", codes: [{id: "4", name:
   * "Yes"}]}`.
   */
  function noteRecord({ keys, items }: MapNode): void {
    const lists = items.flatMap((list, at) =>
      list.kind === 'list' && list.items.length >= FEWEST && list.items.every(isOptionRecord)
        ? [{ list, within: keys[at] ?? '' }]
        : [],
    )
    const [only, ...others] = lists
    const leaves = items.filter(isLeaf)
    if (!only || others.length > 0 || leaves.some(({ value }) => known.itemOf(value) !== null)) return
    for (const { value } of leaves)
      if (typeof value === 'string') note(value, { within: only.within, codes: only.list })
  }

  function tellsItem({ items }: MapNode): boolean {
    return items.some((item) => isLeaf(item) && known.itemOf(item.value) !== null)
  }

  function isOptionRecord(node: Node): boolean {
    return (
      node.kind === 'map' &&
      !tellsItem(node) &&
      node.items.some((leaf) => isLeaf(leaf) && known.isOption(leaf.value))
    )
  }

  function isLegend({ items }: MapNode): boolean {
    const options = items.filter((item) => isLeaf(item) && known.isOption(item.value))
    return items.every(isLeaf) && options.length >= FEWEST && options.length * 2 > items.length
  }

  /** Notes the records of a list of options by the only field that groups them. */
  function noteGroups(items: readonly Node[], within: string): void {
    const maps = items.filter((item): item is MapNode => item.kind === 'map')
    if (maps.length < items.length || maps.length < FEWEST * 2) return
    // The items themselves may have numbers that are also texts of options.
    if (maps.some(tellsItem)) return
    const isOption = (leaf: Node): boolean => isLeaf(leaf) && known.isOption(leaf.value)
    if (maps.filter((map) => map.items.some(isOption)).length * 2 <= maps.length) return
    const common = [...fieldsByName(maps).values()].filter(({ length }) => length === maps.length)
    const grouping = common.flatMap((fields) => {
      const groups = new Map<string, MapNode[]>()
      for (const { map, node } of fields) {
        const value = isLeaf(node) && typeof node.value === 'string' ? node.value : ''
        addTo(groups, value, map)
      }
      const areGroups =
        groups.size > 1 && !groups.has('') && [...groups.values()].every(({ length }) => length >= FEWEST)
      return areGroups ? [groups] : []
    })
    const [groups, ...others] = grouping
    if (groups && others.length === 0)
      for (const [name, own] of groups) note(name, { within, codes: { kind: 'list', items: own } })
  }

  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const items = node.items.map(walk)
    if (node.kind === 'list') return { ...node, items }
    const told =
      tellsItem(node) && !hasOwnOptions(node)
        ? node.items.flatMap((item, at) => {
            const legend = isLeaf(item) ? meant(item) : null
            return legend ? [{ key: `${node.keys[at] ?? ''} ${legend.within}`, codes: legend.codes }] : []
          })
        : []
    return {
      ...node,
      keys: [...node.keys, ...told.map(({ key }) => key)],
      items: [...items, ...told.map(({ codes }) => codes)],
    }
  }

  /** Whether a record has options itself: what else it says, such as "single", names no legend then. */
  function hasOwnOptions({ items }: MapNode): boolean {
    return items.some((item) =>
      item.kind === 'list'
        ? item.items.length >= FEWEST && item.items.every(isOptionRecord)
        : item.kind === 'map' && isLegend(item),
    )
  }

  /** The legend that a value names, alone or after the kind of the item: "select_one source". */
  function meant({ value }: LeafNode): Legend | null {
    if (typeof value !== 'string' || known.itemOf(value) !== null) return null
    return legends.get(value) ?? legends.get(/^\w+ (\S+)$/.exec(value)?.[1] ?? '') ?? null
  }
}
