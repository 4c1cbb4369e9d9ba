import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { addTo } from '../../../json/add-to.ts'
import type { OtherOrders } from '../../items/other-orders.ts'
import type { Gathered } from '../../shapes/gathered.ts'
import { isForeignName } from '../../words/foreign-words.ts'
import { FEW } from '../few.ts'
import { knownTexts } from '../item-refs.ts'
import { explainedNumbers } from '../said-numbers.ts'
import { type Column, columnsOf, declaringLevels, type Table } from './answers.ts'
import { areSame, choose } from './choose-columns.ts'
import { type CutColumns, cutColumns } from './cut-options.ts'
import type { Declared } from './declarations.ts'
import { gatherColumns } from './gather-columns.ts'
import { answersWithLater } from './later-entries.ts'
import { isBesideBlanks, isBesideOthers, isLeftByFew } from './left-elsewhere.ts'
import { areOnlyNumbered, haveOtherNumbers } from './numbered-people.ts'
import { type Opening, openedOnce } from './open/open-payload.ts'
import { withoutOtherAnswers } from './other-answers.ts'
import { countEntries, splitOf } from './people.ts'
import { isBlank, type Place, placesOf } from './places.ts'
import { type ItemTeller, itemFields, tellerFor } from './references.ts'
import { isUnionField } from './union-fields.ts'
import { withoutCounters } from './without-counters.ts'

/** How many other fields of a persona a list of all fields may hold besides the items. */
const OTHER_FIELDS = 20

/** What is known of the run and of the payload. */
interface DeclaredParts {
  draft: SurveyDraft
  personas: number
  orders: Pick<OtherOrders, 'areCodesTexts'>
  open?: Opening
}

/**
 * Finds the answers by what a payload declares about its own ids and codes, in whatever lists they are: each value
 * belongs to the item and the persona that the entries around it name. Answers that two places contradict are left out.
 */
export function gatherDeclared(
  data: unknown,
  { draft, personas, orders, open = openedOnce(data, draft, personas) }: DeclaredParts,
): GatheredDeclared {
  if (personas < 2) return NOTHING
  const known = knownTexts(draft)
  const { root, declared } = open.whole()
  const found = placesOf(root, {
    personas,
    itemOf: declared.itemOf,
    isOption: known.isOption,
  })
  if (found === null) return NOTHING
  const places = [...found.values()]
  const fields = itemFields(places, { stems: draft.questions.map(({ stem }) => stem), known, declared })
  const telling = new Set(fields.map(({ place }) => place))
  const isText = (value: unknown): boolean =>
    typeof value === 'string' && (known.isOption(value) || known.itemOf(value) !== null)
  const entries = countEntries(places)
  const orphaned = new Set([...draft.questions.keys()].filter((item) => declared.isContradicted(item)))
  const declaring = new Set(declared.leaves)
  const cut = cutColumns(draft)
  let areCoded = false
  const tables = places.flatMap((place): Table[] => {
    if (place.values.length > personas * (draft.questions.length * 2 + OTHER_FIELDS)) return []
    const teller = tellerFor(place, fields)
    if (!teller) return []
    areCoded ||= place.values.some((value) => {
      const item = declaring.has(value.leaf) ? null : teller.itemOf(value)
      return item !== null && declared.isCode(item, value.leaf.value)
    })
    const split = splitOf(place, {
      places,
      personas,
      entries,
      itemOf: teller.itemOf,
      isTelling: (other) =>
        telling.has(other) && fields.some((field) => field.place === other && !field.isCounted),
      isText,
    })
    if (isOfBlanks(place, teller, draft) || isOfFewWords(place, teller, draft)) orphaned.add(0)
    if (!split && !place.steps.some((step) => step !== '?' && isForeignName(step)))
      for (const item of itemsIn(place, teller, { draft, declared, entries, cut })) orphaned.add(item)
    return split ? [{ place, teller, split }] : []
  })
  const areCodesTexts = (item: number): boolean => orders.areCodesTexts(item) || declared.isRecoded(item)
  const areExplained = explainedNumbers(root, known)
  const legends = declaringLevels(tables, draft, known)
  const parts = {
    ...{ draft, declared, cut, areExplained, areCodesTexts },
    isUnionField: (table: Table) =>
      isUnionField(table, places, (item) => draft.questions[item]?.type !== 'single_choice'),
  }
  const columns = inCodesOnly(
    withoutCounters(
      withoutOtherAnswers(
        tables.map((table) =>
          legends.has(table.place.levels.at(-1) ?? '')
            ? []
            : columnsOf(table, parts).filter((column) => !isOfCodes(column, declaring)),
        ),
        places,
      ),
      draft,
    ),
    { declared, areCoded },
  )
  // With several items, a map of them would have to be blank for all of them.
  for (const own of columns) {
    const areNamed = own.every(({ teller }) => teller.place === null)
    const isOpen = draft.questions.length === 1 || (own.length > 1 && areNamed)
    if (isOpen && tables.some((other) => own.every((column) => isBesideBlanks(column, [other]))))
      for (const { item } of own) orphaned.add(item)
    const isThin = draft.questions.length === 1 && personas <= FEW
    const isDoubtful = (column: Column): boolean =>
      (personas <= FEW && isLeftByFew(column, tables)) ||
      isBesideOthers(column, places, { optionOf: (value) => known.optionOf(column.item, value), isThin })
    for (const column of own) if (isDoubtful(column)) orphaned.add(column.item)
  }
  const { columns: chosen, disputed } = choose(columns, draft, {
    orphaned,
    places,
    isMissing: (item, value) => declared.isOtherCode(item, value),
  })
  const optionsOf = ({ item }: Column): number => draft.questions[item]?.options.length ?? 0
  // Which answers were changed later is only known here.
  const changed = columns
    .flat()
    .filter((column) => column.isSound && answersWithLater(column, places, optionsOf(column)).size > 0)
    .map(({ item }) => item)
  const gathered =
    chosen.length === 0 || haveOtherNumbers(chosen, places) || areOnlyNumbered(chosen, places)
      ? null
      : gatherColumns(chosen, { draft, places, leaves: declared.leaves, telling, declared })
  return { gathered, disputed: new Set([...disputed, ...changed]), referred: referredItems(fields) }
}

