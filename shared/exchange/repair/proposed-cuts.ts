import { numberedStarts } from './numbered-starts.ts'
import { remarkStart } from './remarks.ts'

/** What is between the parts of a line. */
export type Separator =
  /** A line break within a paragraph. */
  | 'break'
  /** The border between two cells of a table. */
  | 'cell'
  /** A box to tick, before or behind each answer. */
  | 'box'
  /** A number or letter that counts on. */
  | 'number'
  /** A blank to write in. */
  | 'blank'
  /** The beginning of a remark behind a question: "Why? - Ask for reasons". */
  | 'remark'
  | 'tab'
  /** Two or more spaces. */
  | 'gap'
  | 'slash'
  | 'semicolon'
  | 'comma'
  /** A dash with a space on either side. */
  | 'dash'
  /** The end of a sentence. */
  | 'sentence'
  /** A remark in brackets. */
  | 'bracket'

/** Where a line can be divided at all separators of one kind. */
interface ProposedCuts {
  separator: Separator
  /** Where parts begin, in characters, in ascending order; the first part is not named. */
  at: number[]
}

/** The most parts into which a line is divided at once. */
const MOST = 100
/** The longest line that is searched, in characters. */
const LONGEST = 5_000
/** The longest part between commas: longer ones are no answers. */
const LONGEST_PART = 40

const BOX = /[☐☑☒□■▢▫◻◽⬜🔲❏❑○◯●🔘⚪⭕]|\[[\s_xX]{0,3}\]|\([\s_]{0,12}\)/gu
const BLANK = /_{3,}|\.{4,}|…{2,}/g
/** A sentence has ended: a point behind a whole word, or a mark that asks or calls. */
const SENTENCE = /(?:\s?[?!…]|(?<=[\p{L}\p{N}»)]{2})\.)["»”’)]*\s+(?=["«“‘(]*[\p{Lu}\p{N}])/gu
const BRACKET = /\((?=[^()]*\p{L}{2})[^()]{3,}\)|\[(?=[^[\]]*\p{L}{2})[^[\]]{3,}\]/gu
/** A slash between words, with spaces or without; not one of a date or a share. */
const SPACED_SLASH = /\s\/\s/g
const TIGHT_SLASH = /(?<=\p{L}\)?)\s?\/\s?(?=\(?\p{L})/gu
/** A dash between words; not one of a span such as "18 - 25". */
const DASH = /(?<!\d)\s[-–—]\s(?!\d)/g
/** The number that is printed before a question. */
const PRINTED_NUMBER = /^\s*(?:(?:question|item|q)[\s.]*)?\(?\d{1,3}[a-z]?\s?[.):]?\s*$/i
const ADDRESS = /(?:\w+:\/\/|www\.)\S+/g

/** The places at which a line can be divided, for each kind of separator in it, the surest first. */
export function proposedCuts(text: string): ProposedCuts[] {
  if (text.length > LONGEST) return []
  const found: [Separator, number[]][] = [
    ['break', endsOf(text, /\n+/g)],
    ['cell', endsOf(text, / \| /g)],
    ['box', atBoxes(text)],
    ['number', withLead(text, numberedStarts(text))],
    ['blank', endsOf(text, BLANK)],
    ['remark', [remarkStart(text) ?? 0]],
    ['tab', withLead(text, endsOf(text, /\t+/g))],
    ['gap', withLead(text, endsOf(text, /[ \u00a0\u202f]{2,}/g))],
    ['slash', withLead(text, atSlashes(text))],
    ['semicolon', withLead(text, endsOf(text, /;\s/g))],
    ['comma', atCommas(text)],
    ['dash', atDashes(text)],
    ['sentence', endsOf(text, SENTENCE)],
    ['bracket', [...text.matchAll(BRACKET)].flatMap((each) => [each.index, each.index + each[0].length])],
  ]
  const known = new Set<string>()
  return found.flatMap(([separator, places]): ProposedCuts[] => {
    const starts = startsIn(text, places)
    // What only divides off the number of the question is no help.
    const at = starts.filter((start) => !PRINTED_NUMBER.test(text.slice(0, start)))
    const key = at.join()
    if (at.length === 0 || at.length >= MOST || known.has(key)) return []
    known.add(key)
    return [{ separator, at }]
  })
}

/** Where parts begin: at the next character behind a place that is no space, if there is something on both sides. */
export function startsIn(text: string, places: readonly number[]): number[] {
  const starts = places.map((place) => place + text.slice(place).search(/\S|$/))
  const inside = starts.filter((start) => start < text.length && text.slice(0, start).trim() !== '')
  return [...new Set(inside)].sort((a, b) => a - b)
}

/** The parts of a text that is divided at these places. */
export const partsOf = (text: string, at: readonly number[]): string[] =>
  [0, ...at].map((start, nth) => text.slice(start, at[nth]).trim())

function endsOf(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((each) => each.index + each[0].length)
}

/** Where answers begin, and before the first of them their question ends: behind its last mark. */
function withLead(text: string, places: readonly number[]): number[] {
  const [first] = places
  if (first === undefined) return []
  const marks = [...text.slice(0, first).matchAll(/[?:](?=\s)/g)]
  const mark = marks.at(-1)
  return mark ? [mark.index + 1, ...places] : [...places]
}

/** Before each box, or behind each one where the line ends with a box. */
function atBoxes(text: string): number[] {
  const boxes = [...text.matchAll(BOX)]
  const [first, last] = [boxes[0], boxes.at(-1)]
  if (!first || !last) return []
  const isBehind = text.slice(last.index + last[0].length).trim() === '' && first.index > 0
  if (!isBehind || boxes.length < 2) return boxes.map(({ index }) => index)
  return withLead(
    text,
    boxes.map((each) => each.index + each[0].length),
  )
}

function atSlashes(text: string): number[] {
  const spaced = endsOf(text, SPACED_SLASH)
  if (spaced.length > 0) return spaced
  return endsOf(
    text.replace(ADDRESS, (address) => '_'.repeat(address.length)),
    TIGHT_SLASH,
  )
}

/** Before each dash between words, so that each part keeps its own. */
function atDashes(text: string): number[] {
  return withLead(
    text,
    [...text.matchAll(DASH)].map(({ index }) => index + 1),
  )
}

/** Between short parts behind the question's mark. */
function atCommas(text: string): number[] {
  const places = withLead(text, endsOf(text, /,\s/g))
  const [lead, ...parts] = partsOf(text, startsIn(text, places))
  const answers = /[?:]$/.test(lead ?? '') ? parts : [lead ?? '', ...parts]
  return answers.length > 2 && answers.every((part) => part.length <= LONGEST_PART) ? places : []
}
