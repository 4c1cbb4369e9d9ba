import { isBlank, type Judged, judge, type MatchParts } from './judge-column.ts'
import { byNumber, byOrder, byRisingNumbers } from './match-by-order.ts'
import { areIds } from './program-ids.ts'
import { areSaidNumbers } from './said-numbers.ts'
import type { Slot } from './slots.ts'
import type { Column, Table } from './table.ts'
import { takeOpen } from './take-open.ts'

/** A column and the item that it has the answers to. */
export interface Match {
  item: number
  column: Column
  /** Whether the payload itself says so: by the item's text, or by a code that it declares. */
  isNamed: boolean
  /** Whether its numbers are the texts of options. */
  isOfLabels: boolean
}

/**
 * Matches the columns of a table with items: by their names, by their values and, where two items have the same
 * options, by their order, if enough other columns follow the order of the items. A column that may be of two items,
 * and an item that may have two columns, are left out.
 */
export function matchColumns({ columns, isOfItems, isWithinItem }: Table, parts: MatchParts): Match[] {
  const { draft } = parts
  const judged = columns.map((column, at) => judge(column, at, isOfItems, parts))
  const isChoice = (item: number): boolean => draft.questions[item]?.type === 'single_choice'
  const choices = draft.questions.flatMap((_, item) => (isChoice(item) ? [item] : []))
  const matches = new Map<number, Judged>()
  const left = new Set<number>()
  const take = (item: number, candidates: readonly Judged[], rivals: readonly Judged[] = []): void => {
    const [first, ...further] = candidates
    if (!first || matches.has(item) || left.has(item)) return
    const others = [...further, ...rivals.filter((one) => !candidates.includes(one))]
    if (others.every(({ column }) => saysTheSame(column, first.column))) matches.set(item, first)
    else left.add(item)
  }
  const answering = fieldsOfOptions(judged)
  for (const item of choices) {
    const own = judged.filter(({ named }) => named === item)
    take(
      item,
      own.filter(({ fits }) => fits.includes(item)),
      own.filter((one) => one.mayBe.includes(item) || (one.isBlank && answering.has(fieldOf(one) ?? ''))),
    )
  }
  const places = new Set([...matches.values()].map(({ column }) => column.slot))
  const isOfChoice = ({ named }: Judged): boolean => typeof named === 'number' && isChoice(named)
  for (const item of draft.questions.keys()) {
    const named = judged.filter((one) => one.named === item)
    // Beside the answers to the only item, any other words may be the answers.
    if (!isChoice(item) && (draft.questions.length > 1 || named.filter(({ isWords }) => isWords).length < 2))
      take(item, isOfItems ? saidAmong(named, judged, places, isOfChoice) : wordsAmong(named, judged))
  }
  const labelled = takeLabels(judged, matches, isOfItems, parts)
  takeNumbers(judged, matches, isOfItems, parts)
  const namedItems = new Set(matches.keys())
  const unnamed = judged.filter(({ named }) => named === undefined)
  const contenders = new Map(choices.map((item) => [item, unnamed.filter(({ fits }) => fits.includes(item))]))
  const range = rangeOf([...contenders.values()])
  for (const item of choices) {
    // If a column is named after the item, its answers are there, even if nobody gave one.
    if (matches.has(item) || (!isOfItems && judged.some(({ named }) => named === item))) continue
    const own = (contenders.get(item) ?? []).filter(({ fits }) => fits.length === 1)
    // A column without values may be the answers as well, if nobody gave one.
    const rivals = unnamed.filter(
      ({ at, fits, mayBe, isBlank }) =>
        (isBlank && (range === null || (at > range.first && at < range.last))) ||
        (fits.length === 0 && mayBe.includes(item)),
    )
    if (own.length === (contenders.get(item) ?? []).length) take(item, own, rivals)
  }
  byNumber(judged, matches, parts)
  byRisingNumbers(judged, matches, parts)
  byOrder(judged, matches, left, parts)
  // Unnamed columns count as answers only where the table has every single choice, apart from items with the same
  // options.
  const isTwin = (item: number): boolean =>
    (contenders.get(item) ?? []).length > 0 &&
    (contenders.get(item) ?? []).every(({ fits }) => fits.length > 1)
  if (
    !choices.every((item) => matches.has(item) || isTwin(item)) ||
    [...left].some((item) => !namedItems.has(item))
  )
    for (const item of [...matches.keys()]) if (!namedItems.has(item)) matches.delete(item)
  if (isWithinItem !== true) takeOpen(judged, matches, isOfItems, parts)
  return [...matches]
    .filter(([, { isList }]) => !isList)
    .map(([item, { column }]) => ({
      item,
      column,
      isNamed: namedItems.has(item),
      isOfLabels: labelled.has(item),
    }))
}

