import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type {
  Answer,
  Doubt,
  NumberDecision,
  NumberDecisions,
  OptionCounts,
  OptionShares,
} from '../../../../shared/models/results.ts'
import type { QuestionFinder } from '../items/question-finder.ts'
import { type PathJudge, saysForeign } from '../items/strange-path.ts'
import type { RunSizes } from '../people/run-sizes.ts'
import { type Aside, setAside } from '../shapes/gathered.ts'
import { findText } from '../words/comparable.ts'
import { type Judgement, judgeSpread } from './judge-spread.ts'
import type { FoundNumbers, NamelessList } from './resolve-blocks.ts'
import { saidAround } from './said-around.ts'
import { saysTheSame } from './says-the-same.ts'
import { agreesWith, asPercentages } from './share-fit.ts'

/** What the numbers of the items turned out to be. */
export interface SettledNumbers {
  counts: OptionCounts[]
  shares: OptionShares[]
  doubts: Doubt[]
  /** The lists and maps that `counts`, `shares` and `doubts` were read from. */
  from: { question: number; path: string; value: unknown }[]
  /** The values that a reading contains or a doubt shows, by their paths. */
  told: { path: string; values: readonly unknown[] }[]
  unplaced: Aside[]
  sure: boolean
}

interface Judged extends FoundNumbers {
  judgement: Judgement
  id: string
}

/** Items for which another place of the payload has other numbers than the one that was read. */
export interface DisputedItems {
  /** The other place has a name of something else: the person is asked about what was read. */
  asked: Set<number>
  /** It is unclear which place is meant: neither is read or asked about. */
  open: Set<number>
}

/** What `settleNumbers` needs besides the numbers. */
interface NumberParts {
  /** The whole payload. */
  data: unknown
  draft: SurveyDraft
  find: QuestionFinder
  sizes: RunSizes
  decisions: NumberDecisions
  paths: PathJudge
  /** Items with other numbers in another place. */
  disputed?: DisputedItems | undefined
  /** Items with other numbers that were not understood. */
  unclear: ReadonlySet<number>
}

/**
 * Takes numbers for counts where they fit the run and can mean nothing else, asks where they may mean several things,
 * and applies what the person decided. Numbers of an item with single answers must agree with these, or are set aside.
 */
export function settleNumbers(
  numbers: readonly FoundNumbers[],
  nameless: readonly NamelessList[],
  answers: readonly Answer[],
  { data, draft, find, sizes, decisions, paths, disputed, unclear }: NumberParts,
): SettledNumbers {
  const settled: SettledNumbers = {
    ...{ counts: [], shares: [], doubts: [] },
    ...{ from: [], told: [], unplaced: [], sure: true },
  }
  const judged = numbers.map((found): Judged => {
    const { spread, block } = found
    const judgement = judgeSpread(
      spread,
      {
        names: namesAbove(block.path, block.name),
        beside: block.beside,
        said: saidAround(data, block.path, { draft, find, sizes, question: found.question }),
        options: (draft.questions[found.question]?.options ?? []).map(({ text }) => text),
      },
      sizes,
    )
    return { ...found, judgement, id: `${block.path}|${judgement.column}` }
  })
  const taken = new Set(answers.map(({ question }) => question))
  const areAllProven = isProvenOfAll(judged, draft)
  const own = (one: Judged): string => `${one.block.name}|${one.judgement.column}`
  const unfit = new Set(judged.filter(({ judgement }) => !judgement.isFitting).map(own))
  for (const one of judged) {
    if (taken.has(one.question)) {
      settleBesideAnswers(one, answers, settled)
      continue
    }
    // Numbers of the same item in another place could contradict these: unless these are proven, the person is asked.
    const others = judged.filter((other) => other !== one && other.question === one.question)
    const counts = one.judgement.values.map((value) => value?.number ?? null)
    const rivals = others.filter(
      (other) => !saysTheSame(counts, other, other.judgement.base === null ? [] : [other.judgement.base]),
    )
    const isRivalled = rivals.length > 0
    // The item has several numbers that differ. Only their places tell them apart, so the person could not decide
    // either, except where all the others have names of something else.
    const isOpen =
      disputed?.open.has(one.question) === true ||
      (isRivalled && (saysForeign(one.block.path) || !rivals.every(({ block }) => saysForeign(block.path))))
    if (isOpen) {
      setAside(settled.unplaced, one.block.path, one.block.value)
      settled.sure = false
      continue
    }
    const isDoubtful = unfit.has(own(one)) || others.length > 0
    // Under an unknown name the numbers may be of another survey, or only expected.
    const isElsewhere =
      (!areAllProven && (paths.isStrange(one.block.path) || !paths.isKnownName(one.judgement.column))) ||
      saysForeign(one.block.path) ||
      disputed?.asked.has(one.question) === true ||
      unclear.has(one.question)
    const verdict =
      one.judgement.verdict === 'counts' &&
      (isElsewhere || isRivalled || (isDoubtful && !one.judgement.isProven))
        ? 'ask'
        : one.judgement.verdict
    settleOne(one, verdict, decisions[one.id] ?? null, settled)
  }
  for (const list of nameless) {
    if (paths.isStrange(list.block.path)) setAside(settled.unplaced, list.block.path, list.block.value)
    else countNameless(list, draft, taken, settled)
  }
  const once = new Set<number>()
  settled.counts = settled.counts.filter(({ question }) => !once.has(question) && once.add(question))
  settled.counts.sort((one, other) => one.question - other.question)
  return settled
}

