import { isAsking } from './asks.ts'
import { isSource, saysHowMany } from './instruction.ts'
import { kindOf, lineKinds } from './line-kinds.ts'
import { namesPart } from './named-headings.ts'
import type { OutlineLine } from './outline-line.ts'

type Lines = readonly (OutlineLine | null)[]

/** The fewest lines that look alike, so that they can be the questions of a paper. */
const ENOUGH = 3
/** How often a line is repeated where it is the answers of several questions. */
const REPEATED = 3
/** The length of a paragraph, in characters. */
const PARAGRAPH = 160
/** The most kinds of lines that are tried as questions. */
const MOST_KINDS = 12

/**
 * The ways in which a paper may be divided into questions: which of its lines begin one. Each follows one convention
 * from beginning to end: all lines that ask, all that look alike, all that stand above answers.
 */
export function segmentations(lines: Lines): Set<OutlineLine>[] {
  const times = new Map<string, number>()
  for (const line of lines) if (line) times.set(line.text, (times.get(line.text) ?? 0) + 1)
  const isRepeated = ({ text }: OutlineLine) => !isAsking(text) && (times.get(text) ?? 0) >= REPEATED
  const open = lines.filter((line): line is OutlineLine => line !== null && canAsk(line) && !isRepeated(line))
  const asking = open.filter((line) => isAsking(line.text))
  const byLook = Map.groupBy(
    open.filter((line) => !isParagraph(line)),
    looseLook,
  )
  const byKind = [...lineKinds(lines)]
    .filter(([name, { places }]) => places.length >= ENOUGH && name !== 'heading 0')
    .slice(0, MOST_KINDS)
    .map(([, { places }]) => places.flatMap((place) => lines[place] ?? []))
  const looks = [...byLook.values()].filter((alike) => alike.length >= ENOUGH).slice(0, MOST_KINDS)
  const found: OutlineLine[][] = [asking, aboveAnswers(lines), aboveRepeated(lines, isRepeated)]
  for (const alike of [...looks, ...byKind]) found.push(alike, [...alike, ...asking])
  const isOpen = new Set(open)
  return found.map((each) => new Set(each.filter((line) => isOpen.has(line)))).filter(({ size }) => size > 1)
}

/** A paragraph of several sentences, none of which asks: it introduces something. */
function isParagraph({ text, marker }: OutlineLine): boolean {
  return marker === null && text.length > PARAGRAPH && !text.includes('?') && /[.!:]\s+\p{Lu}/u.test(text)
}

/** A sentence that is wholly in brackets: it speaks of what follows. */
const isInBrackets = (text: string) => /^\([^()?]{20,300}\.\s?\)$/.test(text)

function canAsk({ fixed, isAnswer, role, marker, text }: OutlineLine): boolean {
  const isPlaced = fixed !== undefined || isAnswer === true || role === 'title' || role === 'context'
  const isAside =
    isInBrackets(text) || isSource(text) || namesPart(text) || (marker === null && saysHowMany(text))
  return !isPlaced && !isAside && marker !== 'checkbox' && /\p{L}/u.test(text)
}

/** How a line looks, without the list to which it belongs: some papers have a list for each question. */
export function looseLook({ marker, strong, role, level, style, sign, indent }: OutlineLine): string {
  const depth = marker === null ? 0 : Math.floor((indent + 1) / 4)
  return [
    role === 'section' ? `heading${level ?? 0}` : '',
    marker ?? '',
    sign === undefined ? '' : 'typed',
    strong ? 'bold' : '',
    style ?? '',
    depth,
  ].join('|')
}

/** Lines that have a list of another kind, boxes or a row of answers right below them. */
function aboveAnswers(lines: Lines): OutlineLine[] {
  let below: OutlineLine | null = null
  const found: OutlineLine[] = []
  for (const line of lines.toReversed()) {
    if (!line) continue
    const isOther = below !== null && kindOf(below) !== kindOf(line)
    const isAbove =
      below !== null &&
      (below.isAnswer === true || below.fixed?.role === 'option' || (below.marker !== null && isOther))
    if (isAbove && canAsk(line)) found.push(line)
    below = line
  }
  return found
}

/** Lines above one that comes again and again, as a row of answers does. */
function aboveRepeated(lines: Lines, isRepeated: (line: OutlineLine) => boolean): OutlineLine[] {
  let below: OutlineLine | null = null
  const found: OutlineLine[] = []
  for (const line of lines.toReversed()) {
    if (!line) continue
    if (below !== null && isRepeated(below) && !isRepeated(line)) found.push(line)
    below = line
  }
  return found
}