const NUMBER = /^\s*\d+\s*$/

/**
 * Matches the single choices of which all options are numbers ("1" to "5") with the only column that is named after
 * them and holds only their texts, where the answers to other items are told in words. Returns these items: their
 * numbers are texts there, and count no options.
 */
function takeLabels(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  isOfItems: boolean,
  { draft, known, inCodes }: MatchParts,
): Set<number> {
  const taken = new Set<number>()
  const worded = [...matches].flatMap(([item, one]) => (inCodes.has(item) ? [] : [one]))
  const isBesideWords = (one: Judged): boolean =>
    worded.some((other) =>
      isOfItems
        ? other.column.slot === one.column.slot
        : fieldOf(other) === fieldOf(one) || areOwn(other, one),
    )
  /** Whether both are called by the texts of their items, so that each is the answer itself. */
  const areOwn = (...pair: readonly Judged[]): boolean =>
    pair.every(({ column, named }) => known.itemOf(column.names.at(-1) ?? '') === named)
  for (const [item, { type, options }] of draft.questions.entries()) {
    const areNumbers = type === 'single_choice' && options.every(({ text }) => NUMBER.test(text))
    if (!areNumbers || matches.has(item) || inCodes.has(item)) continue
    const [only, ...others] = judged.filter((one) => one.named === item && !one.isBlank && isBesideWords(one))
    const values = [...(only?.column.cells.values() ?? [])].flatMap(({ value }) =>
      isBlank(value) ? [] : [value],
    )
    // Each number once may be the list of the options.
    const areAnswers = new Set(values).size < values.length
    if (!only || others.length > 0 || !areAnswers) continue
    if (!values.every((value) => known.labelOf(item, value) !== null)) continue
    matches.set(item, only)
    taken.add(item)
  }
  return taken
}

/**
 * Matches the open-ended items that have numbers where other items have answers, and no words anywhere: in rows of one
 * item each in the same field, else in a field of the same name.
 */
function takeNumbers(
  judged: readonly Judged[],
  matches: Map<number, Judged>,
  isOfItems: boolean,
  { draft, areExplained }: MatchParts,
): void {
  const told = [...matches.values()]
  const isWhereAnswersAre = (one: Judged): boolean =>
    told.some((other) =>
      isOfItems ? other.column.slot === one.column.slot : fieldOf(other) === fieldOf(one),
    )
  for (const [item, { type }] of draft.questions.entries()) {
    if (type === 'single_choice' || matches.has(item)) continue
    const filled = judged.filter((one) => one.named === item && isWhereAnswersAre(one) && !one.isBlank)
    const [only, ...others] = filled
    const hasWords = judged.some(
      (one) => one.named === item && (one.isText || one.isWords) && !hasIds(one.column),
    )
    if (!only || others.length > 0 || hasWords) continue
    const leaves = [...only.column.cells.values()]
      .filter(({ value }) => !isBlank(value))
      .map(({ leaf }) => leaf)
    if (areSaidNumbers(leaves.map(({ value }) => value)) && !areExplained(leaves)) matches.set(item, only)
  }
}

/** Whether a column has an id of its own for each entry. */
function hasIds({ cells }: Column): boolean {
  const values = [...cells.values()].map(({ value }) => value)
  return new Set(values).size === values.length && areIds(values)
}

/** The name of a column's field in the entry of its item; null where the entry is the value itself. */
function fieldOf({ column: { slot, names } }: Judged): string | null {
  const last = slot.steps.at(-1)
  return last?.kind !== 'name' || (names.length > 1 && names.at(-1) !== last.name) ? null : last.name
}

