import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { addTo } from '../../../json/add-to.ts'
import { isForeignName } from '../../words/foreign-words.ts'
import { saysWhyMissing } from '../../words/missing-reasons.ts'
import { isStandIn } from '../../words/stand-in.ts'
import type { KnownTexts } from '../item-refs.ts'
import type { LeafNode } from '../node.ts'
import { areOneNumber, areSaidNumbers, isSaidNumber } from '../said-numbers.ts'
import type { CutColumns } from './cut-options.ts'
import type { Declared } from './declarations.ts'
import type { Split } from './people.ts'
import { isBlank, type Place, type Value } from './places.ts'
import { mayBeTexts } from './proven-codes.ts'
import type { ItemTeller } from './references.ts'
import { remarkReader } from './remarked-options.ts'
import { areAmounts, areNumbersInWords, areSentences, areSingleWords, areWords } from './said-words.ts'

/** An item's answers, as found at one place of the payload. */
export interface Column {
  item: number
  place: Place
  teller: ItemTeller
  split: Split
  values: readonly Value[]
  /** By value: the option; null for words, and for values that are none of the options. */
  options: ReadonlyMap<Value, number | null>
  /** Whether the item was identified by this place's values alone, because no other item has these options. */
  isOnlyFit: boolean
  /** Whether most of its options are given by declared codes, and not by their texts. */
  isCoded: boolean
  /**
   * Whether all single choices of its place could be read. If not, these are no certain answers, but may contradict
   * others.
   */
  isSound: boolean
  /** Whether its place has words beside single choices, none of which is an option. */
  isComment: boolean
  /** Whether most of its values are numbers, as somebody may say to an open-ended item. */
  isOfNumbers: boolean
}

interface ColumnParts {
  draft: SurveyDraft
  declared: Declared
  cut: CutColumns
  /** Whether codes of an item's options are texts of others, so that a number may mean either. */
  areCodesTexts(item: number): boolean
  /** Whether a place is the field of answers that are of a kind of their own. */
  isUnionField(table: Table): boolean
  /** Whether the payload explains numbers by texts of its own. */
  areExplained(leaves: readonly LeafNode[]): boolean
}

/** A place with what identifies its items and its personas. */
export interface Table {
  place: Place
  teller: ItemTeller
  split: Split
}

/**
 * The items that a place has the answers to: single choices of which all values are options, and open-ended items of
 * which most values are words. Where some single choice has other values, none of the columns is sound.
 */
