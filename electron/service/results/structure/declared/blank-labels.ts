import { isLeaf, type MapNode, type Node } from '../node.ts'
import { fieldsIn } from '../records.ts'
import { isBlank } from './places.ts'

/** From this number of entries for each persona on, a list may be the personas' own. */
const FEWEST_SHARE = 0.7

/**
 * Makes the test whether a field is blank in some of the entries of a list, where these are nearly as many as the
 * personas: it has what people answered, some of whom gave no answer, and names no options of codes beside it.
 */
export function blankLabels(node: Node, personas: number): (label: string) => boolean {
  const maps = node.kind === 'leaf' ? [] : node.items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length > personas || maps.length < Math.max(2, personas * FEWEST_SHARE)) return () => false
  const blank = new Set(
    maps.flatMap((map) =>
      fieldsIn(map, '').flatMap(({ name, leaf }) => (isLeaf(leaf) && isBlank(leaf.value) ? [name] : [])),
    ),
  )
  return (label) => [...blank].some((name) => label === name || label.startsWith(`${name}.`))
}