/**
 * The fields that hold options of some item: where such a field is blank for another item, nobody may have answered
 * that one, and another field may hold what was expected.
 */
function fieldsOfOptions(judged: readonly Judged[]): Set<string> {
  const holding = judged.filter(({ named, mayBe }) => typeof named === 'number' && mayBe.includes(named))
  return new Set(holding.flatMap((one) => fieldOf(one) ?? []))
}

/** If so many single choices have one possible column each, in order, they show where the items are. */
const FEWEST_IN_ORDER = 3

/**
 * The first and the last column of the single choices; null unless each has one possible column, in the order of the
 * items.
 */
function rangeOf(contenders: readonly (readonly Judged[])[]): { first: number; last: number } | null {
  const ats = contenders.map((own) => (own.length === 1 ? (own[0]?.at ?? -1) : -1))
  const areInOrder = ats.every((at, place) => at >= 0 && (place === 0 || at > (ats[place - 1] ?? 0)))
  return areInOrder && ats.length >= FEWEST_IN_ORDER ? { first: ats[0] ?? 0, last: ats.at(-1) ?? 0 } : null
}

/**
 * The columns of an open-ended item that hold texts. None where another column of the item is blank for some personas:
 * that one may hold the few answers, and the texts may be about the personas, unless the column also serves other
 * items.
 */
function wordsAmong(named: readonly Judged[], judged: readonly Judged[]): Judged[] {
  const texts = named.filter(({ isText }) => isText)
  const isAlone = ({ column }: Judged): boolean =>
    judged.filter((one) => one.column.slot === column.slot).length === 1
  const hasBlanks = ({ column }: Judged): boolean =>
    [...column.cells.values()].some(({ value }) => isBlank(value))
  const isDoubtful = texts.some(
    (text) => isAlone(text) && !hasBlanks(text) && named.some((one) => one !== text && hasBlanks(one)),
  )
  return isDoubtful ? [] : texts
}

/**
 * Like `wordsAmong`, for rows of one item each. The texts are where the answers to the single choices are or, if
 * nothing is there, in the only field that the single choices leave blank.
 */
function saidAmong(
  named: readonly Judged[],
  judged: readonly Judged[],
  places: ReadonlySet<Slot>,
  isOfChoice: (one: Judged) => boolean,
): Judged[] {
  if (places.size === 0)
    return wordsAmong(named, judged).filter((one) => !isOfPersonas(one, judged, isOfChoice))
  const own = named.filter(({ column, isSaid }) => places.has(column.slot) && isSaid)
  if (own.length > 0)
    return own.filter((one) => (one.isText || one.isWords) && !isOneText(one, judged, isOfChoice))
  const isFree = ({ column }: Judged): boolean =>
    judged.every((one) => one.column.slot !== column.slot || !isOfChoice(one) || one.isBlank)
  const free = named.filter((one) => one.isText && isFree(one))
  return free.length === 1 ? free : []
}

/** Whether a field has the same text for every open-ended item and everybody: it is nobody's own answer. */
function isOneText(
  { column }: Judged,
  judged: readonly Judged[],
  isOfChoice: (one: Judged) => boolean,
): boolean {
  const said = judged
    .filter((one) => one.column.slot === column.slot && !isOfChoice(one))
    .flatMap((one) => [...one.column.cells.values()].map(({ value }) => value))
    .filter((value) => !isBlank(value))
  return said.length > 1 && new Set(said).size < 2
}

/** Whether a field holds words for a single choice too, and none of its options: it is about the personas. */
function isOfPersonas(
  { column }: Judged,
  judged: readonly Judged[],
  isOfChoice: (one: Judged) => boolean,
): boolean {
  return judged.some(
    (one) =>
      one.column.slot === column.slot &&
      isOfChoice(one) &&
      one.isWords &&
      one.isSaid &&
      !one.mayBe.includes(one.named ?? -1),
  )
}

function saysTheSame(one: Column, other: Column): boolean {
  return (
    one.cells.size === other.cells.size &&
    [...one.cells].every(([key, { value }]) => other.cells.get(key)?.value === value)
  )
}
