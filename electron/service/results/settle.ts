import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer, NumberDecisions, RunResults } from '../../../shared/models/results.ts'
import type { Certainty } from '../../../shared/models/run.ts'
import { showValue } from '../json/json-value.ts'
import type { OtherOrders } from './items/other-orders.ts'
import type { QuestionFinder } from './items/question-finder.ts'
import { pathJudge } from './items/strange-path.ts'
import type { ResolvedBlocks } from './numbers/resolve-blocks.ts'
import { type DisputedItems, type SettledNumbers, settleNumbers } from './numbers/settle-numbers.ts'
import { columnReader, unreadWords } from './options/column-reader.ts'
import type { Writing } from './options/option-reader.ts'
import type { RunSizes } from './people/run-sizes.ts'
import { type Aside, type Cell, type Gathered, type QuestionRef, setAside } from './shapes/gathered.ts'
import { findText } from './words/comparable.ts'
import { OPTION_INDEX_NAMES } from './words/names.ts'
import { findSlug } from './words/slugs.ts'

/**
 * A reading of a payload. `surelyPlaced`: how many answers, understood or not, surely belong to their item; -Infinity
 * where the reading must be wrong.
 */
export interface Settled {
  results: Omit<RunResults, 'unplaced' | 'edition'>
  unplaced: Aside[]
  told: Told
  surelyPlaced: number
  /** By item: its answers as found. */
  columns: readonly (readonly Cell[])[]
  /** The index in `results.respondents` of each respondent's key in the answers found. */
  positions: ReadonlyMap<string, number>
  /** The places of numbers that came per option. */
  numbersFrom: SettledNumbers['from']
}

/** The parts of the payload that went into a reading. */
export interface Told {
  /** By the path of an answer or a count: the values there that the reading contains. */
  values: Map<string, unknown[]>
  /** By the path of an answer: the option it was understood as. */
  options: Map<string, number>
  /** References to items that were found. */
  names: Set<string | number>
}

/** Nothing told yet, to be filled. */
export function nothingTold(): Told {
  return { values: new Map(), options: new Map(), names: new Set() }
}

/** What `settle` needs besides the answers found. */
interface SettleParts {
  /** The whole payload. */
  data: unknown
  draft: SurveyDraft
  find: QuestionFinder
  sizes: RunSizes
  decisions: NumberDecisions
  orders: OtherOrders
  /** Items for which another place of the payload has other numbers. */
  disputed?: DisputedItems | undefined
}

