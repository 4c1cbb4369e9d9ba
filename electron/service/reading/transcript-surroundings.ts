import type { Turn } from '../../../shared/models/focus.ts'
import { isPartHeading, isPartTitle, readRound } from './round-headings.ts'
import { isAboutAll } from './transcript-line.ts'

/** The number of a page, or how long it has lasted, alone on a line: "page 2 sur 3", "– 4 –", "--- 10 min ---". */
const PAGE =
  /^[\s*_#=–—|-]*(?:(?:page|p\.|pg\.?|feuillet|seite|p[áa]gina|blad)\s*\d{1,4}(?:\s*(?:\/|sur|of|de|von|di|van)\s*\d{1,4})?|[–—-]\s*\d{1,4}\s*[–—-]|[–—-]+\s*\d{1,3}\s*(?:min|mn|minutes?|sec|secondes?|seconds?|h)\b\.?\s*[–—-]+)[\s*_=–—|-]*$/iu
/** The end of a round, alone on a line: "----- End of round 1 -----". */
const END_OF_ROUND =
  /^[\s*_#=–—|[(-]*(?:end of (?:the )?(?:\w+ )?(?:round|part)|fin (?:du |de la )?(?:premier |deuxi[èe]me |dernier )?(?:tour|manche|partie))(?:\s*(?:n[°o]\s*)?\d{1,2})?[\s*_=–—|\])-]*$/iu
/** A line of signs that divides a text. */
const RULE = /^\s*(?:[*=_~–—-]\s*){3,}$/
const LONGEST_TITLE = 140
/** More pages than any discussion has. */
const MOST_PAGES = 500

/** The places of the lines that only belong to the page: its numbers, what stands beside each of them, and rules. */
export function pageLines(lines: readonly string[]): ReadonlySet<number> {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const pages = new Set(filled.filter((at) => isPageLine(lines[at] ?? '')))
  const beside = filled.filter(
    (at, place) => pages.has(filled[place - 1] ?? -1) || pages.has(filled[place + 1] ?? -1) || pages.has(at),
  )
  const texts = Map.groupBy(filled, (at) => lines[at]?.trim())
  const besides = new Set(beside)
  const around = beside.filter((at) => {
    const same = texts.get(lines[at]?.trim()) ?? []
    return (
      same.length > 1 &&
      same.length < MOST_PAGES &&
      same.every((other) => besides.has(other)) &&
      readRound(lines[at] ?? '') === null
    )
  })
  return new Set([...pages, ...around, ...filled.filter((at) => RULE.test(lines[at] ?? ''))])
}

/** Whether a line is the number of a page, or the end of a round. A very long line would be searched for very long. */
function isPageLine(line: string): boolean {
  return line.length <= LONGEST_TITLE && (PAGE.test(line) || END_OF_ROUND.test(line))
}

const MOST_LINES_OF_A_HEAD = 12

/** The places of a head: a first paragraph of titles, of which one tells something of the discussion ("Date: …"). */
export function headLines(lines: readonly string[]): ReadonlySet<number> {
  const first = lines.findIndex((line) => line.trim() !== '')
  const end = lines.findIndex((line, at) => at > first && (line.trim() === '' || readRound(line) !== null))
  const head = end < 0 ? [] : lines.slice(first, end)
  const isHead =
    head.length <= MOST_LINES_OF_A_HEAD && head.some(isAboutAll) && head.every((line) => isTitleLine(line))
  return new Set(isHead ? head.map((_, at) => first + at) : [])
}

/**
 * Forms of titles of the parts of a discussion: "2. Prices", "II. Prices", "THEME 2", "=== Prices ===", "**Prices**".
 */
const SECTIONS: readonly RegExp[] = [
  /^\d{1,2}[.)]\s+\S/,
  /^[IVX]{1,4}[.)]\s+\S/,
  /^(?:partie|part|th[èe]me|topic|sujet|section|s[ée]quence|chapitre)\s*(?:n[°o]\s*)?\d{1,2}\b/i,
  /^[=~#*_–—-]{2,}\s*\S.*?\s*[=~#*_–—-]{2,}$/,
]

/**
 * The places of titles of parts: at least two lines of one form, or all in capitals, that name no speaker and stand
 * right above what the same speaker says. `speakerOf` tells who speaks in a line.
 */
export function sectionLines(
  lines: readonly string[],
  speakerOf: (line: string) => string | null,
): ReadonlySet<number> {
  const speakers = lines.map(speakerOf)
  const free = lines.flatMap((line, at) =>
    line.trim() !== '' && speakers[at] === null && readRound(line) === null && isTitleLine(line) ? [at] : [],
  )
  const forms = [...SECTIONS.map((form) => (line: string) => form.test(line)), isShouted, isPartTitle]
  const found = [
    ...forms.map((isSection) => free.filter((at) => isSection((lines[at] ?? '').trim()))),
    ...countedLines(lines, speakers),
  ]
  const next = followers(lines.map((line, at) => (line.trim() === '' ? undefined : speakers[at])))
  const sections = found.filter((places) => {
    const openers = new Set(places.map((at) => next[at] ?? null))
    return places.length > 1 && openers.size === 1 && !openers.has(null)
  })
  const isApart = (at: number): boolean =>
    isPartHeading(lines[at] ?? '') && [at - 1, at + 1].every((place) => (lines[place] ?? '').trim() === '')
  const alone = free.filter((at) => (isRuledTitle(lines[at] ?? '') || isApart(at)) && next[at])
  return new Set([...sections.flat(), ...alone])
}

/** Whether a line stands between two rules, as no words of a speaker do: "=== Closing ===", "--- Break ---". */
function isRuledTitle(line: string): boolean {
  return /^\s*(?:={2,}|~{2,}|[–—-]{3,})\s*\p{L}.*\S\s*(?:={2,}|~{2,}|[–—-]{3,})\s*$/u.test(line)
}

/** A number in a short line, as a title has it: "14 h 25", "II.", "- 3 -". */
const NUMBER_IN_TITLE = /\d+|(?<!\p{L})[IVX]{1,4}(?!\p{L})/gu
const LONGEST_COUNTED = 40

/** The places of short lines without a speaker that are the same but for their numbers, by what they have in common. */
function countedLines(lines: readonly string[], speakers: readonly (string | null)[]): number[][] {
  const places = lines.flatMap((line, at) =>
    speakers[at] === null && line.length <= LONGEST_COUNTED && mayBeCounted(line) ? [at] : [],
  )
  const shapes = Map.groupBy(places, (at) => (lines[at] ?? '').trim().replace(NUMBER_IN_TITLE, '#'))
  const isOnce = (own: readonly number[]): boolean => new Set(own.map((at) => lines[at])).size === own.length
  return [...shapes].flatMap(([shape, own]) => (isOnce(own) && countsUp(shape, own, lines) ? [own] : []))
}

/** Times alone on lines: "14 h 25", "[00:10]". */
const TIME_SHAPE = /^[^\p{L}#]*#\s*[h:]\s*#(?::#)?[^\p{L}#]*$/u
/**
 * A number alone, or behind a word with a capital: "- 3 -", "Circle 2". "12 euros" may be said on a line of its own.
 */
const TITLE_SHAPE = /^[^\p{L}#]*(?:\p{Lu}[^#]*)?#\P{L}*$/u
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** Whether the lines of a shape are times, or titles that count up by one. */
function countsUp(shape: string, places: readonly number[], lines: readonly string[]): boolean {
  if (TIME_SHAPE.test(shape)) return true
  if (!TITLE_SHAPE.test(shape)) return false
  const numbers = places.map((at) => {
    const [number = ''] = lines[at]?.match(NUMBER_IN_TITLE) ?? []
    return /\d/.test(number) ? Number(number) : ROMAN.indexOf(number)
  })
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
}

/** Whether a line has a number, and is no sentence: a stop or a question mark may only stand behind a number. */
function mayBeCounted(line: string): boolean {
  return line.search(NUMBER_IN_TITLE) >= 0 && isTitleLine(line.replace(/(?<=[\dIVX])[.)]\s*$/u, ''))
}

/** For each place, the next value behind it that is not undefined. */
function followers<Value>(values: readonly (Value | undefined)[]): (Value | undefined)[] {
  const found: (Value | undefined)[] = []
  let next: Value | undefined
  for (let at = values.length - 1; at >= 0; at--) {
    found[at] = next
    next = values[at] === undefined ? next : values[at]
  }
  return found
}

/** A turn, or what may only stand around the discussion. */
export interface Part {
  turn: Turn
  /**
   * `front`: before anybody speaks; `note`: before anybody speaks, with an empty line below it; `title`: of a round or
   * a part; `tail`: behind the end of the discussion.
   */
  kind: 'said' | 'front' | 'note' | 'title' | 'tail'
}

/**
 * The turns of a discussion without what only stands around it: titles before a round that its host opens, and lines
 * before the host's first words that are no sentences, or apart from these.
 */
export function withoutTitles(parts: readonly Part[]): Turn[] {
  const host = openerOf(parts)
  const names = new Set(parts.flatMap(({ turn, kind }) => (kind === 'said' ? (turn.speaker ?? []) : [])))
  const following = followers(parts.map(({ turn, kind }) => (kind === 'said' ? turn : undefined)))
  return parts.flatMap(({ turn, kind }, at) => {
    const next = following[at]
    if (kind === 'tail' && next === undefined) return []
    const isOpened = next !== undefined && (next.moderator || next.speaker === host) && host !== undefined
    const isOnlyTitle = kind === 'title' && !turn.text.includes('\n')
    const isFront = kind === 'front' && isTitle(turn) && !isTurnOf(names, turn.text)
    return isOpened && (isOnlyTitle || kind === 'note' || isFront) ? [] : [turn]
  })
}

/** Whether a text has the form of a turn of one of these speakers, though behind a sign: "#Ana: yes". */
function isTurnOf(names: ReadonlySet<string>, text: string): boolean {
  const [name] = text.replace(/^[^\p{L}\d]+/u, '').split(/\s*[:–—]/, 1)
  return name !== undefined && names.has(name)
}

/** Whoever opens the discussion as its host: a moderator, or whoever speaks first in each of several rounds. */
function openerOf(parts: readonly Part[]): string | null | undefined {
  const turns = parts.flatMap(({ turn, kind }) => (kind === 'said' ? [turn] : []))
  const host = turns.find(({ moderator }) => moderator)?.speaker
  if (host !== undefined) return host
  const openers = parts.flatMap(({ turn, kind }, at) => {
    const before = parts[at - 1]
    const isFirst = before?.kind === 'title' || (turn.round !== null && turn.round !== before?.turn.round)
    return kind === 'said' && isFirst ? [turn] : []
  })
  const [first] = openers
  const isSame = openers.length > 1 && openers.every(({ speaker }) => speaker === first?.speaker)
  return isSame ? (first?.speaker ?? undefined) : undefined
}

/** Whether lines are titles, dates and the like: short, and without the end of a sentence. */
function isTitle({ speaker, text }: Turn): boolean {
  return `${speaker ?? ''} ${text}`.split('\n').every(isTitleLine)
}

function isTitleLine(line: string): boolean {
  return line.length <= LONGEST_TITLE && !/[.?!…]["»”]?\s*$/.test(line)
}

/** Whether a line is all in capitals. */
export function isShouted(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && line === line.toUpperCase()
}

/**
 * The places of titles in capitals below an empty line, though a dash or a colon in them stands as behind a name: what
 * would be the speaker never comes again, and most lines are not in capitals.
 */
export function shoutedTitles(
  lines: readonly string[],
  speakerOf: (line: string) => string | null,
): ReadonlySet<number> {
  const isApart = (at: number): boolean => (lines[at - 1] ?? '').trim() === ''
  const shouted = lines.flatMap((line, at) => (isShouted(line) && isApart(at) ? [at] : []))
  if (shouted.length === 0 || shouted.length * 3 >= lines.length) return new Set()
  const counts = Map.groupBy(lines.map(speakerOf), (speaker) => speaker)
  return new Set(shouted.filter((at) => counts.get(speakerOf(lines[at] ?? ''))?.length === 1))
}
