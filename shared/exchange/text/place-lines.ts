import { asks, isAsking } from './asks.ts'
import { opens, startsList } from './block-stems.ts'
import { explains } from './explains.ts'
import { areNames, isField, isHeadField } from './fill-in.ts'
import { isAsked, isFirstQuestion } from './first-items.ts'
import { FOLLOWS_UP, isNextInList } from './further-questions.ts'
import { howManyAnswers } from './how-many-answers.ts'
import { describesField, greets, isInstruction, isSource, saysHowMany } from './instruction.ts'
import { isStatement, withAnswersBelow, withSentences } from './joined-blocks.ts'
import { followers, isLastPrompt } from './lines-below.ts'
import { createItems, type OpenItem } from './open-items.ts'
import { CONTEXT, createHead, TITLE } from './outline-head.ts'
import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'
import { repeatedAnswers } from './repeated-answers.ts'
import { blankField } from './trailing-blank.ts'
import { goesOn, isWrapped } from './wrapped-answers.ts'

/** Gives lines their roles: numbered items (`isStem` says which lines are), or blocks separated by empty lines. */
export function placeLines(
  lines: readonly (OutlineLine | null)[],
  isStem: ((line: OutlineLine) => boolean) | null,
  place: (part: PlacedPart) => void,
): void {
  if (isStem) placeNumbered(lines, isStem, place)
  else placeBlocks(lines, place)
}

function placeNumbered(
  lines: readonly (OutlineLine | null)[],
  isStem: (line: OutlineLine) => boolean,
  place: (part: PlacedPart) => void,
): void {
  const items = createItems(place)
  const head = createHead(place)
  /** The newest line before the first item; if answers follow, it becomes an item without a number. */
  let held: OutlineLine | null = null
  let gap = false
  const release = (next?: OutlineLine) => {
    if (held && next && isFirstQuestion(held, next)) items.open(held)
    else if (held) head.line(held)
    held = null
  }
  const close = (next?: OutlineLine) => {
    release(next)
    items.close()
  }
  const nexts = followers(lines)
  const repeated = repeatedAnswers(lines, isStem)
  /** Whether the line before said how many answers to choose, so that they are below it. */
  let wasHowMany = false
  /** Whether the line before is one to fill in, before the first item. */
  let wasField = false
  lines.forEach((line, at) => {
    if (!line) {
      gap = true
      return
    }
    const inFields = wasField
    wasField = false
    const areAnswers = wasHowMany && line.marker === null && !isAsking(line.text)
    wasHowMany = false
    const current = items.current()
    const next = nexts[at] ?? null
    /** Whether answers follow, so that this line is their question. */
    const isAbove = next !== null && isAnswer(next, isStem)
    if (line.fixed) {
      if (line.fixed.role === 'option' && !line.fixed.isFresh && current) items.option(line)
      else if (line.fixed.role === 'row' && !line.fixed.options && !current?.inGrid && !current?.marked) {
        close()
        items.open(line, true)
      } else {
        release()
        items.whole(line)
      }
    } else if (line.role === 'stem' || (line.role !== 'title' && line.role !== 'context' && isStem(line))) {
      close(line)
      items.open(line, line.role === 'stem')
    } else if (line.role === 'section' && items.hasAny() && next?.marker === 'checkbox') {
      // Boxes right below a heading are its answers, also where it states instead of asking.
      close()
      items.open(line, true)
    } else if (line.role === 'section') {
      close()
      // The first heading of all is the title.
      if (items.hasAny() || head.hasTitle()) items.leaveOut(line)
      else head.line(line)
    } else if (current && (line.marker ? describesField(line.text) : isInstruction(line.text))) {
      // Between two lists of answers it asks for the second one.
      if (current.options.length > 0 && isAbove && asks(line.text) && !describesField(line.text)) {
        close()
        items.open(line)
      } else {
        items.instruction(line)
        wasHowMany = current.options.length === 0 && howManyAnswers(line.text) !== null
      }
    } else if (isSource(line.text) || (current && !line.marker && greets(line.text))) {
      close()
      if (items.hasAny()) items.leaveOut(line)
      else head.line(line)
    } else if (current && areAnswers && !isField(line) && nexts[at]?.marker === null) items.option(line)
    else if (current && explains(line, current, lines, at, isStem)) items.more(line)
    else if (!current) {
      if (!items.hasAny() && isHeadField(line, next, inFields && !isAbove)) {
        release(line)
        items.field(line)
        wasField = true
      } else if (!items.hasAny() && held && line.marker && isAsked(held, line)) {
        const asked: OutlineLine = held
        held = null
        items.open(asked)
        items.option(line)
      } else if (!items.hasAny()) {
        release(line)
        if (items.hasAny()) items.open(line)
        else held = line
      } else if (
        isAsking(line.text) ||
        (isAbove && !line.marker && !saysHowMany(line.text)) ||
        isField(line) ||
        isLastPrompt(lines, at)
      )
        items.open(line)
      else items.leaveOut(line)
    } else if (line.marker && (current.isAnswered || isLone(line, current, next, gap))) {
      close()
      items.leaveOut(line)
    } else if (isNextInList(line, current)) {
      close()
      items.open(line)
    } else if (line.marker) items.option(line)
    else if (current.options.length === 0 && isNextField(line, current)) {
      close()
      items.open(line)
    } else if (isAsking(line.text) && isName(current)) items.more(line)
    else if (isAsking(line.text) && (gap || current.marked || isNextQuestion(current))) {
      close()
      items.open(line)
    } else if (current.marked && !gap && isWrapped(line, current)) items.option(line, true)
    else if (isAbove && (current.marked || (isAsking(current.stem) && asks(line.text)))) {
      close()
      items.open(line)
    } else if (current.marked && !gap && goesOn(line, current)) items.option(line, true)
    else if (current.options.length === 0 && repeated.has(line)) items.option(line)
    else if (gap || current.marked) {
      close()
      if (isField(line) || isLastPrompt(lines, at)) items.open(line)
      else items.leaveOut(line)
    } else if (current.sure || current.options.length > 0 || isWhole(current, line)) items.option(line)
    else items.more(line)
    gap = false
  })
  close()
}

