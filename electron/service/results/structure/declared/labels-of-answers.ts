import type { KnownTexts } from '../item-refs.ts'
import type { MapNode, Node } from '../node.ts'
import { fieldsIn } from '../records.ts'

/** From this number of entries for each persona on, a list may be the personas' own. */
const FEWEST_SHARE = 0.7

/**
 * Makes the test whether a field of a list's entries has what people answered, where these are nearly as many as the
 * personas, so that it names no options of codes beside it: some gave no answer and left it blank, or some entry has
 * options of several items.
 */
export function labelsOfAnswers(
  node: Node,
  { personas, known }: { personas: number; known: Pick<KnownTexts, 'isOption'> },
): (label: string) => boolean {
  const maps = node.kind === 'leaf' ? [] : node.items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length > personas || maps.length < Math.max(2, personas * FEWEST_SHARE)) return () => false
  const entries = maps.map((map) => fieldsIn(map, ''))
  const areOfSeveral = entries.some(
    (fields) => fields.filter(({ leaf }) => known.isOption(leaf.value)).length > 1,
  )
  const blank = new Set(
    entries.flatMap((fields) =>
      fields.flatMap(({ name, leaf }) => (`${leaf.value ?? ''}`.trim() === '' ? [name] : [])),
    ),
  )
  return (label) => areOfSeveral || [...blank].some((name) => label === name || label.startsWith(`${name}.`))
}
