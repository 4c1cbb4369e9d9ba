import type { Node } from '../../../node.ts'
import { entriesIn } from './entries.ts'
import { entryKinds, type JournalParts } from './entry-kinds.ts'
import { isStreamOfChanges, rowsOfChanges } from './row-images.ts'
import { isUnclearJournal } from './unclear-journal.ts'
import { withValueChanges } from './value-changes.ts'

/** A payload in which every journal tells what stands at its end. */
export interface Replayed {
  root: Node
  /** How many entries each journal had as it came; empty where there is none. */
  journals: readonly number[]
}

/**
 * Makes the changes that the journals of a payload tell. A journal of which some change is unclear is left empty: what
 * its other entries tell may not stand either.
 */
export function replayed(root: Node, parts: JournalParts): Replayed {
  const journals: number[] = []
  function walk(node: Node): Node {
    if (node.kind === 'leaf') return node
    const standing = node.kind === 'list' ? standingIn(node.items, parts) : null
    if (standing !== null) {
      journals.push(node.items.length)
      return standing
    }
    return { ...node, items: node.items.map(walk) }
  }
  const changed = walk(root)
  return { root: journals.length === 0 ? root : changed, journals }
}

/** What stands at the end of a list; null where it is no journal. */
function standingIn(items: readonly Node[], parts: JournalParts): Node | null {
  const rows = rowsOfChanges(items)
  if (rows !== null) return rows
  const entries = entriesIn(items)
  const kinds = entries && entryKinds(entries, parts)
  const changed = kinds && withValueChanges(entries, kinds)
  if (changed) return { kind: 'list', items: changed }
  const isUnclear = isStreamOfChanges(items) || (kinds && isUnclearJournal(entries, kinds, parts.known))
  return isUnclear ? { kind: 'list', items: [] } : null
}
