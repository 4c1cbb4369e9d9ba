import { asks } from './asks.ts'
import { withEnds } from './number-scale.ts'
import type { OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** The longest line that is searched, in characters, and the highest point of a scale. */
const LONGEST = 200
const HIGHEST = 11
/** Numbers with dots or strokes between them: "0 ……… 1 ……… 9". */
const DRAWN = /^[01](?:[\s.…_–—-]{2,60}\d{1,2}){1,11}$/
const LEADER = /[.…_–—-]{2}|…/
/** The names of both ends below it: "(calm) ……………… (lively)". */
const ENDS = /^\(?([^()\d.…_]{2,40}?)\)?\s?[\s.…_–—-]{3,120}\(?([^()\d.…_]{2,40}?)\)?$/u

/**
 * Reads scales that are drawn: numbers with dots between them, of which some may be left out, and the names of their
 * ends on the line below.
 */
export function withDrawnScales(lines: Lines): (OutlineLine | null)[] {
  const result: (OutlineLine | null)[] = []
  let above: OutlineLine | null = null
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? null
    const numbers = line ? numbersOf(line) : null
    const ends = numbers ? endsOf(lines[at + 1] ?? null) : null
    const points = numbers && pointsOf(numbers, ends !== null || (above !== null && asks(above.text)))
    if (line) above = line
    if (!line || !points) {
      result.push(line)
      continue
    }
    for (const text of withEnds(points.map(String), ends?.[0] ?? '', ends?.[1] ?? ''))
      result.push({ ...line, text, marker: 'letter', list: 'inline', isAnswer: true })
    if (ends) at += 1
  }
  return result
}

/** The numbers of a line that draws a scale. */
function numbersOf({ text, marker, role, fixed, isExact }: OutlineLine): number[] | null {
  const isFree = marker === null && !role && !fixed && !isExact && text.length <= LONGEST
  return isFree && DRAWN.test(text) && LEADER.test(text) ? (text.match(/\d{1,2}/g) ?? []).map(Number) : null
}

/** All points of a scale, of which those in the middle may be left out; two alone need an end or a question. */
function pointsOf(numbers: readonly number[], isSure: boolean): number[] | null {
  const [first = 0, second = 0] = numbers
  const last = numbers.at(-1) ?? 0
  const ascend = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  const counts = numbers.slice(1, -1).every((number, at) => number === first + at + 1)
  if (!ascend || !counts || last > HIGHEST || last - first < 2) return null
  if (numbers.length === 2 && (!isSure || second - first < 3)) return null
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function endsOf(line: OutlineLine | null): [string, string] | null {
  if (!line || line.marker || line.role || line.fixed || line.text.length > LONGEST) return null
  const [, low = '', high = ''] = ENDS.exec(line.text) ?? []
  const isName = (text: string) => /\p{L}{2}/u.test(text) && !asks(text)
  return isName(low) && isName(high) && LEADER.test(line.text) ? [low.trim(), high.trim()] : null
}
