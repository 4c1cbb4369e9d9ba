import type { LineRole } from '../source-lines.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** The kind of marker before the text of a line. */
export type Marker = 'question' | 'number' | 'letter' | 'bullet' | 'checkbox'

/** A line of a questionnaire written as text. */
export interface OutlineLine {
  text: string
  marker: Marker | null
  /**
   * Distinguishes lists with the same kind of numbering: the character after the number, or the name of Word's list.
   */
  list: string
  /** Its number or letter as typed ("1.", "(a)"); absent where Word numbers automatically. */
  sign?: string
  /** Number of characters before it. */
  indent: number
  /** Set where the file defines what the line is. */
  role?: 'title' | 'context' | 'section' | 'stem'
  /** The level of a heading, from 1; 0 or absent where it is unknown. */
  level?: number
  /** Whether a line to write on is right below it. */
  hasBlank?: boolean
  /** Whether it is a comment or a program in the source, and no part of the questionnaire. */
  isAside?: boolean
  /** Whether Sonde wrote it, so that it is taken exactly as written. */
  isExact?: boolean
  /** The name of its style in Word. */
  style?: string
  /** Whether it is bold. */
  strong?: boolean
  /** Set for a line of a grid: what it is. Such a line is taken as it is, whatever is around it. */
  fixed?: FixedPart
  /** The line as the source has it, where that is more than `text`. */
  typed?: string
  /** Its place among the lines of the source that are not empty; set by `readOutline`. */
  at?: number
  /** Whether it is one of the answers that were split from the line at that place. */
  isAnswer?: boolean
}

/** What a line of a grid is. */
export interface FixedPart {
  role: LineRole
  /** Answers in it: for the head of a grid those of all its rows, for a row its own. */
  options?: readonly string[]
  /** Whether it does not belong to the item above it. */
  isFresh?: boolean
  /** A part of it that is left out and noted: the name of the column of statements. */
  dropped?: string
  /** Whether it needs no note where it is left out. */
  isQuiet?: boolean
  /** Answers that it gives for several questions. */
  shared?: SharedAnswers
}

const MARKERS: [Marker, RegExp][] = [
  [
    'question',
    /^(?:\[?(?:Q|question|item)[\s.]*(?:n[°o]\.?|#)?\s*\d{1,4}(?:\.\d{1,3}(?:_\d{1,3})?|_\d{1,3}|[a-z])?\s*(?:[\].:)–/-]+\s*|\s)|Q\s?[.:)]+\s*)/i,
  ],
  ['number', /^[([]?\d{1,5}(?:[a-z](?=[.)]\s))?\s?(\.\)|[.)/\]]|[–-](?=\s|\p{Lu}\p{Ll}))\s*(?=\S)/u],
  ['checkbox', /^(?:\[[ xX_]{0,3}\]|[☐☑☒□■▢▫◻◽⬜🔲❏❑])\s*/u],
  [
    'letter',
    /^(?:[([]?[a-zA-Z](?:\.\)|[.)\]])\s+|[([]?[a-z](?:[)\]]|\.(?=[\d\p{Lu}]))(?=\S)|[A-H]\)(?=\p{Lu}))/u,
  ],
  [
    'bullet',
    /^(?:(?:[-–—*•·◦▪▸▹►▶○●◯‣✓✔✅➢➤→»🔘⚪⚫◉⭕]|\([\s_]{0,3}\))\s+|_{3,}\s*(?=\p{Lu})|o\s+(?=[\p{Lu}\d])|[○●◯•▪–](?=[\p{L}\d]))/u,
  ],
]

/** The name of a question behind its number: "1. Q1* Why?" */
const NUMBER_BEHIND = /^Q\d{1,3}[a-z]?(?:\*\s*|\s?[.:)]\s*|\s+)(?=\S)/
/** The number of a question behind a bullet. */
const QUESTION_BEHIND = /^(?:Q|question\s?)\d{1,3}[a-z]?\s?[.:)]\s*/i
/** The number of a question behind a star. */
const NUMBER_STARRED = /^\d{1,3}\.\s+(?=\S)/
/** A box between a bullet and its answer: "- ☐ Yes", "- ( ) Yes". */
export const BOX_BEHIND = /^(?:\[[ xX_]{0,3}\]|\((?:[ xX]{1,3}|_{2,6})\)|[☐☑☒□■▢▫◻◽⬜🔲❏❑○◯])\s*/u

/** The number of a question within another one: "15.a)", "15.a.2)". */
const NUMBER_WITHIN = /^\d{1,3}\.[a-z](?:\.[a-z\d]{1,2}){0,2}\s?[.):]+\s*(?=\S)/

