import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import type { OpenParts } from './open-parts.ts'

interface TurnParts extends Pick<OpenParts, 'draft' | 'personas'> {
  declared: Declared
}

const FEWEST_PERSONAS = 4

/**
 * Turns rows of one item each, whose other columns are the personas, into rows of persona and answer. Only where
 * exactly as many columns as there are personas hold options in the rows of single choices, and words in the other
 * rows.
 */
export function turnTables(
  maps: readonly MapNode[],
  { draft, declared, personas }: TurnParts,
): readonly Node[] | null {
  // With few personas, any few fields may be as many.
  if (personas < FEWEST_PERSONAS || maps.length < 2 || maps.length > draft.questions.length) return null
  const items = maps.map((map) => {
    const told = new Set(
      map.items.flatMap((item) => (isLeaf(item) ? (declared.itemOf(item.value) ?? []) : [])),
    )
    return told.size === 1 ? ([...told][0] ?? null) : null
  })
  if (items.includes(null) || new Set(items).size < items.length) return null
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  const isPerson = (name: string): boolean => {
    let told = 0
    const fits = maps.every((map, row) => {
      const at = map.keys.indexOf(name)
      const leaf = map.items[at]
      if (leaf === undefined) return true
      if (!isLeaf(leaf)) return false
      const { value } = leaf
      if (value === null || value === '') return true
      const item = items[row] ?? -1
      if (declared.itemOf(value) !== null) return false
      if (draft.questions[item]?.type !== 'single_choice')
        return typeof value === 'string' || typeof value === 'number'
      const isOption = declared.optionOf(item, value) !== null
      if (isOption) told += 1
      return isOption || isStandIn(String(value))
    })
    return fits && told > 0
  }
  const people = names.filter(isPerson)
  if (people.length !== personas) return null
  const own = new Set(people)
  return maps.map((map): Node => {
    const cells = map.keys.flatMap((key, at): Node[] => {
      const leaf = map.items[at]
      if (!own.has(key) || !leaf || !isLeaf(leaf)) return []
      return [{ kind: 'map', keys: ['persona', 'answer'], items: [{ ...leaf, value: key }, leaf] }]
    })
    const rest = map.keys.flatMap((key, at) => (own.has(key) ? [] : [at]))
    return {
      kind: 'map',
      keys: [...rest.map((at) => map.keys[at] ?? ''), '[]'],
      items: [...rest.map((at) => map.items[at] as Node), { kind: 'list', items: cells }],
    }
  })
}
