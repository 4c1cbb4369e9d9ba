import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import { isObject, showValue } from '../../json/json-value.ts'
import type { Cell } from '../shapes/gathered.ts'
import { boundedJson } from '../words/bounded-json.ts'
import { findText } from '../words/comparable.ts'
import { saysWhyMissing } from '../words/missing-reasons.ts'
import { findNumbered } from '../words/numbered-options.ts'
import { withoutPadding } from '../words/padded-number.ts'
import { plainText } from '../words/plain-text.ts'
import { findRemarked } from '../words/remarks.ts'
import { isStandIn } from '../words/stand-in.ts'
import { createOptionReader, type OptionReader, type Writing } from './option-reader.ts'

const LONGEST_UNREAD = 2000

type Understood = Pick<Answer, 'kind' | 'option' | 'text'>

/** One answer as understood, with the values it was read from. */
interface ReadAnswer {
  understood: Understood
  sure: boolean
  told: readonly unknown[]
}

/** Makes the reader of the answers to one item. `column` holds all of these answers. */
export function columnReader(
  draft: SurveyDraft,
  question: number,
  column: readonly Cell[],
  writing: Writing,
): (cell: Cell) => ReadAnswer {
  const item = draft.questions[question]
  const isChoice = item?.type === 'single_choice'
  const options = isChoice ? item.options.map(({ text }) => text) : []
  const readOption = createOptionReader(options, isChoice ? indexColumn(column, options) : [], writing)
  const byText = findText(options)
  const withoutRemark = remarkReader(options, column)
  const byStem = findText(item ? [item.stem] : [])
  const isNoAnswer = (text: string): boolean => isStandIn(text) || byStem(text) !== null
  const beginsAlike = listsBegunAlike(column)
  return ({ values, labels = [], isNoOption, option }) => {
    if (values.length === 0) {
      return { understood: { kind: 'blank', option: null, text: null }, sure: true, told: [] }
    }
    if (isNoOption) return (isChoice ? withoutRemark(values) : null) ?? unread(values)
    if (isChoice && option !== undefined)
      return { understood: { kind: 'option', option, text: null }, sure: true, told: values }
    if (!isChoice) return beginsAlike(values) ? unread(values) : readWords(values, isNoAnswer)
    // A text next to an answer that is an option's repeats the answer, and both must agree.
    const said = labels.flatMap((value) => {
      const option = typeof value === 'string' ? byText(value) : null
      return option === null ? [] : [{ option, sure: true, value }]
    })
    const answer = readChoice(values, said, readOption, byText)
    const isRead = answer.understood.kind !== 'unread' || said.length > 0
    return (isRead ? null : withoutRemark(values)) ?? answer
  }
}

/**
 * Reads answers that are an option with its code beside it, or with a remark behind it where most answers to the item
 * are texts of its options.
 */
function remarkReader(
  options: readonly string[],
  column: readonly Cell[],
): (values: readonly unknown[]) => ReadAnswer | null {
  const byText = findText(options)
  const byRemark = findRemarked(options)
  let byNumber: ((text: string) => number | null) | null = null
  let areTexts: boolean | null = null
  return (values) => {
    const [text] = values
    if (values.length !== 1 || typeof text !== 'string') return null
    areTexts ??= areMostly(column, byText)
    byNumber ??= findNumbered(
      options,
      column.map((cell) => cell.values[0]),
    )
    const option = byNumber(text) ?? (areTexts ? byRemark(text) : null)
    if (option === null) return null
    return { understood: { kind: 'option', option, text: null }, sure: false, told: values }
  }
}

/** Whether most answers to an item are texts of its options. */
function areMostly(column: readonly Cell[], byText: (text: string) => number | null): boolean {
  const told = column.flatMap(({ values }) => (values.length > 0 ? [values[0]] : []))
  return told.filter((value) => typeof value === 'string' && byText(value) !== null).length * 2 > told.length
}

/**
 * The values that show whether a column's indexes count from 0 or from 1: only of cells that do not also name an option
 * in letters.
 */
function* indexColumn(column: readonly Cell[], options: readonly string[]): Generator<unknown> {
  const byText = findText(options)
  const isWord = (value: unknown): boolean =>
    typeof value === 'string' && !/^\s*\d+\s*$/.test(value) && byText(value) !== null
  for (const { values } of column) if (!values.some(isWord)) yield* values
}

/**
 * Whether values are a list that begins like all lists of a column: `["q4", "Too dear."]` has the name of its item
 * first.
 */
function listsBegunAlike(column: readonly Cell[]): (values: readonly unknown[]) => boolean {
  const lists = column.flatMap(({ values: [value] }) => (Array.isArray(value) ? [value] : []))
  const [first] = lists
  const areAlike =
    lists.length > 1 && lists.every((list) => list.length === first?.length && list[0] === first[0])
  return ([value]) => areAlike && Array.isArray(value)
}

