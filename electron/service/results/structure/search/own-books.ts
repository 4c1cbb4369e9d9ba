import { addTo } from '../../../json/add-to.ts'
import type { LeafNode } from '../node.ts'

/** What a payload says about the answers to one item: labels of all its options, with their codes or in their order. */
interface CodeBook {
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
  /**
   * Those of them that may be answers: in a list of as many entries as personas, each may have chosen another option.
   */
  doubtful: ReadonlySet<LeafNode>
}

/** A list or a map with the text of every option of an item, and the items that it may be of. */
export interface Found extends Omit<CodeBook, 'item'> {
  fits: readonly number[]
  stems: ReadonlySet<number>
  around: readonly string[]
  /** Whether its entries may be those of the personas. */
  mayBeAnswers: boolean
  /** The names that lead to it, the same for all entries of a list. */
  place: string
}

const LONGEST_KEY = 64
const NUMBER = /^-?\d+$/

/** Gives each book its item: by a stem around it, or because no other item has these options; twins by their order. */
export function booksOf(found: readonly Found[], choices: number): CodeBooks {
  const books = new Map<number, CodeBook[]>()
  const keys = new Map<string, number | null>()
  const owned = soundBooks(found.map((book) => ({ book, item: ownerOf(book) })))
  for (const { book, item } of owned) {
    if (item === null) continue
    addTo(books, item, { ...book, item })
    // In a survey with one choice, any word beside its options could be its key.
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
