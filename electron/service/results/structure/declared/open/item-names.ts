import type { SurveyDraft } from '../../../../../../shared/models/draft.ts'
import { isForeignName } from '../../../words/foreign-words.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import { rewriteAligned } from './aligned.ts'

/** "eau/source", "eau/trajet/source": the groups of a form before the id of an item. */
const GROUPED = /^[\w-]+(?:\/[\w-]+)*\/([\w-]+)$/
/** Groups of what was asked before, or is asked again. */
const EARLIER = /^(?:avant|before|pre|initial|t0|antes|prima|vorher|apres|after|post)$/i
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
      ([key, id]) =>
        !keys.includes(id) && ids.filter((other) => other === id).length === 1 && !hasOthers(key, id, keys),
    )
    if (sound.length === 0) return null
    const names = new Map(sound)
    return maps.map((map) => ({ ...map, keys: map.keys.map((key) => names.get(key) ?? key) }))
  }

  /** Whether another name has that id too, with something else behind it: one may be a translation, or a code. */
  function hasOthers(key: string, id: string, keys: readonly string[]): boolean {
    const behind = key.slice(key.lastIndexOf(id))
    const isOther = (other: string): boolean => /^[_.-]/.test(other.slice(other.lastIndexOf(id) + id.length))
    return behind !== id && keys.some((other) => other !== key && other.includes(id) && isOther(other))
  }

  function nameOf(key: string): string[] | null {
    if (declared.itemOf(key) !== null) return null
    const grouped = GROUPED.exec(key)?.[1]
    // "avant/Q1": the group says that these are no answers of this run.
    const groups = key.split('/').slice(0, -1)
    if (groups.some((group) => isForeignName(group) || EARLIER.test(group))) return null
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
