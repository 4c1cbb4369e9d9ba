import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'
import { codeOf, fieldsIn } from '../records.ts'
import { mayBePersonas } from './spots.ts'

/** What a payload says about the answers to one item: labels of all its options, with their codes or in their order. */
export interface CodeBook {
  item: number
  /** By code: the option; null for a label that is none, such as that of a missing answer. */
  codes: ReadonlyMap<string, number | null>
  /** Whether the labels come without codes, so that a place in their list is the only code. */
  isList: boolean
  /** Whether numbers among the codes count the options in another order, and so may be places as well. */
  isTurned: boolean
  leaves: readonly LeafNode[]
}

/** All code books of a payload, and the items that the keys around them stand for. */
export interface CodeBooks {
  of(item: number): readonly CodeBook[]
  /** The item of which a key is said by the book beside it; null where it is none, or more than one. */
  itemOf(key: string): number | null
  /** Whether some book that may be of the item numbers its options in another order. */
  isTurned(item: number): boolean
  /** Whether a value is the code, other than a number, of some option. */
  isCode(value: string): boolean
  /** All values that declare the options of some item. */
  leaves: ReadonlySet<LeafNode>
  /** Those of them that may be answers: in a list of as many entries as personas, each may have chosen another option. */
  doubtful: ReadonlySet<LeafNode>
}

interface BookParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
  /** The item that a text or an id declared with its stem means. */
  itemOf(value: unknown): number | null
}

interface Entry {
  code: string | null
  label: LeafNode
}

interface Found extends Omit<CodeBook, 'item'> {
  fits: readonly number[]
  stems: ReadonlySet<number>
  around: readonly string[]
  /** Whether its entries may be those of the personas. */
  mayBeAnswers: boolean
  /** The names that lead to it, the same for all entries of a list. */
  place: string
}

/** The most labels beside those of the options. */
const MOST_OTHERS = 5
/** A longer list is none of options. */
const MOST_LABELS = 40
const LONGEST_KEY = 64
/** A longer text beside a book is no stem. */
const LONGEST_STEM = 400
const MOST_ENTRIES = 2000
/** Labels are compared with the options of items so often at most: tables of answers have options in every column. */
const MOST_LOOKS = 500_000
const NUMBER = /^-?\d+$/

