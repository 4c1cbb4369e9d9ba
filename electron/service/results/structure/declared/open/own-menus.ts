import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { isBlank } from '../places.ts'
import { entryGroups, withFresh } from './entry-groups.ts'
import { hasCodedOptions, listedMenu, optionListsIn } from './listed-menus.ts'
import { type Menu, menuIn } from './menus.ts'
import type { OpenParts } from './open-parts.ts'

/** So many entries at least must have a menu of their own. */
const FEWEST = 2
const LONGEST_CODE = 8

/**
 * An entry with the menu that stands in it; `menu` is null where it has none, or one that is none of an item's options.
 */
interface Entry {
  map: MapNode
  node: Node | null
  menu: Menu | null
}

/**
 * Replaces codes that a menu beside them explains by its texts: `{menu: {"A": "Never", "B": "Often"}, pick: "B"}`,
 * where each person saw the options in another order. A code without such a menu means nothing then, whatever the menus
 * of others say. Only where one field of all entries has codes of their menus, and where menus give a code different
 * texts.
 */
export function openOwnMenus(root: Node, { known }: Pick<OpenParts, 'known'>): Node {
  const fresh = new Map<Node, Node | null>()
  for (const maps of entryGroups(root)) {
    const entries = maps.length < FEWEST ? [] : maps.map(entryOf)
    const picks = areShuffled(entries) ? picksIn(entries) : null
    for (const [leaf, text] of picks ?? []) fresh.set(leaf, { ...leaf, value: text, exact: text })
    for (const { node } of picks ? entries : []) if (node) fresh.set(node, null)
  }
  if (fresh.size === 0) openLists()
  return withFresh(root, fresh)

  /**
   * The same for lists of options without codes, of which a letter is the place. A number may be the one in the
   * questionnaire.
   */
  function openLists(): void {
    const isOption = (text: string): boolean => known.isOption(text)
    const groups = entryGroups(root).filter(({ length }) => length >= FEWEST)
    const listed = groups.flatMap((maps) => {
      const lists = maps.map((map) => optionListsIn(map, isOption))
      return lists.some(({ length }) => length === 1) ? [{ maps, lists }] : []
    })
    if (listed.length === 0 || hasCodedOptions(root, isOption)) return
    for (const { maps, lists } of listed) {
      const entries = maps.map((map, at): Entry => {
        const [list, ...others] = lists[at] ?? []
        const only = list && others.length === 0 ? list : null
        return { map, node: only, menu: only && listedMenu(only) }
      })
      // Words of an option beside the list are the answer, or its contrary: a number beside these means something else.
      if (entries.some(saysOption)) continue
      const picks = areShuffled(entries) ? picksIn(entries) : null
      if (!picks || new Set([...picks.keys()].map(({ value }) => value)).size < 2) continue
      for (const [leaf, text] of picks) fresh.set(leaf, { ...leaf, value: text, exact: text })
      for (const node of lists.flat()) fresh.set(node, null)
    }
  }

  function saysOption({ map, node }: Entry): boolean {
    return (
      node !== null &&
      map.items.some((item) => item !== node && leavesIn(item).some(({ value }) => known.isOption(value)))
    )
  }

  function entryOf(map: MapNode): Entry {
    const inner = map.items.flatMap((item) => (item.kind === 'map' ? [item, ...item.items] : [item]))
    const menus = inner.flatMap((node) => {
      const menu = menuIn(node, (text) => known.isOption(text) || saysWhyMissing(text))
      return menu ? [{ node, menu }] : []
    })
    const [own, ...others] = menus
    return {
      map,
      node: own?.node ?? null,
      menu: own && others.length === 0 && own.menu.isSound ? own.menu : null,
    }
  }
}

/** Whether menus of the same texts give some code different ones. */
function areShuffled(entries: readonly Entry[]): boolean {
  const orders = new Map<string, Set<string>>()
  for (const { menu } of entries) {
    if (!menu) continue
    const texts = [...menu.texts.values()].sort().join('\n')
    const order = [...menu.texts].map((pair) => pair.join('\t')).join('\n')
    orders.set(texts, (orders.get(texts) ?? new Set()).add(order))
  }
  return [...orders.values()].some(({ size }) => size >= FEWEST)
}

/** What each code means by its own menu; null where no field of the entries, or more than one, has such codes. */
function picksIn(entries: readonly Entry[]): Map<LeafNode, string> | null {
  const withMenu = entries.filter(({ menu }) => menu !== null)
  const inMenu = (entry: Entry): Set<Node> => new Set(leavesIn(entry.node))
  const fields = withMenu.map((entry) => {
    const own = inMenu(entry)
    return new Map(
      fieldsIn(entry.map, '').flatMap(({ name, leaf }): [string, LeafNode][] =>
        own.has(leaf) ? [] : [[name, leaf]],
      ),
    )
  })
  const names = [...new Set(fields.flatMap((own) => [...own.keys()]))].filter((name) => {
    const told = fields.map((own, at) => ({ leaf: own.get(name), menu: withMenu[at]?.menu }))
    const filled = told.filter(({ leaf }) => leaf && !isBlank(leaf.value))
    return (
      filled.length >= FEWEST && filled.every(({ leaf, menu }) => menu?.texts.has(String(leaf?.value).trim()))
    )
  })
  const [name, ...others] = names
  if (name === undefined || others.length > 0) return null
  // Codes of entries without a menu mean nothing, and are left as they are.
  return new Map(
    fields.flatMap((own, at): [LeafNode, string][] => {
      const leaf = own.get(name)
      const text = withMenu[at]?.menu?.texts.get(String(leaf?.value ?? '').trim())
      return leaf && text !== undefined && !isBlank(leaf.value) && `${leaf.value}`.length <= LONGEST_CODE
        ? [[leaf, text]]
        : []
    }),
  )
}

function leavesIn(node: Node | null): LeafNode[] {
  if (node === null) return []
  return isLeaf(node) ? [node] : node.items.flatMap(leavesIn)
}
