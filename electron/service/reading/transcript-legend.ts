import { isModerator } from './transcript-line.ts'

/** Who stands behind the tags of a discussion, as its own text explains it. */
export interface Legend {
  /** By tag: the name. Empty where the text explains none. */
  names: ReadonlyMap<string, string>
  /** Tags of those who lead, as a line says ("Moderator: JD"). */
  hosts: ReadonlySet<string>
  /** The places of the lines that explain it, which nobody said. */
  places: ReadonlySet<number>
}

type Explained = Omit<Legend, 'hosts'>

const NONE: Explained = { names: new Map(), places: new Set() }
/** A tag: a short word with a number ("P1", "Speaker 2", "0"), or few capitals ("AN", "MOD"). */
const TAG = /^(?:\p{L}{0,12}[ .°#_-]?\d{1,3}|\p{Lu}{1,4}\p{Ll}?\d{0,2})$/u
/** A name, or what somebody is ("modératrice"); what stands behind it is about the person. */
const CALLED = /^(?:[Ll]['’])?\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,4}$/u
/** Between a tag and a name: "P1 = Ana", "P1 – Ana", "P1 : Ana". */
const BETWEEN = /^\s*(.+?)\s*(?:=|:|→|->|\||\t|\s[–—-]\s)\s*(.+?)\s*$/su
const IN_BRACKETS = /^\s*([^()[\]]+?)\s*[([]([^()[\]]+)[)\]]/su
const TAG_AND_NAME = /^\s*(\S{1,6})\s+(\p{Lu}.*)$/su
/** Words above or before a legend. */
const HEADS =
  /\b(participants?|participantes?|pr[ée]sent(?:e?s)?|l[ée]gende?|intervenants?|locuteurs?|people|speakers?|panel|attendees?|key|cl[ée]|personnes|profils?|profiles?|groupe?|membres?|members|teilnehmer(?:innen)?|deelnemers|partecipanti|animation|mod[ée]ration|autour de la table)\b/iu
const LONGEST_HEAD = 60
const LONGEST = 600
/** A legend stands among so many lines at the beginning or at the end. */
const MOST_LINES = 30

interface Pair {
  tag: string
  name: string
  /** Whether lines begin with the tag. */
  isSpoken: boolean
}

/**
 * The legend of a discussion: a line of at least two tags with a name each ("P1 Ana, P2 Ben"; "Ana (P1), Ben (P2)"), or
 * such lines below a heading of participants. The tags begin other lines, and nobody who speaks later says such a line.
 */
export function findLegend(lines: readonly string[]): Legend {
  const explained = inOneLine(lines) ?? inLines(lines) ?? NONE
  const host = hostExplained(lines)
  if (host === null) return { ...explained, hosts: hostsIn(lines) }
  return {
    names: explained.names,
    hosts: new Set([host.tag]),
    places: new Set([...explained.places, host.at]),
  }
}

/** "Conventions: M = moderation; lines are numbered." */
const EXPLAINED = /(?<![\p{L}\d])(\p{Lu}[\p{L}\d]{0,5})\s*=\s*(?:l['’])?(\p{L}[\p{L}\p{M}]{3,})/gu

/** The only tag that a line explains as the moderator's ("M = moderator"), if later lines begin with this tag. */
function hostExplained(lines: readonly string[]): { tag: string; at: number } | null {
  const found = lines
    .slice(0, MOST_LINES)
    .flatMap((line, at) =>
      [...line.matchAll(EXPLAINED)].flatMap(([, tag = '', word = '']) =>
        isModerator(word) && !isTagOf(tag, [line]) && isTagOf(tag, lines.slice(at + 1)) ? [{ tag, at }] : [],
      ),
    )
  const [host, ...others] = found
  return host === undefined || others.length > 0 ? null : host
}

/** The tags, which begin other lines, behind a word for who leads: "Moderator: JD", once before anybody speaks. */
function hostsIn(lines: readonly string[]): Set<string> {
  const told = lines.slice(0, MOST_LINES).flatMap((line, at) => {
    const [, word = '', tag = ''] = /^\s*([^:]{3,40}?)\s*:\s*(\S.{0,40}?)\.?\s*$/u.exec(line) ?? []
    return isModerator(word) && isTagOf(tag, lines.toSpliced(at, 1)) ? [tag] : []
  })
  return new Set(told.length === 1 ? told : [])
}

function inOneLine(lines: readonly string[]): Explained | null {
  for (const [at, line] of lines.entries()) {
    if (at >= MOST_LINES && at < lines.length - MOST_LINES) continue
    if (line.length > LONGEST || !/[,;.]/.test(line)) continue
    const others = lines.filter((_, place) => place !== at)
    const [head = '', ...rest] = line.split(/[:|]/)
    // What somebody says begins like other lines.
    if (rest.length > 0 && isTagOf(head.trim(), others)) continue
    const body = rest.length > 0 && parted(head).length === 1 ? line.slice(head.length + 1) : line
    const pairs = parted(body).flatMap((part) => pairOf(part, others) ?? [])
    if (isLegend(pairs, others)) return { names: namesOf(pairs), places: new Set([at]) }
  }
  return null
}

/**
 * The parts of a line: between semicolons (and before a further tag), or between commas and stops outside of brackets.
 */
function parted(line: string): string[] {
  const bare = line.trim().replace(/[.;]$/, '')
  return bare.includes(';')
    ? bare.split(/;|\.\s+(?=\S{1,12}\s*=)/)
    : bare.split(/,(?![^(]*\))|\.\s+(?=\p{Lu})/u)
}

function inLines(lines: readonly string[]): Explained | null {
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    if (line.length > LONGEST_HEAD || !HEADS.test(line) || /:\s*\S/.test(line)) continue
    const first = lines.findIndex((other, place) => place > at && other.trim() !== '')
    const next = lines.findIndex((other, place) => place > first && other.trim() === '')
    const end = next < 0 ? lines.length : next
    const others = lines.filter((_, place) => place < at || place >= end)
    const rows = lines.slice(first, end).map((row) => pairOf(row.replace(/^\s*[-*•]\s+/, ''), others))
    const pairs = rows.filter((pair) => pair !== null)
    if (first > 0 && pairs.length === rows.length && isLegend(pairs, others))
      return {
        names: namesOf(pairs),
        places: new Set(lines.flatMap((_, place) => (place >= at && place < end ? [place] : []))),
      }
  }
  return null
}

/** A tag and the name beside it, of which the tag is rather the one that begins other lines. */
function pairOf(part: string, others: readonly string[]): Pair | null {
  // "Participants: P1 = Ana": what stands before the tag is a heading.
  const bare = part.replace(/\*\*|__/g, '').replace(/^.*[:.]\s+(?=\S{1,12}\s*=)/u, '')
  const found = [BETWEEN, IN_BRACKETS, TAG_AND_NAME].flatMap((form) => {
    const [, one = '', other = ''] = form.exec(bare) ?? []
    return [pairFrom(one.trim(), other.trim(), others), pairFrom(other.trim(), one.trim(), others)]
  })
  const pairs = found.filter((pair) => pair !== null)
  return pairs.find(({ isSpoken }) => isSpoken) ?? pairs[0] ?? null
}

function pairFrom(tag: string, said: string, others: readonly string[]): Pair | null {
  const name = said.split(/[,(]/)[0]?.trim() ?? ''
  if (!TAG.test(tag) || !CALLED.test(name) || /[?!…]\s*$/.test(said)) return null
  const about = said.slice(name.length).replace(/^[\s,(]+|[\s)]+$/g, '')
  // "M : Claire, animatrice" tells who leads.
  const isHost = isModerator(about) && !isModerator(name)
  return { tag, name: isHost ? `${name} (${about})` : name, isSpoken: isTagOf(tag, others) }
}

/** Whether lines begin with a tag, as with the name of whoever speaks. */
function isTagOf(tag: string, lines: readonly string[]): boolean {
  if (tag === '') return false
  const escaped = tag.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const begins = new RegExp(
    String.raw`^[\s>*_•[(<-]*${escaped}[\])*_]*\s*(?:\([^)]{1,60}\)\s*)?(?:[:|>→\t.\]*–—-]|$)`,
    'u',
  )
  return lines.some((line) => begins.test(line.slice(0, 160)))
}

function isLegend(pairs: readonly Pair[], others: readonly string[]): boolean {
  const tags = new Set(pairs.map(({ tag }) => tag))
  const names = new Set(pairs.map(({ name }) => name))
  const areDifferent = tags.size === pairs.length && names.size === pairs.length
  const spoken = pairs.filter(({ isSpoken }) => isSpoken).length
  return (
    spoken > 1 &&
    spoken * 2 > pairs.length &&
    areDifferent &&
    !pairs.some(({ name }) => isTagOf(name, others))
  )
}

function namesOf(pairs: readonly Pair[]): Map<string, string> {
  return new Map(pairs.map(({ tag, name }) => [tag, name]))
}
