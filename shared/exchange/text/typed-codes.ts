import { asks } from './asks.ts'
import { isInstruction } from './instruction.ts'
import type { OutlineLine } from './outline-line.ts'

/** The code of a question: letters of its part, and its number there: "A1", "HH12b", "B-3." */
const CODE = /^([A-Z]{1,3})[-.]?(\d{1,3})([a-z])?(?:\s?[.:)–]\s*|\s+)(?=\S)/
/** The fewest such codes in a paper. */
const ENOUGH = 3
/** The number of an answer right before its digits: "2.2000-4999". */
const TIGHT = /^(\d{1,2})[.)](?=\d)(?!\d{1,2}[.)]?\s+\p{Lu})/u
/** The longest answer, in characters. */
const LONGEST = 80
/** How many numbers a list may skip. */
const SKIPPED = 3

type Lines = readonly (OutlineLine | null)[]

const isPlain = ({ marker, role, fixed }: OutlineLine) => marker === null && !role && !fixed

/** Takes codes like A1 and B2 for the numbers of questions, where most of them count up within their letters. */
export function withQuestionCodes(lines: Lines): (OutlineLine | null)[] {
  // The question above a table is a part of it by now.
  const canHaveCode = (line: OutlineLine) =>
    isPlain(line) || (line.fixed?.role === 'stem' && line.text !== '')
  const codes = lines.map((line) => (line && canHaveCode(line) ? CODE.exec(line.text) : null))
  const last = new Map<string, number>()
  let found = 0
  let counted = 0
  for (const code of codes) {
    if (!code) continue
    const number = Number(code[2])
    const before = last.get(code[1] ?? '') ?? 0
    found += 1
    if (number === before || number === before + 1) counted += 1
    last.set(code[1] ?? '', number)
  }
  if (found < ENOUGH || counted / found < 0.7) return [...lines]
  return lines.map((line, at) => {
    const code = codes[at]
    if (!line || !code) return line
    return {
      ...line,
      typed: line.typed ?? line.text,
      text: line.text.slice(code[0].length),
      marker: 'question',
    }
  })
}

