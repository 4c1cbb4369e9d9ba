import type { SurveyDraft } from '../../../../../../shared/models/draft.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import { rewriteAligned } from './aligned.ts'

/** "eau/source", "eau/trajet/source": the groups of a form before the id of an item. */
const GROUPED = /^[\w-]+(?:\/[\w-]+)*\/([\w-]+)$/
/** "QID5_TEXT": what was written, after the id of an open-ended item. */
const WRITTEN = /^(.+?)[_.-](?:text|texte|open|verbatim|libre|ouvert|ouverte)$/i

/**
 * Names that hold the declared id of an item beside its group or its form become that id, where nothing else is called
 * so; and lists of all options of the item under whose name they stand are left out: they say what could be answered.
 */
export function openItemNames(root: Node, draft: SurveyDraft, declared: Declared): Node {
  const named = rewriteAligned(root, renamed)
  return withoutChoices(named)

  function renamed(maps: readonly MapNode[]): readonly Node[] | null {
    const keys = [...new Set(maps.flatMap((map) => map.keys))]
    const bare = new Map(keys.flatMap((key) => nameOf(key)?.map((id) => [key, id] as const) ?? []))
    const ids = [...bare.values()]
    const sound = [...bare].filter(
      ([, id]) => !keys.includes(id) && ids.filter((other) => other === id).length === 1,
    )
    if (sound.length === 0) return null
    const names = new Map(sound)
    return maps.map((map) => ({ ...map, keys: map.keys.map((key) => names.get(key) ?? key) }))
  }

  function nameOf(key: string): string[] | null {
    if (declared.itemOf(key) !== null) return null
    const grouped = GROUPED.exec(key)?.[1]
    if (grouped !== undefined && declared.itemOf(grouped) !== null) return [grouped]
    const written = WRITTEN.exec(grouped ?? key)?.[1]
    const item = written === undefined ? null : declared.itemOf(written)
    return item !== null && written !== undefined && draft.questions[item]?.type !== 'single_choice'
      ? [written]
      : null
  }

  function withoutChoices(node: Node): Node {
    if (node.kind === 'leaf') return node
    if (node.kind === 'list') return { ...node, items: node.items.map(withoutChoices) }
    const kept = node.keys.flatMap((key, at) => (areAllOptions(key, node.items[at]) ? [] : [at]))
    return {
      ...node,
      keys: kept.map((at) => node.keys[at] ?? ''),
      items: kept.map((at) => withoutChoices(node.items[at] as Node)),
    }
  }

  /** Whether a list under the name of an item has each of its options once, by its codes. */
  function areAllOptions(key: string, list: Node | undefined): boolean {
    if (list?.kind !== 'list' || !list.items.every(isLeaf)) return false
    const item = declared.itemOf(key)
    const count = item === null ? 0 : (draft.questions[item]?.options.length ?? 0)
    if (item === null || count < 2 || list.items.length !== count) return false
    const told = new Set(
      list.items.map((leaf) => (isLeaf(leaf) ? declared.optionOf(item, leaf.value) : null)),
    )
    return told.size === count && !told.has(null)
  }
}