/** Whether a line below another one can be an answer of it. */
const isAnswer = (line: OutlineLine, isStem: (line: OutlineLine) => boolean) =>
  line.fixed ? line.fixed.role === 'option' : line.marker !== null && line.role !== 'stem' && !isStem(line)

/** The longest line that is surely not wrapped, in characters. */
const SHORT = 30

/** Whether the question above is whole: it has an end, or is too short to be wrapped before a line that begins anew. */
function isWhole({ stem, first }: OpenItem, { text }: OutlineLine): boolean {
  if (/[?:.)…]$/.test(stem.slice(-1))) return true
  return first.text === stem && stem.length <= SHORT && text.length <= SHORT && /^\p{Lu}.*[^:?]$/u.test(text)
}

/** The longest name of a question that is below it, in characters. */
const LONGEST_NAME = 60

/** Whether what was numbered is only the name of a question, so that the question itself may be below it. */
function isName({ stem, options, first }: OpenItem): boolean {
  const isNumbered = first.marker === 'question' || first.marker === 'number'
  return (
    isNumbered && options.length === 0 && stem === first.text && !asks(stem) && stem.length <= LONGEST_NAME
  )
}

/** Whether the line above is to be filled in, and so is this one, or it asks. */
function isNextField(line: OutlineLine, { first, stem }: OpenItem): boolean {
  if (FOLLOWS_UP.test(line.text) && isField(line)) return true
  if (blankField(stem)) return isField(line) || asks(line.text)
  return stem === first.text && areNames(first, line)
}

/** Whether a question is complete and has no answers, so that a further one below it is one of its own. */
const isNextQuestion = ({ stem, options }: OpenItem) => options.length === 0 && isAsking(stem)

/** Whether a line with a letter or number is the heading of what follows, since nothing like it is around it. */
function isLone(
  line: OutlineLine,
  { marked, last }: OpenItem,
  next: OutlineLine | null,
  gap: boolean,
): boolean {
  // A letter right before the next question is no answer: there would be only this one.
  const isFollowed = next !== null && (next.marker === 'number' || next.marker === 'question')
  const isCounted = (line.marker === 'letter' || line.marker === 'number') && line.sign !== undefined
  const isAfter = (gap && marked && last?.marker !== line.marker) || (last === null && isFollowed)
  return isCounted && isAfter && next?.marker !== line.marker
}

/** Whether the first line of all asks, or is a statement as the next one is. */
function isAmong(first: OutlineLine, [second]: readonly OutlineLine[] = []): boolean {
  return first.text.endsWith('?') || (isStatement(first) && second !== undefined && isStatement(second))
}

/** The share of blocks that ask from which on the others need not be questions. */
const MOSTLY = 0.3
/** The shortest sentence that introduces a part, in characters. */
const SHORTEST_INTRO = 40

/** Whether a block is a sentence alone that asks nothing. */
function introduces([line, ...more]: readonly OutlineLine[]): boolean {
  return (
    more.length === 0 &&
    line !== undefined &&
    !line.marker &&
    /[.!]$/.test(line.text) &&
    line.text.length > SHORTEST_INTRO
  )
}

function placeBlocks(lines: readonly (OutlineLine | null)[], place: (part: PlacedPart) => void): void {
  const blocks: OutlineLine[][] = [[]]
  for (const line of lines) {
    const alone = line !== null && (line.role !== undefined || line.fixed !== undefined)
    if (!line || alone) blocks.push([])
    if (line) blocks.at(-1)?.push(line)
    if (alone) blocks.push([])
  }
  const items = createItems(place)
  const head = createHead(place)
  const filled = withAnswersBelow(withSentences(blocks.filter((block) => block.length > 0)))
  const asking = filled.filter(([first]) => first && isAsking(first.text)).length
  const areQuestions = asking / filled.length >= MOSTLY
  filled.forEach((block, index) => {
    const [first] = block
    if (!first) return
    const isTitle = first.role === 'section' && !items.hasAny() && !head.hasTitle()
    if (first.fixed || (first.role === 'section' && !isTitle)) {
      items.close()
      items.whole(first)
      return
    }
    const isHead =
      !items.hasAny() &&
      (first.role !== undefined ||
        TITLE.test(first.text) ||
        CONTEXT.test(first.text) ||
        (index === 0 && block.length === 1 && filled.length > 1 && !isAmong(first, filled[1])))
    if (isHead) {
      for (const line of block) head.line(line)
      return
    }
    if (first.role) {
      items.close()
      items.leaveOut(first)
      return
    }
    if (isSource(first.text) || (areQuestions && introduces(block))) {
      items.close()
      for (const line of block) items.leaveOut(line)
      return
    }
    block.forEach((line, at) => {
      const current = items.current()
      if (current && (line.marker ? describesField(line.text) : isInstruction(line.text)))
        items.instruction(line)
      else if (line.marker && current) items.option(line)
      else if (current && at > 0 && explains(line, current, block, at, () => false)) items.more(line)
      else if (!current || line === first || opens(line, current) || startsList(block, at)) {
        items.close()
        items.open(line)
      } else items.option(line)
    })
  })
  items.close()
}
