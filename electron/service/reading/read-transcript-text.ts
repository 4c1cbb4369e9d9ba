import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import { asText, isObject, type JsonObject, pick, showValue } from '../json/json-value.ts'
import { isClosing } from './edge-lines.ts'
import { withoutEventNotices } from './event-notices.ts'
import { withNames } from './explained-speakers.ts'
import { textTable } from './find-tables.ts'
import { findTurns } from './find-turns.ts'
import { withoutLogged } from './log-levels.ts'
import { withNamedParts } from './named-parts.ts'
import { hasSheet, openAnswer } from './open-answer.ts'
import { withPlainParts } from './plain-parts.ts'
import { readTranscript } from './read-transcript.ts'
import { readHeading, readRound } from './round-headings.ts'
import { withoutCues } from './subtitles.ts'
import { taggedTurns } from './tagged-lines.ts'
import { areTexts, roundsOfTexts } from './texts-of-rounds.ts'
import { isEnd, readSpeaker, type SpeakerStyle } from './transcript-line.ts'
import type { ListedTurn } from './turn-pairs.ts'

const TEXT_NAMES = ['transcript', 'transcription', 'text', 'texte', 'discussion', 'content', 'contenu']
const LIST_NAMES = ['messages', 'turns', 'tours', ...TEXT_NAMES]
const SPEAKER_NAMES = ['speaker', 'name', 'nom', 'prenom', 'author', 'auteur', 'persona', 'role']
const SAID_NAMES = ['text', 'texte', 'content', 'contenu', 'message', 'said']
/** With two of these tags a text counts as HTML, and not as one that only mentions tags. */
const BLOCK_TAGS = /<(?:p|div|br|li|dt|dd|tr|h[1-6]|section|blockquote)\b[^<>]*>/gi
/** A name in bold at the beginning of a block, without a colon or dash after it. */
const NAME_BEFORE_WORDS =
  /<(b|strong|dt|th|cite)\b[^<>]*>([^<>:]{1,60})<\/\1>(?=(?:\s|<(?:dd|td|\/td)\b[^<>]*>)*(?!&nbsp;)[^\s:<—–-])/gi
/**
 * A name in a part of its own at the beginning of a paragraph, before another such part: `<p><span>Ana</span><span>…`.
 */
const NAME_IN_PART =
  /(<(?:p|div|li)\b[^<>]*>)\s*<(span|em|i|a)\b[^<>]*>([^<>:]{1,60})<\/\2>\s*(?=<(?:span|q|em|i)\b)/gi
const MOST_TEXTS = 200
/** Separators between the turns of a discussion that comes in one line. */
const SEPARATORS = [' | ', ' || ', ' // ', ' ¶ ', '\\n', '; ', ' / ', ' — ']

/** The answer read last: what a poll brings is read for its digest and then for its discussion. */
let last: { received: unknown; text: string } | null = null

/**
 * The discussion as one text, "" before any round. A list of turns, under whatever names, becomes "Name: text" lines
 * with headings for its rounds; HTML loses its tags. Anything else is given as JSON, so that nothing received is
 * hidden.
 */
export function readTranscriptText(received: unknown): string {
  if (last !== null && last.received === received) return last.text
  const text = readText(received)
  last = { received, text }
  return text
}

/** Some forms can be opened again and again without coming to an end. */
const MOST_OPENINGS = 5

function readText(received: unknown, openings = 0): string {
  // What nobody can read as a discussion is shown as received.
  const parts = withPlainParts(received)
  const said = parts === received ? '' : readPlain(parts, openings)
  return isDiscussion(said) ? said : readPlain(received, openings)
}