/**
 * Whether every single choice has numbers in exactly one place, which fit the run (with the blanks given) and are
 * confirmed by shares next to them. Such numbers need no known name.
 */
function isProvenOfAll(judged: readonly Judged[], { questions }: SurveyDraft): boolean {
  const choices = questions.flatMap(({ type }, item) => (type === 'single_choice' ? [item] : []))
  return (
    choices.length > 1 &&
    choices.every((item) => {
      const [only, ...others] = judged.filter(({ question }) => question === item)
      return others.length === 0 && only?.judgement.verdict === 'counts' && only.judgement.isProven
    })
  )
}

function settleOne(
  one: Judged,
  verdict: Judgement['verdict'],
  decision: NumberDecision | null,
  settled: SettledNumbers,
): void {
  const { question, judgement, block, id } = one
  const { values, readings, base } = judgement
  if (verdict === 'none') {
    setAside(settled.unplaced, block.path, block.value)
    settled.sure = false
    return
  }
  tellRows(one, settled)
  settled.from.push({ question, path: block.path, value: block.value })
  if (verdict === 'counts') {
    settled.counts.push({ question, counts: values.map((value) => value?.number ?? null) })
    settled.sure &&= one.sure && judgement.isNamed
    return
  }
  settled.sure = false
  const shown = values.map((value) => (value === null ? null : String(value.raw).slice(0, 40)))
  const known = decision === 'unread' || (decision !== null && readings.includes(decision)) ? decision : null
  settled.doubts.push({ id, question, path: block.path, values: shown, meanings: readings, decision: known })
  // Until the person decides, the numbers are listed as left over.
  if (known === null || known === 'unread') setAside(settled.unplaced, block.path, block.value)
  if (known === 'counts')
    settled.counts.push({ question, counts: values.map((value) => value?.number ?? null) })
  if (known === 'shares') settled.shares.push({ question, shares: asPercentages(values), base })
}

/**
 * Numbers next to single answers add nothing where they agree with them, as counts or as shares; otherwise they are
 * listed as left over.
 */
function settleBesideAnswers(one: Judged, answers: readonly Answer[], settled: SettledNumbers): void {
  const own = answers.filter(({ question }) => question === one.question)
  const truth = one.spread.paths.map((_, option) => own.filter((answer) => answer.option === option).length)
  const counted = truth.map((number) => ({ number, isPercent: false, raw: number }))
  const answered = truth.reduce((sum, number) => sum + number, 0)
  const agrees = [...one.spread.columns.values()].every(
    (values) =>
      values.every((value, option) => (value?.number ?? 0) === truth[option]) ||
      agreesWith(counted, values, answered) ||
      agreesWith(counted, values, own.length),
  )
  if (agrees && one.spread.extras.length === 0) tellRows(one, settled, true)
  else setAside(settled.unplaced, one.block.path, one.block.value)
}

/** Marks as read: the labels of the rows, the numbers, and the columns that say the same. */
function tellRows({ spread, judgement, block }: Judged, settled: SettledNumbers, all = false): void {
  const columns = [...spread.columns].filter(
    ([name]) => all || name === judgement.column || judgement.explained.includes(name),
  )
  const known = [...spread.labels].map(([path, label]): { path: string; values: unknown[] } => ({
    path,
    values: [label],
  }))
  for (const row of known) {
    const option = spread.paths.indexOf(row.path)
    for (const [, values] of columns) if (option >= 0 && values[option]) row.values.push(values[option].raw)
  }
  settled.told.push(...known)
  if (block.isItem || spread.extras.length > 0 || spread.beside.length > 0) settled.sure = false
}

/** Counts answers without personas, if every one of them is an option. */
function countNameless(
  { question, block, cells }: NamelessList,
  draft: SurveyDraft,
  taken: ReadonlySet<number>,
  settled: SettledNumbers,
): void {
  const item = draft.questions[question]
  const options = item?.type === 'single_choice' ? item.options.map(({ text }) => text) : []
  const byText = findText(options)
  const said = cells.map(({ values }) =>
    values.length === 1 && typeof values[0] === 'string' ? byText(values[0]) : null,
  )
  const isSound = cells.every(({ values }, at) => values.length === 0 || (said[at] ?? null) !== null)
  settled.sure = false
  if (!isSound || options.length === 0 || taken.has(question) || cells.length <= 1) {
    setAside(settled.unplaced, block.path, block.value)
    return
  }
  settled.counts.push({
    question,
    counts: options.map((_, option) => said.filter((one) => one === option).length),
  })
  settled.from.push({ question, path: block.path, value: block.value })
  for (const { path, values } of cells) settled.told.push({ path, values })
}

/**
 * The names above a place, the nearest first. An item's text is left out, because it does not say what its numbers are.
 */
function namesAbove(path: string, name: string): string[] {
  const names = [...path.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, plain]) => plain ?? '').reverse()
  return names[0] === name || name === '' ? names : [name, ...names]
}
