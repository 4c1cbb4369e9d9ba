import type { Turn } from '../../../shared/models/focus.ts'
import { isEnd, readSpeaker, type SpeakerStyle, withoutTime } from './transcript-line.ts'

const FEWEST_TIMED = 3
const LONGEST = 160
/** Signs by which a chat marks what nobody said. */
const MARK = /^(?:\*{1,3}|-?!-|[-–—]{1,3}>?|<?[-–—]{1,3}|[•·►▶ℹ])\s+/u
const DONE = [
  'joined|left|entered|exited|quit|opened|closed|created|started|stopped|ended|added|removed|changed|renamed|pinned',
  'invited|muted|unmuted|connected|disconnected|reconnected|deleted|kicked|shared|updated|raised|lowered|archived',
  'rejoint|quitt[ée]e?|entr[ée]e?|sorti?e?|cr[ée]{2}e?|ouvert|ferm[ée]|ajout[ée]e?|retir[ée]e?|supprim[ée]e?',
  'joins|leaves|enters|exits|quits|rejoint|quitte|entre|sort|arrive|(?:se )?(?:d[ée]|re)?connecte',
  '[ée]pingl[ée]|d[ée]marr[ée]|lanc[ée]|termin[ée]|modifi[ée]|renomm[ée]|invit[ée]e?|arriv[ée]e?|parti?e?',
  '(?:d[ée]|re)?connect[ée]e?|clos|partag[ée]',
].join('|')
/** "Parley Host opened the room", "Ana a quitté la discussion", "You were added", "Recording has started". */
const EVENT = new RegExp(
  String.raw`^[\p{Lu}@~][^\s:]*(?: [^\s:]+){0,4}? (?:(?:has|have|was|were|is|a|est|s['’]est|[êe]tes|avez|ont|sont|been|just|vient de|ete|[ée]t[ée]) ){0,3}(?:${DONE})(?![\p{L}'’])[^:]*$`,
  'u',
)
/** What chats tell of themselves: "Messages are end-to-end encrypted." */
const OF_THE_CHAT =
  /\b(?:end[- ]to[- ]end encrypted|chiffr[ée]e?s de bout en bout|being recorded|est enregistr[ée]e?|<media omitted>|m[ée]dias? omis)/iu

/** A line that stands apart as a whole: "[Ben joins the call]", "* Ben has left *". */
const BOXED = /^\s*(?:\[|\(|\*{1,3}|[-–—]{1,3})\s*([^[\]()*:]+?)\s*(?:\]|\)|\*{1,3}|[-–—]{1,3})\s*$/u

/** What programs tell of the recording, whether or not it has a time: "Ben Cole stopped transcription". */
const OF_THE_RECORDING =
  /^\s*(?:\S+(?: \S+){0,3} )?(?:(?:started|stopped) (?:the )?(?:transcription|recording)|(?:transcription|recording) (?:has )?(?:started|stopped))\.?\s*$/iu

/**
 * The places of lines that tell what happened in a chat, and that nobody said: they have a time as all the others do,
 * and no name behind it where nearly all the others have one.
 */
export function noticeLines(lines: readonly string[], style: SpeakerStyle | null): ReadonlySet<number> {
  const timed = lines.flatMap((line, at) => {
    const said = withoutTime(line.trim())
    return said !== line.trim() && said !== '' ? [{ at, said, line: line.trim() }] : []
  })
  const recording = lines.flatMap((line, at) =>
    OF_THE_RECORDING.test(line) || (isNotice(BOXED.exec(line)?.[1] ?? '') && !isEnd(line)) ? [at] : [],
  )
  if (style === null) return new Set()
  if (timed.length < FEWEST_TIMED) return new Set(recording)
  const unnamed = timed.filter(({ line }) => readSpeaker(line, style) === null)
  if (unnamed.length * 2 >= timed.length) return new Set(recording)
  return new Set([...recording, ...unnamed.filter(({ said }) => isNotice(said)).map(({ at }) => at)])
}

/** Whether a text tells what happened in a chat, as no speaker would: "Ben left the room". */
export function isNotice(said: string): boolean {
  const told = said.replace(MARK, '')
  // Behind its sign a name may be in small letters.
  const shown = told === said ? told : told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return told.length <= LONGEST && (EVENT.test(shown.replace(/^<@\w+>/u, 'X')) || OF_THE_CHAT.test(told))
}

/** Who speaks where a program tells what happened. */
const PROGRAM = /^(?:system|syst[èe]me?|bot|server|service|notice|info)$/iu

/** The turns without what a program told as if it spoke: "System: Ana joined the room". */
export function withoutProgram(turns: readonly Turn[]): Turn[] {
  return turns.filter(({ speaker, text }) => !(PROGRAM.test(speaker ?? '') && isNotice(text)))
}

/** The word for how grave a line of a log is, behind its time. */
const LEVEL =
  /^(\s*[[(]?\d[\d:.,/TZ -]*\d?[\])Z]?\s+)[[(]?(?:INFO|DEBUG|NOTICE|TRACE|WARN(?:ING)?|LOG|MSG|CHAT)[\])]?:?\s+/

/** The lines of a log without these words, where all lines have one. Other lines as they are. */
export function withoutLevels(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '')
  const areLogged = filled.length > 1 && filled.every((line) => LEVEL.test(line))
  return areLogged ? lines.map((line) => line.replace(LEVEL, '$1')) : lines
}
