import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Answer, OptionCounts, RunResults, Unplaced } from '../../../shared/models/results.ts'
import type { Certainty } from '../../../shared/models/run.ts'
import { showValue } from '../json-value.ts'
import { boundedJson } from './bounded-json.ts'
import { type Cell, type Gathered, setAside, type Tally } from './gathered.ts'
import { createOptionReader, type OptionReader } from './option-reader.ts'
import type { QuestionFinder } from './question-finder.ts'

const LONGEST_UNREAD = 2000

/** A reading of a payload, and how many answers surely belong to their item, understood or not. */
export interface Settled {
  results: RunResults
  surelyPlaced: number
}

/** Understands what a shape found: items, options, counts. What it does not understand is kept as it came. */
export function settle(gathered: Gathered, draft: SurveyDraft, find: QuestionFinder): Settled {
  const unplaced: Unplaced[] = [...gathered.unplaced]
  const positions = new Map([...gathered.respondents.keys()].map((key, at) => [key, at]))
  let sure = true
  let surelyPlaced = 0
  const columns: Cell[][] = draft.questions.map(() => [])
  for (const cell of gathered.cells) {
    const found = find(cell.question)
    const column = found && columns[found.index]
    if (column) {
      column.push(cell)
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
    }
  })
  const counts = settleCounts(gathered.tallies, draft, find, answers, unplaced)
  const results: RunResults = {
    respondents: [...gathered.respondents.values()],
    answers: answers.sort((one, other) => one.respondent - other.respondent || one.question - other.question),
    counts: counts.counts,
    shape: gathered.shape,
    certainty: certaintyOf(answers, counts.counts, unplaced, sure && counts.sure),
    unplaced,
  }
  return { results, surelyPlaced }
}

type Understood = Pick<Answer, 'kind' | 'option' | 'text'>

function columnReader(
  draft: SurveyDraft,
  question: number,
  column: readonly Cell[],
): (cell: Cell) => { understood: Understood; sure: boolean } {
  const item = draft.questions[question]
  const isChoice = item?.type === 'single_choice'
  const options = isChoice ? item.options.map(({ text }) => text) : []
  const readOption = createOptionReader(options, indexColumn(column, options))
  return ({ values }) => {
    if (values.length === 0) return { understood: { kind: 'blank', option: null, text: null }, sure: true }
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

function readChoice(
  values: readonly unknown[],
  readOption: OptionReader,
): { understood: Understood; sure: boolean } {
  const found = values.map(readOption).filter((option) => option !== null)
  const best = found.find(({ sure }) => sure) ?? found[0]
  const agree = found.every(({ option, sure }) => !sure || option === best?.option)
  if (!best || !agree) return { understood: unread(values), sure: false }
  return { understood: { kind: 'option', option: best.option, text: null }, sure: best.sure }
}

function readWords(values: readonly unknown[]): { understood: Understood; sure: boolean } {
  const words = values.find((value) => typeof value === 'string')
  if (words !== undefined)
    return { understood: { kind: 'text', option: null, text: showValue(words) }, sure: true }
  const [value] = values
  if (typeof value === 'number') {
    return { understood: { kind: 'text', option: null, text: String(value) }, sure: true }
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return { understood: { kind: 'text', option: null, text: value.join('\n') }, sure: false }
  }
  return { understood: unread(values), sure: false }
}

function unread(values: readonly unknown[]): Understood {
  const [value] = values
  const text = typeof value === 'string' ? value.slice(0, LONGEST_UNREAD) : boundedJson(value, LONGEST_UNREAD)
  return { kind: 'unread', option: null, text }
}

/** Counts of items without single answers. Beside answers they must say the same, or they are set aside. */
function settleCounts(
  tallies: readonly Tally[],
  draft: SurveyDraft,
  find: QuestionFinder,
  answers: readonly Answer[],
  unplaced: Unplaced[],
): { counts: OptionCounts[]; sure: boolean } {
  let sure = true
  const perQuestion = new Map<number, Tally[]>()
  for (const tally of tallies) {
    const found = find(tally.question)
    if (!found) setAside(unplaced, tally.path, { [tally.option]: tally.count })
    else {
      sure &&= found.sure
      perQuestion.set(found.index, [...(perQuestion.get(found.index) ?? []), tally])
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
    for (const { option, count, path } of column) {
      const found = readOption(option)
      if (!found || read[found.option] !== null) setAside(unplaced, path, { [option]: count })
      else {
        sure &&= found.sure
        read[found.option] = count
      }
    }
    if (read.every((count) => count === null)) continue
    const own = answers.filter((answer) => answer.question === question)
    if (own.length === 0) counts.push({ question, counts: read })
    else if (!isCountOf(read, own)) setAside(unplaced, column[0]?.path ?? '$', read)
  }
  return { counts, sure }
}

function isCountOf(counts: readonly (number | null)[], answers: readonly Answer[]): boolean {
  return counts.every(
    (count, option) => (count ?? 0) === answers.filter((answer) => answer.option === option).length,
  )
}

function certaintyOf(
  answers: readonly Answer[],
  counts: readonly OptionCounts[],
  unplaced: readonly Unplaced[],
  sure: boolean,
): Certainty {
  const unreadCount = answers.filter(({ kind }) => kind === 'unread').length
  const placed = answers.length - unreadCount + counts.flatMap((item) => item.counts).length
  if (placed === 0 || unreadCount + unplaced.length > placed) return 'unsure'
  return sure && unreadCount === 0 && unplaced.length === 0 ? 'sure' : 'likely'
}