/** Understands what a shape found: items, options, numbers. What is not understood is kept as received. */
export function settle(
  { gathered, numbers, nameless, unclear }: ResolvedBlocks,
  parts: SettleParts,
): Settled {
  const { draft, find, orders } = parts
  const paths = pathJudge(draft, gathered.respondents.keys(), find)
  const unplaced: Aside[] = [...gathered.unplaced]
  const told = nothingTold()
  const tell = (path: string, values: readonly unknown[]): void => {
    told.values.set(path, [...(told.values.get(path) ?? []), ...values])
  }
  const positions = new Map([...gathered.respondents.keys()].map((key, at) => [key, at]))
  // A text counts as a reference only if it means this item; a number or a code always does.
  const tellNames = ({ names }: QuestionRef, index: number | undefined): void => {
    for (const name of names) {
      if (told.names.has(name)) continue
      const isCode = typeof name === 'number' || /^[\w.-]{1,64}$/.test(name)
      if (isCode || find({ names: [name], position: null })?.index === index) told.names.add(name)
    }
  }
  let sure = gathered.byPlace !== true
  let surelyPlaced = 0
  const columns: Cell[][] = draft.questions.map(() => [])
  const placed = new Set<Cell>()
  for (const cell of gathered.cells) {
    const found = find(cell.question)
    const column = found && !paths.isForeign(cell.path) ? columns[found.index] : undefined
    if (found && column) {
      sure &&= !paths.isStrange(cell.path)
      column.push(cell)
      tellNames(cell.question, found.index)
      sure &&= found.sure
      if (found.sure) surelyPlaced += 1
      else if (found.isCounted || (cell.question.names.length === 0 && !cell.question.item)) placed.add(cell)
    } else setAside(unplaced, cell.path, cell.values.length === 1 ? cell.values[0] : cell.values)
  }
  const writing = writingOf(columns, draft)
  const answers: Answer[] = []
  columns.forEach((column, question) => {
    const read = columnReader(draft, question, column, {
      ...writing,
      isMoved: orders.areOptionsMoved(question),
      areCodesTexts: orders.areCodesTexts(question),
    })
    const taken = new Map<number, Answer>()
    for (const cell of column) {
      const respondent = positions.get(cell.respondent)
      if (respondent === undefined) {
        setAside(unplaced, cell.path, cell.values)
        continue
      }
      const answer = read(cell)
      const first = taken.get(respondent)
      if (first) {
        // Two different answers of one persona: neither can be taken.
        setAside(unplaced, cell.path, cell.values)
        const { kind, option, text } = answer.understood
        if (first.kind !== kind || first.option !== option || first.text !== text)
          Object.assign(first, {
            kind: 'unread',
            option: null,
            text: unreadWords([wordsOf(first, draft), ...cell.values]),
          })
        continue
      }
      sure &&= answer.sure
      const own: Answer = { respondent, question, ...answer.understood }
      taken.set(respondent, own)
      answers.push(own)
      tell(cell.path, cell.source === undefined ? answer.told : [...answer.told, cell.source])
      const { option } = answer.understood
      if (option !== null) told.options.set(cell.path, option)
      // If only places, or numbers as ids, tell the items apart, a value that is no option of its item shows that the
      // order is another.
      if (answer.understood.kind === 'unread' && placed.has(cell)) surelyPlaced = Number.NEGATIVE_INFINITY
    }
  })
  if (isOutOfOrder(gathered, draft)) surelyPlaced = Number.NEGATIVE_INFINITY
  const settled = settleNumbers(numbers, nameless, answers, { ...parts, paths, unclear })
  for (const { path, values } of settled.told) tell(path, values)
  for (const { question, block } of [...numbers, ...nameless]) tellNames(block.question, question)
  unplaced.push(...settled.unplaced)
  for (const { path, value } of gathered.legend ?? []) tell(path, [value])
  const results = {
    respondents: [...gathered.respondents.values()],
    answers: answers.sort((one, other) => one.respondent - other.respondent || one.question - other.question),
    counts: settled.counts,
    shares: settled.shares,
    doubts: settled.doubts,
    shape: answers.length === 0 && numbers.length > 0 ? 'counts' : gathered.shape,
    certainty: certaintyOf(answers, settled, unplaced, sure && settled.sure),
  }
  return { results, unplaced, told, surelyPlaced, columns, positions, numbersFrom: settled.from }
}

/**
 * Whether answers whose items are given by their places alone are not answers: most texts are options or stems, or,
 * with nameless respondents, an item's answers are its options in their order, or their numbers.
 */
function isOutOfOrder({ cells, respondents }: Gathered, { questions }: SurveyDraft): boolean {
  const placed = cells.filter(({ question }) => question.names.length === 0)
  const isNameless = placed.every(({ respondent }) => respondents.get(respondent)?.id === null)
  const countsOptions = questions.some(({ options, type }, at) => {
    const said = placed.flatMap(({ question, values }) =>
      question.position === at ? [showValue(values[0])] : [],
    )
    const orders = [
      options.map(({ text }) => text),
      options.map((_, place) => `${place}`),
      options.map((_, place) => `${place + 1}`),
    ]
    return type === 'single_choice' && orders.some((order) => said.join('\n') === order.join('\n'))
  })
  if (placed.length > 0 && isNameless && countsOptions) return true
  const known = new Set(questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]))
  const words = placed.filter(({ question }) => questions[question.position ?? -1]?.type === 'open_ended')
  const strange = words.filter(({ values }) =>
    values.some((value) => typeof value === 'string' && known.has(value)),
  )
  return strange.length * 2 > words.length
}

