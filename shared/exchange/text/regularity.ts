import { asks, isAsking } from './asks.ts'
import { greets } from './instruction.ts'
import { numberOf } from './number-of.ts'
import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'
import { looseLook } from './segmentations.ts'

/** What makes a division of a paper into questions unlikely. A regular question costs 0.6. */
const COST = {
  item: 0.6,
  /** A question that asks nothing and has no answers; less where answers are given for several questions. */
  bare: 0.4,
  bareShared: 0.2,
  /** The same right below a question without answers, of which it may be one. */
  bareBelow: 1,
  /** A sentence without a marker as a question without answers, where none are given for several. */
  bareSentence: 0.8,
  /** A label as a question, with a paragraph below it instead of answers: rather a heading. */
  overText: 1.2,
  /** A greeting or thanks as a question. */
  greets: 2,
  /** A question that asks nothing but has answers. */
  tells: 0.2,
  longTells: 1,
  single: 3,
  option: 0.15,
  optionAsks: 2,
  /** An answer that is a whole sentence, among few and among many. */
  optionTells: 0.2,
  optionsTell: 1,
  /** An answer that looks as most questions do. */
  optionAsStem: 0.8,
  /** An answer that looks as its question does and has the next number, below answers that look otherwise. */
  optionCounted: 4,
  /** A further look among the answers of one question, or among all questions. */
  look: 0.7,
  /** Each answer beyond the usual number. */
  many: 0.3,
  more: 0.8,
  leftOut: 1.2,
  leftOutLong: 0.5,
  leftOutAsks: 2.5,
  /** A line that was left out several times: it comes again and again. */
  again: 0.2,
  heading: 0.3,
  context: 0.8,
  contextLong: 0.3,
  contextAsks: 2.5,
  contextList: 1.4,
  contextField: 1.0,
}
/** How often a line comes again where it is no question. */
const AGAIN = 3
/** From this many answers on a question is unusual. */
const MANY = 15
/** From this many answers on that are sentences they are rather statements. */
const STATEMENTS = 5
/** The same below a line that does not ask. */
const FEW_STATEMENTS = 3
/** The share of answers from which on their sentences count. */
const MOSTLY = 0.6
/** The length of a sentence with and without a full stop, in characters. */
const SENTENCE = 25
const SHORT_SENTENCE = 18
const LONG_SENTENCE = 70
const WORDS = 5
/** A question longer than this that asks nothing is unusual, and so is a shorter introduction. */
const LONG_STEM = 300
const LONG_CONTEXT = 100

interface Item {
  stem: PlacedPart
  options: PlacedPart[]
  rows: number
}

/**
 * How unlikely a division of a paper into questions is: the less regular its questions and answers look, and the more
 * is left over, the higher. Only divisions of the same paper can be compared.
 */
export function irregularity(
  parts: readonly PlacedPart[],
  lineAt: ReadonlyMap<number, OutlineLine>,
  isShared: boolean,
): number {
  const lookOf = ({ at }: PlacedPart) => {
    const line = lineAt.get(at)
    return line ? looseLook(line) : ''
  }
  const isTable = ({ at }: PlacedPart) => lineAt.get(at)?.fixed !== undefined
  const times = new Map<string, number>()
  for (const { text } of parts) times.set(text, (times.get(text) ?? 0) + 1)
  const isAgain = (part: PlacedPart | undefined) =>
    part?.role === 'left_out' && (times.get(part.text) ?? 0) >= AGAIN
  const aboveAgain = new Set(parts.filter((_part, at) => isAgain(parts[at + 1])))
  const items: Item[] = []
  let cost = 0
  for (const part of parts) {
    const item = items.at(-1)
    if (part.role === 'stem') items.push({ stem: part, options: [], rows: 0 })
    else if (part.role === 'option' && item) item.options.push(part)
    else if (part.role === 'row' && item) item.rows += 1
    else if (isAgain(part)) cost += COST.again
    else cost += asideCost(part, lineAt.get(part.at))
    if (item && isOverText(item, part)) cost += COST.overText
  }
  const stemLooks = Map.groupBy(
    items.filter(({ stem }) => !isTable(stem)),
    ({ stem }) => lookOf(stem),
  )
  const usual = [...stemLooks].sort((one, other) => other[1].length - one[1].length)[0]?.[0]
  cost += COST.look * Math.max(0, stemLooks.size - 1)
  let before: Item | null = null
  for (const item of items) {
    const { stem, options, rows } = item
    const above: Item | null = before
    before = item
    if (isTable(stem) || rows > 0) {
      // What is typed below a grid is no answer of it.
      const below = rows > 0 ? options.filter((part) => !isTable(part)) : []
      for (const { text } of below) cost += isAsking(text) ? COST.optionAsks : COST.more
      continue
    }
    cost += COST.item
    const count = options.reduce((sum, { options: own }) => sum + (own?.length ?? 1), 0)
    if (!asks(stem.text)) {
      // A row of answers that comes again and again is no part of it.
      const isAnswered = count > 0 || aboveAgain.has(stem)
      cost += isAnswered ? COST.tells : isShared ? COST.bareShared : COST.bare
      const isBelow = above !== null && above.options.length === 0 && isAsking(above.stem.text)
      if (count === 0 && !isShared && isPlainSentence(stem, lineAt.get(stem.at))) cost += COST.bareSentence
      if (count === 0 && greets(stem.text)) cost += COST.greets
      if (count === 0 && isBelow && lookOf(stem) !== lookOf(above.stem)) cost += COST.bareBelow
      if (stem.text.length > LONG_STEM) cost += COST.longTells
    }
    // A single line may still hold several answers.
    if (count === 1 && !options[0]?.text.includes(' / ')) cost += COST.single
    cost += COST.many * Math.max(0, count - MANY)
    const typed = options.filter((part) => !isTable(part))
    cost += COST.look * Math.max(0, new Set(typed.map(lookOf)).size - 1)
    const isOpen = !asks(stem.text)
    const telling = typed.filter(({ text }) => isSentence(text, isOpen)).length
    const areStatements =
      telling >= (isOpen ? FEW_STATEMENTS : STATEMENTS) && telling / typed.length >= MOSTLY
    cost += typed.length * (areStatements ? COST.optionsTell : COST.option)
    if (!areStatements) cost += telling * COST.optionTells
    for (const option of typed) {
      // A line that is numbered as a question is one.
      const isNumbered = lineAt.get(option.at)?.marker === 'question'
      if (isNumbered || isAsking(option.text)) cost += COST.optionAsks
      if (lookOf(option) === usual) cost += COST.optionAsStem
    }
    cost += COST.optionCounted * countedAsNext(stem, typed, lineAt)
  }
  return cost
}

