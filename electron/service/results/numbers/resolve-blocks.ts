import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../shared/models/results.ts'
import { isObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isCodeName, type OtherOrders } from '../items/other-orders.ts'
import type { QuestionFinder } from '../items/question-finder.ts'
import { peopleKeys } from '../people/people-keys.ts'
import type { RunSizes } from '../people/run-sizes.ts'
import { alternatives, takeApart } from '../shapes/answer-values.ts'
import { type Entry, entriesOf } from '../shapes/entries.ts'
import { type Aside, type Block, type Cell, type Gathered, setAside, stepPath } from '../shapes/gathered.ts'
import { leftOver } from '../shapes/respondents.ts'
import { entryWith } from '../shapes/rival-fields.ts'
import { findText } from '../words/comparable.ts'
import { ANSWERS_NAMES, PERSONA_NAMES } from '../words/names.ts'
import { hintOf } from '../words/number-names.ts'
import { isNumeral } from '../words/numbered-name.ts'
import { readSpread, type Spread } from './spread.ts'

/** Numbers for the options of an item that was found. */
export interface FoundNumbers {
  question: number
  sure: boolean
  block: Block
  spread: Spread
}

/** Answers to an item that do not say whose they are. */
export interface NamelessList {
  question: number
  block: Block
  cells: readonly Cell[]
}

/**
 * What the lists and maps of the items turned out to be. `gathered` has those of their answers that belong to a
 * persona.
 */
export interface ResolvedBlocks {
  gathered: Gathered
  numbers: FoundNumbers[]
  /** Lists of answers without personas: they can only be counted. */
  nameless: NamelessList[]
  /** Items with a list or a map of options and numbers that was not understood. */
  unclear: ReadonlySet<number>
}

const LIST_NAMES: ReadonlySet<string> = new Set([
  ...ANSWERS_NAMES.map((name) => name.toLowerCase()),
  ...['', 'data', 'values', 'valeurs', 'donnees', 'données', 'entries', 'list', 'liste'],
])
const DEEPEST = 3
const PEOPLE_WORDS: ReadonlySet<string> = new Set(
  PERSONA_NAMES.flatMap((name) => wordsOfKey(`${name} ${name}s`)),
)

/**
 * Finds out what each list or map of an item is: numbers for its options, answers by persona, or answers without
 * personas. Answers are assigned to personas by their places only where every list is as long as the run has personas;
 * a shorter list has left somebody out, and it is unclear whom.
 */
