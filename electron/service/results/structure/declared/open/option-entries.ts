import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import type { Listed } from './listed-numbers.ts'
import { areMarked } from './listed-people.ts'
import type { OpenParts } from './open-parts.ts'

/** What is needed to turn lists of personas under options. */
export interface ListParts extends OpenParts {
  declared: Declared
}

/** Of the entries of an item's options, so many at most may be of something else. */
export const MOST_OTHERS = 2

/**
 * The entries of a list or of a map, each with the text of an option, in one language or several, and a list; those of
 * a map may also have the options for names. Null where too many are something else.
 */
export function optionEntries(node: Node, { draft, declared, known }: ListParts): Listed[] | null {
  if (node.kind === 'leaf') return null
  const maps = node.items.filter((item): item is MapNode => item.kind === 'map')
  if (maps.length < node.items.length) return null
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))
  const name = nameOfLists(maps)
  if (name === null) return null
  const records = maps.map((map) => fieldsOf(map, name))
  const isText = (value: unknown): boolean => known.isOption(value)
  const isMeant = (value: unknown): boolean => choices.some((at) => declared.optionOf(at, value) !== null)
  const labelBy = (isOption: typeof isText): string | undefined =>
    [...(records[0]?.keys() ?? [])].find((key) => {
      const told = records.filter((fields) => fields.has(key) && isOption(fields.get(key)?.value))
      return told.length > 1 && told.length + MOST_OTHERS >= records.length
    })
  const byText = labelBy(isText)
  // Beside the texts of options, a number may be a code, or count something.
  const isOption = byText === undefined ? isMeant : isText
  const label = byText ?? labelBy(isMeant)
  if (label === undefined) return node.kind === 'map' ? entriesByName(node.keys, maps, name) : null
  const entries: Listed[] = []
  for (const [at, fields] of records.entries()) {
    const people = listAt(maps[at], name)
    const leaf = fields.get(label)
    // A total has no list of its own.
    if ((!people || isLeaf(people)) && !isOption(leaf?.value)) continue
    // In two languages an option may be the same word.
    const options = new Set([...fields.values()].flatMap(({ value }) => (isOption(value) ? [value] : [])))
    if (!people || !leaf || options.size > 1) return null
    entries.push({ name: String(leaf.value), people, isText: byText !== undefined })
  }
  return entries
}

/** The lists that stand beside counts in maps named after options: `{"Yes": {"n": 12, "people": […]}}`. */
function entriesByName(names: readonly string[], maps: readonly MapNode[], name: string): Listed[] | null {
  const entries = maps.flatMap((map, at) => {
    const people = listAt(map, name)
    return people ? [{ name: names[at] ?? '', people }] : []
  })
  return entries.length === maps.length ? entries : null
}

function listAt(map: MapNode | undefined, name: string): Node | undefined {
  return map?.items[map.keys.indexOf(name)]
}

/** The only name under which these maps have lists; null where there are several such names, or none. */
function nameOfLists(maps: readonly MapNode[]): string | null {
  const isList = (node: Node | undefined): boolean =>
    node?.kind === 'list' || (node?.kind === 'map' && node.items.length > 0 && areMarked(node))
  const names = new Set(maps.flatMap(({ keys, items }) => keys.filter((_, at) => isList(items[at]))))
  const [name] = names
  return names.size === 1 ? (name ?? null) : null
}

/** The values of a map and of the maps in it, by their names, without those under one name. */
function fieldsOf(map: MapNode, without: string): ReadonlyMap<string, LeafNode> {
  const found = new Map<string, LeafNode>()
  map.keys.forEach((key, at) => {
    const own = map.items[at]
    if (key === without) return
    if (isLeaf(own)) found.set(key, own)
    if (own?.kind === 'map')
      own.items.forEach((inner, place) => {
        if (isLeaf(inner)) found.set(`${key}/${own.keys[place]}`, inner)
      })
  })
  return found
}
