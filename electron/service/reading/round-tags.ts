import { readSpeaker } from './transcript-line.ts'

/** "[T1] 07 : Yes", "T1 | Ana | Yes": a tag with a number, and a name or a number before what is said. */
const TAGGED =
  /^\s*(?:\[(?=[^[\]]+\])|(?=[^[\]|]+\|))(\p{L}{0,10}[ _-]?\d{1,3})(?:\]|\s*\|)\s*([^\s:|][^:|]{0,40}?)[ \u00a0\u202f]?[:|]\s+(\S.*)$/su

/**
 * The lines of a discussion without the tags in front of all names ("[T1] Ana : …"), which are headings of rounds: every
 * line has one, several lines in a row the same, and never the same again; in each round several people speak.
 */
export function withoutRoundTags(lines: readonly string[]): readonly string[] {
  const said = lines.filter((line) => line.trim() !== '')
  const parts = said.map((line) => TAGGED.exec(line))
  const tags = parts.map((part) => part?.[1] ?? null)
  const starts = tags.filter((tag, at) => tag !== tags[at - 1])
  const isGrouped = !tags.includes(null) && new Set(starts).size === starts.length
  const names = starts.map((tag) => parts.flatMap((part) => (part?.[1] === tag ? (part[2] ?? '') : [])))
  const areRounds = starts.length > 1 && names.every((own) => own.length > 1 && new Set(own).size > 1)
  if (!isGrouped || !areRounds) return lines
  const arePlain = parts.every((part) => readSpeaker(`${part?.[2]}: x`, 'plain')?.speaker === part?.[2])
  return parts.flatMap((part, at) => {
    const [, tag = '', name = '', text = ''] = part ?? []
    const line = arePlain ? `${name}: ${text}` : `[${name}]: ${text}`
    return tag === tags[at - 1] ? [line] : [`## ${/\d+/.exec(tag)?.[0] ?? ''}`, line]
  })
}
