import { areSpeakers, areSpoken, linesOf, type PlainTurn } from './plain-turns.ts'
import { readRound } from './round-headings.ts'
import { isEnd } from './transcript-line.ts'

/** What stands before a discussion may have so many lines. */
const MOST_HEAD = 10
/** One of so many lines with names may be indented by chance. */
const MOST_HUNG = 4
/** A line that only divides the page. */
const RULE = /^\s*[-=_*~–—]{3,}\s*$/
const INDENTED = /^(?:\t| {2,})\s*\S/

/**
 * The lines of a discussion that is set in columns, or in blocks below names, with each turn in one line ("Ana: …"):
 * `ANA     Yes, but` above `        not often.`, or `ANA` above `    Yes, but not often.` Other lines as they are.
 */
export function joinedLines(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => INDENTED.test(line))) return lines
  return read(lines, columnsOf(lines)) ?? read(lines, blocksOf(lines)) ?? lines
}

/** How a line is read: a name with what is said, more of what is said, or a line of its own. */
type SetLine = { name: string; text: string } | { more: string } | null

/** The lines with joined turns; null where they are not all set like this behind a few lines of a head. */
function read(lines: readonly string[], set: readonly SetLine[] | null): string[] | null {
  if (set === null) return null
  const bottom = lines.findLastIndex((line) => line.trim() !== '' && !RULE.test(line))
  const isFree = (line: string, at: number): boolean =>
    line.trim() === '' || at > bottom || readRound(line) !== null || isEnd(line)
  const last = Math.max(
    lines.findLastIndex((line, at) => !isFree(line, at) && set[at] === null),
    headEnd(lines, set),
  )
  const head = lines.slice(0, last + 1)
  if (head.filter((line) => line.trim() !== '').length > MOST_HEAD) return null
  const turns: (PlainTurn | { line: string })[] = []
  for (let at = last + 1; at <= bottom; at++) {
    const told = set[at] ?? null
    const open = turns.at(-1)
    if (told === null) {
      if ((lines[at] ?? '').trim() !== '') turns.push({ line: lines[at] ?? '' })
    } else if ('name' in told) turns.push({ speaker: told.name, text: told.text })
    else if (open !== undefined && 'speaker' in open) open.text = `${open.text} ${told.more}`.trim()
    else return null
  }
  const said = turns.filter((turn): turn is PlainTurn => 'speaker' in turn)
  if (!areSpeakers(said.map(({ speaker }) => speaker)) || !areSpoken(said.map(({ text }) => text)))
    return null
  const written = linesOf(said)
  let place = 0
  return [...head, ...turns.map((turn) => ('line' in turn ? turn.line : (written[place++] ?? '')))]
}

/** The last line of a first paragraph in which nobody speaks who speaks again; -1 where there is none. */
function headEnd(lines: readonly string[], set: readonly SetLine[]): number {
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '')
  const nameAt = (at: number): string | null => {
    const told = set[at]
    return told && 'name' in told ? told.name : null
  }
  const later = new Set(lines.flatMap((_, at) => (at > end ? (nameAt(at) ?? []) : [])))
  // What somebody says once is no head: it has sentences, or goes on.
  const isTitle = (line: string): boolean => !INDENTED.test(line) && !/[.?!…]\s*$/.test(line)
  const isHead = lines
    .slice(0, Math.max(end, 0))
    .every((line, at) => !later.has(nameAt(at) ?? '') && isTitle(line))
  return isHead ? end : -1
}

/** Names at the beginning of lines, and all that is said from one column on. */
function columnsOf(lines: readonly string[]): SetLine[] | null {
  const margins = lines.flatMap((line) => (/^ {3,}\S/.test(line) ? [/^ */.exec(line)?.[0].length ?? 0] : []))
  const [column, ...others] = new Set(margins)
  if (column === undefined || others.length > 0) return null
  return lines.map((line) => {
    const [front, text] = [line.slice(0, column), line.slice(column)]
    if (!/\s$/.test(front) || !/^\S/.test(text)) return null
    if (front.trim() === '') return { more: text.trim() }
    const name = front.trim().replace(/\s*:$/, '')
    return /\s{2,}/.test(name) ? null : { name, text: text.trim() }
  })
}

/** Names alone on lines, each above what is said in indented lines. */
function blocksOf(lines: readonly string[]): SetLine[] {
  return lines.map((line, at) => {
    if (INDENTED.test(line)) return { more: line.trim() }
    const isAbove = INDENTED.test(lines[at + 1] ?? '')
    const name = line.trim().replace(/\s?:$/, '')
    return isAbove && name !== '' && readRound(line) === null && !/^[-*•]/.test(name)
      ? { name, text: '' }
      : null
  })
}

/**
 * The indented lines that go on with a turn, though they begin as with a name: nearly all who speak begin at the
 * margin, and whoever would speak here does so nowhere else.
 */
export function hungLines(
  lines: readonly string[],
  speakerOf: (line: string) => string | null,
): ReadonlySet<string> {
  const isIndented = (line: string): boolean => INDENTED.test(line)
  const named = lines.filter((line) => speakerOf(line) !== null)
  const hung = named.filter(isIndented)
  if (hung.length === 0 || hung.length * MOST_HUNG > named.length) return new Set()
  const atMargin = new Set(named.filter((line) => !isIndented(line)).map(speakerOf))
  return new Set(hung.filter((line) => !atMargin.has(speakerOf(line))))
}
