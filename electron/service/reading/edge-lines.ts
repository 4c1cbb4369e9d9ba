import { isOneOf, isSpoken } from './topics.ts'
import { isModerator } from './transcript-line.ts'

/** What a discussion is, or is written down in. */
const DOCUMENT =
  '(?:(?:re)?transcriptions?|transcripts?|compte[- ]rendu|proc[èe]s[- ]verbal|verbatim|minutes|enregistrement|recording|document|s[ée]ance|session|discussion|r[ée]union|entretien|groupe|group|focus group|meeting|interview|table ronde|atelier|workshop)'
const DATE =
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}(?:er|st|nd|rd|th)?(?: of)? \p{L}{3,9}\.?,? (?:19|20)\d{2}|\p{L}{3,9} \d{1,2},? (?:19|20)\d{2})\b/u
const OF_DOCUMENT = new RegExp(String.raw`(?<!\p{L})${DOCUMENT}(?!\p{L})`, 'iu')
const SIGN = String.raw`\s*[—–:|-]\s*`
const LONGEST = 140

/** A verb that says that something is over. */
const OVER =
  '(?:lev[ée]e?|close?|clos|termin[ée]e?|arr[êe]t[ée]e?|closed|adjourned|ended|stopped|over|finished)'
/** The end of a line below a time, or who closed. */
const TIME_END = String.raw`[\d\s:.h]*(?:am|pm|min(?:utes?)?|heures?)?(?:[^\p{L}\d]*$|,? (?:par|by) )`
/** What only whoever wrote a discussion down says below it. */
const CLOSING: readonly RegExp[] = [
  String.raw`^(?:fin|end) (?:de (?:la |l['’])?|du |d['’]|of (?:the )?)?${DOCUMENT}(?:${SIGN}\S|\s(?:à|at)\s\d)`,
  String.raw`^(?:fin|end)${SIGN}(?:\d{1,2}\s?[h:]|${DOCUMENT}(?!\p{L}))`,
  String.raw`^${DOCUMENT}${SIGN}(?:fin|end|${OVER})(?!\p{L})`,
  String.raw`^(?:la |l['’]|le |the )?${DOCUMENT} (?:est |was |is )?${OVER}[\])]?\s(?:(?:à|at)\s)?\d${TIME_END}`,
  String.raw`^${OVER} (?:à|at)\s\d{1,2}(?:\s?h|[:.]\d)${TIME_END}`,
  String.raw`^(?:dur[ée]e|duration|length)(?: \p{L}+){0,3}${SIGN}\d`,
  String.raw`^\d+ (?:interventions?|turns?|tours? de parole|r[ée]pliques?|messages?|utterances?)(?! ?\p{L})`,
  String.raw`^(?:nombre|number|total) (?:d['’]|de |of )(?:interventions?|turns?|tours? de parole|r[ée]pliques?|messages?|participants?|words|mots)${SIGN}\d+$`,
  String.raw`^(?:${DOCUMENT} )?(?:(?:re)?transcrite?|r[ée]dig[ée]e?|[ée]tablie?|relue?|sign[ée]e?|g[ée]n[ée]r[ée]e?|export[ée]e?|transcribed|written up|recorded|prepared|signed|generated|exported|produced)(?: and \p{L}+| et \p{L}+)? (?:par|by|avec|with)(?!\p{L})`,
  String.raw`^(?:transcript(?:eur|rice)|transcriber|sign[ée]e?|signed|secr[ée]taire de s[ée]ance)${SIGN}\S`,
  String.raw`^(?:pour copie conforme|certifi[ée]e? conforme|copyright|©)(?!\p{L})`,
].map((form) => new RegExp(form, 'iu'))