const INDEX_NAMES: ReadonlySet<string> = new Set(OPTION_INDEX_NAMES)

/** How the answers to all single choices are written; one program writes all of them alike. */
function writingOf(columns: readonly (readonly Cell[])[], { questions }: SurveyDraft): Writing {
  let usesIndexes = false
  let showsBlanks = false
  let inWords = 0
  let others = 0
  columns.forEach((column, question) => {
    const item = questions[question]
    if (item?.type !== 'single_choice') return
    const byText = findText(item.options.map(({ text }) => text))
    if (column.length > 0 && !item.options.every(({ text }) => isNumeral(text))) {
      const bySlug = findSlug(item.options.map(({ text }) => text))
      const said = column.flatMap(({ values }) => values)
      const areOptions = said.filter(
        (one) => typeof one === 'string' && (byText(one) ?? bySlug(one)) !== null,
      )
      if (areOptions.length * 2 > said.length && !said.some(isNumeral)) inWords += 1
      else others += 1
    }
    for (const { values } of column) {
      if (values.length === 0) showsBlanks = true
      else if (values.every((value) => isNumeral(value) && byText(String(value)) === null)) usesIndexes = true
    }
  })
  const countsFromZero = showsBlanks && areIndexesFromZero(columns, questions)
  return { usesIndexes, showsBlanks, usesWords: inWords > 1 && others === 0, countsFromZero }
}

/** Items of which an index of 0 stands for the first option, so that it does everywhere. */
const FEWEST_FROM_ZERO = 2

/**
 * Whether the numbers for options stand under names of indexes only, and those of several items with more than two
 * options count from 0.
 */
function areIndexesFromZero(
  columns: readonly (readonly Cell[])[],
  questions: SurveyDraft['questions'],
): boolean {
  const told = columns.flatMap((column, question) => {
    const count = questions[question]?.options.length ?? 0
    const cells = column.filter(({ values }) => values.length > 0 && values.every(isNumeral))
    return questions[question]?.type === 'single_choice' && cells.length > 0 ? [{ count, cells }] : []
  })
  const cells = told.flatMap((one) => one.cells)
  const areNamed = cells.every(({ telling }) => telling?.some((name) => INDEX_NAMES.has(name)))
  const fromZero = told.filter(
    ({ count, cells: own }) =>
      count > 2 &&
      own.some(({ values }) => values.every((value) => Number(value) === 0)) &&
      own.every(({ values }) => values.every((value) => Number(value) < count)),
  )
  const isAny = told.every(({ count, cells: own }) =>
    own.every(({ values }) => values.every((value) => Number(value) < count)),
  )
  return areNamed && isAny && fromZero.length >= FEWEST_FROM_ZERO
}

function isNumeral(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\s*\d+\s*$/.test(value))
}

function wordsOf({ option, text, question }: Answer, { questions }: SurveyDraft): string {
  return text ?? questions[question]?.options[option ?? -1]?.text ?? ''
}

function certaintyOf(
  answers: readonly Answer[],
  { counts, doubts, shares }: SettledNumbers,
  unplaced: readonly Aside[],
  sure: boolean,
): Certainty {
  const unreadCount = answers.filter(({ kind }) => kind === 'unread').length
  const numbers = [...counts.map((item) => item.counts), ...shares.map((item) => item.shares)].flat()
  const placed = answers.length - unreadCount + numbers.length
  if (placed === 0 || unreadCount + unplaced.length > placed) return 'unsure'
  const isOpen = doubts.some(({ decision }) => decision === null)
  return sure && !isOpen && unreadCount === 0 && unplaced.length === 0 ? 'sure' : 'likely'
}