/** A number that is part of a decimal, a time, a date, a range or a drawn scale, and so no marker. */
const NUMBER_ITSELF = /^\d+(?:(?:[.)/]|\s?[–-]\s?)\d|\s?(?:\.{4}|…|_{3}|-{3})[\s.…_–—-]*\d)/

/** A number within a section, as in "2.3 How …". */
const SECTION_NUMBER = /^(\d{1,2})\.(\d{1,2})[.)]?\s+(?=[\p{Lu}¿"“«])/u

/** How many characters at the end of a line are searched for its mark. */
const END = 8

/** Reads one line of plain text; null for an empty one. */
export function readOutlineLine(line: string): OutlineLine | null {
  const indent = line.replace(/\t/g, '    ').search(/\S/)
  if (indent === -1) return null
  const text = line.trim()
  const [within = ''] = /\?\W*$/.test(text.slice(-END)) ? (NUMBER_WITHIN.exec(text) ?? []) : []
  if (within !== '')
    return { text: text.slice(within.length), marker: 'question', list: '', indent, typed: text }
  if (!NUMBER_ITSELF.test(text)) {
    for (const [marker, pattern] of MARKERS) {
      const found = pattern.exec(text)
      if (!found) continue
      const rest = text.slice(found[0].length).trim()
      if (rest !== '') {
        const inner = marker === 'number' ? NUMBER_BEHIND.exec(rest) : null
        const own = inner ? rest.slice(inner[0].length) : ''
        if (own !== '')
          return { text: own, marker, list: found[1] ?? '', indent, typed: text, sign: found[0].trim() }
        // SurveyMonkey's star before the number of a question that must be answered: "* 1. Why?"
        const isStarred = found[0].trim() === '*' && /[?:…]$/.test(rest)
        const [starred = ''] = isStarred ? (NUMBER_STARRED.exec(rest) ?? []) : []
        if (starred !== '')
          return {
            text: rest.slice(starred.length),
            marker: 'number',
            list: '.',
            indent,
            typed: text,
            sign: starred.trim(),
          }
        // A question within a list: "- Q5. Why?"
        const [asked = ''] = marker === 'bullet' ? (QUESTION_BEHIND.exec(rest) ?? []) : []
        if (asked !== '' && asked.length < rest.length)
          return { text: rest.slice(asked.length), marker: 'question', list: '', indent, typed: text }
        const boxed = marker === 'bullet' || marker === 'letter' ? BOX_BEHIND.exec(rest) : null
        const bare = boxed ? rest.slice(boxed[0].length).trim() : ''
        if (bare !== '') return { text: bare, marker: 'checkbox', list: '', indent, typed: text }
        const read: OutlineLine = { text: rest, marker, list: found[1] ?? '', indent, typed: text }
        return marker === 'number' || marker === 'letter' ? { ...read, sign: found[0].trim() } : read
      }
    }
  }
  return { text, marker: null, list: '', indent }
}

/** The `list` of lines that are numbered within their section. */
export const IN_SECTION = 'n.n'

interface SectionNumber {
  section: number
  at: number
}

/** Whether two further numbers count on within the section of a first one. */
function goesOn(first: SectionNumber, second?: SectionNumber, third?: SectionNumber): boolean {
  const isNext = (number: SectionNumber | undefined, by: number) =>
    number?.section === first.section && number.at === first.at + by
  return isNext(second, 1) && isNext(third, 2)
}

/** Takes numbers like 2.3 for section numbering if they count up; a single one is more likely an amount or a time. */
export function withSectionNumbers(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const numbers = lines.map((line) => {
    const isOpen = line && line.marker === null && (!line.role || line.role === 'section')
    const found = isOpen ? SECTION_NUMBER.exec(line.text) : null
    return found && { section: Number(found[1]), at: Number(found[2]), length: found[0].length }
  })
  const found = numbers.filter((number) => number !== null)
  const counts = found.every((number, index) => {
    const before = found[index - 1]
    // They may go on where Word's own numbers end.
    if (!before) return number.at <= 1 || goesOn(number, found[1], found[2])
    return number.section === before.section ? number.at === before.at + 1 : number.at <= 1
  })
  if (found.length < 2 || !counts) return [...lines]
  return lines.map((line, index) => {
    const number = numbers[index]
    if (!line || !number) return line
    // A heading stays one, whatever number it has.
    if (line.role === 'section')
      return { ...line, typed: line.typed ?? line.text, text: line.text.slice(number.length) }
    return { ...line, text: line.text.slice(number.length), marker: 'number', list: IN_SECTION }
  })
}
