import { isScale, SCALE_WORDS } from './answer-sets.ts'
import { areWords } from './implied-answers.ts'
import { isInstruction, isToStaff } from './instruction.ts'
import type { OutlineLine } from './outline-line.ts'
import { announcesStatements } from './scales-above.ts'

/**
 * What a line of a question is: `lead` is said before it, `card` is shown and no answer, `remark` is for the one who
 * asks.
 */
export type BlockPart = 'lead' | 'stem' | 'stem_more' | 'remark' | 'row' | 'card' | 'option'

/** The longest question that is searched for its answers, in characters. */
const LONGEST = 1_000
/** The fewest words of a question that bids to choose an answer. */
const BID = 8
/** The end of a sentence that continues in the lines below it; and the beginning of a line that continues one. */
const OPEN = /(?:…|\.{3})$/
const GOES_ON = /^(?:…|\.{3})/
/** Words of a question about several things that are named below it. */
const SEVERAL = /(?<!\p{L})(?:following|each|these|below|suivante?s?|chacune?|chaque|ci-dessous)(?!\p{L})/iu
/** Words of a question about what is shown beside it. */
const SHOWN =
  /(?<!\p{L})(?:listed|on (?:this|the) (?:card|list)|sur cette (?:carte|liste)|de cette liste)(?!\p{L})/iu
/** Words of an answer that says how often something is. */
const OFTEN =
  /(?<!\p{L})(?:times|once|twice|days?|weeks?|months?|years?|hours?|daily|weekly|monthly|fois|jours?|semaines?|mois|ans|par an|heures?)(?!\p{L})/iu
/** A remark that more than a sentence may belong to: "NB: …". */
const LABELLED = /^\W*\p{L}[\p{L}.\s]{0,24}:/u

const asksIn = ({ text }: OutlineLine) => !GOES_ON.test(text) && (OPEN.test(text) || /[?:]$/.test(text))
const isSentence = ({ text }: OutlineLine) => /[.!]$/.test(text) && !OPEN.test(text)

/**
 * What each line of a question is, of which all answers are above the line at the place `closing`, where those begin
 * that close every list. Null where that is not clear, or where more than one question is in it.
 */
export function partsOfBlock(lines: readonly OutlineLine[], closing: number): BlockPart[] | null {
  const arePlain = lines.every((line) => line.marker === null && !line.fixed && !line.role && !line.isExact)
  if (!arePlain) return null
  const asked = lines.slice(0, closing)
  const remarks = remarksIn(asked)
  const stem = stemOf(asked, remarks)
  if (!stem) return null
  const { from, to } = stem
  const below = asked.flatMap((line, at) => (at < to || remarks.has(at) ? [] : [{ line, at }]))
  const question = asked.slice(from, to).map(({ text }) => text)
  const named = partsBelow(
    question.join(' '),
    below.map(({ line }) => line),
  )
  const parts = lines.map((_, at): BlockPart => {
    if (at >= closing) return 'option'
    if (at === from) return 'stem'
    if (remarks.has(at)) return 'remark'
    return at < from ? 'lead' : 'stem_more'
  })
  below.forEach(({ at }, index) => {
    parts[at] = named[index] ?? 'option'
  })
  return parts
}

/** The places of what is said to whoever asks the questions, or of how to answer. */
function remarksIn(lines: readonly OutlineLine[]): Set<number> {
  const places = new Set<number>()
  const isAnyAsked = lines.some(asksIn)
  let isLabelled = false
  for (const [at, line] of lines.entries()) {
    const isOne = isToStaff(line) || (isInstruction(line.text) && (isAnyAsked || !bids(line)))
    // A further sentence of the same remark.
    const goesOn: boolean = isLabelled && isSentence(line)
    if (isOne || goesOn) places.add(at)
    isLabelled = (isOne && isSentence(line) && LABELLED.test(line.text)) || goesOn
  }
  return places
}

/** Whether a line asks by bidding to choose an answer: it says more than how many, or where they are. */
const bids = (line: OutlineLine) =>
  isSentence(line) && !LABELLED.test(line.text) && wordsOf(line.text).length >= BID

