import { foldAccents } from './fold-accents.ts'

/** A stretch of a text, in UTF-16 code units; `end` is the first one after it. */
export interface Stretch {
  start: number
  end: number
}

/**
 * A text as the find compares it: as any search folds it, and one form for every blank and for every apostrophe, which
 * nobody tells apart by looking. Each character is folded by itself, so that a hit is found again in the text as written.
 */
export function foldForFind(text: string): string {
  return text.toLowerCase().replace(BLANKS, ' ').replace(BEYOND_ASCII, foldCharacter)
}

const BLANKS = /[\t-\r]/g
const BEYOND_ASCII = /\P{ASCII}/gu

/** Characters that were folded before: a long transcript has millions, of which a hundred are different. */
const folded = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = folded.get(character)
  if (known !== undefined) return known
  const form = foldAccents(character).replace(/\s/g, ' ').replace(/[‘’ʼ]/g, "'").replaceAll('ς', 'σ')
  folded.set(character, form)
  return form
}

/** What a person typed to find, folded; "" where there is nothing to look for. */
export function foldWanted(query: string): string {
  return foldForFind(query).trim()
}

/** How often `wanted` stands in a text. Both are folded. */
export function countIn(folded: string, wanted: string): number {
  if (wanted === '') return 0
  let count = 0
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) count += 1
  return count
}

/** Where in a text, as it is written, the folded `wanted` stands: as many stretches as `countIn` counts. */
export function stretchesIn(text: string, wanted: string): Stretch[] {
  if (wanted === '') return []
  const { folded, origins } = foldWithOrigins(text)
  const found: Stretch[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const first = origins[at]
    const last = origins[at + wanted.length - 1]
    if (first && last) found.push({ start: first.start, end: last.end })
  }
  return found
}

/** Stretches in their order, those that overlap as one. */
export function joinStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** A folded text and, for each of its code units, the character that it comes from, with the accents that follow it. */
function foldWithOrigins(text: string): { folded: string; origins: Stretch[] } {
  const origins: Stretch[] = []
  let folded = ''
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
      folded += part
    }
    at = end
  }
  return { folded, origins }
}
