import { numberOptions } from '../answer-words.ts'
import type { FoundOption } from '../draft-writer.ts'

/** How a code is written with an option in a list of variables: "1=Homme", "1 = Homme", "1 - Homme", "Homme = 1". */
const CODED: { pattern: RegExp; code: 1 | 2; text: 1 | 2 }[] = [
  { pattern: /^(-?[A-Za-z\d_]{1,12})\s*=\s*(\S.*)$/s, code: 1, text: 2 },
  { pattern: /^[([]\s*(-?\d{1,4})\s*[)\]]\s*(\p{L}.*)$/su, code: 1, text: 2 },
  { pattern: /^(-?\d{1,4})(?:\s*[:)]\s*|\.\s+|\s+[-–—]\s+)(\p{L}.*)$/su, code: 1, text: 2 },
  { pattern: /^([^=]*[^=\s])\s*=\s*(-?\d{1,4})$/s, code: 2, text: 1 },
  { pattern: /^([^()]*\p{L}[^()]*[^()\s])\s*\((-?\d{1,4})\)$/su, code: 2, text: 1 },
]

/** A stretch of points: "0-10", "0 à 10", "de 1 à 7", "1..5", "1 to 7". */
const STRETCH = /^(?:de|du|from)?\s*(-?\d{1,3})\s*(?:[-–—]|\.{2,3}|…|à|a|to)\s*(-?\d{1,3})$/i
/** The most points of a stretch: those from 0 to 100. */
const MOST_POINTS = 101

export interface ListedOptions {
  options: FoundOption[]
  /** Whether codes were written with the options, which are apart from their words now. */
  areCoded: boolean
}

/**
 * The options of an item in a table, without the codes written with them, where each has its own: these are not for who
 * answers. A single option that is a stretch of numbers becomes its points.
 */
export function listedOptions(texts: readonly string[]): ListedOptions {
  const [only = ''] = texts
  if (texts.length === 1) return { options: pointsOf(only) ?? [only], areCoded: false }
  for (const { pattern, code, text } of CODED) {
    const found = texts.map((each) => pattern.exec(each))
    const codes = new Set(found.map((each) => each?.[code]))
    if (texts.length > 1 && found.every((each) => each !== null) && codes.size === texts.length)
      return {
        options: found.map((each) => ({ text: each[text] ?? '', code: each[code] ?? '' })),
        areCoded: true,
      }
  }
  return { options: [...texts], areCoded: false }
}

/** The points of a stretch; null where the text is none. */
function pointsOf(text: string): string[] | null {
  const [, from, to] = STRETCH.exec(text.trim()) ?? []
  const points = numberOptions(Number(from), Number(to), 1, MOST_POINTS + 1)
  return points.length > 1 && points.length <= MOST_POINTS ? points : null
}
