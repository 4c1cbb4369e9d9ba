import type { KnownTexts } from '../../../item-refs.ts'
import type { LeafNode, MapNode, Node } from '../../../node.ts'
import { fieldsIn } from '../../../records.ts'
import { saysCorrected, saysRetracted } from './change-words.ts'

/** A field that says of which kind each entry is has few different values. */
const MOST_KINDS = 12
/** A subject is told by so many fields, such as persona and item. */
const FEWEST_FIELDS = 2
const FEWEST_OPTIONS = 2

type Fields = ReadonlyMap<string, LeafNode>

/**
 * Whether a list has entries that say of themselves that they change answers of the same list, so that nobody knows
 * what stands where these changes could not be made.
 */
export function isUnclearJournal(items: readonly Node[], known: Pick<KnownTexts, 'isOption'>): boolean {
  const entries = items
    .filter((item): item is MapNode => item.kind === 'map')
    .map((map): Fields => new Map(fieldsIn(map, '').map(({ name, leaf }) => [name, leaf])))
  const options = entries.filter((fields) => [...fields.values()].some(({ value }) => known.isOption(value)))
  if (entries.length < items.length || options.length < FEWEST_OPTIONS) return false
  const names = [...new Set(entries.flatMap((fields) => [...fields.keys()]))]
  return names.some((name) => {
    const told = new Set(entries.map((fields) => fields.get(name)?.value))
    const saying = [...told].filter(
      (value) => !known.isOption(value) && (saysCorrected(value) || saysRetracted(value)),
    )
    if (told.size > MOST_KINDS || saying.length === 0 || saying.length === told.size) return false
    const later = entries.filter((fields) => saying.includes(fields.get(name)?.value))
    const others = entries.filter((fields) => !later.includes(fields))
    return later.length < others.length && later.some((entry) => changes(entry, others, { name, known }))
  })
}

/** Whether an entry is about the same as another one: it agrees with it in two fields that tell entries apart. */
function changes(
  entry: Fields,
  others: readonly Fields[],
  { name, known }: { name: string; known: Pick<KnownTexts, 'isOption'> },
): boolean {
  const subject = [...entry].filter(([field, { value }]) => {
    if (field === name || value === null || value === '' || known.isOption(value)) return false
    const same = others.filter((fields) => fields.get(field)?.value === value).length
    return same > 0 && same < others.length
  })
  return (
    subject.length >= FEWEST_FIELDS &&
    others.some((fields) => subject.every(([field, { value }]) => fields.get(field)?.value === value))
  )
}
