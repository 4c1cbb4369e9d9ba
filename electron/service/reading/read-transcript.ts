import type { Turn } from '../../../shared/models/focus.ts'
import type { Certainty } from '../../../shared/models/run.ts'
import { withoutRoundTags } from './round-tags.ts'
import {
  aloneStyles,
  isEnd,
  isModerator,
  isTitle,
  type RoundLine,
  readHeading,
  readRound,
  readSpeaker,
  repeatedStyles,
  type SpeakerStyle,
  speakerStyles,
} from './transcript-line.ts'

/** A transcript, read from its text. */
export interface ReadTranscript {
  turns: Turn[]
  /** The highest round that has a turn, 0 for a blank text; null where the text gives no rounds. */
  roundsRun: number | null
  /**
   * `sure`: every line is a turn or a heading. `likely`: some lines were joined to a turn, or have no speaker.
   * `unsure`: no speaker is named.
   */
  certainty: Certainty
  /** Whether the discussion is over; null where the text does not show it. */
  complete: boolean | null
}

/**
 * Reads who said what from a discussion's plain text, whose form is not published: "Name: text", "[Name] text", names
 * in bold, names above what is said, headings of rounds. A line without a name continues the turn before it; before the
 * first turn, and as a heading, it begins a turn without a speaker. No text is left out. Never throws.
 */
export function readTranscript(text: string): ReadTranscript {
  const lines = withoutRoundTags(text.split(/\r\n|\n|\r|\u2028|\u2029/))
  const style = findStyle(lines)
  const turns: Turn[] = []
  let heading: RoundLine | null = null
  let open: { turn: Turn; lines: string[] } | null = null
  let joined = false
  let ended = false
  const begin = (speaker: string | null, said: string, round: number | null = null): void => {
    const turn: Turn = {
      number: turns.length + 1,
      round: round ?? heading?.round ?? null,
      speaker,
      moderator: speaker !== null && isModerator(speaker),
      text: '',
    }
    turns.push(turn)
    open = { turn, lines: [said] }
  }
  const close = (): void => {
    if (open) open.turn.text = open.lines.join('\n').trim()
    open = null
  }

  for (const line of lines) {
    const round = readRound(line)
    const isAbove = turns.length === 0 && heading === null && isTitle(line)
    const speaker = round || style === null || isAbove ? null : readSpeaker(line.trim(), style)
    const asked = speaker || style === null ? null : readHeading(line)
    if (round) {
      close()
      heading = round
      if (round.title !== '') begin(null, round.title)
      if (round.title !== '') close()
    } else if (speaker) {
      close()
      begin(speaker.speaker, speaker.text, speaker.round)
    } else if (isEnd(line)) {
      close()
      ended = true
    } else if (asked !== null) {
      close()
      begin(null, asked)
    } else if (open) {
      joined ||= line.trim() !== ''
      addLine(open, style === 'alone' ? line.replace(QUOTED, '') : line)
    } else if (line.trim() !== '' && !isRule(line)) {
      begin(null, line.trim())
    }
    if (round || speaker) ended = false
  }
  close()
  return {
    turns,
    roundsRun: roundsRun(text, turns),
    certainty: certaintyOf(text, turns, joined),
    complete: ended ? true : lastOfAll(heading, turns),
  }
}

function addLine(open: { lines: string[] }, line: string): void {
  open.lines.push(line.trimEnd())
}

/** A line that quotes what was said. */
const QUOTED = /^\s*>\s?/
/** With names in fewer lines than one of so many, and none of them twice, these are words before a colon. */
const MOST_LINES_OF_A_NAME = 3

/**
 * The style in which most lines name a speaker. In a tie the more explicit one wins, so that a colon in a sentence
 * names nobody. Null where the few names may be words of sentences.
 */
