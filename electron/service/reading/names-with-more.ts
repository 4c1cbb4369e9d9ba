import type { Turn } from '../../../shared/models/focus.ts'
import { areSpeakers } from './plain-turns.ts'
import { readRound } from './round-headings.ts'

/**
 * "Julie Roux  10:02 AM", "Ana · 14:03", "**Ben** _00:04:12_": a name, and when its words were said, alone on a line.
 */
const NAME_AND_TIME =
  /^\s*(\p{Lu}[^\d:[\](){}<>|.!?…]{0,50}?)\s*(?:[·•|,–—-]\s*)?(?:\s|(?<=\s)[[(])[[(]?(?:(?:today|yesterday|aujourd['’]hui|hier)\s)?(?:à\s|at\s)?\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?[\])]?\s*$/iu
/** When something was said, alone on a line: "6:03 PM". */
const TIME_ALONE = /^\s*[[(]?\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?[\])]?\s*$/u
const FEWEST = 4
/** What a program writes above a discussion may have so many lines. */
const MOST_HEAD = 8

/**
 * The lines with names in brackets instead of names and times, as chats have them above what is said ("Ana  10:02 AM"):
 * at least every second name comes again, few lines stand above the first one, and there are words below each. Other
 * lines as they are.
 */
export function withoutTimesOfNames(lines: readonly string[]): readonly string[] {
  const names = lines.map((line) => NAME_AND_TIME.exec(undecorated(line))?.[1]?.trim() ?? null)
  const first = names.findIndex((name) => name !== null)
  const filled = lines.flatMap((line, at) => (line.trim() === '' || at < first ? [] : [names[at] ?? null]))
  const head = lines.slice(0, Math.max(first, 0)).filter((line) => line.trim() !== '')
  const told = filled.filter((name) => name !== null)
  const distinct = new Set(told).size
  const isAgain = told.length >= FEWEST && distinct > 1 && (distinct * 2 <= told.length || areSpeakers(told))
  const haveWords = filled.every((name, at) => name === null || filled[at + 1] === null)
  // Another line in brackets would be taken for a name.
  const isClear = lines.every((line) => !/^\s*\[/.test(line) || readRound(line) !== null)
  if (!isAgain || !haveWords || !isClear || head.length > MOST_HEAD) return lines
  return lines.flatMap((line, at) => (names[at] ? `[${names[at]}]` : TIME_ALONE.test(line) ? [] : line))
}

/** A line without the signs that set its words in bold, in italics or as code. */
function undecorated(line: string): string {
  return line.replace(/^\s*(?:[-*•>]\s+|#{1,6}\s+)/, '').replace(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, '')
}

/**
 * "Ana [00:12] > Yes.", "Ana (14:03) - Yes.", "Ana, 14 h 03 : Yes.": when something was said, between a name and its
 * sign.
 */
const TIME_BEHIND_NAME =
  /^(\s*(?:[-*•]\s+)?\p{L}[^:[\](){}<>|.!?…;"«»]{0,50}?)(?:\s*[[(]|,\s|\s@?)(?:(?:à|at)\s)?\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?[\])]?(?=\s*[:>|~→»=/–—-]|\t)/u

/**
 * The lines without the time between a name and the sign behind it, where most lines have one. Other lines as they are.
 */
export function withoutTimesBehindNames(lines: readonly string[]): readonly string[] {
  const names = lines.flatMap((line) => TIME_BEHIND_NAME.exec(line)?.[1]?.trim() ?? [])
  const isMost = names.length * 2 > lines.filter((line) => line.trim() !== '').length
  return isMost && areSpeakers(names) ? lines.map((line) => line.replace(TIME_BEHIND_NAME, '$1')) : lines
}

/** "R1 - Ana: Yes.": a seat, and the name of whoever sits there. */
const SEAT_AND_NAME = /^(\s*)(\p{L}{1,12}[ .]?\d{1,3})\s+[-–—]\s+(\p{Lu}[^\d:()[\]]{0,40}?)\s?:(?=\s)/u

/** "M - Host: And you?": whoever leads has no number beside seats with numbers. */
const LETTER_AND_NAME = /^(\s*)(\p{Lu}{1,2})\s+[-–—]\s+(\p{Lu}[^\d:()[\]]{0,40}?)\s?:(?=\s)/u

/**
 * The lines with the name behind a seat in brackets ("R1 (Ana): Yes."), where each seat has one name and most seats
 * come again. Other lines as they are.
 */
export function withNamesOfSeats(lines: readonly string[]): readonly string[] {
  const found = lines.flatMap((line) => {
    const [, , seat, name] = SEAT_AND_NAME.exec(line) ?? []
    return seat === undefined || name === undefined ? [] : [{ seat, name }]
  })
  const seats = new Map(found.map(({ seat, name }) => [seat, name]))
  const areOne =
    found.every(({ seat, name }) => seats.get(seat) === name) && new Set(seats.values()).size === seats.size
  if (found.length < FEWEST || seats.size * 2 > found.length || !areOne) return lines
  return lines.map((line) => line.replace(SEAT_AND_NAME, '$1$2 ($3):').replace(LETTER_AND_NAME, '$1$2 ($3):'))
}

/** "From Ana to Everyone: Yes.": who says it, and to whom. */
const TO_ALL =
  /^(\s*[\d:.[\]-]*\s*)(?:From|De|Von|Da|Van)\s+(\p{L}[^:]{0,50}?)\s+(?:to|à|a|an|aan)\s+(?:\p{L}[^:]{0,40}?)\s?:(?=\s|$)/u

/** "Ana → all: Yes.": the same with a sign, where the addressees are everybody. */
const SIGN_TO_ALL =
  /^(\s*[\d:.[\]-]*\s*)(\p{L}[^:→>]{0,50}?)\s*(?:→|[-=]?>|\sto|\sà|\san)\s*(?:tou(?:te)?s|tout le monde|all|every(?:one|body)|(?:the |le )?group[e]?|alle|todos|tutti|room|salle)\s?:(?=\s|$)/iu

/** The lines of a chat without the word for whom each of them is, where all names have one. Other lines as they are. */
export function withoutAddressees(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '').length
  for (const form of [TO_ALL, SIGN_TO_ALL]) {
    const count = lines.filter((line) => form.test(line)).length
    if (count > 1 && count * 2 >= filled) return lines.map((line) => line.replace(form, '$1$2:'))
  }
  return withoutNamedAddressees(lines)
}

/** "Ana → Ben: Yes.": the same, where each addressee speaks too, or is everybody. */
const SIGN_TO_ONE = /^(\s*)(\p{L}[^:→>|]{0,40}?)\s*(?:→|[-=]>)\s*(\p{L}[^:→>|]{0,40}?)\s?:(?=\s)/u
const ALL = /^(?:tou(?:te)?s|tout le monde|all|every(?:one|body)|(?:the |le )?groupe?)$/iu

function withoutNamedAddressees(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => SIGN_TO_ONE.exec(line))
  const speakers = found.flatMap((match) => match?.[2] ?? [])
  const known = new Set(speakers)
  const areKnown = found.every(
    (match) => match === null || known.has(match[3] ?? '') || ALL.test(match[3] ?? ''),
  )
  const isMost = speakers.length * 2 >= lines.filter((line) => line.trim() !== '').length
  if (!areKnown || !isMost || !areSpeakers(speakers)) return lines
  return lines.map((line) => line.replace(SIGN_TO_ONE, '$1$2:'))
}

/** The turns without the time above the words of each, where all have one. */
export function withoutTimesOfWords(turns: readonly Turn[]): Turn[] {
  const areTimed = turns.length >= FEWEST && turns.every(({ text }) => TIME_ALONE.test(firstLine(text)))
  if (!areTimed || turns.every(({ text }) => !text.includes('\n'))) return [...turns]
  return turns.map((turn) => ({ ...turn, text: turn.text.slice(firstLine(turn.text).length).trim() }))
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
