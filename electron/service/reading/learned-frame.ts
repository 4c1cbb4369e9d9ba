import { foldAccents } from '../../../shared/text/fold-accents.ts'
import { readRound } from './round-headings.ts'
import { isEnd, isModerator } from './transcript-line.ts'

/** A line that begins a turn. */
interface Named {
  at: number
  name: string
  text: string
}

/** The number of a turn or when it was said, which differ from line to line: "001 ", "[00:12] ". */
const COUNTER = /^(?:[[(#]?\d{1,4}[\])]?[.:]?\s+|[[(]?\d{1,2}[:h]\d{2}(?::\d{2})?[\])]?\s*(?:[-–—|]\s*)?)/
/** Signs before a name. */
const BEFORE = /^[^\p{L}\p{N}\p{Extended_Pictographic}«“"(]*/u
/** Signs that may stand between a name and what is said; a comma or a stop alone also stands in sentences. */
const AFTER = /(?:\s*[:»›>→⇒|~=—–·•/\\*_-]+[\s:>*_-]*|\s{2,}|\t+)\s*/gu
/** Signs that hardly any sentence has, so that lines without them only continue a turn. */
const UNUSUAL = /[»›→⇒|~=·•\\]/
/** What stands in sentences, and not in names. */
const IN_SENTENCES = /[?!…;:"«»“”<>]|,\s*(?!\d)|\p{L}{5,}\.\s|\.\s+\p{Ll}/u
const FIELD = /^[a-z][a-z_.-]*$/
const LONGEST_NAME = 60
const MOST_WORDS = 6
/** Names of the fields of a turn, which stand before what they hold, and not before what somebody says. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['speaker', 'text', 'texte', 'message', 'content', 'contenu', 'role', 'author', 'auteur', 'locuteur'],
  ...['name', 'nom', 'said', 'body', 'turn', 'tour', 'id', 'event', 'data', 'timestamp', 'propos'],
])
const FEWEST_TURNS = 4
const MOST_LINES_ABOVE = 3
/** Places in a line where a name may end. */
const MOST_ENDS = 3

/**
 * The lines of a discussion as "[Ana]: …", where all turns begin in one way that no list of usual forms has: the same
 * signs stand before and after all names, and the names come again. Lines set further in continue a turn, and a few
 * lines may stand above the first. Before anybody has spoken twice, the names are known where all but one are of
 * `people`. Null where no such frame holds for the whole text, or where two hold equally well.
 */
export function withLearnedFrame(lines: readonly string[], people: readonly string[] = []): string[] | null {
  const said = lines.flatMap((line, at) => (isSaid(line) ? [at] : []))
  const found = [...framed(lines, said)]
    .flatMap(([signs, named]) => (isWhole(lines, said, named, signs, people) ? [named] : []))
    .toSorted((one, other) => other.length - one.length)
  const [best, next] = found
  if (best === undefined) return namesAbove(lines, people)
  if (next !== undefined && next.length === best.length) return null
  const turns = new Map(best.map((turn) => [turn.at, turn]))
  // "OCÉANE." before a dash: behind all names, the stop belongs to the dash.
  const areStopped = best.every(({ name }) => name.endsWith('.'))
  const nameIn = ({ name }: Named): string => (areStopped ? name.slice(0, -1) : name)
  return lines.map((line, at) => {
    const turn = turns.get(at)
    return turn === undefined ? line.trim() : `[${nameIn(turn)}]: ${turn.text}`
  })
}

/**
 * The same for names alone on lines, each below an empty line or the heading of a round and above what is said. Most
 * paragraphs begin with one.
 */
function namesAbove(lines: readonly string[], people: readonly string[]): string[] | null {
  const starts = lines.flatMap((line, at) => (line.trim() !== '' && isApart(lines, at) ? [at] : []))
  const places = starts.filter((at) => {
    const bare = (lines[at] ?? '').trim()
    return readRound(bare) === null && isName(bareTitle(bare)) && (lines[at + 1] ?? '').trim() !== ''
  })
  const names = new Set(places.map((at) => bareTitle(lines[at] ?? '')))
  const blocks = starts.filter((at) => readRound(lines[at] ?? '') === null)
  const areMost = places.length * 3 >= blocks.length * 2 && places[0] === blocks[0]
  if (places.length < FEWEST_TURNS || !areMost || !areSpeakers([...names], places.length, people)) return null
  const heads = new Set(places)
  return lines.flatMap((line, at) => {
    if (heads.has(at)) return []
    return heads.has(at - 1) ? [`[${bareTitle(lines[at - 1] ?? '')}]: ${line.trim()}`] : [line]
  })
}

/** Whether a line begins a paragraph. */
function isApart(lines: readonly string[], at: number): boolean {
  const above = lines[at - 1] ?? ''
  return above.trim() === '' || readRound(above) !== null
}

/** A line without the signs around its words: "### moderator", "** Ana **", "Ana:". */
function bareTitle(line: string): string {
  return inBrackets(line.replace(BEFORE, '').replace(/(?<![\s:*_#=~–—-])[\s:*_#=~–—-]+$/u, ''))
}

/** The number of a turn, set to the right: "  1  Ana: …", " 10  Ben: …". */
const NUMBERED = /^ {0,3}\d{1,4} {1,3}\S/

/** Whether a line holds words of the discussion, and does not only continue those above it. */
function isSaid(line: string): boolean {
  return (
    line.trim() !== '' &&
    (!/^(?:\s{2,}|\t)/.test(line) || NUMBERED.test(line)) &&
    readRound(line) === null &&
    !isEnd(line)
  )
}

/** By the signs before and after a name: the turns that begin with them. */
function framed(lines: readonly string[], said: readonly number[]): Map<string, Named[]> {
  const frames = new Map<string, Named[]>()
  for (const at of said) {
    for (const { before, after, name, text } of splits(lines[at] ?? '')) {
      const key = `${before}\n${after}`
      const named = frames.get(key) ?? []
      named.push({ at, name: inBrackets(name), text: text.trim() })
      frames.set(key, named)
    }
  }
  return frames
}

/** The ways to part a line into signs, a name, signs, and what is said. */
function* splits(line: string): Generator<{ before: string; after: string; name: string; text: string }> {
  const bare = line.trimStart().replace(COUNTER, '')
  const before = BEFORE.exec(bare)?.[0] ?? ''
  const rest = bare.slice(before.length)
  let ends = 0
  for (const { 0: after, index } of rest.slice(0, LONGEST_NAME + 10).matchAll(AFTER)) {
    const name = rest.slice(0, index)
    if (!isName(name) || ++ends > MOST_ENDS) return
    const text = rest.slice(index + after.length)
    // Columns are filled up with spaces, as many as the longest name needs.
    if (text.trim() !== '') yield { before: before.trimEnd(), after: after.trim() || '  ', name, text }
  }
}

/** A name as it can stand in brackets. */
function inBrackets(name: string): string {
  return name.replace(/[[\]]/g, '').trim()
}

function isName(text: string): boolean {
  const name = text.trim()
  return (
    name !== '' &&
    name.length <= LONGEST_NAME &&
    name.split(/\s+/).length <= MOST_WORDS &&
    !IN_SENTENCES.test(name.replace(/\([^()]*\)/g, '')) &&
    /[\p{L}\p{Extended_Pictographic}]/u.test(name)
  )
}

/**
 * Whether turns make up a discussion: the few who speak come again, at most a few lines stand above, and every other
 * line begins a turn. Where the signs are unusual, lines without them may also continue a turn.
 */
function isWhole(
  lines: readonly string[],
  said: readonly number[],
  named: readonly Named[],
  signs: string,
  people: readonly string[],
): boolean {
  const names = new Set(named.map(({ name }) => name))
  const places = new Set(named.map(({ at }) => at))
  const first = said.indexOf(named[0]?.at ?? -1)
  const others = said.slice(first).filter((at) => !places.has(at))
  const [, after = ''] = signs.split('\n')
  // A line with the same signs behind other words is likely a turn of somebody whose name was not understood.
  const mayGoOn = (at: number): boolean => !(lines[at] ?? '').slice(0, LONGEST_NAME * 2).includes(after)
  return (
    named.length >= FEWEST_TURNS &&
    first <= MOST_LINES_ABOVE &&
    (UNUSUAL.test(after) ? others.length <= named.length && others.every(mayGoOn) : others.length === 0) &&
    areSpeakers([...names], named.length, people) &&
    !named.some(({ name, text }) => isDocument(text) || FIELDS.has(name.toLowerCase()))
  )
}

/** Whether names are of the few who speak again, or all but one of the people who were drawn. */
function areSpeakers(names: readonly string[], turns: number, people: readonly string[]): boolean {
  // "event: turn", "id: 4": fields of a program, unless one of these words is of somebody who leads.
  if (names.every((name) => FIELD.test(name)) && !names.some(isModerator)) return false
  if (names.length > 1 && names.length * 2 <= turns) return true
  const known = people.map((name) => foldAccents(name).toLowerCase().trim()).filter((name) => name !== '')
  const others = names.filter((name) => {
    const said = foldAccents(name).toLowerCase()
    return !known.some(
      (one) => said === one || (said.startsWith(one) && /^[\s(,.]/.test(said.slice(one.length))),
    )
  })
  return names.length > 2 && others.length < 2
}

/** Whether a text is a map or a list, as a log has them behind the names of its fields: nobody says that. */
function isDocument(text: string): boolean {
  return /^(?:\{.*\}|\[\s*[{"[].*\])$/s.test(text)
}
