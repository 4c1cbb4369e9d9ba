import type { Node } from '../../../node.ts'
import { replacementsIn } from '../replaced.ts'
import { type Entry, entriesIn } from './entries.ts'
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
  const all = entriesIn(items)
  const said = all && entryKinds(all, parts)
  // An entry that names the one it changes says all that is to be known of this change.
  const made = said && said.marks.length > 0 ? replacementsIn(items) : null
  const isMade = ({ map }: Entry): boolean => made?.replacing.has(map) === true
  const entries = made
    ? entriesIn(made.items)?.filter((entry) => !(isMade(entry) && said?.retracts(entry)))
    : all
  const kinds = said && {
    ...said,
    corrects: (entry: Entry) => !isMade(entry) && said.corrects(entry),
    retracts: (entry: Entry) => !isMade(entry) && said.retracts(entry),
  }
  if (!entries || !kinds) return isStreamOfChanges(items) ? { kind: 'list', items: [] } : null
  const changed = withValueChanges(entries, kinds)
  if (changed) return { kind: 'list', items: changed }
  if (isStreamOfChanges(items) || isUnclearJournal(entries, kinds, parts.known))
    return { kind: 'list', items: [] }
  return made ? { kind: 'list', items: entries.map(({ map }) => map) } : null
}