/** Finds lists and maps that have the text of every option of an item once; null where looking for them takes too long. */
export function findCodeBooks(root: Node, { draft, known, personas, itemOf }: BookParts): CodeBooks | null {
  const choices = draft.questions.flatMap(({ type, options }, item) =>
    type === 'single_choice' ? [{ item, count: options.length }] : [],
  )
  const found: Found[] = []
  let looks = 0
  let place = ''
  let among = 0

  /** Notes entries as a book where they have all options of an item. */
  function note(entries: readonly Entry[], around: readonly string[], more: readonly LeafNode[] = []): void {
    if (entries.length < 2 || entries.length > MOST_LABELS || looks > MOST_LOOKS) return
    const codes = entries.map(({ code }, at) => code ?? String(at))
    if (new Set(codes).size < codes.length) return
    const sized = choices.filter(
      ({ count }) => count <= entries.length && entries.length - count <= MOST_OTHERS,
    )
    looks += sized.length * entries.length
    const fitting = sized.flatMap(({ item, count }) => {
      const options = entries.map(({ label }) => known.labelOf(item, label.value))
      const told = options.filter((option) => option !== null)
      const isWhole = told.length === count && new Set(told).size === count
      return isWhole ? [{ item, count, options }] : []
    })
    const largest = Math.max(0, ...fitting.map(({ count }) => count))
    const fits = fitting.filter(({ count }) => count === largest)
    const [first] = fits
    if (!first) return
    const isList = entries.every(({ code }) => code === null)
    const told = first.options.flatMap((option, at) =>
      option === null ? [] : [{ option, code: codes[at] ?? '' }],
    )
    found.push({
      ...{ fits: fits.map(({ item }) => item), isList, around, place },
      mayBeAnswers: mayBePersonas(among, personas),
      codes: new Map(codes.map((code, at) => [code, first.options[at] ?? null])),
      isTurned: isTurned(told, isList),
      leaves: [...entries.map(({ label }) => label), ...more],
      stems: new Set(around.flatMap((key) => itemOf(key) ?? known.itemOf(key) ?? [])),
    })
  }

  function walk(node: Node, around: readonly string[]): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map') {
      lookAtMap(node, around)
      const beside = fieldsIn(node, '').flatMap(({ leaf }) =>
        known.isOption(leaf.value) ? [] : (textIn(leaf) ?? []),
      )
      node.items.forEach((item, at) => {
        within(node.keys[at] ?? '', () => walk(item, [node.keys[at] ?? '', ...beside, ...around.slice(0, 2)]))
      })
      return
    }
    lookAtList(node.items, around)
    for (const item of node.items) within('*', () => walk(item, around))
  }

  function within(step: string, look: () => void): void {
    const before = place
    place = `${before}/${step}`
    look()
    place = before
  }

  /** A map from codes to labels, or to maps with one label each. */
  function lookAtMap({ keys, items }: MapNode, around: readonly string[]): void {
    among = items.length
    const entries = items.flatMap((item, at): Entry[] => {
      const leaf = isLeaf(item) ? item : labelIn(item)
      return leaf && typeof leaf.value === 'string' ? [{ code: keys[at] ?? '', label: leaf }] : []
    })
    note(entries, around)
  }

  function labelIn(node: Node): LeafNode | null {
    const labels =
      node.kind === 'map' ? node.items.filter(isLeaf).filter(({ value }) => known.isOption(value)) : []
    return labels.length === 1 ? (labels[0] ?? null) : null
  }

  /** A list of labels, of records with a code and a label each, or of such records of several items. */
  function lookAtList(items: readonly Node[], around: readonly string[]): void {
    if (items.length > MOST_ENTRIES) return
    among = items.length
    if (items.every(isLeaf)) {
      const labels = items.map((label) => ({ code: null, label }))
      note(labels, around)
      return
    }
    const maps = items.filter((item): item is MapNode => item.kind === 'map')
    if (maps.length < items.length) return
    const rows = maps.map((map) => new Map(fieldsIn(map, '').map(({ name, leaf }) => [name, leaf])))
    const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
    const labels = names.filter(
      (name) => rows.filter((row) => known.isOption(row.get(name)?.value)).length > 1,
    )
    const groups = labels.length === 0 ? [] : names.map((name) => ({ name, byKey: groupsOf(rows, name) }))
    for (const label of labels) {
      noteRows(rows, label, names, around)
      for (const { name, byKey } of groups) if (name !== label) noteGroups(byKey, label, names, around)
    }
  }

  /** Notes the groups of rows that are of one item each: where one of them has not all options of an item, none is. */
  function noteGroups(
    byKey: ReadonlyMap<string, readonly ReadonlyMap<string, LeafNode>[]>,
    label: string,
    names: readonly string[],
    around: readonly string[],
  ): void {
    const before = found.length
    for (const [key, own] of byKey) {
      const had = found.length
      noteRows(own, label, names, [key, ...around])
      if (found.length > had || !own.some((row) => known.isOption(row.get(label)?.value))) continue
      found.length = before
      return
    }
  }

  function noteRows(
    rows: readonly ReadonlyMap<string, LeafNode>[],
    label: string,
    names: readonly string[],
    around: readonly string[],
  ): void {
    const own = rows.filter((row) => typeof row.get(label)?.value === 'string')
    if (own.length < 2 || own.length > MOST_LABELS) return
    // A book says each option once; a column of answers has some of them again.
    const options = own.flatMap((row) =>
      known.isOption(row.get(label)?.value) ? [row.get(label)?.value] : [],
    )
    if (new Set(options).size < options.length) return
    const bare = own.map((row) => ({ code: null, label: row.get(label) as LeafNode }))
    note(bare, around)
    for (const name of names) {
      if (name === label) continue
      const codes = own.map((row) => codeOf(row.get(name)?.value))
      if (codes.includes(null)) continue
      const entries = own.map((row, at) => ({ code: codes[at] ?? '', label: row.get(label) as LeafNode }))
      note(
        entries,
        around,
        own.flatMap((row) => row.get(name) ?? []),
      )
    }
  }

  walk(root, [])
  return looks > MOST_LOOKS ? null : booksOf(found, choices.length)
}