/** Reads the numbers of answers that stand right before digits, where they go on from the line above or below. */
export function withTightNumbers(lines: Lines): (OutlineLine | null)[] {
  let before = 0
  return lines.map((line, at) => {
    if (!line) return line
    const found = isPlain(line) ? TIGHT.exec(line.text) : null
    const number = Number(found?.[1] ?? /^\(?(\d{1,2})/.exec(line.sign ?? '')?.[1] ?? 0)
    const isNext = number > before && number <= before + SKIPPED
    const isFirst = number === 1 && TIGHT.exec(lines[at + 1]?.text ?? '')?.[1] === '2'
    before = line.marker === 'number' || isFirst || (found && isNext) ? number : 0
    if (!found || before === 0) return line
    const sign = found[0]
    const text = line.text.slice(sign.length).trim()
    return { ...line, typed: line.typed ?? line.text, text, marker: 'number', list: sign.slice(-1), sign }
  })
}

/** A number without a point before a question: "1 Do you cycle?", or before a tab. */
const BARE = /^(\d{1,3})(?:\t+|\s+(?=[\p{Lu}¿"“«]))(?=\S)/u

/** Takes numbers without a point for numbers of questions, where they count up through the whole paper. */
export function withBareNumbers(lines: Lines): (OutlineLine | null)[] {
  const found = lines.map((line) => (line && isPlain(line) ? BARE.exec(line.text) : null))
  const numbers = found.filter((each) => each !== null).map((each) => Number(each[1]))
  const counts = numbers.every((number, at) =>
    at === 0 ? number <= 1 : number === (numbers[at - 1] ?? 0) + 1,
  )
  if (numbers.length < ENOUGH || !counts || areAnswers(lines, found)) return [...lines]
  return lines.map((line, at) => {
    const number = found[at]
    if (!line || !number) return line
    const text = line.text.slice(number[0].length)
    return { ...line, typed: line.typed ?? line.text, text, marker: 'question' }
  })
}

/** The fewest headings with such a number: a single one may begin with an amount. */
const ENOUGH_HEADINGS = 4

/** Headings without the bare numbers that they begin with, where these ascend through the paper: "1 Do you cycle?". */
export function withBareHeadings(lines: Lines): (OutlineLine | null)[] {
  const found = lines.map((line) => (line?.role === 'section' ? BARE.exec(line.text) : null))
  const numbers = found.filter((each) => each !== null).map((each) => Number(each[1]))
  const ascend = numbers.every((number, at) => (at === 0 ? number <= 1 : number > (numbers[at - 1] ?? 0)))
  if (numbers.length < ENOUGH_HEADINGS || !ascend) return [...lines]
  return lines.map((line, at) => {
    const number = found[at]
    if (!line || !number) return line
    return { ...line, typed: line.typed ?? line.text, text: line.text.slice(number[0].length) }
  })
}

/** Whether numbered lines stand one right below the other, below a question that is numbered in another way. */
function areAnswers(lines: Lines, found: readonly unknown[]): boolean {
  const first = found.findIndex(Boolean)
  const last = found.findLastIndex(Boolean)
  const above = lines.slice(0, first).findLast((line) => line !== null)
  const isBelow = above?.marker === 'number' || above?.marker === 'question'
  return (
    isBelow && lines.slice(first, last + 1).every((line, at) => line !== null && Boolean(found[first + at]))
  )
}

/** Reads a number whose point was forgotten, between the numbers before and after it: "2.", "3 Where …", "4." */
export function withForgottenMarks(lines: Lines): (OutlineLine | null)[] {
  let before = 0
  return lines.map((line, at) => {
    if (!line) return line
    const found = isPlain(line) ? BARE.exec(line.text) : null
    const number = Number(found?.[1] ?? numberOf(line))
    const isBetween = found !== null && number === before + 1 && before > 0
    if (number > 0 && (!found || isBetween)) before = number
    if (!isBetween || !lines.slice(at + 1).some((each) => each && numberOf(each) === number + 1)) return line
    const text = line.text.slice(found[0].length)
    return { ...line, typed: line.typed ?? line.text, text, marker: 'number', list: '.', sign: `${number}.` }
  })
}

/** The number of a line that is typed as "3."; 0 where it has none. */
const numberOf = ({ marker, list, sign }: OutlineLine) =>
  marker === 'number' && list === '.' ? Number.parseInt(sign ?? '0', 10) : 0

/** A number without a sign before an answer: "1 bad". */
const DIGIT = /^([01]?\d)\s+(?=\p{L})/u

/** Takes numbers without a sign for those of answers, where they count up right below a question. */
export function withDigits(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  let above: OutlineLine | null = null
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? null
    const to = line && above && isQuestion(above) ? digitsFrom(lines, at) : at
    // Two are enough where nothing but a gap or the next question is below them.
    const isAlone = to - at === 2 && (lines[to] ?? null) === null
    for (let place = at; (to - at > 2 || isAlone) && place < to; place += 1) {
      const each = lines[place] as OutlineLine
      const text = each.text.replace(DIGIT, '')
      result[place] = { ...each, typed: each.typed ?? each.text, text, marker: 'bullet', list: 'digit' }
    }
    if (line && !(above && isQuestion(above) && isInstruction(line.text))) above = line
  }
  return result
}

const isQuestion = ({ marker, text }: OutlineLine) =>
  marker === 'number' || marker === 'question' || asks(text)

/** The place after the answers that count up from 0 or 1 from a line on. */
function digitsFrom(lines: Lines, from: number): number {
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at]
    const found = line && isPlain(line) && line.text.length <= LONGEST ? DIGIT.exec(line.text) : null
    const first = Number(DIGIT.exec(lines[from]?.text ?? '')?.[1])
    const number = Number(found?.[1])
    // "Don't know" often has a number apart from the others.
    const isLast = at > from + 1 && (number === 8 || number === 9)
    if (!found || first > 1 || (number !== first + at - from && !isLast)) break
  }
  return at
}

/** A letter that stands for a circle, before a small letter. */
const CIRCLE = /^o\s+(?=\p{Ll})/u

/** Takes a letter for the circle of an answer also before small letters, where a line beside it has one too. */
export function withSmallCircles(lines: Lines): (OutlineLine | null)[] {
  const hasCircle = (line: OutlineLine | null | undefined) => /^o\s/.test(line?.typed ?? line?.text ?? '')
  return lines.map((line, at) => {
    if (!line || !isPlain(line) || !CIRCLE.test(line.text)) return line
    if (!hasCircle(lines[at - 1]) && !hasCircle(lines[at + 1])) return line
    const text = line.text.replace(CIRCLE, '')
    return { ...line, typed: line.typed ?? line.text, text, marker: 'bullet', list: '' }
  })
}
