import { isReasonName } from '../../../words/missing-reasons.ts'
import type { LeafNode, MapNode, Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'
import { isBlank } from '../places.ts'
import { entryGroups, withFresh } from './entry-groups.ts'
import type { OpenParts } from './open-parts.ts'

const FEWEST = 4
/** States are so few. */
const MOST_STATES = 8
const MOST_WORDS = 4

type Fields = ReadonlyMap<string, LeafNode>

/**
 * Leaves out what stands in entries whose own field says that there is no answer: `{outcome: "refused", text: "I would
 * rather not say."}` is how somebody refused. Only where other entries have another state in that field, and only words
 * in fields that are empty in some entry: those that all entries have are about these.
 */
export function withoutRefused(root: Node, { known, personas }: Pick<OpenParts, 'known' | 'personas'>): Node {
  const fresh = new Map<Node, null>()
  for (const maps of entryGroups(root)) {
    // As many entries as personas may be whole sheets of answers.
    if (maps.length < FEWEST || maps.length <= personas) continue
    const entries = maps.map(leavesIn)
    // Such a field stands in all entries.
    const states = [...(entries[0]?.keys() ?? [])].filter((name) => tellsState(name, entries, known))
    const [state, ...others] = states
    if (state === undefined || others.length > 0) continue
    const filled = new Map<string, number>()
    for (const [name, { value }] of entries.flatMap((fields) => [...fields]))
      if (!isBlank(value)) filled.set(name, (filled.get(name) ?? 0) + 1)
    const partly = new Set([...filled].flatMap(([name, count]) => (count < entries.length ? [name] : [])))
    for (const fields of entries) {
      if (!isReasonName(String(fields.get(state)?.value ?? ''))) continue
      for (const [name, leaf] of fields)
        if (partly.has(name) && typeof leaf.value === 'string' && isSaid(leaf.value)) fresh.set(leaf, null)
    }
  }
  return withFresh(root, fresh)

  function isSaid(text: string): boolean {
    return !known.isOption(text) && known.itemOf(text) === null
  }
}

/**
 * Whether a field of all entries has one of a few words, of which all but one say why there is no answer; most have
 * that one.
 */
function tellsState(
  name: string,
  entries: readonly Fields[],
  known: Pick<OpenParts['known'], 'isOption'>,
): boolean {
  const words = entries.map((fields) => fields.get(name)?.value)
  const different = new Set(words)
  if (different.size < 2 || different.size > MOST_STATES) return false
  const areWords = [...different].every(
    (word) =>
      typeof word === 'string' &&
      word.split(/\s+/).length <= MOST_WORDS &&
      /\p{L}/u.test(word) &&
      !known.isOption(word),
  )
  if (!areWords || [...different].filter((word) => !isReasonName(String(word))).length !== 1) return false
  const reasons = words.filter((word) => isReasonName(String(word))).length
  return reasons > 0 && reasons * 2 < words.length
}

function leavesIn(map: MapNode): Fields {
  return new Map(fieldsIn(map, '').map(({ name, leaf }) => [name, leaf]))
}