/**
 * How many answers are rather the next questions: "1. Do you read? / - Yes / - No / 2. I read a lot / - …". They stand
 * below answers that look otherwise, look as their question does, and go on counting from its number.
 */
function countedAsNext(
  stem: PlacedPart,
  options: readonly PlacedPart[],
  lineAt: ReadonlyMap<number, OutlineLine>,
): number {
  const asked = lineAt.get(stem.at)
  const first = lineAt.get(options[0]?.at ?? -1)
  if (!asked || !first || numberOf(asked) === 0 || looseLook(first) === looseLook(asked)) return 0
  const alike = options
    .flatMap(({ at }) => lineAt.get(at) ?? [])
    .filter((line) => looseLook(line) === looseLook(asked))
  return alike.filter((line, nth) => numberOf(line) === numberOf(asked) + nth + 1).length
}

/** Whether a part is a paragraph that is left out right below a label. */
function isOverText({ stem, options, rows }: Item, { role, text, at }: PlacedPart): boolean {
  const isOut = role === 'left_out' || role === 'stem_more'
  const isLabel = options.length === 0 && rows === 0 && /:\W*$/.test(stem.text.slice(-8))
  return isOut && isLabel && text.length > LONG_CONTEXT && at === stem.at + 1
}

/** Whether nothing shows that a sentence is a question. */
function isPlainSentence({ text, hasBlank }: PlacedPart, line: OutlineLine | undefined): boolean {
  const isPlain = !line?.marker && !line?.role && !line?.strong && !hasBlank
  return isPlain && /\p{L}[.!]\W*$/u.test(text.slice(-8)) && text.split(/\s+/, WORDS).length === WORDS
}

/** Whether a text is rather a statement than an answer; below a line that does not ask, shorter ones are too. */
function isSentence(text: string, isOpen: boolean): boolean {
  if (text.length > LONG_SENTENCE || (isOpen && text.split(/\s+/, WORDS).length === WORDS)) return true
  return text.length >= (isOpen ? SHORT_SENTENCE : SENTENCE) && /[.!]\W*$/.test(text.slice(-8))
}

/** The cost of what is no question and no answer. */
function asideCost({ role, text, at }: PlacedPart, line: OutlineLine | undefined): number {
  if (line?.fixed) return 0
  if (role === 'stem_more') return COST.more
  if (role === 'heading') return isAsking(text) ? COST.contextAsks : COST.heading
  if (role === 'context' || role === 'title') {
    if (isAsking(text)) return COST.contextAsks
    // The name of something to fill in.
    if (at > 0 && asks(text) && text.length <= LONG_CONTEXT) return COST.contextField
    if (at > 0 && line?.marker) return COST.contextList
    return at === 0 || text.length > LONG_CONTEXT ? COST.contextLong : COST.context
  }
  if (role === 'instruction') return COST.heading
  if (isAsking(text)) return COST.leftOutAsks
  if (greets(text)) return COST.again
  return text.length > LONG_CONTEXT * 2 ? COST.leftOutLong : COST.leftOut
}