export function columnsOf({ place, teller, split }: Table, parts: ColumnParts): Column[] {
  const { draft, declared, cut, areExplained, areCodesTexts } = parts
  if (place.steps.some((step) => step !== '?' && isForeignName(step))) return []
  const byItem = new Map<number, Value[]>()
  for (const value of place.values) {
    const item = teller.itemOf(value)
    if (item === null || split.keyOf(value) === null) continue
    addTo(byItem, item, value)
  }
  if (isDeclaration(byItem, split) || areTraits(byItem, split, draft)) return []
  const areOwn = mayBeDeclaration(byItem, draft)
  const columns: Column[] = []
  const isRepeated = areOneText(byItem, draft) || areOfPeople(byItem, split, draft)
  const haveSentences = [...byItem].some(
    ([item, values]) => draft.questions[item]?.type !== 'single_choice' && areSentences(values),
  )
  for (const [item, values] of byItem) {
    const question = draft.questions[item]
    const filled = values.filter(({ leaf }) => !isBlank(leaf.value))
    if (!question || filled.length === 0) continue
    const told = {
      ...{ item, place, teller, split, values, isSound: true, isCoded: false },
      ...{ isComment: false, isOfNumbers: false },
    }
    if (question.type !== 'single_choice') {
      // A field with the text of an item declares the items.
      const isStem = filled.some(
        ({ leaf: { value } }) => /\s/.test(`${value}`) && declared.itemOf(value) !== null,
      )
      const answered = filled.filter(({ leaf }) => !declared.isOtherCode(item, leaf.value))
      const leaves = answered.map(({ leaf }) => leaf)
      const said = leaves.map(({ value }) => value)
      const areNumbers =
        areSaidNumbers(said) || areNumbersInWords(said) || (haveSentences && areAmounts(said))
      const isOfNumbers = areNumbers && !areOneNumber(said) && !areExplained(leaves)
      const isSaid = isOfNumbers || areWords(answered) || (haveSentences && areSingleWords(answered))
      if (isSaid && !isStem && !isRepeated)
        columns.push({ ...told, options: new Map(), isOnlyFit: false, isOfNumbers })
      continue
    }
    const texts = new Set(question.options.map(({ text }) => text.trim()))
    if (areCodesTexts(item) && mayBeTexts(filled, { item, texts, declared })) continue
    const reads = [
      (value: unknown): number | null => declared.optionOf(item, value),
      cut.readerFor(
        item,
        filled
          .map(({ leaf }) => leaf.value)
          .filter((value) => !isReason(value) || declared.optionOf(item, value) !== null),
      ),
      remarkReader(question.options, filled, (value) => declared.optionOf(item, value)),
    ]
    const options = reads
      .map((read) => readAll(filled, read, (value) => declared.isOtherCode(item, value)))
      .find((found) => found !== null)
    if (!options) continue
    // Only where numbers identify the items does it matter whether other items have these options too.
    const isOnlyFit =
      teller.isCounted &&
      draft.questions.every(
        (other, at) =>
          at === item ||
          other.type !== 'single_choice' ||
          filled.some(
            ({ leaf }) => !isStandIn(String(leaf.value)) && declared.optionOf(at, leaf.value) === null,
          ),
      )
    const coded = filled.filter(({ leaf }) => declared.isCode(item, leaf.value))
    const chosen = filled.filter((value) => typeof options.get(value) === 'number')
    columns.push({ ...told, options, isOnlyFit, isCoded: coded.length * 2 > chosen.length })
  }
  const isChoice = (item: number): boolean => draft.questions[item]?.type === 'single_choice'
  const choices = [...byItem.keys()].filter(
    (item) => isChoice(item) && byItem.get(item)?.some(({ leaf }) => !isBlank(leaf.value)),
  )
  const read = columns.filter(({ item }) => isChoice(item))
  // Numbers are what people said only where other answers stand, or in a field of answers that are numbers.
  const isOfAnswers =
    read.length > 0 ||
    columns.some(({ isOfNumbers }) => !isOfNumbers) ||
    parts.isUnionField({ place, teller, split })
  if (!isOfAnswers) return []
  // A field with options of one item and other words for another item is no field of answers.
  if (!areOwn && read.length === choices.length) return columns
  // Beside declared codes, numbers among options that are numbers say nothing against the field: they stay unread.
  const isOfNumbers = (item: number): boolean =>
    [
      ...(draft.questions[item]?.options.map(({ text }) => text) ?? []),
      ...(byItem.get(item) ?? []).flatMap(({ leaf }) => leaf.value ?? []),
    ].every(isSaidNumber)
  const left = choices.filter((item) => !read.some((column) => column.item === item))
  if (!areOwn && read.length > 0 && read.every(({ isCoded }) => isCoded) && left.every(isOfNumbers))
    return columns
  const isComment =
    read.length === 0 &&
    choices.every((item) =>
      byItem.get(item)?.every(({ leaf }) => typeof leaf.value === 'string' && /\s/.test(leaf.value.trim())),
    )
  return columns.map((column) => ({ ...column, isSound: false, isComment }))
}

/** Whether a value says why there is no answer: a sign that programs write, or "Ne sait pas". */
function isReason(value: unknown): boolean {
  return isStandIn(String(value)) || saysWhyMissing(String(value))
}

/**
 * The option of each value, if each is an option or a stand-in for a missing answer, and most are options. Codes that
 * the payload declares for missing answers do not count: most personas may not have been asked.
 */
