import { wordsOfKey } from '../json/words-of-key.ts'
import { isLevel } from './log-levels.ts'
import { isPartHeading, isPartTitle } from './round-headings.ts'

/** Ways in which a transcript may mark the speaker, the most explicit first. */
export const speakerStyles = ['heading', 'bold', 'italic', 'bracket', 'plain', 'dash'] as const
/** Ways that count only where nearly every line has them, with names that come again. */
export const repeatedStyles = [
  ...(['round', 'angle', 'tab', 'arrow', 'pipe', 'hyphen', 'boxed', 'at', 'padded', 'sign', 'stop'] as const),
] as const
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

/** Names are short, so only the beginning of a line is searched for one. */
const LONGEST_NAME = 80

/** When something is said: "14:02", "[00:04:12]", "12/03/2026, 14:02 - ", "2026-05-06T09:12:00.250Z | ". */
const TIME =
  /^[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:,?\s+(?:à\s+)?|T))?\d{1,2}[:h]\d{2}(?::\d{2}(?:[.,]\d{1,6})?)?(?:\s?[AaPp]\.?[Mm]\.?|Z|[+-]\d{2}:?\d{2})?[\])]?\s*(?:(?:-{1,2}>|→|[-–—|])\s*)?/

/** The number of a turn before its speaker: "[01] ", "3. ", "(12) ", "007 | ". */
const NUMBER =
  /^(?:(?:turn|intervention|r[ée]plique|message)\s+\d{1,3}\s*[-–—:.|]|\d{1,3}\/\d{1,3}|\[\d{1,3}\]|\(\d{1,3}\)|#\d{1,3}|v\d{1,6}(?=\s\d{4}-)|\d{1,3}[.)]|\d{1,4}\s+\|)\s+(?=[^\d\s]|(?<=^v\d{1,6}\s)\d{4}-)/iu

/** Small words within names: "Ana de la Cruz", "Jan van der Berg". */
const PARTICLE = String.raw`(?:(?:d[aeiou]|d[ao]s|des|del|della|de[nr]|la|le|les|von|van|el|et|and)(?![\p{L}])|[dl]['’]\p{L}*)`
const WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}\d'’.·/-]*|\d{1,3}|${PARTICLE})`
/** What may stand behind a name: "(34 ans, Rouen)", ", 34 ans, infirmière". */
const ABOUT = String.raw`(?:\s?[([][^)\]]{1,60}[)\]]|,\s\d{1,3}\s?(?:ans|years?|yrs?|yo|jahre|años|anni|anos)\b[^:.!?()\n–—]{0,40})`
const NAME = String.raw`(?:[Ll][ea]s?\s+|[Ll]['’])?${WORD}(?:[ \u00a0]${WORD}){0,4}${ABOUT}?`

