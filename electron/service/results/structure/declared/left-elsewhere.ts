import { isForeignName } from '../../words/foreign-words.ts'
import { isReasonName } from '../../words/missing-reasons.ts'
import type { Column, Table } from './answers.ts'
import { isNamedOther } from './other-answers.ts'
import {
  areBeside,
  arePartsOfItem,
  innermostOf,
  isBlank,
  type Place,
  sharesLevel,
  type Value,
} from './places.ts'

/** Fewer options may be guessed right. */
const FEWEST_REPEATED = 6

type Told = Pick<Table, 'place' | 'teller'>

/** Whether the payload declares a value as the code of a missing answer to an item. */
export type IsMissing = (item: number, value: unknown) => boolean

/**
 * Whether an item is blank at a place beside this one, which has the answers to another item that this one has values
 * of too: this one may then hold what was expected of the personas.
 */
export function isLeftElsewhere(
  column: Column,
  columns: readonly Column[],
  isMissing: IsMissing = () => false,
): boolean {
  const beside = columns.filter((other) => isBeside(column, other))
  return beside.some(
    (other) =>
      other.item !== column.item &&
      isBlankFor(column.item, other) &&
      filledFor(other.item, column).some(
        (value) => !isMissing(other.item, value.leaf.value) && !isReasonForBlank(value, column, other),
      ) &&
      !columns.some((own) => own.place === column.place && repeats(other, own)),
  )
}

/** Whether a value says why there is no answer ("Refused"), and the other place is blank in the same entry. */
function isReasonForBlank(value: Value, { place }: Column, other: Column): boolean {
  const told = value.leaf.value
  if (typeof told !== 'string' || !isReasonName(told) || !areBeside(place, other.place)) return false
  const entry = innermostOf(place)(value)
  const entryOf = innermostOf(other.place)
  return other.place.values.every((own) => isBlank(own.leaf.value) || entryOf(own) !== entry)
}

/** Whether a column tells the same as another one of the same item, often enough to be only its label. */
function repeats(label: Column, own: Column): boolean {
  if (label.item !== own.item || label.options.size < FEWEST_REPEATED) return false
  const told = new Map(own.values.map((value) => [innermostOf(own.place)(value), own.options.get(value)]))
  const isSame = (value: Value): boolean => {
    const option = label.options.get(value)
    return typeof option === 'number' && told.get(innermostOf(label.place)(value)) === option
  }
  const filled = label.values.filter(({ leaf }) => !isBlank(leaf.value))
  return filled.length >= FEWEST_REPEATED && filled.every(isSame) && new Set(label.options.values()).size > 1
}

/**
 * Like `isLeftElsewhere`, by any place, whatever it holds of the other item: among few personas, a single word may be
 * all that was said.
 */
export function isLeftByFew(column: Column, tables: readonly Table[]): boolean {
  return tables.some(
    (other) =>
      isBeside(column, other) &&
      isBlankFor(column.item, other) &&
      other.place.values.some((value) => {
        const item = isBlank(value.leaf.value) ? null : other.teller.itemOf(value)
        return item !== null && filledFor(item, column).length > 0
      }),
  )
}

/**
 * Whether another field of the same entries is blank for all personas: it may be that of the answers, if nobody gave
 * one, and this one of what was expected.
 */
export function isBesideBlanks(column: Column, tables: readonly Table[]): boolean {
  return tables.some(
    (other) => isBeside(column, other) && isBlankFor(column.item, other) && !isOfOtherKind(column, other),
  )
}

/**
 * Whether another field of the same entries has other options of the item, however few: either of the two may be the
 * answer. A field that says that it was expected, or somebody else's, counts only beside the only item of few personas.
 */
export function isBesideOthers(
  { place, values, options, split, isCoded }: Column,
  places: readonly Place[],
  { optionOf, isThin }: { optionOf(value: unknown): number | null; isThin: boolean },
): boolean {
  // Beside declared codes, words are known to be something else.
  if (isCoded) return false
  const own = new Map(values.map((value) => [innermostOf(place)(value), options.get(value)]))
  return places.some((other) => {
    if (other === place || !areBeside(place, other) || isTrait(other, split)) return false
    if (!isThin && other.steps.some((step) => step !== '?' && isForeignName(step))) return false
    if (!isThin && isNamedOther(other) && !isNamedOther(place)) return false
    const beside = other.values.filter(
      (value) => own.has(innermostOf(other)(value)) && !isBlank(value.leaf.value),
    )
    const optionAt = ({ leaf: { value } }: Value): number | null =>
      typeof value === 'string' ? optionOf(value) : null
    // Numbers among options that are numbers may be codes, unless all of them are options.
    const areAll = beside.every((value) => optionAt(value) !== null)
    return beside.some((value) => {
      const isWord = areAll || /\p{L}/u.test(String(value.leaf.value))
      const option = isWord ? optionAt(value) : null
      const mine = own.get(innermostOf(other)(value))
      return option !== null && typeof mine === 'number' && mine !== option
    })
  })
}

/** Whether each persona has the same value in several entries: it is about the persona, and no other answer. */
function isTrait({ values }: Place, { keyOf }: Column['split']): boolean {
  const told = new Map<string | null, unknown>()
  let isRepeated = false
  for (const value of values) {
    const key = keyOf(value)
    if (isBlank(value.leaf.value) || key === null) continue
    if (told.has(key) && told.get(key) !== value.leaf.value) return false
    isRepeated ||= told.has(key)
    told.set(key, value.leaf.value)
  }
  return isRepeated
}

/** Whether two fields of the parts of items are of two kinds of answers: the other one has those to other items. */
function isOfOtherKind({ place }: Column, { place: other, teller }: Told): boolean {
  const items = new Set(place.values.filter(({ leaf }) => !isBlank(leaf.value)).map(({ item }) => item))
  return (
    arePartsOfItem(place) &&
    areBeside(place, other) &&
    other.values.some((value) => !isBlank(value.leaf.value) && !items.has(teller.itemOf(value)))
  )
}

function isBeside(column: Column, other: { place: Place; split: Column['split'] }): boolean {
  return (
    other.place !== column.place &&
    other.split.level === column.split.level &&
    sharesLevel(other.place, column.place, column.split.level)
  )
}

/** Whether a place has entries for an item, of which none has a value. */
function isBlankFor(item: number, table: Told): boolean {
  const own = table.place.values.filter((value) => table.teller.itemOf(value) === item)
  return own.length > 0 && own.every(({ leaf }) => isBlank(leaf.value))
}

function filledFor(item: number, { place, teller }: Told): Value[] {
  return place.values.filter((value) => teller.itemOf(value) === item && !isBlank(value.leaf.value))
}
