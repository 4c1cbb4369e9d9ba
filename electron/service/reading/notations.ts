import { areSpeakers } from './plain-turns.ts'
import { isModerator, readSpeaker } from './transcript-line.ts'

/** A way in which programs write who speaks: the first group is the name, the second what is said on the same line. */
const NOTATIONS: readonly RegExp[] = [
  // A list of definitions of a wiki, or of LaTeX.
  /^\s*;\s*(\S[^:]{0,40}?)(?:\s?:\s+(.*))?$/su,
  /^\s*\\item\s*\[([^[\]]{1,60})\]\s*(.*)$/su,
  /^\s*\[\[([^[\]]{1,60})\]\]\s*:?\s*(.*)$/su,
  // A heading that counts the turn: "### Turn 3 - Ana".
  /^\s*#{1,6}\s+\p{L}{3,15}\s+(?:n\s?[°o]\s*)?\d{1,3}\s*[–—:|-]\s*(\p{L}[^:]{0,40})()$/su,
  // Transcription programs: CLAN, IRaMuTeQ, and whoever tells voices apart.
  /^\*(\p{Lu}[\p{Lu}\d_-]*):\t(.*)$/su,
  /^\s*-\*(\p{L}[\p{L}\d_-]{0,40})()\s*$/su,
  /^\s*(\S[^[\]:]{0,40}?)\s*\[\d+(?:\.\d+)?\s?s?\s*[-–→]\s*\d+(?:\.\d+)?\s?s?\]\s*:\s+(.*)$/su,
  // A log of a machine: "May 06 09:00:00 focus[12]: Ana: Yes."
  /^\s*\p{L}{3}\s+\d{1,2}\s+\d{2}:\d{2}:\d{2}\s+\S{1,40}:\s+(\p{L}[^:]{0,40}?)\s?:\s+(.*)$/su,
  /^\*\*\s+(\p{L}[^*:]{0,40})()$/su,
  /^#([\p{Ll}\d_]{2,30})\s+(\S.*)$/su,
  /^\s*`([^`]{1,60})`\s*:?\s+(\S.*)$/su,
  /^\s*(\p{Lu}[^:«»?!]{0,40}?)\s+«\s*([^«»]*?(?:«[^«»]*»[^«»]*?)*)\s*»\s*$/su,
  // A chat: "10:02 <ana> Yes."
  /^\s*(?:\d{1,2}:\d{2}(?::\d{2})?\s+)?<([^<>]{1,40})>\s+(\S.*)$/su,
]
/** What such programs write besides: heads, comments, beginnings and ends. */
const BESIDE =
  /^\s*(?:@\p{L}|%\p{Ll}{2,4}:|\\(?:begin|end)\{|(?:\d{1,2}:\d{2}(?::\d{2})?\s+)?(?:-!-|\*{1,3}\s.*\b(?:topic|joined|left|quit)\b))/iu
/** The variables above a text of IRaMuTeQ: "**** *tour_1". */
const VARIABLES = /^\*{4}\s+\*(\S.*)$/u
/** A line with all of it in bold: "**Moderator: And you?**". */
const WHOLLY_BOLD = /^\s*(\*\*|__)(?!\s)((?:(?!\1).)+)\1\s*$/su
const FEWEST = 4
/** The first signs of forms that topics and quoted words have too: "#prices". Among those who speak, one leads. */
const OF_TOPICS: ReadonlySet<string> = new Set(['#', '`'])

/**
 * The lines of a discussion in the notation of a program, with names in brackets: most lines have it, and the names
 * come again. Other lines as they are.
 */
export function withoutNotation(received: readonly string[]): readonly string[] {
  const lines = withoutBoldTurns(received)
  const filled = lines.filter((line) => line.trim() !== '' && !BESIDE.test(line)).length
  // Other brackets would be taken for names.
  const isClear = lines.every((line) => !/^\s*\[(?!\[)/.test(line))
  for (const form of isClear ? NOTATIONS : []) {
    const found = lines.map((line) => form.exec(line))
    const names = found.flatMap((match) => match?.[1]?.trim() ?? [])
    const others = lines.filter((line, at) => found[at] === null && line.trim() !== '' && !BESIDE.test(line))
    if (names.length < FEWEST || names.length * 3 < filled || !areSpeakers(names)) continue
    const turn = lines[found.findIndex((match) => match !== null)]?.trim() ?? ''
    if (OF_TOPICS.has(turn.charAt(0)) && !names.some(isModerator)) continue
    const said = [...found.map((match) => match?.[2] ?? ''), ...others]
    if (said.filter((line) => readSpeaker(line.trim(), 'plain')).length * 2 >= names.length) continue
    if (others.some((line) => mayBegin(line, turn))) continue
    const isWiki = form === NOTATIONS[0]
    return lines.flatMap((line, at) => {
      const [, name, said = ''] = found[at] ?? []
      if (name !== undefined) return [`[${name.trim()}] ${said.replace(/^\s*:\s*/, '')}`.trim()]
      if (BESIDE.test(line)) return []
      if (isWiki) return [line.replace(/^\s*:\s*/, '')]
      return [line.replace(VARIABLES, (_, words: string) => `## ${words.replaceAll('_', ' ')}`)]
    })
  }
  return lines
}

/**
 * Whether a line of another form may be a turn too, and not more of what is said: it begins with the same sign as a
 * turn.
 */
function mayBegin(line: string, turn: string): boolean {
  const [sign = ''] = turn
  return /[\p{L}\d]/u.test(sign) ? /^\S/.test(line) : line.trim().startsWith(sign) && !VARIABLES.test(line)
}

/** The lines without the bold of what the host says, name and all. */
function withoutBoldTurns(lines: readonly string[]): readonly string[] {
  const hosts = lines.map((line) => {
    const inner = WHOLLY_BOLD.exec(line)?.[2]
    const speaker = inner === undefined ? null : readSpeaker(inner, 'plain')
    return speaker && speaker.text !== '' && isModerator(speaker.speaker) ? inner : undefined
  })
  return hosts.some((host) => host !== undefined) ? lines.map((line, at) => hosts[at] ?? line) : lines
}
