import type { ReadingMeter } from '../reading-meter.ts'
import { numberOf } from './number-of.ts'
import type { OutlineLine } from './outline-line.ts'
import { placeLines } from './place-lines.ts'
import type { PlacedPart } from './placed-line.ts'
import { irregularity } from './regularity.ts'
import { segmentations } from './segmentations.ts'
import { sharedAnswers } from './shared-answers.ts'

type Lines = readonly (OutlineLine | null)[]

/** With more lines than this a paper is only divided in the first way: to try all would take too long. */
const MOST_LINES = 2_500
/** How much more regular another division must be to be taken instead of the first. */
const SHARE = 0.92
const MARGIN = 2
/** How much more regular it must become by joining another way. */
const STEP = 1.5
/** How many ways may be joined. */
const ROUNDS = 3

/** A division of a paper: its lines, and which of them begin a question; null for blocks of lines. */
export interface Segmentation {
  lines: Lines
  isStem: ((line: OutlineLine) => boolean) | null
}

/**
 * Of several ways to divide a paper into questions the one that explains it most regularly as a whole: in doubt the
 * first, which follows the rules of line by line.
 */
export function chooseSegmentation(first: Segmentation, lines: Lines, meter: ReadingMeter): Segmentation {
  if (lines.length > MOST_LINES || lines.some((line) => line?.isExact)) return first
  const isShared = lines.some(
    (line) => line && (line.fixed?.shared || (line.text.length < 300 && sharedAnswers(line.text))),
  )
  const costOf = ({ lines: own, isStem }: Segmentation) => {
    const parts: PlacedPart[] = []
    const lineAt = new Map<number, OutlineLine>()
    for (const line of own) {
      meter.step()
      if (line && !lineAt.has(line.at ?? 0)) lineAt.set(line.at ?? 0, line)
    }
    placeLines(own, isStem, (part) => parts.push(part))
    return irregularity(parts, lineAt, isShared)
  }
  const start = costOf(first)
  const all = segmentations(lines)
  let stems = countedHeadings(first)
  let least = Number.POSITIVE_INFINITY
  // One way is taken first, then what explains the paper better together with another one.
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = stems
    for (const each of all) {
      const both = new Set([...before, ...each])
      if (both.size === before.size) continue
      const cost = costOf({ lines, isStem: (line) => both.has(line) })
      if (cost >= least) continue
      least = cost
      stems = both
    }
    if (stems === before) break
    least -= STEP
  }
  least += STEP
  const isBetter = least < start * SHARE && least < start - MARGIN
  return isBetter ? { lines, isStem: (line) => stems.has(line) } : first
}

/** The fewest headings with numbers that count up, so that all of them are sure to be questions. */
const COUNTED = 5
/**
 * The headings that the first division takes for questions and whose numbers count up: such are questions in any other
 * division too, also where they ask for an explanation and have no answers.
 */
function countedHeadings({ lines, isStem }: Segmentation): Set<OutlineLine> {
  const headings = lines.filter(
    (line): line is OutlineLine => line?.role === 'section' && numberOf(line) > 0 && isStem?.(line) === true,
  )
  const isCounted = headings.every(
    (line, at) => at === 0 || numberOf(line) > numberOf(headings[at - 1] ?? line),
  )
  return new Set(isCounted && headings.length >= COUNTED ? headings : [])
}
