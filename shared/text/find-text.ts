import { foldAccents } from './fold-accents.ts'

/** A stretch of a text, in UTF-16 code units; `end` is exclusive. */
export interface Stretch {
  start: number
  end: number
}

/**
 * A text in the form in which the find (Ctrl+F) compares it: folded as for any search, and with one form for all kinds
 * of spaces and apostrophes, which look alike. Each character is folded separately, so that hits can be located in the
 * original text.
 */
export function foldForFind(text: string): string {
  return text.toLowerCase().replace(BLANKS, ' ').replace(BEYOND_ASCII, foldCharacter)
}

const BLANKS = /[\t-\r]/g
const BEYOND_ASCII = /\P{ASCII}/gu

/** Folded characters: a long transcript has millions, but only about a hundred different ones. */
const folded = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const form = foldAccents(character).replace(/\s/g, ' ').replace(/[‘’ʼ]/g, "'").replaceAll('ς', 'σ')
  folded.set(character, form)
  return form
}

/** The folded query of a find; "" where there is nothing to look for. */
export function foldWanted(query: string): string {
  return foldForFind(query).trim()
}

/** How often `wanted` occurs in a text. Both are folded. */
export function countIn(folded: string, wanted: string): number {
  if (wanted === '') return 0
  let count = 0
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) count += 1
  return count
}

/**
 * The stretches of an unfolded text at which the folded `wanted` occurs: as many as `countIn` counts.
 *
 * @param folded the folded text, where it is known already
 */
export function stretchesIn(text: string, wanted: string, folded = foldForFind(text)): Stretch[] {
  if (wanted === '' || !folded.includes(wanted)) return []
  // Nothing shrank, so with the same length nothing grew either: each character stands where it stood.
  const origins = folded.length === text.length && !SHRINKING.test(text) ? null : originsOf(text)
  const found: Stretch[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length
    const first = origins ? origins[at] : { start: at, end: at + 1 }
    const last = origins ? origins[end - 1] : { start: end - 1, end }
    if (first && last) found.push({ start: first.start, end: last.end })
  }
  return found
}

/**
 * Characters whose folded form can be shorter than they are: accents that stand alone, also the two of half-width
 * Japanese, and characters with two code units.
 */
export const SHRINKING = /[\p{M}\uff9e\uff9f\u{10000}-\u{10ffff}]/u

/** The stretches in order, with overlapping ones joined. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** For each code unit of a folded text the stretch of the original character, including following accents. */
function originsOf(text: string): Stretch[] {
  const origins: Stretch[] = []
  let at = 0
  let origin: Stretch | null = null
  for (const character of text) {
    const part = foldForFind(character)
    const end = at + character.length
    if (part === '') {
      if (origin) origin.end = end
    } else {
      origin = { start: at, end }
      for (let unit = 0; unit < part.length; unit += 1) origins.push(origin)
    }
    at = end
  }
  return origins
}
