import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer, OptionCounts, RunResults } from '../../../shared/models/results.ts'
import type { Certainty } from '../../../shared/models/run.ts'
import { showValue } from '../json-value.ts'
import { boundedJson } from './bounded-json.ts'
import { type Aside, type Cell, type Gathered, type QuestionRef, setAside, type Tally } from './gathered.ts'
import { createOptionReader, type OptionReader } from './option-reader.ts'
import type { QuestionFinder } from './question-finder.ts'

const LONGEST_UNREAD = 2000

/** A reading of a payload, and how many answers surely belong to their item, understood or not. */
export interface Settled {
  results: Omit<RunResults, 'unplaced'>
  unplaced: Aside[]
  told: Told
  surelyPlaced: number
}

/** What of the payload went into a reading. */
export interface Told {
  /** By the path of an answer or a count: the values there that the reading tells. */
  values: Map<string, unknown[]>
  /** By the path of an answer: the option it was understood as. */
  options: Map<string, number>
  /** References to items that were found. */
  names: Set<string | number>
}

export function nothingTold(): Told {
  return { values: new Map(), options: new Map(), names: new Set() }
}

/** Understands what a shape found: items, options, counts. What it does not understand is kept as it came. */
export function settle(gathered: Gathered, draft: SurveyDraft, find: QuestionFinder): Settled {
  const unplaced: Aside[] = [...gathered.unplaced]
  const told = nothingTold()
  const tell = (path: string, values: readonly unknown[]): void => {
    told.values.set(path, [...(told.values.get(path) ?? []), ...values])
  }
  const positions = new Map([...gathered.respondents.keys()].map((key, at) => [key, at]))
  // A second text that is not the item's is no reference to it; numbers and codes may be.
  const tellNames = ({ names }: QuestionRef, index: number | undefined): void => {
    for (const name of names) {
      if (told.names.has(name)) continue
      const isCode = typeof name === 'number' || /^[\w.-]{1,64}$/.test(name)
      if (isCode || find({ names: [name], position: null })?.index === index) told.names.add(name)
    }
  }
  let sure = true
  let surelyPlaced = 0
  const columns: Cell[][] = draft.questions.map(() => [])
  for (const cell of gathered.cells) {
    const found = find(cell.question)
    const column = found && columns[found.index]
    if (column) {
      column.push(cell)
      tellNames(cell.question, found.index)
      sure &&= found.sure
      if (found.sure) surelyPlaced += 1
    } else setAside(unplaced, cell.path, cell.values.length === 1 ? cell.values[0] : cell.values)
  }
  const answers: Answer[] = []
  columns.forEach((column, question) => {
    const read = columnReader(draft, question, column)
    const taken = new Set<number>()
    for (const cell of column) {
      const respondent = positions.get(cell.respondent)
      if (respondent === undefined || taken.has(respondent)) {
        setAside(unplaced, cell.path, cell.values)
        continue
      }
      taken.add(respondent)
      const answer = read(cell)
      sure &&= answer.sure
      answers.push({ respondent, question, ...answer.understood })
      tell(cell.path, answer.told)
      const { option } = answer.understood
      if (option !== null) told.options.set(cell.path, option)
    }
  })
  const counts = settleCounts(gathered.tallies, draft, find, answers, unplaced)
  for (const { path, option, count, question } of counts.read) {
    tell(path, [option, count])
    tellNames(question, find(question)?.index)
  }
  const results = {
    respondents: [...gathered.respondents.values()],
    answers: answers.sort((one, other) => one.respondent - other.respondent || one.question - other.question),
    counts: counts.counts,
    shape: gathered.shape,
    certainty: certaintyOf(answers, counts.counts, unplaced, sure && counts.sure),
  }
  return { results, unplaced, told, surelyPlaced }
}

type Understood = Pick<Answer, 'kind' | 'option' | 'text'>

/** One answer understood, with the values it tells. */
interface ReadAnswer {
  understood: Understood
  sure: boolean
  told: readonly unknown[]
}

function columnReader(
  draft: SurveyDraft,
  question: number,
  column: readonly Cell[],
): (cell: Cell) => ReadAnswer {
  const item = draft.questions[question]
  const isChoice = item?.type === 'single_choice'
  const options = isChoice ? item.options.map(({ text }) => text) : []
  const readOption = createOptionReader(options, indexColumn(column, options))
  return ({ values }) => {
    if (values.length === 0) {
      return { understood: { kind: 'blank', option: null, text: null }, sure: true, told: [] }
    }
    return isChoice ? readChoice(values, readOption) : readWords(values)
  }
}

