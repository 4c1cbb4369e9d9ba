import { type Segment, segmentsOf } from './columns.ts'
import { numberScale, withEnds } from './number-scale.ts'
import type { FixedPart, OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** The longest words for an end of a scale, in characters, and the most lines that they take. */
const LONGEST = 60
const MOST = 2

/**
 * Gives the numbers of a scale the words for its ends, where these stand on the lines above or below: "No pain" to the
 * left and "Worst pain" to the right.
 */
export function withScaleLabels(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  lines.forEach((line, at) => {
    if (!line || line.fixed || line.role || line.marker !== null) return
    const numbers = numberScale(line.text)
    if (!numbers || /\p{L}/u.test(line.text)) return
    const next = lines[at + 1]
    const boxed = next && !next.fixed && !next.role ? endsOfBoxes(next.text, numbers.length) : null
    if (next && boxed) {
      result[at] = asOption(line, [])
      result[at + 1] = asOption(next, withEnds(numbers, ...boxed))
      return
    }
    const above = placesOf(lines, at, -1)
    const below = above.length > 0 ? [] : placesOf(lines, at, 1)
    const places = [...above, ...below]
    const ends = endsOf(
      places.flatMap((place) => lines[place] ?? []),
      line,
    )
    if (!ends) return
    for (const place of places) result[place] = asOption(lines[place] as OutlineLine, [])
    result[at] = asOption(line, withEnds(numbers, ends.left, ends.right))
  })
  return result
}

/** Boxes with the words for the ends of their scale before and behind them: "not at all □ □ □ very". */
const BOXES = /^(\P{N}{1,60}?)\s*((?:[☐□■◻⬜🔲○◯⚪]\s*){3,12})(\P{N}{1,60})$/u

/** The words around as many boxes as a scale has points; null for any other line. */
function endsOfBoxes(text: string, points: number): [string, string] | null {
  const [, left = '', boxes = '', right = ''] = text.length <= LONGEST * 3 ? (BOXES.exec(text) ?? []) : []
  const isWord = (word: string) => /^[\p{L}\s,'’/-]+$/u.test(word.trim()) && word.trim() !== ''
  const isSame = [...boxes.replace(/\s/g, '')].length === points
  return isSame && isWord(left) && isWord(right) ? [left.trim(), right.trim()] : null
}

/** A line that holds options, whatever is around it. */
const asOption = (line: OutlineLine, options: readonly string[]): OutlineLine => {
  const fixed: FixedPart = { role: 'option', options }
  return { ...line, typed: line.typed ?? line.text, text: '', marker: null, fixed }
}

/** The places of the lines right above or below that consist of words apart from each other. */
function placesOf(lines: Lines, from: number, step: 1 | -1): number[] {
  const places: number[] = []
  for (let at = from + step; places.length < MOST; at += step) {
    const line = lines[at]
    if (!line || line.fixed || line.role || line.marker !== null || /[\d?:.]/.test(line.text)) break
    const parts = segmentsOf(line)
    // What is one piece at the margin is no pair of words.
    if (parts.some(({ text }) => text.length > LONGEST) || (parts.length < 2 && line.indent < LONGEST / 2))
      break
    places.push(at)
  }
  return places.sort((one, other) => one - other)
}

/** The words to the left and to the right; null where one of the two is missing. */
function endsOf(words: readonly OutlineLine[], numbers: OutlineLine): { left: string; right: string } | null {
  const parts = words.flatMap(segmentsOf)
  const all = [...parts.map(({ middle }) => middle), ...segmentsOf(numbers).map(({ middle }) => middle)]
  const middle = (Math.min(...all) + Math.max(...all)) / 2
  const side = (isLeft: boolean) => parts.filter((part: Segment) => part.middle < middle === isLeft)
  const [left, right] = [side(true), side(false)]
  const isPair = left.length > 0 && right.length > 0 && left.length <= MOST && right.length <= MOST
  const join = (found: readonly Segment[]) => found.map(({ text }) => text).join(' ')
  return isPair ? { left: join(left), right: join(right) } : null
}
