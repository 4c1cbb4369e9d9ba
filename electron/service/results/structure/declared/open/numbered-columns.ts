import { isReasonName } from '../../../words/missing-reasons.ts'
import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type MapNode } from '../../node.ts'
import { cutColumns } from '../cut-options.ts'
import { isBlank } from '../places.ts'
import type { OpenParts } from './open-parts.ts'

/** "Q01_LB", "item3.label", "Q2": the number of an item, with or without a name for one of its columns. */
const NUMBERED = /^(\p{L}{1,10}[_.-]?)(\d{1,3})(?:[_.\-: ]+(\S.*))?$/u
/** "2 Hours yesterday", "2. Hours", "02_hours": a number alone must stand before words. */
const HEADED = /^(\(?)(\d{1,3})[_.\-:) ]+(\p{L}.*)$/u
const FEWEST_ROWS = 4
const FEWEST_SHARE = 0.7
const FEWEST_ANCHORS = 2

/** A column that is named after the number of an item. */
interface Numbered {
  name: string
  item: number
  /** What its name says besides. */
  suffix: string
  /** The values of all rows; null where there is none. */
  values: readonly (string | number | boolean | null)[]
}

/**
 * By the name of a column: the item whose answers it has, where columns are called after the numbers of the items
 * ("Q01_CODE", "Q01_LABEL", "Q02_TEXT"), though the payload says nothing of the items themselves. These numbers must be
 * those of all items, and one column of each choice must have options of this item only, cut short or not. An
 * open-ended item has the only column that is neither the same for all nor called like one of a choice.
 */
export function itemsByNumber(
  maps: readonly MapNode[],
  { draft, known, personas }: OpenParts,
): Map<string, number> {
  const none = new Map<string, number>()
  if (maps.length > personas || maps.length < Math.max(FEWEST_ROWS, personas * FEWEST_SHARE)) return none
  const columns = numberedIn(maps, draft.questions.length)
  if (columns === null) return none
  const cut = cutColumns(draft)
  const isChoice = (item: number): boolean => draft.questions[item]?.type === 'single_choice'
  const choices = [...draft.questions.keys()].filter(isChoice)

  /** Whether all texts of a column are options of an item, but for those that say why there is none. */
  const hasOptions = (values: readonly unknown[], item: number): boolean => {
    const texts = values.filter((value) => value !== null && !isReason(value))
    if (texts.length === 0 || !texts.every((text) => typeof text === 'string' && /\p{L}/u.test(text)))
      return false
    const read = cut.readerFor(item, texts)
    return texts.every((text) => (known.labelOf(item, text) ?? read(text)) !== null)
  }

  const found = new Map<string, number>()
  const suffixes = new Set<string>()
  let anchors = 0
  for (const item of choices) {
    const own = columns.filter((column) => column.item === item)
    const [labels, ...others] = own.filter(({ values }) => hasOptions(values, item))
    if (!labels || others.length > 0 || own.some((column) => mayBeOtherCode(column, labels))) return none
    if (choices.every((other) => other === item || !hasOptions(labels.values, other))) anchors += 1
    found.set(labels.name, item)
    for (const { suffix, values } of own) if (values.some((value) => value !== null)) suffixes.add(suffix)
  }
  if (anchors < FEWEST_ANCHORS) return none
  for (const item of draft.questions.keys()) {
    if (isChoice(item)) continue
    const [said, ...others] = columns.filter(
      ({ item: own, suffix, values }) =>
        own === item && (suffix === '' || !suffixes.has(suffix)) && new Set(values).size > FEWEST_ANCHORS,
    )
    if (said && others.length === 0) found.set(said.name, item)
  }
  return found
}

/** The columns that are named after items; null where their numbers are not those of all items. */
function numberedIn(maps: readonly MapNode[], count: number): Numbered[] | null {
  const names = [...new Set(maps.flatMap(({ keys }) => keys))]
  const told = names.flatMap((name) => {
    const [, before = '', number = '', suffix = ''] = NUMBERED.exec(name) ?? HEADED.exec(name) ?? []
    return number === '' ? [] : [{ name, before, number: Number(number), suffix }]
  })
  const befores = [...new Set(told.map(({ before }) => before))].filter((before) => {
    const numbers = new Set(told.flatMap((one) => (one.before === before ? [one.number] : [])))
    return numbers.size === count && [0, 1].some((first) => areAll(numbers, first))
  })
  const [before, ...others] = befores
  if (before === undefined || others.length > 0) return null
  const own = told.filter((one) => one.before === before)
  const first = Math.min(...own.map(({ number }) => number))
  return own.map(({ name, number, suffix }) => ({
    ...{ name, suffix, item: number - first },
    values: maps.map((map) => {
      const leaf = map.items[map.keys.indexOf(name)]
      return isLeaf(leaf) && !isBlank(leaf.value) ? leaf.value : null
    }),
  }))
}

function areAll(numbers: ReadonlySet<number>, first: number): boolean {
  return [...numbers].every((number) => number >= first && number < numbers.size + first)
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && (isReasonName(value) || isStandIn(value))
}

/** Whether small numbers beside the labels are no codes of these: one label stands beside two of them. */
function mayBeOtherCode({ values }: Numbered, labels: Numbered): boolean {
  const filled = values.filter((value) => value !== null)
  if (filled.length === 0 || !filled.every((value) => /^\d{1,2}$/.test(String(value)))) return false
  const codes = new Map<unknown, unknown>()
  return values.some((code, row) => {
    const label = labels.values[row] ?? null
    if (label === null || code === null) return false
    const isOther = codes.has(label) && codes.get(label) !== code
    codes.set(label, code)
    return isOther
  })
}