/** Whether a place may hold the answers to the only item of a survey, an open-ended one, if nobody gave any. */
function isOfBlanks({ values }: Place, teller: ItemTeller, { questions }: SurveyDraft): boolean {
  const isOnlyOpen = questions.length === 1 && questions[0]?.type === 'open_ended'
  return isOnlyOpen && values.every((value) => isBlank(value.leaf.value) && teller.itemOf(value) !== null)
}

/**
 * Whether a place that is blank for some personas has single words of others: these may be the few answers to the only
 * item of a survey, an open-ended one.
 */
function isOfFewWords({ values }: Place, teller: ItemTeller, { questions }: SurveyDraft): boolean {
  const isOnlyOpen = questions.length === 1 && questions[0]?.type === 'open_ended'
  const own = values.filter((value) => teller.itemOf(value) !== null)
  const filled = own.filter(({ leaf }) => !isBlank(leaf.value))
  const areWords = filled.every(
    ({ leaf }) => typeof leaf.value === 'string' && /^\p{L}+\P{L}?$/u.test(leaf.value.trim()),
  )
  return isOnlyOpen && filled.length > 0 && filled.length < own.length && areWords
}

/** Whether values that could not all be read are codes, most of which the payload declares there, each once. */
function isOfCodes({ isSound, values }: Column, declaring: ReadonlySet<unknown>): boolean {
  const declared = values.filter(({ leaf }) => declaring.has(leaf))
  const different = new Set(values.map(({ leaf }) => leaf.value))
  return !isSound && declared.length * 2 > values.length && different.size === values.length
}

/**
 * The columns without those in words, of items that are answered in declared codes: such words are something else, like
 * a habit or a guess. Where they contradict the codes, so is all that stands at their place.
 */
function inCodesOnly(
  tables: readonly (readonly Column[])[],
  { declared, areCoded }: { declared: Declared; areCoded: boolean },
): readonly Column[][] {
  const coded = tables.flat().filter(({ isCoded }) => isCoded)
  return tables.map((columns) => {
    const words = columns.filter(
      ({ item, isCoded, options }) => areCoded && !isCoded && options.size > 0 && declared.hasCodes(item),
    )
    const rivals = (one: Column): Column[] => coded.filter(({ item }) => item === one.item)
    if (words.some((one) => rivals(one).some((other) => !areSame(one, other)))) return []
    // Words that say the same as the codes are no guess.
    return columns.filter((column) => !words.includes(column) || rivals(column).length > 0)
  })
}

/**
 * The items that entries refer to by their texts or declared ids: their answers are in such entries, never in unnamed
 * places.
 */
function referredItems(fields: readonly ItemTeller[]): Set<number> {
  const referred = new Set<number>()
  for (const { place, itemOf, isCounted } of fields) {
    const items = isCounted ? [] : (place?.values.flatMap((value) => itemOf(value) ?? []) ?? [])
    // Where each item occurs once, it is only declared there.
    if (new Set(items).size < items.length) for (const item of items) referred.add(item)
  }
  return referred
}

/**
 * The items to which a place has answers of unknown personas: answers at another place may then be guesses. A list of
 * all options of an item, each once, is no answers; where some entries have none, it is no such list.
 */
function itemsIn(
  place: Place,
  teller: ItemTeller,
  {
    draft,
    declared,
    entries,
    cut,
  }: { draft: SurveyDraft; declared: Declared; entries: ReadonlyMap<string, number>; cut: CutColumns },
): number[] {
  const byItem = new Map<number, unknown[]>()
  const declaring = new Set(declared.leaves)
  const isWhole = (entries.get(place.levels.at(-1) ?? '') ?? 0) <= place.values.length
  for (const value of place.values) {
    const item = teller.itemOf(value)
    if (item === null || isBlank(value.leaf.value) || declaring.has(value.leaf)) continue
    addTo(byItem, item, value.leaf.value)
  }
  return [...byItem].flatMap(([item, values]) => {
    const question = draft.questions[item]
    // For a survey of one open-ended item, words of unknown personas may be the answers.
    if (question?.type !== 'single_choice')
      return draft.questions.length === 1 && values.some((value) => /\p{L}/u.test(String(value)))
        ? [item]
        : []
    const read = cut.readerFor(item, values)
    const told = values.map((value) => declared.optionOf(item, value) ?? read(value))
    const isListed = isWhole && told.length === question.options.length && new Set(told).size === told.length
    // A single value for one of several items comes from a dictionary.
    return told.length < Math.min(2, draft.questions.length) || told.includes(null) || isListed ? [] : [item]
  })
}

/** What a payload declares, and the items about which it contradicts itself. */
export interface GatheredDeclared {
  gathered: Gathered | null
  disputed: ReadonlySet<number>
  /** The items that entries refer to, whatever else these hold. */
  referred: ReadonlySet<number>
}

const NOTHING: GatheredDeclared = { gathered: null, disputed: new Set(), referred: new Set() }
