import type { Turn } from '../../../shared/models/focus.ts'
import type { Certainty } from '../../../shared/models/run.ts'
import { withoutCells } from './celled-lines.ts'
import { noticeLines, withoutLevels, withoutProgram } from './chat-notices.ts'
import { edgeLines } from './edge-lines.ts'
import { withoutHeads } from './headed-messages.ts'
import { withLearnedFrame } from './learned-frame.ts'
import { areLogged, withoutLogLines } from './log-levels.ts'
import { withHost, withoutMarks } from './marked-names.ts'
import {
  withNamesOfSeats,
  withoutAddressees,
  withoutTimesBehindNames,
  withoutTimesOfNames,
  withoutTimesOfWords,
} from './names-with-more.ts'
import { withoutNotation } from './notations.ts'
import { withoutLineNumbers, withoutListNumbers, withoutTurnNumbers } from './numbered-turns.ts'
import { withoutQuotes } from './quoted-turns.ts'
import { type RoundLine, readHeading, readRound } from './round-headings.ts'
import { withoutPartTags, withoutRoundTags } from './round-tags.ts'
import { hungLines, joinedLines } from './set-lines.ts'
import { areTopics } from './topics.ts'
import { findLegend } from './transcript-legend.ts'
import { isEnd, isModerator, readSpeaker, type SpeakerLine } from './transcript-line.ts'
import { findStyle } from './transcript-style.ts'
import {
  headLines,
  type Part,
  pageLines,
  sectionLines,
  shoutedTitles,
  withoutTitles,
} from './transcript-surroundings.ts'
import { unnamedLines } from './unnamed-lines.ts'

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
 * first turn, and as a heading, it begins a turn without a speaker. Only what stands around a discussion and was not
 * said is left out: a legend, titles above the host's words, numbers of pages. `people`: the names of those who were
 * drawn, as far as they are known. Never throws.
 */
export function readTranscript(text: string, people: readonly string[] = []): ReadTranscript {
  const lines = withoutTimesBehindNames(withoutNotation(linesOf(text)))
  const turnsOf = (tagless: readonly string[]): Turn[] | null => {
    const read = readAnyForm(tagless.join('\n'), people)
    return read.certainty === 'unsure' ? null : read.turns
  }
  // The tags may stand behind the numbers of turns, which would otherwise be taken for what is around names.
  const listed = withoutListNumbers(lines)
  const behind = listed === lines ? lines : withoutPartTags(listed, turnsOf)
  const untagged = behind === listed ? withoutPartTags(lines, turnsOf) : behind
  const read = readAnyForm(untagged.join('\n'), people)
  return areTopics(read.turns, people) || areLogged(read.turns) ? ofNobody(text, read) : read
}

/** A text of which nobody knows who speaks, as a single turn. */
function ofNobody(text: string, { roundsRun, complete }: ReadTranscript): ReadTranscript {
  const turn = { number: 1, round: null, speaker: null, moderator: false, text: text.trim() }
  return { turns: [turn], roundsRun, certainty: 'unsure', complete }
}

/** Reads a discussion without tags in one of the usual forms, or in one that its lines show. */
function readAnyForm(text: string, people: readonly string[]): ReadTranscript {
  const usual = readUsual(text, people)
  if (usual.certainty === 'sure') return usual
  const framed = withLearnedFrame(withoutTurnNumbers(linesOf(text)), people)
  const learned = framed && readUsual(framed.join('\n'), people)
  return learned && unnamed(learned) < unnamed(usual) ? learned : usual
}

/** How many words of a discussion have no speaker. */
function unnamed({ turns }: ReadTranscript): number {
  const texts = turns.flatMap(({ speaker, text }) => (speaker === null ? [text] : []))
  return texts.join(' ').split(/\s+/).length
}

/** More spaces than anybody sets between words: the forms of lines would be searched for in them for very long. */
const LONG_SPACE = /[^\S\r\n\u2028\u2029]{100,}/g

/** Characters at the beginning of a line that nobody sees, before which a name would not be found. */
const UNSEEN_FIRST = /^(?:(?!\t)[\p{Cc}\p{Cf}])+/u

function linesOf(text: string): string[] {
  const lines = text.replace(LONG_SPACE, (space) => space.slice(0, 100)).split(/\r\n|\n|\r|\u2028|\u2029/)
  return lines.map((line) => line.replace(UNSEEN_FIRST, ''))
}

