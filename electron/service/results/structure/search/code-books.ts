import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../node.ts'
import { codeBesideLabel, fieldsIn } from '../records.ts'
import { booksOf, type CodeBooks, type Found } from './own-books.ts'
import { mayBePersonas } from './spots.ts'

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

/** The most labels beside those of the options. */
const MOST_OTHERS = 5
/** A longer list is no list of options. */
const MOST_LABELS = 40
const LONGEST_KEY = 64
/** A longer text beside a book is no stem. */
const LONGEST_STEM = 400
const MOST_ENTRIES = 2000
/** Labels are compared with the options of items so often at most: tables of answers have options in every column. */
const MOST_LOOKS = 500_000
const NUMBER = /^-?\d+$/

/**
 * Finds lists and maps that have the text of every option of an item once; null where looking for them takes too long.
 */
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
      among = items.length
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
      among = own.length
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
      const codes = own.map((row) => codeBesideLabel(row.get(name)?.value, row.size))
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