function readAll(
  filled: readonly Value[],
  read: (value: unknown) => number | null,
  isOther: (value: unknown) => boolean,
): Map<Value, number | null> | null {
  const options = new Map<Value, number | null>()
  let told = 0
  let declared = 0
  for (const value of filled) {
    const option = read(value.leaf.value)
    if (option !== null) told += 1
    else if (isOther(value.leaf.value)) declared += 1
    else if (!isReason(value.leaf.value)) return null
    options.set(value, option)
  }
  if (told * 2 > filled.length) return options
  // A list of the options and the codes of an item has each of them once.
  const different = new Set(options.values())
  different.delete(null)
  // A list of an item's options and its other codes has each of them once.
  return told > different.size && told * 2 > filled.length - declared ? options : null
}

/** Whether everybody has the same text under every open-ended item: such a text is nobody's own answer. */
function areOneText(byItem: ReadonlyMap<number, readonly Value[]>, { questions }: SurveyDraft): boolean {
  const texts = [...byItem].flatMap(([item, values]) =>
    questions[item]?.type === 'single_choice' ? [] : values.flatMap(({ leaf }) => leaf.value ?? []),
  )
  return texts.length > 1 && new Set(texts).size < 2
}

/** Whether each persona has the same text under all open-ended items: it is about the persona. */
function areOfPeople(
  byItem: ReadonlyMap<number, readonly Value[]>,
  { keyOf }: Split,
  { questions }: SurveyDraft,
): boolean {
  const open = [...byItem].filter(([item]) => questions[item]?.type !== 'single_choice')
  const texts = new Map<string | null, Set<unknown>>()
  for (const [, values] of open)
    for (const value of values) {
      const key = keyOf(value)
      texts.set(key, (texts.get(key) ?? new Set()).add(value.leaf.value))
    }
  return open.length > 1 && [...texts.values()].every(({ size }) => size === 1)
}

/** Whether each persona has the same value under choices and open-ended items: it is about the persona. */
function areTraits(
  byItem: ReadonlyMap<number, readonly Value[]>,
  { keyOf }: Split,
  { questions }: SurveyDraft,
): boolean {
  const values = new Map<string | null, { value: unknown; type: string | undefined }>()
  let isRepeated = false
  for (const [item, own] of byItem)
    for (const value of own) {
      const told = { value: value.leaf.value, type: questions[item]?.type }
      const before = values.get(keyOf(value))
      if (isBlank(told.value)) continue
      if (before && before.value !== told.value) return false
      isRepeated ||= before !== undefined && before.type !== told.type
      values.set(keyOf(value), told)
    }
  return isRepeated
}

/** Whether values describe the items rather than answer them: no persona has more than one of them, or no item has. */
function isDeclaration(byItem: ReadonlyMap<number, readonly Value[]>, split: Split): boolean {
  const all = [...byItem.values()].flat()
  const people = new Set(all.map(split.keyOf))
  return (
    (byItem.size > 1 && people.size === all.length) ||
    [...byItem.values()].every((values) => values.length < 2)
  )
}

/**
 * Whether each single choice has each of its options once: a list of options, though as many personas may have answered
 * so.
 */
function mayBeDeclaration(
  byItem: ReadonlyMap<number, readonly Value[]>,
  { questions }: SurveyDraft,
): boolean {
  const choices = [...byItem].filter(([item]) => questions[item]?.type === 'single_choice')
  return (
    choices.length > 0 &&
    choices.every(
      ([item, values]) =>
        values.length > 1 &&
        values.length === (questions[item]?.options.length ?? 0) &&
        new Set(values.map(({ leaf }) => leaf.value)).size === values.length,
    )
  )
}

/**
 * The levels of the entries that declare options: a field of theirs has each option of every item once, in words. What
 * else these entries hold is about the options.
 */
export function declaringLevels(
  tables: readonly Table[],
  draft: SurveyDraft,
  known: Pick<KnownTexts, 'isOption'>,
): ReadonlySet<string> {
  return new Set(
    tables.flatMap(({ place, teller }) => {
      const byItem = new Map<number, Value[]>()
      for (const value of place.values) {
        const item = teller.itemOf(value)
        if (item !== null) addTo(byItem, item, value)
      }
      const areOptions = place.values.every(({ leaf }) => known.isOption(leaf.value))
      return areOptions && mayBeDeclaration(byItem, draft) ? [place.levels.at(-1) ?? ''] : []
    }),
  )
}