/** The lines of the question: the last that ask, or the last sentence before the answers. */
function stemOf(
  lines: readonly OutlineLine[],
  remarks: ReadonlySet<number>,
): { from: number; to: number } | null {
  const open = lines.flatMap((line, at) => (remarks.has(at) ? [] : [{ line, at }]))
  const last = open.findLastIndex(({ line }) => asksIn(line))
  if (last === -1) {
    const end = open.findIndex(({ line }) => !isSentence(line))
    const sentences = open.slice(0, end === -1 ? open.length : end)
    const announced = sentences.find(({ line }) => announcesStatements(line.text))
    const from = (announced ?? sentences.at(-1))?.at
    return from === undefined ? null : { from, to: from + 1 }
  }
  // Before it only sentences are said, or there is another question in the block.
  const isOpen = !open[last]?.line.text.endsWith('?') && open[last - 1]?.line.text.endsWith('?') === true
  const first = isOpen ? last - 1 : last
  const isAlone = open.slice(0, first).every(({ line }) => isSentence(line) || line.text.endsWith(';'))
  const [from = 0, to = 0] = [open[first]?.at, open[last]?.at]
  return isAlone ? { from, to: to + 1 } : null
}

/** What the lines below a question are: statements and the answers to each, or answers alone. */
function partsBelow(question: string, lines: readonly OutlineLine[]): BlockPart[] {
  const goingOn = lines.findIndex(({ text }) => !GOES_ON.test(text))
  if (goingOn > 0 && OPEN.test(question)) return lines.map((_, at) => (at < goingOn ? 'row' : 'option'))
  const from = answersFrom(question, lines)
  if (from > 1 && isAboutSeveral(question, lines.slice(0, from), lines.slice(from)))
    return lines.map((_, at) => (at < from ? 'row' : 'option'))
  if (from === 1 && announcesStatements(question))
    return lines.map((_, at) => (at < from ? 'stem_more' : 'option'))
  if (from > 1 && SHOWN.test(question) && areYesNo(lines.slice(from)))
    return lines.map((_, at) => (at < from ? 'card' : 'option'))
  // Sentences right below a question belong to it if its answers are no sentences.
  const first = lines.findIndex((line) => !isSentence(line))
  const isText = first > 0 && lines.length - first > 1 && !lines.slice(first).some(isSentence)
  return lines.map((_, at) => (isText && at < first ? 'stem_more' : 'option'))
}

/** Whether a question is about several things, and these lines are they. */
function isAboutSeveral(
  question: string,
  rows: readonly OutlineLine[],
  answers: readonly OutlineLine[],
): boolean {
  if (areYesNo(answers)) return OPEN.test(question) || SEVERAL.test(question)
  return SEVERAL.test(question) && !rows.some(({ text }) => OFTEN.test(text))
}

const areYesNo = (lines: readonly OutlineLine[]) => areWords(lines.map(({ text }) => text))

/**
 * Where the answers begin that are surely some: points of a scale, yes and no, or what the question names; 0 for none.
 */
function answersFrom(question: string, lines: readonly OutlineLine[]): number {
  const texts = lines.map(({ text }) => text)
  const yesNo = texts.findLastIndex((text) => !areWords([text])) + 1
  const named = texts.findLastIndex((text) => !names(question, text)) + 1
  const scale = texts.findIndex(
    (text, at) => SCALE_WORDS.test(text) && isScale(lines, { from: at, to: lines.length }),
  )
  const starts = [yesNo, named].filter((at) => at < texts.length - 1)
  if (scale !== -1) starts.push(scale)
  return starts.length === 0 ? 0 : Math.min(...starts)
}

/** Whether a question names an answer: all its words come in it, in their order. */
function names(question: string, answer: string): boolean {
  if (question.length > LONGEST) return false
  const words = wordsOf(question)
  let from = 0
  return wordsOf(answer).every((word) => {
    const at = words.indexOf(word, from)
    from = at + 1
    return at !== -1
  })
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