export function resolveBlocks(
  gathered: Gathered,
  draft: SurveyDraft,
  find: QuestionFinder,
  people: readonly Respondent[],
  sizes: RunSizes,
  orders: OtherOrders,
): ResolvedBlocks {
  const unplaced: Aside[] = [...gathered.unplaced]
  const cells: Cell[] = [...gathered.cells]
  const respondents = new Map(gathered.respondents)
  const numbers: FoundNumbers[] = []
  const lists: NamelessList[] = []
  const isPeople = peopleKeys(gathered.blocks, people, sizes)
  const taken = new Set<number>()
  const twice = new Set<number>()
  const unclear = new Set<number>()
  const stems = new Set<unknown>(draft.questions.map(({ stem }) => stem))
  const queue = [...gathered.blocks]
  for (const block of queue) {
    const found = find(block.question)
    const item = found ? draft.questions[found.index] : undefined
    if (!found || !item) {
      setAsideBlock(unplaced, block)
      continue
    }
    const options = item.type === 'single_choice' ? item.options.map(({ text }) => text) : []
    if (isEcho(block, options)) continue
    const spread = readSpread(block.value, block.path, options, {
      isMoved: orders.areOptionsMoved(found.index),
      areCodesTexts: orders.areCodesTexts(found.index),
    })
    const isPlaced = block.question.names.length === 0
    if (spread?.isList && isPlaced && block.name === '') {
      // In a bare list of lists of numbers, rows and columns could be swapped without notice.
      setAsideBlock(unplaced, block)
      continue
    }
    if (spread) {
      numbers.push({ question: found.index, sure: found.sure && spread.sure, block, spread })
      continue
    }
    if (isOfOtherOrder(block, options)) {
      unclear.add(found.index)
      setAsideBlock(unplaced, block)
      continue
    }
    const answers = block.isItem ? null : readAnswers(block, options, isPeople)
    if (!answers && block.parts) {
      queue.push(...block.parts.filter(({ value }) => value !== null))
      continue
    }
    // The text of an item belongs to the questionnaire and is no answer.
    const isStem = answers?.cells.some(({ values, labels = [] }) =>
      [...values, ...labels].some((value) => stems.has(value)),
    )
    if (!answers || isStem || (taken.has(found.index) && !answers.byPersona)) {
      if (hasNumbersOf(block.value, options)) unclear.add(found.index)
      // With two lists of answers to one item it is unclear which is meant.
      if (answers && !isStem && !isSameAs(answers, lists, found.index)) twice.add(found.index)
      setAsideBlock(unplaced, block)
      continue
    }
    taken.add(found.index)
    if (!answers.byPersona) lists.push({ question: found.index, block, cells: answers.cells })
    else {
      for (const { respondent } of answers.cells)
        if (!respondents.has(respondent)) respondents.set(respondent, { id: respondent, attributes: [] })
      cells.push(...answers.cells)
    }
    unplaced.push(...answers.beside)
  }
  for (const { question, block } of lists) if (twice.has(question)) setAsideBlock(unplaced, block)
  const kept = withoutEchoes(
    lists.filter(({ question }) => !twice.has(question)),
    draft,
  )
  const length = kept[0]?.cells.length ?? 0
  const areAligned =
    cells.length === 0 && sizes.has(length) && kept.every((list) => list.cells.length === length)
  if (!areAligned) {
    return {
      gathered: { ...gathered, cells, respondents, unplaced, blocks: [] },
      numbers,
      nameless: kept,
      unclear,
    }
  }
  for (const [at] of (kept[0]?.cells ?? []).entries()) respondents.set(`#${at}`, { id: null, attributes: [] })
  cells.push(...kept.flatMap((list) => list.cells))
  const byPlace = kept.length > 0
  return {
    gathered: { ...gathered, cells, respondents, unplaced, blocks: [], byPlace },
    numbers,
    nameless: [],
    unclear,
  }
}

function setAsideBlock(unplaced: Aside[], { isItem, value, path }: Block): void {
  if (!isItem || !isObject(value)) setAside(unplaced, path, value)
  else for (const [key, inner] of leftOver(value, new Set())) setAside(unplaced, stepPath(path, key), inner)
}

/** Whether a list or a map could be read as numbers for the options if the payload kept the order of the draft. */
function isOfOtherOrder({ value, path }: Block, options: readonly string[]): boolean {
  return readSpread(value, path, options, { isMoved: false, areCodesTexts: false }) !== null
}

/** Whether a list or a map names at least two options, and has numbers. */
function hasNumbersOf(value: unknown, options: readonly string[]): boolean {
  const byText = findText(options)
  const named = new Set<number>()
  let hasNumbers = false
  const walk = (inner: unknown, depth: number, name = ''): void => {
    const option = typeof inner === 'string' || typeof inner === 'number' ? byText(String(inner)) : null
    if (option !== null) named.add(option)
    if (typeof inner === 'number' && !isCodeName(name)) hasNumbers = true
    for (const { key, value: own } of depth > DEEPEST ? [] : entriesOf(inner, '')) {
      const told = key === null ? null : byText(key)
      if (told !== null) named.add(told)
      walk(own, depth + 1, key ?? name)
    }
  }
  walk(value, 0)
  return hasNumbers && named.size > 1
}

interface BlockAnswers {
  cells: Cell[]
  byPersona: boolean
  beside: Aside[]
}