interface SaidOption {
  option: number
  sure: boolean
  value: unknown
}

function readChoice(
  values: readonly unknown[],
  said: readonly SaidOption[],
  readOption: OptionReader,
  byText: (text: string) => number | null,
): ReadAnswer {
  // Nearly every answer is a single value.
  if (values.length === 1 && said.length === 0) {
    const only = readOption(values[0])
    if (!only) return unread(values)
    return {
      understood: { kind: 'option', option: only.option, text: null },
      ...{ sure: only.sure, told: values },
    }
  }
  const read = values.flatMap((value): SaidOption[] => {
    // Next to words that name the option, a number need not be understood, but must not contradict them.
    const option = said.length > 0 && typeof value === 'number' ? null : readOption(value)
    return option ? [{ ...option, value }] : []
  })
  // Beside words for a missing answer, an option is a default or an example.
  const isMissing = (value: unknown): boolean =>
    typeof value === 'string' && byText(value) === null && saysWhyMissing(value)
  if (said.length > 0 && values.some(isMissing)) return unread(values)
  const found = [...said, ...read]
  const best = found.find(({ sure }) => sure) ?? found[0]
  const agree = found.every(({ option }) => option === best?.option)
  // Where one field was left blank, a number in another field may be the item's own number, and no answer.
  const isOpen = values.length > 1 && values.some(isObject)
  const isWord = found.some(({ value }) => typeof value === 'string' && !/^\s*\d+\s*$/.test(value))
  if (
    !best ||
    !agree ||
    (isOpen && !isWord) ||
    !values.every((value) => saysTheSame(value, best.option, found, byText))
  )
    return unread([...values, ...said.map(({ value }) => value)])
  const told = found.filter(({ option }) => option === best.option).map(({ value }) => value)
  const indexes = values.filter((value) => typeof value === 'number' && !told.includes(value))
  return {
    understood: { kind: 'option', option: best.option, text: null },
    sure: best.sure,
    told: [...told, ...indexes],
  }
}

/**
 * Whether a value agrees with the option found: an index from 0 or from 1 does; another number may not, and a truth
 * value does not.
 */
function saysTheSame(
  value: unknown,
  option: number,
  found: readonly { option: number; value: unknown }[],
  byText: (text: string) => number | null,
): boolean {
  const own = found.find((one) => one.value === value)
  if (own) return own.option === option
  if (typeof value === 'boolean') return false
  if (typeof value !== 'number') return true
  const asText = byText(String(value))
  return asText === null ? value === option || value === option + 1 : asText === option
}

/**
 * Reads an open answer. Of two different texts it is unclear which is the answer, so that neither is read. A stand-in
 * for a missing answer, an error message and the item's own text (`isNoAnswer`) are no answers.
 */
/** Words are shown as a person reads them, without the entities and the light HTML of a program. */
function readWords(values: readonly unknown[], isNoAnswer: (text: string) => boolean): ReadAnswer {
  const words = [...new Set(values.filter((value) => typeof value === 'string'))]
  if (words.length > 1 || (values.length > 1 && values.some(isObject))) return unread(values)
  if (words.some((text) => isNoAnswer(shownWords(text)))) return unread(values)
  if (words[0] !== undefined) return readAs(withoutPadding(shownWords(words[0])), words[0], true)
  const [value] = values
  // -1, -99 and the like are codes for a missing answer.
  if (typeof value === 'number' && value >= 0) return readAs(String(value), value, true)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' && !isNoAnswer(item))) {
    return readAs(value.map(shownWords).join('\n'), value, false)
  }
  return unread(values)
}

/** A text of nothing but tags stays as it is. */
function shownWords(text: string): string {
  const plain = plainText(text)
  return plain.trim() === '' ? text : plain
}

function readAs(text: string, value: unknown, sure: boolean): ReadAnswer {
  return { understood: { kind: 'text', option: null, text }, sure, told: [value] }
}

function unread(values: readonly unknown[]): ReadAnswer {
  return {
    understood: { kind: 'unread', option: null, text: unreadWords(values) },
    sure: false,
    told: values,
  }
}

/** Values that were not understood, as text for a person to read. */
export function unreadWords(values: readonly unknown[]): string {
  const [value] = values
  if (values.length > 1)
    return values
      .map((one) => showValue(one).slice(0, LONGEST_UNREAD))
      .join(' | ')
      .slice(0, LONGEST_UNREAD)
  return typeof value === 'string' ? value.slice(0, LONGEST_UNREAD) : boundedJson(value, LONGEST_UNREAD)
}
