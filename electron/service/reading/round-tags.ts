import type { Turn } from '../../../shared/models/focus.ts'
import { isPartTitle } from './round-headings.ts'
import { readSpeaker } from './transcript-line.ts'

/** "[T1] 07 : Yes", "T1 | Ana | Yes": a tag with a number, and a name or a number before what is said. */
const TAGGED =
  /^\s*(?:\[(?=[^[\]]+\])|(?=[^[\]|]+\|))(\p{L}{0,10}[ _-]?\d{1,3})(?:\]|\s*\|)\s*([^\s:|][^:|]{0,40}?)[ \u00a0\u202f]?[:|]\s+(\S.*)$/su

/**
 * The lines of a discussion without the tags in front of all names ("[T1] Ana : …"), which are headings of rounds:
 * every line has one, several lines in a row the same, and never the same again; in each round several people speak.
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

/** "[tour 1] ", "(Prices) - ", "<part 2>": a tag in brackets in front of a line. */
const IN_BRACKETS =
  /^\s*(?:\[([^[\]]{1,60})\]|\(([^()]{1,60})\)|<([^<>]{1,60})>|\{([^{}]{1,60})\})\s*(?:[:|>·–—-]\s+)?(?=\S)/u
/** "Tour 1 | ", "T1 - ", "R1/": words with a number and a sign in front of a line. */
const BEFORE_SIGN =
  /^\s*(#?(?:\p{L}{1,12}[ \u00a0._-]?)?(?:n\s?[°o]\.?\s?)?\d{1,3}(?:\s?\/\s?\d{1,3})?|\d{1,2}\p{L}{1,3} \p{L}{1,12})(?:\s*[|:>/·]\s*|\s+[–—-]\s+|(?<=#\d{1,3})\s+)(?=[^\s\d])/u

/** Reads the turns of a text; null where it is not certain who speaks in some of them. */
export type TurnsOf = (lines: readonly string[]) => readonly Turn[] | null

/**
 * The lines without the tags of rounds or parts in front of them, which become headings: the lines with the same tag
 * stand together, and what is left of them names several people in each part, of whom some speak again in another one.
 * Lines below without a tag go on with what is said. Other lines as they are.
 */
export function withoutPartTags(lines: readonly string[], turnsOf: TurnsOf): readonly string[] {
  for (const form of [IN_BRACKETS, BEFORE_SIGN]) {
    const found = lines.map((line) => form.exec(line))
    const tags = found.map(
      (match) =>
        match
          ?.slice(1)
          .find((tag) => tag !== undefined)
          ?.trim() ?? null,
    )
    const parts = partsOf(lines, found, tags)
    if (parts !== null && arePeopleIn(parts, turnsOf)) {
      return parts.flatMap(({ tag, lines: own }) => [headingOf(tag), ...own])
    }
  }
  return lines
}

interface TaggedPart {
  tag: string
  lines: string[]
}

/** The lines below each tag, without it; null where a tag comes again, or where the first line has none. */
function partsOf(
  lines: readonly string[],
  found: readonly (RegExpExecArray | null)[],
  tags: readonly (string | null)[],
): TaggedPart[] | null {
  const parts: TaggedPart[] = []
  for (const [at, line] of lines.entries()) {
    const tag = tags[at] ?? null
    const last = parts.at(-1)
    if (tag === null && last === undefined && line.trim() !== '') return null
    if (tag !== null && tag !== last?.tag) parts.push({ tag, lines: [] })
    parts.at(-1)?.lines.push(line.slice(found[at]?.[0].length ?? 0))
  }
  const isOnce = new Set(parts.map(({ tag }) => tag)).size === parts.length
  const tagged = tags.filter((tag) => tag !== null).length
  return parts.length > 1 && isOnce && tagged >= parts.length * 2 ? parts : null
}

/** Whether all lines name people who speak again, and several of them in each part. */
function arePeopleIn(parts: readonly TaggedPart[], turnsOf: TurnsOf): boolean {
  const turns = turnsOf(parts.flatMap(({ lines }, at) => [`## ${at + 1}`, ...lines]))
  if (turns === null || turns.some(({ speaker }) => speaker === null)) return false
  const people = new Set(turns.map(({ speaker }) => speaker))
  if (people.size < 2 || people.size === turns.length) return false
  const inParts = parts.map((_, at) => turns.filter(({ round }) => round === at + 1))
  const areSeveral = inParts.every((own) => new Set(own.map(({ speaker }) => speaker)).size > 1)
  return areSeveral || parts.every(({ tag }) => isPartTitle(tag))
}

/** The heading of a round for a tag with its number, or of a part. */
function headingOf(tag: string): string {
  const number = /\d+/.exec(tag)?.[0]
  const isTitled = number !== undefined && !isPartTitle(tag) && /\p{L}{4}/u.test(tag)
  return number === undefined || isTitled ? `## ${tag}` : `## ${number}`
}