const FORMS: Record<SpeakerStyle, RegExp> = {
  heading: new RegExp(String.raw`^(?:#{1,6}\s+(?:\*\*|__)?|\*\*|__)(${NAME})\s?:?(?:\*\*|__)?\s?:?()$`, 'su'),
  bold: /^(?:[-*•>]\s+)?(?:\*\*|__)\s*([^*_:]{1,80}?)\s*(?::\s*(?:\*\*|__)|(?:\*\*|__)\s*(?:\([^)]{1,40}\)\s*)?[:—–-])\s*(.*)$/su,
  italic: /^(?:[-•>]\s+)?[*_]\s*([^*_:]{1,80}?)\s*(?::\s*[*_]|[*_]\s*(?:\([^)]{1,40}\)\s*)?[:—–-])\s*(.*)$/su,
  bracket: /^(?:[-*•>]\s+)?\[(?!["{[])([^\]:]{1,80})\]\s*:?\s*(.*)$/su,
  plain: new RegExp(
    String.raw`^(?:[-*•>—–]\s+)?(${NAME})[\s\u00a0\u202f]?::?(?!//|(?<=\d:)\d)\s*(.*)$`,
    'su',
  ),
  dash: new RegExp(String.raw`^(?:[-*•]\s+)?(${NAME})\.?\s+[—–]\s+(.*)$`, 'su'),
  round: /^([^\s[\]:][^[\]:]{0,60}?)\s*\[(?:tour|round|manche)\s*(?<round>\d{1,3})\]\s*:?\s*(.*)$/isu,
  angle: /^<([^<>:]{1,60})>\s*:?\s*(.*)$/su,
  tab: /^([^\t]{1,60})\t+(.*)$/su,
  arrow: new RegExp(String.raw`^(${NAME})\s?>\s+(.*)$`, 'su'),
  pipe: new RegExp(String.raw`^(${NAME})\s+\|\s+(.*)$`, 'su'),
  hyphen: new RegExp(String.raw`^(?:[-*•]\s+)?(${NAME})\s+-\s+(.*)$`, 'su'),
  boxed: /^[{(]([^{}():]{1,60})[})]\s*:?\s*(.*)$/su,
  padded: /^([^\s:|][^:|]{0,30}?)\s{2,}(\S.*)$/su,
  at: /^@([^\s:]{1,40}):?\s+(.*)$/su,
  sign: /^(?:[-*•—–]\s+)?(#\d{1,3}|[^\s:|/=→>{}[\]#~+§*?!][^:|/=→>{}[\]?!]{0,40}?)\s*(?:::|\/\/|\|\||=>|==?|[→▸►▶~]|[-–—]+>|>>?|:)\s+(.*)$/su,
  capitals: /^(\p{Lu}[\p{Lu}.'’ -]{1,40})\s?:?()$/su,
  alone: new RegExp(String.raw`^(${NAME})\s?:?()$`, 'su'),
  stop: new RegExp(String.raw`^(?:[—–-]\s+)?(${WORD}(?: ${WORD}){0,2}(?: \([^)]{1,40}\))?)\.\s+(.*)$`, 'su'),
}

/** "[3]: ", "[🎤]: ": in this form alone a speaker may be only a number or a picture. */
const ID_BEFORE_WORDS = /^\[(?:\d{1,20}|\p{Extended_Pictographic}\uFE0F?)\]: /u

/** Words that come before a colon in sentences and are no names. */
const NO_NAME =
  /^(par )?(exemples?|examples?|notes?|nb|n\.b\.|ps|p\.s\.|questions?|réponses?|answers?|remarques?|attention|conclusions?|résumé|summary|synthèse|thèmes?|topics?|sujets?|objectifs?|guide|contexte|context|transcription|transcript|participants?|date|durée|duration|titre|title|lieu|place|étude|study|langue|language|pr[ée]sent(e?s)?|attendees|absent(e?s)?|excus[ée]e?s|d[ée]but|heure|horaires?|start|rapporteur|r[ée]dact(eur|rice)|pause|interruption|coupure|break|intermission)$|^(th[èe]me|topic|sujet|partie|part|section|séquence|chapitre|étape)\s*(n[°o]\s*)?\d{0,2}$/iu

const MODERATOR =
  /^(?:(?:l[ae]|the)\s|l['’])?(?:mod|anim|interv|enq|hosts?|h[oô]te(?:sse)?|pr[ée]siden(?:te?|ce)|chair(?:man|woman|person)?|meneu(?:r|se)|coordinat(?:eur|rice|or))\.?$|(^|[\s(['’_])(mod[ée]rat(eur|rice|orin|ore|or|ion)|moderador[ae]?|gespreksleid(er|ster)|animador[ae]?|conduttore|conduttrice|animat(eur|rice|ion|or)|facilitat(eur|rice|or)|moderation|intervieweu?r|intervieweuse|enqu[êe]t(eur|rice))(?![\p{L}])/iu

const END =
  /^[\s#*=_~[\]()<>–—-]*(?:fin(?: (?:de (?:la |l['’])?|du )?(?:discussion|s[ée]ance|session|(?:re)?transcription|r[ée]union|entretien|[ée]change|groupe|compte[- ]rendu|verbatim|proc[èe]s[- ]verbal|table ronde|atelier|fichier|document|(?:la )?bande|l['’]enregistrement))?|(?:discussion|session|s[ée]ance|log|journal|channel) (?:termin[ée]e?|close|closed|complete|completed|ended|over|ferm[ée])|(?:the )?end(?: of (?:the )?(?:discussion|session|transcript|transcription|meeting|interview|(?:focus )?group|workshop|file|document|recording|call|chat))?|(?:meeting|call|recording|r[ée]union|appel|enregistrement) (?:ended|stopped|termin[ée]e?)(?: (?:after|at|apr[èe]s|à) \d[\d:hms ]{0,12})?)(?:\s*\([^()]{1,60}\))?[\s.#*=_~[\]()<>–—\p{Extended_Pictographic}-]*$/iu

/**
 * In capitals behind a sign, whatever it is the end of: "*** END OF PART A ***". Without one, somebody may shout it.
 */
const END_IN_CAPITALS =
  /^\s*[#*=_~[(<–—-][\s#*=_~[\]()<>–—-]*(?:FIN|END)(?:\s[\p{Lu}’']+){1,5}[\s.#*=_~[\]()<>–—-]*$/u

/** A whole sentence tells so only in brackets: somebody may say it ("La séance est levée."). */
const END_IN_BRACKETS =
  /^\s*[([](?:la |l['’]|le |the )?(?:s[ée]ance|r[ée]union|discussion|entretien|groupe|session|meeting|interview|group) (?:est |is |was )?(?:lev[ée]e?|close?|clos|termin[ée]e?|closed|adjourned|over|ended)(?:\s(?:à|at)\s\d[^()[\],]{0,20})?[\s.!]*[)\]]\s*$/iu

const SMALL = String.raw`^(?:[-*•>—–]\s+)?((?:(?:[Ll][ae]|[Tt]he)\s)?\p{Ll}{3,15})`
/** "moderator: …", "La présidente. – …", "mod> …": words of small letters before a colon, a dash or an arrow. */
const SMALL_FORMS: Partial<Record<SpeakerStyle, RegExp>> = {
  plain: new RegExp(String.raw`${SMALL}\s?:(?!//)\s*(.*)$`, 'su'),
  dash: new RegExp(String.raw`${SMALL}\.?\s+[—–]\s+(.*)$`, 'su'),
  heading: /^#{1,6}\s+((?:(?:la|le|the)\s)?\p{Ll}{3,15})\s*:?()$/su,
  arrow: new RegExp(String.raw`${SMALL}\s?>\s+(.*)$`, 'su'),
  pipe: new RegExp(String.raw`${SMALL}\s+\|\s+(.*)$`, 'su'),
  hyphen: new RegExp(String.raw`${SMALL}\s+-\s+(.*)$`, 'su'),
}

/** Of small letters, only a word for whoever leads is a name. */
function hostIn(line: string, style: SpeakerStyle): RegExpExecArray | null {
  const head = SMALL_FORMS[style]?.exec(line) ?? null
  return head && isModerator(head[1] ?? '') ? head : null
}

/** Small pictures before a name, as chats have them: "🦉 Aminata". */
const PICTURES = /^(?:\p{Extended_Pictographic}[\uFE0F\u200D]*|\s)+(?=\p{L})/u

/** A line without the time at its beginning. */
export function withoutTime(line: string): string {
  return line.replace(TIME, '')
}

/** "> 🎙️ **Animation** : …" */
const PICTURE_BEFORE_BOLD = /^([-*•>]\s+)?\p{Extended_Pictographic}[\uFE0F\u200D]*\s+(?=\*\*|__)/u

/** Reads a line as the beginning of a turn in one style; null when it is none. */
export function readSpeaker(line: string, style: SpeakerStyle): SpeakerLine | null {
  const said = line.replace(TIME, '').replace(NUMBER, '').replace(TIME, '').replace(PICTURE_BEFORE_BOLD, '$1')
  const beginning = said.slice(0, LONGEST_NAME * 2)
  const head = FORMS[style].exec(beginning) ?? hostIn(beginning, style)
  const name = head?.[1]?.normalize('NFC').trim()
  // "OCÉANE. — ": the stop belongs to the dash; that of an initial belongs to the name.
  const speaker = (style === 'dash' ? name?.replace(/(?<=\p{L}{3}|\d)\.$/u, '') : name)
    ?.replace(PICTURES, '')
    // "*ANA:" before a tab.
    .replace(style === 'tab' ? /^\*|\s?:$/g : /^$/, '')
    .replace(/^["«“]\s?([^"«»“”]+?)\s?["»”]$/u, '$1')
  if (!head || !speaker || NO_NAME.test(speaker)) return null
  // "Info: …" may be a person's turn: such lines of a log are left out before.
  if (style !== 'plain' && isLevel(speaker)) return null
  if (isNumberOfPart(speaker, style)) return null
  // A number may be of a turn, a note or an hour. It is a speaker only in the form that `turnLines` alone writes.
  const isId =
    style === 'sign' ? /^#?\d{1,3}$/.test(speaker) : style === 'bracket' && ID_BEFORE_WORDS.test(said)
  if (!isId && !/\p{L}/u.test(speaker)) return null
  const rest = (head.at(-1) ?? '') + said.slice(LONGEST_NAME * 2)
  const round = head.groups?.round
  const text = style === 'angle' ? rest.replace(/<\/[^<>]{1,60}>\s*$/, '') : rest
  return { speaker, text: text.trim(), round: round === undefined ? null : Number(round) }
}

/**
 * Whether words are no name but of a round or a part. Alone on a line they may be only a number ("II.") or a sentence
 * ("Enough.").
 */
function isNumberOfPart(words: string, style: SpeakerStyle): boolean {
  if (isPartTitle(words)) return true
  return isAlone(style) && (isPartHeading(words) || /\p{Ll}{2}[.…]$/u.test(words))
}

function isAlone(style: SpeakerStyle): boolean {
  return aloneStyles.some((one) => one === style)
}

/** Whether a line tells something of the discussion, as at its head: "Date: 12 March", "Participants : Ana, Ben". */
export function isAboutAll(line: string): boolean {
  const [key = '', ...rest] = line.split(':')
  return rest.join('').trim() !== '' && NO_NAME.test(key.replace(/[*_#]/g, '').trim())
}

/** Whether a speaker leads the discussion, also by a word of a program: "ModeratorAsked", "ROLE_MODERATOR". */
export function isModerator(speaker: string): boolean {
  if (MODERATOR.test(speaker)) return true
  return !/\s/.test(speaker) && wordsOfKey(speaker).some((word) => MODERATOR.test(word))
}

/** Whether a line says that the discussion is over. */
export function isEnd(line: string): boolean {
  const plain = line.normalize('NFC')
  return line.length <= 200 && [END, END_IN_BRACKETS, END_IN_CAPITALS].some((form) => form.test(plain))
}
