import { isModerator } from './transcript-line.ts'

/** What a discussion is, or is written down in. */
const DOCUMENT =
  '(?:(?:re)?transcriptions?|transcripts?|compte[- ]rendu|proc[èe]s[- ]verbal|verbatim|minutes|enregistrement|recording|document|s[ée]ance|session|discussion|r[ée]union|entretien|groupe|group|focus group|meeting|interview|table ronde|atelier|workshop)'
const DATE =
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}(?:er|st|nd|rd|th)?(?: of)? \p{L}{3,9}\.?,? (?:19|20)\d{2}|\p{L}{3,9} \d{1,2},? (?:19|20)\d{2})\b/u
const OF_DOCUMENT = new RegExp(String.raw`(?<!\p{L})${DOCUMENT}(?!\p{L})`, 'iu')
const SIGN = String.raw`\s*[—–:|-]\s*`
const LONGEST = 140

/** What only whoever wrote a discussion down says below it. */
const CLOSING: readonly RegExp[] = [
  String.raw`^(?:fin|end) (?:de (?:la |l['’])?|du |d['’]|of (?:the )?)?${DOCUMENT}${SIGN}\S`,
  String.raw`^(?:fin|end)${SIGN}(?:\d{1,2}\s?[h:]|${DOCUMENT}(?!\p{L}))`,
  String.raw`^${DOCUMENT}${SIGN}(?:fin|end|lev[ée]e?|closed?|termin[ée]e?)(?!\p{L})`,
  String.raw`^(?:la |l['’]|le |the )?${DOCUMENT} (?:est |was |is )?(?:lev[ée]e?|close?|clos|termin[ée]e?|closed|adjourned|ended|over)\s(?:à|at)\s\d`,
  String.raw`^(?:dur[ée]e|duration|length)(?: \p{L}+){0,3}${SIGN}\d`,
  String.raw`^(?:${DOCUMENT} )?(?:(?:re)?transcrite?|r[ée]dig[ée]e?|[ée]tablie?|relue?|sign[ée]e?|transcribed|written up|recorded|prepared|signed)(?: and \p{L}+| et \p{L}+)? (?:par|by)(?!\p{L})`,
  String.raw`^(?:transcript(?:eur|rice)|transcriber|sign[ée]e?|signed|secr[ée]taire de s[ée]ance)${SIGN}\S`,
].map((form) => new RegExp(form, 'iu'))

/** Whether a line tells something of a discussion below its end: "Fin — 19 h 40", "Transcribed by: …". */
export function isClosing(line: string): boolean {
  const plain = line.trim().replace(/^[*_#=([\s–—-]+/, '')
  return line.length <= LONGEST && CLOSING.some((form) => form.test(plain))
}

/** The places of lines around a discussion that nobody said, though some have the form of a turn. */
export interface EdgeLines {
  front: ReadonlySet<number>
  tail: ReadonlySet<number>
}

/**
 * The lines above the first turn that name the session or its date before a sign ("Séance 31 — compte rendu intégral"), or stand apart above
 * the host's first words, and those below the last turn that only whoever wrote it down says.
 */
export function edgeLines(lines: readonly string[], speakerOf: (line: string) => string | null): EdgeLines {
  const speakers = lines.map(speakerOf)
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const counts = Map.groupBy(speakers, (speaker) => speaker)
  const isOnce = (at: number): boolean => counts.get(speakers[at] ?? null)?.length === 1
  const front = new Set<number>()
  for (const [place, at] of filled.entries()) {
    const speaker = speakers[at] ?? null
    if (speaker === null) continue
    if (!isOnce(at) || !isTitle(lines, speakers, { at, next: filled[place + 1] })) break
    front.add(at)
  }
  const areInLines = filled.filter((at) => speakers[at] === null && !isClosing(lines[at] ?? '')).length < 2
  const tail = new Set<number>()
  for (const at of filled.toReversed()) {
    const isApart = areInLines || (lines[at - 1] ?? '').trim() === '' || speakers[at] !== null
    if (!isClosing(lines[at] ?? '') || !isApart || (speakers[at] !== null && !isOnce(at))) break
    tail.add(at)
  }
  return { front, tail: tail.size < filled.length ? tail : new Set() }
}

/** Whether a line above a discussion is its title though it has the form of a turn, spoken by nobody who comes again. */
function isTitle(
  lines: readonly string[],
  speakers: readonly (string | null)[],
  { at, next }: { at: number; next: number | undefined },
): boolean {
  const [line, speaker] = [lines[at] ?? '', speakers[at] ?? '']
  if (next === undefined || isModerator(speaker)) return false
  if (line.length > LONGEST || /[.?!…]["»”]?\s*$/.test(line)) return false
  if (DATE.test(speaker)) return true
  const [word] = OF_DOCUMENT.exec(speaker) ?? []
  // Where groups speak, others of them do so too.
  const isShared = speakers.some(
    (other, place) => place !== at && word !== undefined && other?.includes(word),
  )
  if (word !== undefined) return !isShared
  const isApart = lines.findIndex((one, place) => place >= at && one.trim() === '') < next
  const gaps = lines
    .slice(
      next,
      lines.findLastIndex((one) => one.trim() !== ''),
    )
    .some((one) => one.trim() === '')
  return isApart && next > at + 1 && !gaps && isModerator(speakers[next] ?? '')
}