/** Reads a discussion in one of the usual forms. */
function readUsual(text: string, people: readonly string[]): ReadTranscript {
  const received = plainLines(linesOf(text))
  const legend = findLegend(received)
  const pages = pageLines(received)
  const shown = received.filter((_, at) => !legend.places.has(at) && !pages.has(at))
  const head = headLines(shown)
  const all = shown.filter((_, at) => !head.has(at))
  const style = findStyle(all, legend.names)
  const notices = noticeLines(all, style)
  const lines = all.filter((_, at) => !notices.has(at))
  const bottom = lines.findLast((line) => line.trim() !== '') ?? ''
  // A last line such as "[End of transcript]" is no speaker, also where speakers are written in brackets.
  const isLastWord = (line: string): boolean => line === bottom && isEnd(line)
  const speakerAt = (line: string): SpeakerLine | null =>
    style && !isLastWord(line) ? readSpeaker(line.trim(), style) : null
  const hung = hungLines(lines, (line) => speakerAt(line)?.speaker ?? null)
  const speakerOf = (line: string): string | null =>
    hung.has(line) ? null : (speakerAt(line)?.speaker ?? null)
  const unnamed = unnamedLines(lines, speakerOf)
  const sections = sectionLines(lines, speakerOf)
  const titles = shoutedTitles(lines, speakerOf)
  const edges = edgeLines(lines, speakerOf, people)
  const parts: Part[] = []
  let heading: RoundLine | null = null
  let open: { turn: Turn; lines: string[] } | null = null
  let joined = false
  let ended = false
  // Whether anybody has spoken, or a heading stands above.
  let spoken = false
  const begin = (kind: Part['kind'], tag: string | null, said: string, round: number | null = null): void => {
    const speaker = tag === null ? null : (nameOf(tag, legend.names) ?? tag)
    const moderator = tag !== null && (legend.hosts.has(tag) || [tag, speaker ?? ''].some(isModerator))
    const turn = { number: 0, round: round ?? heading?.round ?? null, speaker, moderator, text: '' }
    parts.push({ turn, kind })
    spoken ||= kind !== 'front'
    open = { turn, lines: [said] }
  }
  const close = (): void => {
    if (open) open.turn.text = open.lines.join('\n').trim()
    open = null
  }

  if (head.size > 0) begin('front', null, shown.filter((_, at) => head.has(at)).join('\n'))
  close()
  for (const [at, line] of lines.entries()) {
    const round = readRound(line)
    const speaker = round || hung.has(line) ? null : speakerAt(line)
    const isFront: boolean = heading === null && !spoken
    const last = parts.at(-1)
    const asked = sections.has(at) ? line.trim() : speaker || style === null ? null : readHeading(line)
    if (edges.tail.has(at)) {
      close()
      ended = true
    } else if (edges.front.has(at)) {
      close()
      begin('front', null, line.trim())
    } else if (round) {
      close()
      heading = round
      if (round.title !== '') begin('title', null, round.title)
      if (round.title !== '') close()
    } else if (speaker) {
      close()
      const kind = titles.has(at) ? (isFront ? 'front' : 'title') : 'said'
      begin(kind, speaker.speaker, speaker.text, speaker.round)
    } else if (unnamed.has(at)) {
      close()
      begin('said', null, unnamed.get(at) ?? '')
    } else if (isEnd(line)) {
      close()
      ended = true
    } else if (asked !== null) {
      close()
      begin('title', null, asked)
    } else if (open) {
      joined ||= line.trim() !== ''
      if (isFront && last) last.kind = line.trim() === '' ? 'note' : 'front'
      addLine(open, style === 'alone' ? line.replace(QUOTED, '') : line)
    } else if (line.trim() !== '' && !isRule(line)) {
      begin(isFront ? 'front' : ended ? 'tail' : 'said', null, line.trim())
    }
    if ((round || speaker) && !edges.tail.has(at)) ended = false
  }
  close()
  const named = withHost(withoutMarks(parts.map(({ turn }) => turn)), legend.names)
  const told = withoutTitles(parts.map((part, at) => ({ ...part, turn: named[at] ?? part.turn })))
  const turns = withoutQuotes(withoutTimesOfWords(withoutProgram(told))).map((turn, at) => ({
    ...turn,
    number: at + 1,
  }))
  return {
    turns,
    roundsRun: roundsRun(text, turns),
    certainty: certaintyOf(text, turns, joined),
    complete: ended ? true : lastOfAll(heading, turns),
  }
}

/**
 * The lines without signs of a quotation, numbers, and cells around names, and with each turn of columns in one line.
 */
function plainLines(lines: readonly string[]): readonly string[] {
  const named = withoutAddressees(withoutHeads(withoutLogLines(withoutLevels(unquoted(lines)))))
  const untagged = withoutRoundTags(withoutTimesOfNames(withNamesOfSeats(named)))
  return joinedLines(withoutLineNumbers(withoutTurnNumbers(withoutCells(untagged))))
}

/** The name that a legend gives for a tag: "P1", "R1.", "P1 (34 ans)". */
function nameOf(tag: string, names: ReadonlyMap<string, string>): string | undefined {
  const bare = tag.replace(/\s?\([^)]*\)$/, '').replace(/\.$/, '')
  return names.get(tag) ?? names.get(bare)
}

/** The lines of a text that is a quotation as a whole, without the signs of one. */
function unquoted(lines: readonly string[]): readonly string[] {
  const isQuoted = lines.every((line) => line.trim() === '' || /^\s*>/.test(line))
  return isQuoted ? lines.map((line) => line.replace(QUOTED, '')) : lines
}

function addLine(open: { lines: string[] }, line: string): void {
  open.lines.push(line.trimEnd())
}

/** A line that quotes what was said. */
const QUOTED = /^\s*>\s?/
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
