import { addTo } from '../../../../../json/add-to.ts'
import { wordsOfKey } from '../../../../../json/words-of-key.ts'
import { isLeaf, type MapNode, type Node } from '../../../node.ts'
import { fieldsIn } from '../../../records.ts'

const FEWEST = 3
/** Whole names and beginnings of what a change stream calls a row as it was, and as it is. */
const BEFORE = new Set('before old avant ancien ancienne previous vorher alt antes prima voor oud'.split(' '))
const AFTER = new Set('after new apres nouveau nouvelle current nachher neu despues dopo na nieuw'.split(' '))
const BESIDE = new Set('image row data values value state etat record ligne zeile item'.split(' '))

interface Event {
  before: MapNode | null
  after: MapNode | null
}

/**
 * The rows that a stream of changes leaves: each event has a row as it was and as it is, one of which is missing where
 * the row was added or removed. Null where it is no such stream, or where some event does not fit the rows that stand.
 * Rows of several tables, which have different fields, come in lists of their own.
 */
export function rowsOfChanges(items: readonly Node[]): Node | null {
  const told = eventsIn(items)
  if (told === null) return null
  const standing: MapNode[] = []
  for (const { before, after } of told) {
    if (before) {
      const fitting = standing.flatMap((row, at) => (agrees(before, row) ? [at] : []))
      const [place, ...others] = fitting
      if (place === undefined || others.length > 0) return null
      if (after) standing[place] = after
      else standing.splice(place, 1)
    } else if (after) {
      // The same row once more: it is unclear whether it was added twice, or changed.
      if (standing.some((row) => agrees(after, row))) return null
      standing.push(after)
    }
  }
  return byFields(standing)
}

/** Whether the entries of a list are such changes, fitting or not. */
export function isStreamOfChanges(items: readonly Node[]): boolean {
  return eventsIn(items) !== null
}

function eventsIn(items: readonly Node[]): readonly Event[] | null {
  if (items.length < FEWEST) return null
  const events = items.map((item) => eventIn(item))
  if (events.some((event) => event === null || (!event.before && !event.after))) return null
  const told = events as Event[]
  const isStream = told.some(({ before }) => before) && told.filter(({ after }) => after).length >= FEWEST
  return isStream ? told : null
}

/** The images of an event, which may be in a map within it. */
function eventIn(node: Node, depth = 0): Event | null {
  if (node.kind !== 'map' || depth > 1) return null
  const named = (words: ReadonlySet<string>): Node | undefined => {
    const found = node.keys.flatMap((key, at) => (isNamed(key, words) ? [node.items[at] as Node] : []))
    return found.length === 1 ? found[0] : undefined
  }
  const images = [named(BEFORE), named(AFTER)].map((image) => (image?.kind === 'map' ? image : null))
  const [before = null, after = null] = images
  if (before || after) return { before, after }
  const inner = node.items.flatMap((item) => eventIn(item, depth + 1) ?? [])
  return inner.length === 1 ? (inner[0] ?? null) : null
}

function isNamed(key: string, words: ReadonlySet<string>): boolean {
  const own = wordsOfKey(key)
  return own.some((word) => words.has(word)) && own.every((word) => words.has(word) || BESIDE.has(word))
}

/** Whether every value of an image, at least two, is that of the row. */
function agrees(image: MapNode, row: MapNode): boolean {
  const theirs = new Map(fieldsIn(row, '').map(({ name, leaf }) => [name, leaf.value]))
  const own = fieldsIn(image, '').filter(({ leaf }) => isLeaf(leaf))
  return own.length > 1 && own.every(({ name, leaf }) => theirs.has(name) && theirs.get(name) === leaf.value)
}

function byFields(rows: readonly MapNode[]): Node {
  const tables = new Map<string, MapNode[]>()
  for (const row of rows) {
    const id = [...row.keys].sort().join('\n')
    addTo(tables, id, row)
  }
  const lists = [...tables.values()].map((items): Node => ({ kind: 'list', items }))
  const [only] = lists
  if (only && lists.length === 1) return only
  return { kind: 'map', keys: lists.map((_, at) => `table ${at + 1}`), items: lists }
}