function readPlain(received: unknown, openings: number): string {
  const data = withNamedParts(withoutEventNotices(received))
  if (data === null || data === undefined) return ''
  // Unopened, the names at the head of a sheet would be taken for a turn.
  const sheet = typeof data === 'object' && hasSheet(data) ? openAnswer(data) : undefined
  const turns = typeof data === 'string' ? null : (findTurns(sheet) ?? findTurns(data))
  const lines = turnLines(turns && withNames(turns, data))
  if (lines !== null) return lines
  const plain = inLines(withoutTags(spoken(textOf(data) ?? onlyDiscussion(data) ?? '')))
  if (isDiscussion(plain)) return plain
  const opened = openings < MOST_OPENINGS ? openAnswer(data) : undefined
  const inner = opened === undefined ? '' : readText(opened, openings + 1)
  if (isDiscussion(inner)) return inner
  const cells = turnLines(findTurns(onlyTable(data)))
  return cells !== null && isDiscussion(cells) ? cells : plain
}

/** The rows of the only table of cells (CSV) that stands in a text of an answer; null where there is none, or more. */
function onlyTable(data: unknown): JsonObject[] | null {
  const texts = isObject(data) ? Object.values(data) : [data]
  const [only, ...others] = texts.map(textTable).filter((rows) => rows !== null)
  return only === undefined || others.length > 0 ? null : only
}

/**
 * A discussion in one line, split at the sign between its turns; any other text as it is. `areAgain`: somebody must
 * speak again.
 */
function inLines(text: string, areAgain = false): string {
  if (/[\r\n]/.test(text.trim())) return text
  const broken = SEPARATORS.map((separator) => text.trim().split(separator).join('\n'))
  const fitting = broken.filter((lines) => lines.split('\n').length > 2 && isEachNamed(lines, areAgain))
  // What somebody says may hold another of these signs: the one between the turns makes the most of them.
  return fitting.toSorted((one, other) => other.split('\n').length - one.split('\n').length)[0] ?? text
}

function isEachNamed(lines: string, areAgain: boolean): boolean {
  const { turns } = readTranscript(lines)
  const speakers = new Set(turns.map(({ speaker }) => speaker))
  if (areAgain && (speakers.size < 2 || speakers.size === turns.length)) return false
  return turns.length === lines.split('\n').length && turns.every(({ speaker }) => speaker !== null)
}

/** The text under a usual name, or the messages of a list; null where the answer has another form. */
function textOf(data: unknown): string | null {
  if (typeof data === 'string') return data
  if (Array.isArray(data)) return discussedRounds(data) ?? data.map(readMessage).join('\n')
  if (!isObject(data) || Object.keys(data).length === 0) return ''
  const text = TEXT_NAMES.map((name) => pick(data, [name])).find((value) => asText(value) !== null)
  if (typeof text === 'string') return text
  const inner =
    LIST_NAMES.map((name) => pick(data, [name])).find(
      // A number under such a name only counts the turns.
      (value) => (typeof value === 'object' ? value !== null : typeof value === 'string' && value !== ''),
    ) ?? pick(data, LIST_NAMES)
  if (inner === null) return ''
  if (typeof inner === 'number' || typeof inner === 'boolean') return null
  return inner === undefined ? null : readTranscriptText(inner)
}

function discussedRounds(data: readonly unknown[]): string | null {
  const text = roundsOfTexts(data)
  return text !== null && isDiscussion(text) ? text : null
}

function readMessage(message: unknown): string {
  if (!isObject(message)) return showValue(message)
  const said = asText(pick(message, SAID_NAMES))
  const speaker = asText(pick(message, SPEAKER_NAMES))
  if (said === null) return showValue(message)
  return speaker === null ? said : `${speaker}: ${said}`
}

/**
 * The only text of an answer in which several people speak, or the first of several that say the same; the whole answer
 * as JSON where there is none, or where two differ.
 */
function onlyDiscussion(data: unknown): string {
  const texts: string[] = []
  const visit = (value: unknown, depth: number): void => {
    if (texts.length > MOST_TEXTS || depth > 5) return
    const rounds = roundsOfTexts(value)
    if (rounds !== null && isDiscussion(rounds)) texts.push(rounds)
    else if (typeof value === 'string') texts.push(inLines(value, true))
    else if (isObject(value)) for (const inner of Object.values(value)) visit(inner, depth + 1)
    else if (areTexts(value)) texts.push(value.join('\n'))
    // One record in a list: `{records: [{fields: {…}}]}`.
    else if (Array.isArray(value) && value.length === 1) visit(value[0], depth + 1)
  }
  visit(data, 0)
  const [only, ...others] =
    texts.length === 1 && texts[0]?.includes('\n') ? texts : texts.filter(isDiscussion)
  return only === undefined || others.some((other) => !isSame(other, only)) ? showValue(data) : only
}

