import { isSaid, type SourceLine, type Told } from '../source-lines.ts'
import { wholeText } from '../told-lines.ts'
import { proposedCuts, type Separator, startsIn } from './proposed-cuts.ts'

/** How a line was divided, so that others can be divided in the same way. */
export type CutWay =
  /** At all separators of a kind, or at one of them, counted from 0. */
  | { separator: Separator; nth: number | null }
  /** Before these words. */
  | { words: string }

/** The fewest letters of words by which a place is found again in other lines. */
const FEWEST_LETTERS = 4

/** How a line is divided at one place; null where nothing of it can be found in other lines. */
export function wayOf(text: string, at: number): CutWay | null {
  const [start] = startsIn(text, [at])
  if (start === undefined) return null
  for (const { separator, at: places } of proposedCuts(text)) {
    const nth = places.indexOf(start)
    if (nth !== -1) return { separator, nth }
  }
  const words = /^\S+(?:\s+\S+)?/.exec(text.slice(start))?.[0] ?? ''
  return words.replace(/\P{L}/gu, '').length >= FEWEST_LETTERS ? { words } : null
}

/** Where a line is divided in this way; empty where it cannot be. */
export function cutsBy(way: CutWay, text: string): number[] {
  if ('words' in way) {
    const place = text.indexOf(way.words)
    return place === -1 || text.includes(way.words, place + 1) ? [] : startsIn(text, [place])
  }
  const at = proposedCuts(text).find(({ separator }) => separator === way.separator)?.at ?? []
  return way.nth === null ? at : at.slice(way.nth, way.nth + 1)
}

const likeness = (line: SourceLine | undefined) => (line ? `${line.role} ${line.form}` : '')

/** Whether the person told nothing about a line. */
const isUntouched = ({ id, pieces }: SourceLine, told: Told) =>
  pieces.length === 1 && !isSaid(id, told) && !told.cuts.has(pieces[0]?.place ?? -1)

/** The places of other lines that are written like `line`, were taken for the same, and can be divided in this way. */
export function linesToDivide(
  lines: readonly SourceLine[],
  line: SourceLine,
  way: CutWay,
  told: Told,
): number[] {
  return lines.flatMap((each, at) =>
    each.id !== line.id &&
    likeness(each) === likeness(line) &&
    isUntouched(each, told) &&
    cutsBy(way, wholeText(each)).length > 0
      ? [at]
      : [],
  )
}

/**
 * The places of lines that can be joined with the one above as the lines at `places`, a run whose first line stays:
 * they are further runs of lines that are written like these, one like the other, and were taken for the same.
 */
export function linesToJoin(lines: readonly SourceLine[], places: readonly number[], told: Told): number[] {
  const first = (places[0] ?? 0) - 1
  const run = [first, ...places].map((at) => likeness(lines[at]))
  const found: number[] = []
  for (let at = 0; at + run.length <= lines.length; at += 1) {
    const own = lines.slice(at, at + run.length)
    const isApart = at + run.length <= first || at > (places.at(-1) ?? 0)
    const isLike = own.every((line, nth) => likeness(line) === run[nth] && isUntouched(line, told))
    // A longer run is another one: who joins the second line of three does not mean the first two alone.
    const goesOn = likeness(lines[at + run.length]) === run.at(-1)
    if (!isApart || !isLike || goesOn) continue
    for (let nth = 1; nth < run.length; nth += 1) found.push(at + nth)
    at += run.length - 1
  }
  return found
}
