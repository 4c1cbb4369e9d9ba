import { wordsOfKey } from '../json/words-of-key.ts'

/** Ways in which a transcript may mark the speaker, the most explicit first. */
export const speakerStyles = ['heading', 'bold', 'bracket', 'plain', 'dash'] as const
/** Ways that count only where nearly every line has them, with names that come again. */
export const repeatedStyles = ['round', 'angle', 'tab', 'arrow', 'pipe', 'hyphen', 'stop'] as const
/** Ways in which the name is alone on a line, above what is said. */
export const aloneStyles = ['capitals', 'alone'] as const
export type SpeakerStyle =
  | (typeof speakerStyles)[number]
  | (typeof repeatedStyles)[number]
  | (typeof aloneStyles)[number]

/** A line that begins a turn. */
export interface SpeakerLine {
  speaker: string
  text: string
  /** The round given next to the name; null where none is. */
  round: number | null
}

/** A line that begins a round. `title` is the rest of the line. */
export interface RoundLine {
  round: number
  /** The total number of rounds, where the line gives it. */
  total: number | null
  title: string
}

/** Names are short, so only the beginning of a line is searched for one. */
const LONGEST_NAME = 80

const TIME = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s*(?:[-–—]\s*)?/

/** The number of a turn before its speaker: "[01] ", "3. ", "(12) ", "007 | ". */
const NUMBER = /^(?:\[\d{1,3}\]|\(\d{1,3}\)|#\d{1,3}|\d{1,3}[.)]|\d{1,4}\s+\|)\s+(?=[^\d\s])/

const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}\d'’.·-]*|\d{1,3}|(?:de|du|des|la|le|les|d['’]|l['’]|von|van|el|et|and)\p{L}*)`
const NAME = String.raw`(?:[Ll][ea]s?\s+|[Ll]['’])?${WORD}(?:[ \u00a0]${WORD}){0,4}(?:\s?[([][^)\]]{1,40}[)\]])?`

const FORMS: Record<SpeakerStyle, RegExp> = {
  heading: new RegExp(String.raw`^(?:#{1,6}\s+(?:\*\*|__)?|\*\*|__)(${NAME})\s?:?(?:\*\*|__)?\s?:?()$`, 'su'),
  bold: /^(?:[-*•>]\s+)?(?:\*\*|__)\s*([^*_:]{1,80}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*(?:\([^)]{1,40}\)\s*)?[:—–-])\s*(.*)$/su,
  bracket: /^(?:[-*•>]\s+)?\[([^\]:]{1,80})\]\s*:?\s*(.*)$/su,
  plain: new RegExp(String.raw`^(?:[-*•>]\s+)?(${NAME})[\s\u00a0\u202f]?:(?!//)\s*(.*)$`, 'su'),
  dash: new RegExp(String.raw`^(?:[-*•]\s+)?(${NAME})\s+[—–]\s+(.*)$`, 'su'),
  round: /^([^\s[\]:][^[\]:]{0,60}?)\s*\[(?:tour|round|manche)\s*(?<round>\d{1,3})\]\s*:?\s*(.*)$/isu,
  angle: /^<([^<>:]{1,60})>\s*:?\s*(.*)$/su,
  tab: /^([^\t]{1,60})\t+(.*)$/su,
  arrow: new RegExp(String.raw`^(${NAME})\s?>\s+(.*)$`, 'su'),
  pipe: new RegExp(String.raw`^(${NAME})\s+\|\s+(.*)$`, 'su'),
  hyphen: new RegExp(String.raw`^(?:[-*•]\s+)?(${NAME})\s+-\s+(.*)$`, 'su'),
  capitals: /^(\p{Lu}[\p{Lu}.'’ -]{1,40})\s?:?()$/su,
  alone: new RegExp(String.raw`^(${NAME})\s?:?()$`, 'su'),
  stop: new RegExp(String.raw`^(${WORD}(?: ${WORD}){0,2}(?: \([^)]{1,40}\))?)\.\s+(.*)$`, 'su'),
}

/** "[3]: ", as `turnLines` writes a speaker who is only a number. */
const ID_BEFORE_WORDS = /^\[\d{1,20}\]: /

/** Words that come before a colon in sentences and are no names. */
const NO_NAME =
  /^(par )?(exemples?|examples?|notes?|nb|n\.b\.|ps|p\.s\.|questions?|réponses?|answers?|remarques?|attention|conclusions?|résumé|summary|synthèse|thèmes?|topics?|sujets?|objectifs?|guide|contexte|context|transcription|transcript|participants?|date|durée)$/iu

const MODERATOR =
  /^mod\.?$|^(?:host(?:ess)?|h[oô]te(?:sse)?)$|(^|[\s(['’_])(mod[ée]rat(eur|rice|orin|ore|or|ion)|moderador[ae]?|gespreksleid(er|ster)|animador[ae]?|conduttore|conduttrice|animat(eur|rice|ion|or)|facilitat(eur|rice|or)|moderation|intervieweu?r|intervieweuse|enqu[êe]t(eur|rice))(?![\p{L}])/iu

const ROUND =
  /^[\s#*=_~[\]()<>–—-]*(?:tour|round|manche|ronde)(?: de (?:table|parole))?\s*(?:n\s?[°o]\.?|#)?\s*(\d{1,3})(?:\s*(?:\/|sur|of|de)\s*(\d{1,3})|\s*[/|]\s*(?:tour|round|manche|ronde)\s*\1)?\s*(?:(?:[:—–]|\s-)\s*(.*?))?[\s#*=_~[\]()<>–—-]*$/iu

/** A heading that is only a number. */
const BARE_ROUND = /^\s*(?:#{1,6}|[=*–—-]{2,})\s*(\d{1,3})\s*[#=*–—-]*\s*$/

const END =
  /^[\s#*=_~[\]()<>–—-]*(?:fin(?: de (?:la )?(?:discussion|s[ée]ance|session))?|(?:discussion|session|s[ée]ance) (?:termin[ée]e|close|closed|complete|completed|ended|over)|(?:the )?end(?: of (?:the )?(?:discussion|session))?)[\s.#*=_~[\]()<>–—-]*$/iu

/** Reads a line as the beginning of a turn in one style; null when it is none. */
export function readSpeaker(line: string, style: SpeakerStyle): SpeakerLine | null {
  const said = line.replace(TIME, '').replace(NUMBER, '').replace(TIME, '')
  const head = FORMS[style].exec(said.slice(0, LONGEST_NAME * 2))
  const name = head?.[1]?.normalize('NFC').trim()
  // "OCÉANE. — ": the stop belongs to the dash; that of an initial belongs to the name.
  const speaker = style === 'dash' ? name?.replace(/(?<=\p{L}{3})\.$/u, '') : name
  if (!head || !speaker || NO_NAME.test(speaker)) return null
  // A number may be of a turn, a note or an hour. It is a speaker only in the form that `turnLines` alone writes.
  const isId = style === 'bracket' && /^\d{1,20}$/.test(speaker) && ID_BEFORE_WORDS.test(said)
  if (!isId && !/\p{L}/u.test(speaker)) return null
  const rest = (head.at(-1) ?? '') + said.slice(LONGEST_NAME * 2)
  const round = head.groups?.round
  return { speaker, text: rest.trim(), round: round === undefined ? null : Number(round) }
}

/** Whether a speaker leads the discussion, also by a word of a program: "ModeratorAsked", "ROLE_MODERATOR". */
export function isModerator(speaker: string): boolean {
  if (MODERATOR.test(speaker)) return true
  return !/\s/.test(speaker) && wordsOfKey(speaker).some((word) => MODERATOR.test(word))
}

/** Reads a line as the heading of a round; null when it is none. */
export function readRound(line: string): RoundLine | null {
  const match = line.length > 200 ? null : (ROUND.exec(line.normalize('NFC')) ?? BARE_ROUND.exec(line))
  if (!match) return null
  const total = match[2] === undefined ? null : Number(match[2])
  return { round: Number(match[1]), total, title: match[3]?.trim() ?? '' }
}

/** What a heading below the title says ("## And the night?"); null where a line is none. */
export function readHeading(line: string): string | null {
  return /^#{2,6}\s+(\S.*?)\s*$/su.exec(line)?.[1] ?? null
}

/** Whether a line says that the discussion is over. */
export function isEnd(line: string): boolean {
  return line.length <= 200 && END.test(line.normalize('NFC'))
}

/** Whether a line is a title in capitals, such as stands above a discussion: "GROUP 12 – FULL RECORD". */
export function isTitle(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? []
  return letters.length > 9 && line.trim().split(/\s+/).length > 2 && line === line.toLocaleUpperCase()
}