/** The rows by the value of a field; a blank one is that of the row before. */
function groupsOf(
  rows: readonly ReadonlyMap<string, LeafNode>[],
  name: string,
): Map<string, ReadonlyMap<string, LeafNode>[]> {
  const groups = new Map<string, ReadonlyMap<string, LeafNode>[]>()
  let last = ''
  for (const row of rows) {
    const value = row.get(name)?.value
    const own = value === null || value === undefined ? '' : String(value).trim()
    last = own === '' ? last : own
    if (last === '' || last.length > LONGEST_KEY) continue
    const group = groups.get(last) ?? []
    groups.set(last, group)
    group.push(row)
  }
  return groups.size > rows.length / 2 ? new Map() : groups
}

function isTurned(told: readonly { option: number; code: string }[], isList: boolean): boolean {
  const numbers = told.filter(({ code }) => NUMBER.test(code))
  if (numbers.length === 0) return false
  const isInOrder = (isList ? [0] : [0, 1]).some((first) =>
    numbers.every(({ code, option }) => Number(code) === option + first),
  )
  // Numbers that are too large to count the options are no places.
  return !isInOrder && !numbers.every(({ code }) => Number(code) > told.length + MOST_OTHERS)
}

function textIn({ value }: LeafNode): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' || text.length > LONGEST_STEM ? null : text
}

/** Gives each book its item: by a stem around it, or because no other item has these options; twins by their order. */
function booksOf(found: readonly Found[], choices: number): CodeBooks {
  const books = new Map<number, CodeBook[]>()
  const keys = new Map<string, number | null>()
  const owned = soundBooks(found.map((book) => ({ book, item: ownerOf(book) })))
  for (const { book, item } of owned) {
    if (item === null) continue
    books.set(item, [...(books.get(item) ?? []), { ...book, item }])
    // Of a survey with one choice, any word beside its options would be its key.
    if (choices < 2) continue
    for (const key of book.around) {
      if (key.length > LONGEST_KEY) continue
      keys.set(key, keys.has(key) && keys.get(key) !== item ? null : item)
    }
  }
  // A key that is also beside the options of an item that cannot be told says nothing.
  for (const { book, item } of owned) if (item === null) for (const key of book.around) keys.set(key, null)
  const sound = owned.map(({ book }) => book)
  const turned = new Set(sound.flatMap(({ fits, isTurned }) => (isTurned ? fits : [])))
  return {
    of: (item) => books.get(item) ?? [],
    itemOf: (key) => keys.get(key) ?? null,
    isTurned: (item) => turned.has(item),
    isCode: (value) => !NUMBER.test(value) && sound.some(({ codes }) => codes.has(value)),
    leaves: new Set(sound.flatMap(({ leaves }) => leaves)),
    doubtful: new Set(sound.flatMap(({ leaves, mayBeAnswers }) => (mayBeAnswers ? leaves : []))),
  }
}

interface Owned {
  book: Found
  item: number | null
}

/**
 * The books without those that contradict another one in the same place about the same item: what says something else
 * each time is no declaration, but the answers of several personas.
 */
function soundBooks(owned: readonly Owned[]): Owned[] {
  const places = new Map<string, Map<string, number | null>>()
  const broken = new Set<string>()
  const idOf = ({ book, item }: Owned): string => `${item ?? book.fits.join()} ${book.place}`
  for (const one of owned) {
    const id = idOf(one)
    const codes = places.get(id) ?? new Map<string, number | null>()
    places.set(id, codes)
    for (const [code, option] of one.book.codes) {
      const key = `${one.book.isList} ${code}`
      if (codes.has(key) && codes.get(key) !== option) broken.add(id)
      codes.set(key, option)
    }
  }
  return owned.filter((one) => !broken.has(idOf(one)))
}

function ownerOf({ fits, stems }: Found): number | null {
  const told = fits.filter((item) => stems.has(item))
  if (told.length === 1) return told[0] ?? null
  return stems.size === 0 && fits.length === 1 ? (fits[0] ?? null) : null
}
