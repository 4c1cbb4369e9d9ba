import { addTo } from '../../../json/add-to.ts'
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

/** Two fields of maps of one kind: one with the text of an option, one beside it that may be its code. */
export interface OptionFields {
  /** The item whose options these are. */
  owner: number | null
  /** The way to the maps; absent where the two are a name and its value. */
  path?: string
  label?: string
  field?: string
}

interface SeenMap {
  path: string
  owner: number | null
  fields: readonly { name: string; leaf: { value: unknown } }[]
  /** The fields that hold options. */
  texts: readonly { leaf: { value: unknown } }[]
}

/**
 * Notes what maps hold that might declare options, and tells of which kind these are answers: some have two different
 * options in words, or have the same fields without the option of an item, as of somebody who gave no answer.
 */
export function answersSeen(): { note(map: SeenMap): void; include(fields: OptionFields): boolean } {
  const ofSeveral = new Set<string>()
  const known = new Map<string, Set<string>>()
  const unanswered = new Map<string, string[][]>()
  return {
    note({ path, owner, fields, texts }) {
      const words = new Set(texts.map(({ leaf }) => String(leaf.value)))
      if ([...words].filter((text) => /\p{L}/u.test(text)).length > 1) ofSeveral.add(path)
      const id = `${owner} ${path}`
      const names = fields.flatMap(({ name, leaf }) => (`${leaf.value ?? ''}`.trim() === '' ? [] : [name]))
      if (texts.length === 0) addTo(unanswered, id, names)
      else {
        const seen = known.get(id) ?? new Set<string>()
        known.set(id, seen)
        for (const name of names) seen.add(name)
      }
    },
    include({ owner, path, label, field }) {
      if (path === undefined || label === undefined || field === undefined) return false
      const id = `${owner} ${path}`
      const isLeftOut = (names: readonly string[]): boolean =>
        names.includes(field) && !names.includes(label) && names.every((name) => known.get(id)?.has(name))
      return ofSeveral.has(path) || (unanswered.get(id) ?? []).some(isLeftOut)
    },
  }
}
