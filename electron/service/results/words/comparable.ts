import { plainText } from './plain-text.ts'

/** Words without accents, with one space between them, have no other Unicode form or white space. */
const PLAIN_WORDS = /^[!-~]+(?: [!-~]+)*$/

/** A text without the differences between two spellings of it: Unicode form, white space and letter case. */
export function comparable(text: string): string {
  // Most texts of a payload are such words, and each is compared many times.
  if (PLAIN_WORDS.test(text)) return text.toLowerCase()
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** A text without the differences between two spellings of it: entities, apostrophes, white space, letter case. */
export function bareText(text: string): string {
  return comparable(plainText(text).replace(/[’‘ʼ]/g, "'"))
}

/** A full stop or the like at the end. Several dots may stand for words that were cut off. */
const LAST_STOP = /(?<=[^\s.])\s?[.!;,]$/

/** A bare text without what people write behind it as they please: "Oui." */
export function looseText(text: string): string {
  return bareText(text).replace(LAST_STOP, '')
}

/** A spelling of a text is at most this many times as long as the text. */
const LONGER = 4
/** Most texts whose result is kept, because answers repeat. */
const MOST_KNOWN = 2_000
/** Most lists whose search is kept, because one reading makes the same search many times. */
const MOST_LISTS = 200

type TextSearch = (text: string) => number | null

const searches = new Map<string, TextSearch>()

/**
 * Makes a search for a text among others: an exact equal first, then a comparable one, then one that differs only by
 * entities, apostrophes or a full stop at its end; null for none, or more than one.
 */
export function findText(texts: readonly string[]): TextSearch {
  const list = JSON.stringify(texts)
  let search = searches.get(list)
  if (!search) {
    search = searchAmong(texts)
    if (searches.size >= MOST_LISTS) searches.clear()
    searches.set(list, search)
  }
  return search
}

function searchAmong(texts: readonly string[]): TextSearch {
  const exact = indexOnce(texts)
  const alike = indexOnce(texts.map(comparable))
  const loose = indexOnce(texts.map(looseText))
  const longest = Math.max(0, ...texts.map(({ length }) => length))
  const found = new Map<string, number | null>()
  return (text) => {
    const same = exact.get(text)
    if (same !== undefined) return same
    if (text.length > LONGER * longest + LONGER) return null
    let index = found.get(text)
    if (index === undefined) {
      index = alike.get(comparable(text)) ?? loose.get(looseText(text)) ?? null
      if (found.size < MOST_KNOWN) found.set(text, index)
    }
    return index
  }
}

function indexOnce(texts: readonly string[]): Map<string, number> {
  const seen = new Map<string, number>()
  const twice = new Set<string>()
  texts.forEach((text, at) => {
    if (seen.has(text)) twice.add(text)
    seen.set(text, at)
  })
  for (const text of twice) seen.delete(text)
  return seen
}