function readAnswers(
  block: Block,
  options: readonly string[],
  isPeople: (keys: readonly string[]) => boolean,
): BlockAnswers | null {
  const { value, name, path, question } = block
  const entries = entriesOf(value, path)
  const words = wordsOfKey(name)
  const saysPeople = words.some((word) => PEOPLE_WORDS.has(word))
  const isNamed = saysPeople || LIST_NAMES.has(name.toLowerCase())
  const byText = findText(options)
  const beside: Aside[] = []
  const cells = entries.map((entry): Cell => {
    const { values, labels } = valuesOf(entry, beside)
    const whose = { respondent: entry.key ?? `#${entry.at}`, question, path: entry.path }
    return { ...whose, values, labels, ...entryWith(entry.value) }
  })
  const isUnderstood = ({ values }: Cell): boolean =>
    values.length === 0 || values.some((one) => typeof one === 'string' && byText(one) !== null)
  if (!isNamed && (options.length === 0 || !cells.every(isUnderstood))) return null
  if (cells.every(({ values }) => values.length === 0)) return null
  if (Array.isArray(value)) {
    // Rows that name an option next to their value are about options, not personas.
    if (
      cells.some(({ labels = [] }) =>
        labels.some((label) => typeof label === 'string' && byText(label) !== null),
      )
    )
      return null
    // So are rows that each name a different option, where there are numbers too.
    if (areDistinct(cells) && hasNumbersOf(value, options)) return null
    // Where no value occurs twice, this may be a list of the options; where each value has something next to it, it is
    // one.
    const isOfOptions =
      options.length > 0 &&
      cells.length > 1 &&
      areDistinct(cells) &&
      !ANSWERS_NAMES.includes(name.toLowerCase())
    return (isOfOptions && name !== '') || beside.length >= cells.length
      ? null
      : { cells, byPersona: false, beside }
  }
  const keys = entries.map(({ key }) => key ?? '')
  // A map with each option once, under a number, is the legend of the options' codes.
  if (keys.every(isNumeral) && cells.length === options.length && options.length > 1 && areDistinct(cells))
    return null
  const areOthers = keys.some((key) => byText(key) !== null || hintOf(key) !== null)
  return !areOthers && (isPeople(keys) || (saysPeople && cells.every(isUnderstood)))
    ? { cells, byPersona: true, beside }
    : null
}

/** Whether a list of the same item found before has the same answers. */
function isSameAs({ cells }: BlockAnswers, lists: readonly NamelessList[], question: number): boolean {
  const said = (own: readonly Cell[]): string => JSON.stringify(own.map(({ values }) => values))
  return lists.some((list) => list.question === question && said(list.cells) === said(cells))
}

function areDistinct(cells: readonly Cell[]): boolean {
  return new Set(cells.map(({ values }) => JSON.stringify(values))).size === cells.length
}

function valuesOf(
  { value, path }: Entry,
  beside: Aside[],
): { values: readonly unknown[]; labels: readonly unknown[] } {
  const parts = isObject(value) ? takeApart(value) : null
  if (!parts?.hasValue || !isObject(value)) return { values: alternatives(value), labels: [] }
  for (const [extra, inner] of leftOver(value, parts.used)) setAside(beside, stepPath(path, extra), inner)
  return { values: parts.values, labels: [...parts.names, ...parts.labels] }
}

/**
 * Whether a block is only the list of the item's options, as in the questionnaire. Under a name of answers it may be
 * answers.
 */
function isEcho({ value, name }: Block, options: readonly string[]): boolean {
  const isList = Array.isArray(value) && value.length === options.length
  if (!isList || !value.every((one, at) => one === options[at])) return false
  return name !== '' && !ANSWERS_NAMES.includes(name.toLowerCase())
}

/**
 * Leaves out the lists that are the options of their item in their order, because they may be the questionnaire or the
 * answers. They stay where another list of the same name surely has answers.
 */
function withoutEchoes(lists: readonly NamelessList[], draft: SurveyDraft): NamelessList[] {
  const repeats = ({ question, cells }: NamelessList): boolean => {
    const { type, options = [] } = draft.questions[question] ?? {}
    const isLong = type === 'single_choice' && cells.length === options.length
    return isLong && cells.every(({ values }, at) => values[0] === options[at]?.text)
  }
  return lists.filter(
    (list) =>
      !repeats(list) || lists.some((other) => other.block.name === list.block.name && !repeats(other)),
  )
}
