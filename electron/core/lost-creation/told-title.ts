import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** Texts are compared up to this length. */
const LONGEST = 20_000
/** A title that the list has cut keeps at least this many letters and digits. */
const SHORTEST_BEGINNING = 8

/** Whether a title in the list may be another spelling of the one that was sent; true where the list gives none. */
export function mayBeTitle(told: string | null, sent: string): boolean {
  if (told === null) return true
  const one = looseText(told)
  const other = looseText(sent)
  return one === '' || isWithin(one, other) || isWithin(other, one)
}

/**
 * Whether a title in the list is the one that was sent, or the beginning of it, apart from letter case, spaces and
 * signs.
 */
export function isTitleOf(told: string, sent: string): boolean {
  const one = looseText(told)
  const other = looseText(sent)
  return one === other || (one.length >= SHORTEST_BEGINNING && other.startsWith(one))
}

/**
 * The part of a text that survives a service that changes letter case, accents, spaces and signs, or writes it as HTML.
 */
export function looseText(text: string): string {
  const plain = htmlText(htmlText(text.slice(0, LONGEST)))
  return foldAccents(decodeCodes(plain)).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Decodes percent-encoded characters such as "%C3%A9". */
function decodeCodes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether `part` is `whole` with some characters left out. */
export function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const character of part) {
    at = whole.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}