/** Whether two texts are the same discussion, though marked in another way. */
function isSame(one: string, other: string): boolean {
  const saidIn = (text: string): string =>
    JSON.stringify(
      readTranscript(withoutTags(text)).turns.map(({ speaker, text: said }) =>
        [speaker, said].map((part) => part?.replace(/[\s*_]+/g, ' ').trim()),
      ),
    )
  return saidIn(one) === saidIn(other)
}

function isDiscussion(text: string): boolean {
  if (taggedTurns(text) !== null) return true
  const { turns } = readTranscript(withoutTags(withoutCues(text)))
  const speakers = turns.flatMap(({ speaker }) => speaker ?? [])
  return new Set(speakers).size > 1 && speakers.length * 2 > turns.length
}

/** What is said in subtitles that name who speaks, or in elements of XML; any other text as it is. */
function spoken(text: string): string {
  const tagged = turnLines(taggedTurns(text))
  if (tagged !== null) return tagged
  const said = withoutCues(text)
  return said !== text && isDiscussion(said) ? said : text
}

function withoutTags(text: string): string {
  // Without any tag, entities are all that is left to read: "Q.&nbsp;&ndash; Bonjour".
  if ((text.match(BLOCK_TAGS)?.length ?? 0) < 2) return text.includes('<') ? text : htmlText(text)
  const named = text.replace(NAME_BEFORE_WORDS, '<p>$2: ').replace(NAME_IN_PART, '$1$3: ')
  return htmlText(named.replace(/<\/?section\b[^<>]*>/gi, '<p>'))
}

/** Turns as lines from which the same turns are read again; null where that is impossible. */
export function turnLines(turns: ListedTurn[] | null): string | null {
  const said = turns && withoutLogged(turns)
  return said && linesOfTurns(said)
}

function linesOfTurns(turns: readonly ListedTurn[]): string | null {
  const names = turns.flatMap(({ speaker }) => speaker ?? [])
  const isPlain = names.every((name) => readSpeaker(`${name}: x`, 'plain')?.speaker === name)
  const style: SpeakerStyle = isPlain ? 'plain' : 'bracket'
  // A number in brackets is a speaker only with a colon after it, because it may be the number of a turn.
  const begin = (name: string): string =>
    isPlain ? `${name}:` : /\p{L}/u.test(name) ? `[${name}]` : `[${name}]:`
  const lines: string[] = []
  let round: number | null = null
  for (const [at, turn] of turns.entries()) {
    const begins = turn.round !== null && turn.round !== round
    if (begins) lines.push(`## ${turn.round}`)
    round = turn.round ?? round
    const said = joined(htmlText(turn.text), style)
    // A turn without a speaker would be read as part of the turn before it, except at the beginning of a round.
    const asked = at > 0 && !begins ? `## ${said}` : said
    lines.push(turn.speaker === null ? asked : `${begin(turn.speaker)} ${said}`)
  }
  const text = lines.join('\n')
  const read = readTranscript(text).turns
  const isSame =
    read.length === turns.length && read.every(({ speaker }, at) => speaker === turns[at]?.speaker)
  return isSame ? text : null
}

/** A text in one line where one of its lines would be read as the beginning of a turn or a round. */
function joined(said: string, style: SpeakerStyle): string {
  const [first = '', ...rest] = said.trim().split(/\r\n|\n|\r|\u2028|\u2029/)
  const begins = (line: string): boolean =>
    readRound(line) !== null ||
    readHeading(line) !== null ||
    isEnd(line) ||
    isClosing(line) ||
    readSpeaker(line.trim(), style) !== null
  return rest.some(begins) ? [first, ...rest].join(' ') : [first, ...rest].join('\n')
}
