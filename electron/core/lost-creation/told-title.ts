import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** Longer texts are compared by their beginning. */
const LONGEST = 20_000
/** A list that cuts titles leaves more than so many letters and digits of them. */
const SHORTEST_BEGINNING = 8

/** Whether a title as told may be another writing of the one that was sent; one that is not told may be any. */
export function mayBeTitle(told: string | null, sent: string): boolean {
  if (told === null) return true
  const one = looseText(told)
  const other = looseText(sent)
  return one === '' || isWithin(one, other) || isWithin(other, one)
}

/** Whether a told title is the one that was sent, but for its letter case, spaces and signs, or the beginning of it. */
export function isTitleOf(told: string, sent: string): boolean {
  const one = looseText(told)
  const other = looseText(sent)
  return one === other || (one.length >= SHORTEST_BEGINNING && other.startsWith(one))
}

/** What of a text outlives a service that changes letter case, accents, spaces and signs, or writes it as HTML. */
export function looseText(text: string): string {
  const plain = htmlText(htmlText(text.slice(0, LONGEST)))
  return foldAccents(decodeCodes(plain)).replace(/[^\p{L}\p{N}]/gu, '')
}

/** Text in which signs that are written as in an address, "%C3%A9", are signs again. */
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