/** Only cells without an option's text tell how indexes count. */
function* indexColumn(column: readonly Cell[], options: readonly string[]): Generator<unknown> {
  const readText = createOptionReader(options, [])
  for (const { values } of column) {
    if (!values.some((value) => readText(value) !== null)) yield* values
  }
}

function readChoice(values: readonly unknown[], readOption: OptionReader): ReadAnswer {
  const found = values.flatMap((value) => {
    const option = readOption(value)
    return option ? [{ ...option, value }] : []
  })
  const best = found.find(({ sure }) => sure) ?? found[0]
  const agree = found.every(({ option, sure }) => !sure || option === best?.option)
  if (!best || !agree) return unread(values)
  const told = found.filter(({ option }) => option === best.option).map(({ value }) => value)
  return { understood: { kind: 'option', option: best.option, text: null }, sure: best.sure, told }
}

function readWords(values: readonly unknown[]): ReadAnswer {
  const words = values.find((value) => typeof value === 'string')
  if (words !== undefined) return readAs(showValue(words), words, true)
  const [value] = values
  if (typeof value === 'number') return readAs(String(value), value, true)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return readAs(value.join('\n'), value, false)
  }
  return unread(values)
}

function readAs(text: string, value: unknown, sure: boolean): ReadAnswer {
  return { understood: { kind: 'text', option: null, text }, sure, told: [value] }
}

function unread(values: readonly unknown[]): ReadAnswer {
  const [value] = values
  const text = typeof value === 'string' ? value.slice(0, LONGEST_UNREAD) : boundedJson(value, LONGEST_UNREAD)
  return { understood: { kind: 'unread', option: null, text }, sure: false, told: [value] }
}

/** Counts of items without single answers. Beside answers they must say the same, or they are set aside. */
function settleCounts(
  tallies: readonly Tally[],
  draft: SurveyDraft,
  find: QuestionFinder,
  answers: readonly Answer[],
  unplaced: Aside[],
): { counts: OptionCounts[]; read: Tally[]; sure: boolean } {
  let sure = true
  const told: Tally[] = []
  const perQuestion = new Map<number, Tally[]>()
  for (const tally of tallies) {
    const found = find(tally.question)
    if (!found) setAside(unplaced, tally.path, { [tally.option]: tally.count })
    else {
      sure &&= found.sure
      const column = perQuestion.get(found.index) ?? []
      column.push(tally)
      perQuestion.set(found.index, column)
    }
  }
  const counts: OptionCounts[] = []
  for (const [question, column] of [...perQuestion].sort(([one], [other]) => one - other)) {
    const item = draft.questions[question]
    const options = item?.type === 'single_choice' ? item.options.map(({ text }) => text) : []
    const readOption = createOptionReader(
      options,
      column.map(({ option }) => option),
    )
    const read: (number | null)[] = options.map(() => null)
    const understood: Tally[] = []
    for (const tally of column) {
      const { option, count, path } = tally
      const found = readOption(option)
      if (!found || read[found.option] !== null) setAside(unplaced, path, { [option]: count })
      else {
        sure &&= found.sure
        read[found.option] = count
        understood.push(tally)
      }
    }
    if (read.every((count) => count === null)) continue
    const own = answers.filter((answer) => answer.question === question)
    if (own.length > 0 && !isCountOf(read, own)) {
      for (const group of new Set(understood.map((tally) => tally.group))) setAside(unplaced, group, read)
      continue
    }
    told.push(...understood)
    if (own.length === 0) counts.push({ question, counts: read })
  }
  return { counts, read: told, sure }
}

function isCountOf(counts: readonly (number | null)[], answers: readonly Answer[]): boolean {
  return counts.every(
    (count, option) => (count ?? 0) === answers.filter((answer) => answer.option === option).length,
  )
}

function certaintyOf(
  answers: readonly Answer[],
  counts: readonly OptionCounts[],
  unplaced: readonly Aside[],
  sure: boolean,
): Certainty {
  const unreadCount = answers.filter(({ kind }) => kind === 'unread').length
  const placed = answers.length - unreadCount + counts.flatMap((item) => item.counts).length
  if (placed === 0 || unreadCount + unplaced.length > placed) return 'unsure'
  return sure && unreadCount === 0 && unplaced.length === 0 ? 'sure' : 'likely'
}
