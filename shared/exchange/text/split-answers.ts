import type { ReadingMeter } from '../reading-meter.ts'
import { answersApart } from './answers-apart.ts'
import { answersBehindColon, linesWithAnswers } from './answers-behind-colon.ts'
import { asks } from './asks.ts'
import { type CountedSign, countedParts, isAnswer, nextSign, readSign } from './counted-parts.ts'
import { explainedPoints } from './implied-answers.ts'
import { describesField, isInstruction, isLabelled, saysWhoIsAsked } from './instruction.ts'
import { numberScale } from './number-scale.ts'
import type { OutlineLine } from './outline-line.ts'
import { isBlank } from './trailing-blank.ts'

/** The `list` of answers that were split from one line. */
export const INLINE = 'inline'

const ASKS = /[?:]$/
/** The longest line that is searched for answers, in characters: the search takes quadratic time. */
const LONGEST_LINE = 1_000
/** A list on the same line after its question: "… ? 1. Yes 2. No". */
const BEHIND = /^(.*[?:])\s+(\(?[1aA][.)])\s+(.+)$/s
/** Answers with a letter or number in brackets behind a question, whatever it ends with: "Place [a] Epe [b] Iko". */
const IN_BRACKETS = /^([^[(]{2,300}?)[\s_]*([[(][1aA][\])])\s*(.+)$/s
/** The same after a short question without a mark: "Gender 1. Male 2. Female". */
const BEHIND_NAME = /^([^?:.]{2,60})\s+(\(?1[.)])\s+(.+)$/s

/** The context of a line. Empty lines do not count. */
interface Surroundings {
  before: OutlineLine | null
  after: OutlineLine | null
  /** The next line with the same marker and list. */
  nextAlike: OutlineLine | null
  /** Whether all lines with this marker start with 1 or a, so that each line is a list of its own. */
  allFirst: boolean
  /** Whether it has its answers behind a colon, as other questions of the paper do. */
  hasBehindColon: boolean
  /** Whether it is before the first numbered question. */
  inHead: boolean
}

/**
 * Splits lines with several answers: "1. Yes 2. No", "a) Often b) Never" and, under a question, answers separated by
 * tabs or slashes. A line is not split if its numbers do not count up, if a part is as long as a sentence, or if it is
 * a question or an entry of a list itself: splitting such a line would lose its question.
 */
export function splitAnswers(
  lines: readonly (OutlineLine | null)[],
  meter: ReadingMeter,
): (OutlineLine | null)[] {
  const around = surroundings(lines)
  let above: OutlineLine | null = null
  return lines.flatMap((line, at) => {
    if (!line) return [line]
    // The search within a line takes quadratic time, so that it counts as a step for each character.
    for (let step = 0; step < Math.min(LONGEST_LINE, line.text.length); step += 1) meter.step()
    const isSplit = (!line.role || line.role === 'stem') && !line.fixed
    const split = (isSplit &&
      splitLine(line, { ...(around[at] as Surroundings), ...(above?.isAnswer && { before: above }) })) || [
      line,
    ]
    above = split.at(-1) ?? null
    return split.map((each) => ({ ...each, text: each.text.replace(/\t+/g, ' ') }))
  })
}

function splitLine(line: OutlineLine, around: Surroundings): OutlineLine[] | null {
  const option = (text: string): OutlineLine => ({
    text,
    marker: 'letter',
    list: INLINE,
    indent: line.indent,
    at: line.at,
    isAnswer: true,
  })
  const { before, after, inHead } = around
  const written = line.typed ?? line.text
  if (before && asks(before.text) && NUMBERS_IN_BRACKETS.test(written))
    return (written.match(/\d{1,2}/g) ?? []).map(option)
  if (line.text.length > LONGEST_LINE || saysWhoIsAsked(line.text)) return null
  // A slash within the unit of a blank divides nothing.
  if (line.text.includes('/') && isBlank(line.text)) return null
  const hasOwnList = after?.marker === 'bullet' || after?.marker === 'checkbox' || isUnder(after, line)
  const coloned = around.hasBehindColon && !hasOwnList ? answersBehindColon(line.text) : null
  if (coloned) return [{ ...line, text: coloned.stem }, ...coloned.options.map(option)]
  // What is named as a whole stays whole.
  if (line.marker === null && isLabelled(line.text)) return null
  const pattern = line.marker === 'question' && !/[?:]/.test(line.text) ? BEHIND_NAME : BEHIND
  const behind = hasOwnList ? null : pattern.exec(line.text)
  const bracketed = hasOwnList ? null : IN_BRACKETS.exec(line.text)
  const boxed = bracketed && countedParts(bracketed[3] ?? '', readSign(bracketed[2] ?? '') as CountedSign)
  if (bracketed && boxed) return [{ ...line, text: bracketed[1] ?? '' }, ...boxed.map(option)]
  const inner = behind && readSign(behind[2] ?? '')
  const own = inner && countedParts(behind?.[3] ?? '', inner)
  if (behind && own) return [{ ...line, text: behind[1] ?? '' }, ...own.map(option)]
  const apart =
    hasOwnList || line.marker === 'letter' || line.marker === 'bullet' ? null : answersApart(line.text)
  if (apart) return [{ ...line, text: apart.stem }, ...apart.options.map(option)]
  const sign = readSign(line.sign ?? '')
  if (!hasOwnList && sign?.isFirst && answersAbove(line, sign, around)) {
    const parts = countedParts(line.text, sign)
    if (parts) return parts.map(option)
  }
  // The first answer has Word's own number, the others typed ones.
  if (line.marker === 'number' && line.sign === undefined && before && asks(before.text)) {
    for (const written of [
      { open: '', close: '.' },
      { open: '(', close: ')' },
    ]) {
      const rest = countedParts(line.text, { value: '1', ...written, isFirst: true })
      if (rest) return rest.map(option)
    }
  }
  if (line.marker !== null || !before) return null
  const scale = numberScale(line.text)
  // In a paper without numbers, a list of numbered answers is no sign that all above it is its head.
  if (inHead) return scale && asks(before.text) ? scale.map(option) : null
  const points = explainedPoints(line.text)
  const isRemark = isInstruction(before.text) && !describesField(before.text)
  const isOwn = !isRemark && (asks(before.text) || before.marker !== null || describesField(before.text))
  if (points && isOwn) return points.map(option)
  if (scale) return scale.map(option)
  const enclosed =
    asks(before.text) && ENCLOSED.test(line.text) ? line.text.match(/[^[\]()]*[^[\]()\s][^[\]()]*/g) : null
  if (enclosed) return enclosed.map((text) => option(text.trim()))
  const inBracket = /\?\W*$/.test(before.text.slice(-END)) ? listInBracket(line.text) : null
  if (inBracket) return inBracket.map(option)
  const isBelow = asks(before.text) || before.marker === 'number' || before.marker === 'question'
  if (!isBelow && before.isAnswer !== true) return null
  for (const between of isBelow ? [/\t/, /\s{3,}/, /\s\/\s/, ...DASHES] : [/\s{3,}/]) {
    const parts = withoutBracket(line.text)
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const fewest = DASHES.includes(between) ? 3 : 2
    if (parts.length >= fewest && parts.every(isAnswer)) return parts.map(option)
  }
  return /[?:]\W*$/.test(before.text.slice(-END)) ? (tightAnswers(line.text)?.map(option) ?? null) : null
}

/** The text of a line without the bracket that is around all of it. */
const withoutBracket = (text: string) => /^\(([^()]*)\)$/.exec(text)?.[1] ?? text

/** The points of a scale, each in brackets: "[1] [2] [3]". */
const NUMBERS_IN_BRACKETS = /^(?:\[\s?\d{1,2}\s?\]\s*){3,12}$/

/** Answers of which each is in brackets: "[ 0 ] [ 1–2 ] [ 3+ ]". */
const ENCLOSED = /^(?:\[[^[\]]{1,40}\]\s*){2,12}$|^(?:\([^()]{1,40}\)\s*){2,12}$/

/** The answers of a line that is a bracket with nothing but a list: "(Bus, Train, On foot)". */
function listInBracket(text: string): string[] | null {
  const [, inside = ''] = /^\(([^()]{5,600})\)\.?$/.exec(text) ?? []
  const parts = inside.split(/[,;]\s/).map((part) => part.trim())
  const areNames = parts.every((part) => part.length <= LONGEST_TIGHT && /^[\p{Lu}\d]/u.test(part))
  return parts.length > 2 && areNames && !isInstruction(text) ? parts : null
}

/** Signs between three answers or more below a question; between two they may join words. */
const DASHES = [/\s[–—-]\s/, /\s[|•·]\s/, /;\s/]

/** How many characters at the end of a line are searched for its mark. */
const END = 4
/** The longest answer between slashes without spaces, in characters: with two answers each has to begin alike. */
const LONGEST_TIGHT = 40

/**
 * Answers with nothing but slashes between them: "Dog/Cat/Fox/". Two are only taken where each begins with a capital.
 */
function tightAnswers(written: string): string[] | null {
  const text = written.replace(/^\(([^()]+)\)$/, '$1')
  const parts = text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const isShort = (part: string) =>
    part.length <= LONGEST_TIGHT && /\p{L}/u.test(part) && !/[?:.@]\S/.test(part)
  if (text.endsWith(':') || parts.length < 2 || !parts.every((part) => isShort(part) && isAnswer(part)))
    return null
  return parts.length > 2 || parts.every((part) => /^\p{Lu}\p{Ll}/u.test(part)) ? parts : null
}

/** Whether the line after is an entry of a list that belongs to this line. */
function isUnder(after: OutlineLine | null, line: OutlineLine): boolean {
  const isListed = after?.marker === 'letter' || after?.marker === 'number'
  return isListed && line.marker !== 'letter' && (after.marker === 'letter' || after.indent > line.indent)
}

/** Whether a line that counts answers from 1 or a has its question above it. */
function answersAbove(line: OutlineLine, sign: CountedSign, around: Surroundings): boolean {
  const { before, nextAlike, allFirst } = around
  if (allFirst) return before !== null
  if (!before) return false
  const asks = ASKS.test(before.text)
  const isNumbered = before.marker === 'number'
  // Numbered answers to a numbered question: a following number belongs to the next question.
  if (isNumbered && line.marker === 'number') return asks
  // If the list continues on the next line, this line is only its first entry.
  const isPoint = nextAlike?.sign !== undefined && readSign(nextAlike.sign)?.value === nextSign(sign)
  const isStem =
    isNumbered || before.strong === true || before.role === 'stem' || before.marker === 'question'
  return !isPoint && (asks || isStem)
}

function surroundings(lines: readonly (OutlineLine | null)[]): Surroundings[] {
  const kindOf = ({ marker, list }: OutlineLine) => `${marker} ${list}`
  const signed = lines.filter((line) => line?.sign !== undefined)
  const allFirst = (marker: OutlineLine['marker']) => {
    const alike = signed.filter((line) => line?.marker === marker)
    return alike.length > 1 && alike.every((line) => readSign(line?.sign ?? '')?.isFirst)
  }
  const isAllFirst = { number: allFirst('number'), letter: allFirst('letter') }
  const firstItem = lines.findIndex((line) => line?.marker === 'number' || line?.marker === 'question')
  const behindColon = linesWithAnswers(lines)
  let before: OutlineLine | null = null
  const around = lines.map((line, at): Surroundings => {
    const marker = line?.marker
    const own: Surroundings = {
      before,
      after: null,
      nextAlike: null,
      allFirst: (marker === 'number' || marker === 'letter') && isAllFirst[marker],
      hasBehindColon: line !== null && behindColon.has(line),
      inHead: at < firstItem,
    }
    // A remark on how to answer may be between a question and its answers.
    if (line && !(line.marker === null && before && asks(before.text) && isInstruction(line.text)))
      before = line
    return own
  })
  let after: OutlineLine | null = null
  const next = new Map<string, OutlineLine>()
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    const own = around[at]
    if (!line || !own) continue
    own.after = after
    own.nextAlike = next.get(kindOf(line)) ?? null
    after = line
    next.set(kindOf(line), line)
  }
  return around
}