function findStyle(lines: readonly string[]): SpeakerStyle | null {
  const above = aloneStyles.find((style) => areAlone(lines, style))
  if (above === 'alone') return above
  let best: { style: SpeakerStyle; count: number } = { style: 'plain', count: 0 }
  for (const style of speakerStyles) {
    const count = lines.filter((line) => !readRound(line) && readSpeaker(line.trim(), style)).length
    if (count > best.count) best = { style, count }
  }
  if (best.count === 0 && above) return above
  return repeatedStyle(lines, best.count) ?? (isByChance(lines, best) ? null : best.style)
}

/** Whether names before a colon stand in few lines, none of them twice. */
function isByChance(
  lines: readonly string[],
  { style, count }: { style: SpeakerStyle; count: number },
): boolean {
  if (style !== 'plain' || count === 0) return false
  const said = lines.filter((line) => line.trim() !== '' && !readRound(line))
  const names = said.flatMap((line) => readSpeaker(line.trim(), style)?.speaker ?? [])
  return count * MOST_LINES_OF_A_NAME < said.length && new Set(names).size === count
}

/** So many lines at least must be names above what is said, as in plays. */
const FEWEST_ALONE = 3

/**
 * Whether names, which come again, are alone on lines, each above a line of words. Names that are not in capitals must
 * come twice on average, and if what is said is quoted, no quoted line is a name.
 */
function areAlone(lines: readonly string[], style: (typeof aloneStyles)[number]): boolean {
  const said = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !readRound(line) && !isEnd(line) && readHeading(line) === null)
  const names = said.map((line) => readSpeaker(line, style)?.speaker ?? null)
  const told = names.filter((name) => name !== null)
  const distinct = new Set(told).size
  const isSure = style === 'capitals' || (distinct * 2 <= told.length && told.length * 2 === said.length)
  return (
    names[0] !== null &&
    told.length >= FEWEST_ALONE &&
    distinct > 1 &&
    distinct < told.length &&
    isSure &&
    names.every((name, at) => name === null || (at + 1 < names.length && names[at + 1] === null))
  )
}

/** A style that nearly all lines have, at least twice as many as any other style, with speakers who speak again. */
function repeatedStyle(lines: readonly string[], others: number): SpeakerStyle | null {
  const said = lines.filter((line) => line.trim() !== '' && !readRound(line) && !isEnd(line) && !isRule(line))
  for (const style of repeatedStyles) {
    const names = said.flatMap((line) => readSpeaker(line.trim(), style)?.speaker ?? [])
    const distinct = new Set(names).size
    // A sentence may be a single word: in this style every line must begin with a name, and names occur twice on
    // average.
    const isSure = style === 'stop' ? names.length === said.length && distinct * 2 <= names.length : true
    const isMost = names.length * 5 >= said.length * 4 && names.length >= others * 2
    if (isMost && isSure && distinct > 1 && distinct < names.length) return style
  }
  return null
}

/** Whether a line is only a separator of dashes and the like. */
function isRule(line: string): boolean {
  return /^[\s*=_~–—-]+$/.test(line)
}

function roundsRun(text: string, turns: readonly Turn[]): number | null {
  if (text.trim() === '') return 0
  const rounds = turns.map(({ round }) => round).filter((round) => round !== null)
  return rounds.length === 0 ? null : rounds.reduce((most, round) => Math.max(most, round))
}

function certaintyOf(text: string, turns: readonly Turn[], joined: boolean): Certainty {
  if (text.trim() === '') return 'sure'
  if (turns.every(({ speaker }) => speaker === null)) return 'unsure'
  return joined || turns.some(({ speaker }) => speaker === null) ? 'likely' : 'sure'
}

/**
 * Whether the last round has turns, where a heading such as "Tour 3/6" gives the number of rounds; null where none
 * does.
 */
function lastOfAll(heading: RoundLine | null, turns: readonly Turn[]): boolean | null {
  if (!heading || heading.total === null) return null
  const spoken = turns.some(({ round, speaker }) => round === heading.round && speaker !== null)
  return spoken && heading.round >= heading.total
}