/** Whether a line tells something of a discussion below its end: "Fin — 19 h 40", "Transcribed by: …". */
export function isClosing(line: string): boolean {
  const plain = line.replace(/[*_]/g, '').replace(/^[#=([\s–—-]+/, '')
  return line.length <= LONGEST && CLOSING.some((form) => form.test(plain))
}

/** The places of lines around a discussion that nobody said, though some have the form of a turn. */
export interface EdgeLines {
  front: ReadonlySet<number>
  tail: ReadonlySet<number>
}

/**
 * The lines above the first turn that name the session or its date before a sign ("Séance 31 — compte rendu intégral"),
 * or stand apart above the host's first words, if they begin with the name of none of `people`, and those below the
 * last turn that only whoever wrote it down says.
 */
export function edgeLines(
  lines: readonly string[],
  speakerOf: (line: string) => string | null,
  people: readonly string[],
): EdgeLines {
  const speakers = lines.map(speakerOf)
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const counts = Map.groupBy(speakers, (speaker) => speaker)
  const isOnce = (at: number): boolean => counts.get(speakers[at] ?? null)?.length === 1
  const host = hostAfterGap(lines, speakers)
  const front = new Set<number>()
  for (const at of filled) {
    const speaker = speakers[at] ?? null
    if (speaker === null) continue
    if (isOneOf(speaker, people) || !isOnce(at) || !(at < host || isTitle(lines, speakers, at))) break
    front.add(at)
  }
  const isNobody = (at: number): boolean =>
    isClosing(lines[at] ?? '') && (speakers[at] === null || isOnce(at))
  const last = filled.findLastIndex((at) => !isNobody(at)) + 1
  const first = speakers.findIndex((speaker) => speaker !== null)
  const [said, bottom] = [filled.slice(0, last).filter((at) => at >= first), filled.slice(last)]
  // Where what is said goes over several lines, only a gap tells its end.
  const areInLines = said.every((at) => speakers[at] !== null)
  const end = bottom.findIndex((at) => areInLines || speakers[at] !== null || lines[at - 1]?.trim() === '')
  const tail = end < 0 || said.length === 0 ? [] : bottom.slice(end)
  return { front, tail: new Set(tail) }
}

/**
 * Whether a line above a discussion is its title though it has the form of a turn, spoken by nobody who comes again.
 */
function isTitle(lines: readonly string[], speakers: readonly (string | null)[], at: number): boolean {
  const [line, speaker] = [lines[at] ?? '', speakers[at] ?? '']
  if (isModerator(speaker) || isSentence(line)) return false
  if (DATE.test(speaker)) return true
  const [word] = OF_DOCUMENT.exec(speaker) ?? []
  // Where groups speak, others of them do so too.
  const isShared = speakers.some(
    (other, place) => place !== at && word !== undefined && other?.includes(word),
  )
  return word !== undefined && !isShared
}

/**
 * Whether the text after a sign begins in small letters or has a number, as titles do. What people say as a greeting or
 * about themselves is no title.
 */
function isNoSpeech(line: string, speaker: string): boolean {
  const said = line.slice(line.indexOf(speaker) + speaker.length).replace(/^[^\p{L}\d]+/u, '')
  return /^\p{Ll}|\d/u.test(said) && !isSpoken(said)
}

function isSentence(line: string): boolean {
  return line.length > LONGEST || /[.?!…]["»”]?\s*$/.test(line)
}

/**
 * The place of the host's first words, where the only empty lines of a text stand right above them, below lines that
 * are titles; else -1.
 */
function hostAfterGap(lines: readonly string[], speakers: readonly (string | null)[]): number {
  const host = speakers.findIndex((speaker) => speaker !== null && isModerator(speaker))
  const isEmpty = (line: string | undefined): boolean => line?.trim() === ''
  const last = lines.findLastIndex((line) => !isEmpty(line))
  if (host < 1 || !isEmpty(lines[host - 1]) || lines.slice(host, last).some(isEmpty)) return -1
  const above = lines.slice(0, host)
  return !above.some(isSentence) && above.some((line, at) => isNoSpeech(line, speakers[at] ?? '')) ? host : -1
}
