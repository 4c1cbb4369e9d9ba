import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { isBlank } from '../places.ts'

/** What a persona said, with the persona's id. */
export interface Said {
  person: LeafNode
  words: LeafNode
}

const FEWEST = 2

/**
 * Entries of one persona each (`[{respondent: "p1", text: "…"}]`), without those that have no words; null where not one
 * field has the personas, or not one other field has what they said.
 */
export function saidEntries(node: Node, arePersonas: (who: readonly string[]) => boolean): Said[] | null {
  if (node.kind !== 'list' || node.items.length < FEWEST) return null
  const maps = node.items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length < node.items.length) return null
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  const fieldOf = (map: MapNode, name: string): Node | undefined => map.items[map.keys.indexOf(name)]
  const valuesOf = (name: string): unknown[] =>
    maps.map((map) => {
      const field = fieldOf(map, name)
      return isLeaf(field) ? field.value : undefined
    })
  const [who, ...others] = names.filter((name) => {
    const ids = valuesOf(name).map(String)
    return new Set(ids).size === maps.length && arePersonas(ids)
  })
  if (who === undefined || others.length > 0) return null
  const [said, ...further] = names.filter((name) => name !== who && valuesOf(name).some(mayBeSaid))
  if (said === undefined || further.length > 0) return null
  return maps.flatMap((map): Said[] => {
    const [person, words] = [fieldOf(map, who), fieldOf(map, said)]
    return isLeaf(person) && isLeaf(words) && !isBlank(words.value) ? [{ person, words }] : []
  })
}

/** Whether a value may be somebody's words, rather than nothing or a reason why there is no answer. */
function mayBeSaid(value: unknown): boolean {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return false
  return typeof value !== 'string' || !(saysWhyMissing(value) || isStandIn(value))
}
