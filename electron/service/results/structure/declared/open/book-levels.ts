import { wordsOfKey } from '../../../../json/words-of-key.ts'
import type { KnownTexts } from '../../item-refs.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { isBlank } from '../places.ts'
import { LEVEL_WORDS, told, valuesOf, wordsIn } from './factor-levels.ts'

const FEWEST_ROWS = 2

/** By the name of a column: the words that its numbers count. */
type Book = ReadonlyMap<string, readonly LeafNode[]>

/**
 * Columns of numbers as the words that they count, where a code book anywhere in the payload has the list of these
 * words in the record of each column: `{codebook: {q0: {text: "…?", categories: ["Yes", "No"]}}, rows: [{q0: 1}]}`.
 * They count from 0 only where an empty place or a -1 shows that a 0 is no missing answer.
 */
export function openBookLevels(root: Node, known: Pick<KnownTexts, 'isOption'>): Node {
  const books = booksIn(root, known)
  return books.length === 0 ? root : openedBy(root, books)
}

function openedBy(node: Node, books: readonly Book[]): Node {
  if (node.kind === 'leaf') return node
  const items = node.items.map((item) => openedBy(item, books))
  const own = { ...node, items }
  const areRows =
    own.kind === 'list' && items.length >= FEWEST_ROWS && items.every(({ kind }) => kind === 'map')
  const fitting = areRows ? books.filter((book) => isOf(book, own)) : []
  const [book] = fitting
  return book && fitting.length === 1 ? told(own, book) : own
}

/** Whether all columns of a book stand in these rows, with numbers and with empty places for missing answers. */
function isOf(book: Book, rows: Node): boolean {
  const columns = [...book.keys()].map((name) => valuesOf(rows, name))
  if (columns.includes(null)) return false
  const values = columns.flatMap((column) => column ?? []).map(({ value }) => value)
  const areNumbers = values.every((value) => isBlank(value) || Number.isInteger(value))
  return areNumbers && (!values.includes(0) || values.some((value) => isBlank(value) || value === -1))
}

function booksIn(root: Node, known: Pick<KnownTexts, 'isOption'>): Book[] {
  const found: Book[] = []
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const own = node.items.flatMap((item, at) => {
      const words = item.kind === 'map' ? levelsIn(item, known) : null
      return item.kind === 'map' && words ? [{ at, record: item, words }] : []
    })
    const names = own.map(({ at, record }) => (node.kind === 'map' ? (node.keys[at] ?? '') : nameOf(record)))
    if (own.length > 1 && !names.includes(null) && new Set(names).size === own.length)
      found.push(new Map(own.map(({ words }, at) => [names[at] ?? '', words])))
    node.items.forEach(look)
  }
  look(root)
  return found
}

/** The words of the only list of a record that is called a list of levels. */
function levelsIn(record: MapNode, known: Pick<KnownTexts, 'isOption'>): readonly LeafNode[] | null {
  const lists = record.items.filter(
    (item, at) =>
      item.kind === 'list' && wordsOfKey(record.keys[at] ?? '').some((word) => LEVEL_WORDS.has(word)),
  )
  const [only] = lists
  return only && lists.length === 1 ? wordsIn(only, known) : null
}

const NAMES = /^(?:name|nom|column|colonne|id|key|var|variable|code|field|item|question)$/i

/** The name of its column in a record; null where none or several fields may say it. */
function nameOf(record: MapNode): string | null {
  const names = record.items.flatMap((leaf, at) =>
    isLeaf(leaf) && NAMES.test(record.keys[at] ?? '') && !/\s/.test(String(leaf.value))
      ? [String(leaf.value)]
      : [],
  )
  return names.length === 1 ? (names[0] ?? null) : null
}
