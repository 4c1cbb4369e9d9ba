import { isForeignName } from '../../../words/foreign-words.ts'
import { saysWhyMissing } from '../../../words/missing-reasons.ts'
import { isStandIn } from '../../../words/stand-in.ts'
import { isLeaf, type MapNode, type Node } from '../../node.ts'
import type { Declared } from '../declarations.ts'
import { isBlank } from '../places.ts'
import { rewriteAligned } from './aligned.ts'
import type { OpenParts } from './open-parts.ts'

const FEWEST_ROWS = 4
/** How many codes there may be for missing answers. */
const MOST_MISSING = 2
/** What stands between the id of an item and the name of one of its columns. */
const BETWEEN = /[_.\-:/ ]/

type Value = string | number | boolean | null

/** A column that is named after an item ("Q7_label"), or is called like it ("Q7"). */
interface Column {
  name: string
  /** The id of the item, as the name has it. */
  ref: string
  /** What the name says besides; "" for the column called like the item. */
  suffix: string
  /** The values of all rows; null where there is none. */
  values: readonly Value[]
}

/** The column of an item's answers, with those that say the same or nothing. */
interface Chosen {
  column: Column
  idle: readonly Column[]
}

/**
 * Columns that are named after the declared id of their item, such as a code beside its label ("40_code", "40_label"),
 * or the words of an open-ended item beside its empty column ("42", "42_text"), become one column called like the item.
 * This is done only where the columns of each choice that have its options all say the same, in every row.
 */
export function openColumnFamilies(
  root: Node,
  { draft, known, personas }: OpenParts,
  declared: Declared,
): Node {
  return rewriteAligned(root, folded)

  function folded(maps: readonly MapNode[]): readonly Node[] | null {
    if (maps.length < FEWEST_ROWS || maps.length > personas) return null
    const columns = columnsOf(maps)
    if (columns.some((own) => new Set(own.filter(isFilled).map(({ ref }) => ref)).size !== 1)) return null
    const isChoice = (item: number): boolean => draft.questions[item]?.type === 'single_choice'
    const items = [...draft.questions.keys()]
    const choices = items.filter(isChoice).map((item) => chosenOf(item, columns[item] ?? []))
    if (!choices.every((chosen) => chosen !== null)) return null
    const suffixes = new Set(choices.map(({ column }) => column.suffix))
    if (suffixes.size > 1 || [...suffixes].some(isForeignName)) return null
    const besides = new Set(
      items.flatMap((item) =>
        isChoice(item) ? (columns[item] ?? []).filter(isFilled).map(({ suffix }) => suffix) : [],
      ),
    )
    for (const suffix of suffixes) besides.delete(suffix)
    const said = items.flatMap((item) => (isChoice(item) ? [] : (saidIn(columns[item] ?? [], besides) ?? [])))
    const chosen = new Set(choices.map(({ column }) => column))
    const missing = new Set(
      columns.flatMap((own) => {
        const labels = own.find((column) => chosen.has(column))
        return labels ? own.flatMap((column) => codesOfNothing(column, labels)) : []
      }),
    )
    const mayBeMissing = ({ column }: Chosen): boolean =>
      column.values.some((value) => value !== null && missing.has(String(value)))
    return said.some(mayBeMissing) ? null : renamed(maps, [...choices, ...said])
  }

  /** By item: the columns that are named after it. */
  function columnsOf(maps: readonly MapNode[]): Column[][] {
    const found: Column[][] = draft.questions.map(() => [])
    const names = new Set(maps.flatMap(({ keys }) => keys))
    for (const name of names) {
      const ref = refIn(name)
      const item = ref === null ? null : declared.itemOf(ref)
      if (ref === null || item === null) continue
      const suffix = name.slice(ref.length).replace(/^[_.\-:/ ]+/, '')
      const values = maps.map((map) => {
        const leaf = map.items[map.keys.indexOf(name)]
        return isLeaf(leaf) && !isBlank(leaf.value) ? leaf.value : null
      })
      found[item]?.push({ name, ref, suffix, values })
    }
    return found
  }

  /** The longest id of an item that a name begins with. */
  function refIn(name: string): string | null {
    if (declared.itemOf(name) !== null) return name
    for (let end = name.length - 1; end > 0; end -= 1) {
      const ref = name.slice(0, end)
      if (BETWEEN.test(name[end] ?? '') && declared.itemOf(ref) !== null) return ref
    }
    return null
  }

  /** The column with the options of a choice; null where there is none, or two that differ. */
  function chosenOf(item: number, own: readonly Column[]): Chosen | null {
    const read = own.flatMap((column) => {
      const options = column.values.map((value) => (value === null ? null : declared.optionOf(item, value)))
      const isRead = column.values.every(
        (value, row) =>
          value === null || options[row] !== null || isReason(value) || declared.isOtherCode(item, value),
      )
      return isRead && options.some((option) => option !== null) ? [{ column, options }] : []
    })
    const [first] = read
    if (!first) return null
    const isSame = read.every(({ options }) =>
      options.every((option, row) => option === (first.options[row] ?? null)),
    )
    if (!isSame) return null
    const hasTexts = ({ column }: { column: Column }): boolean =>
      column.values.every((value) => value === null || isReason(value) || known.labelOf(item, value) !== null)
    const { column } = read.find(hasTexts) ?? first
    const idle = own.filter(
      (one) => isEmpty(one) || read.some((other) => other.column === one) || areCodesOf(one, column),
    )
    return { column, idle: idle.filter((one) => one !== column) }
  }
}

/**
 * The only column of an open-ended item that has anything, but for reasons why there is no answer and for what choices
 * have as well. Of two, the one with sentences; where both have them, nobody knows.
 */
function saidIn(own: readonly Column[], besides: ReadonlySet<string>): Chosen | null {
  const empty = own.filter(isEmpty)
  const filled = own.filter(
    ({ suffix, values }) =>
      (suffix === '' || !(besides.has(suffix) || isForeignName(suffix))) &&
      values.some((value) => value !== null && !isReason(value)),
  )
  const bare = filled.find(({ suffix }) => suffix === '')
  if (bare) return { column: bare, idle: empty }
  const sentences = filled.filter(({ values }) =>
    values.some((value) => /\p{L}\s+\p{L}/u.test(String(value))),
  )
  const [column, ...others] = filled.length === 1 ? filled : sentences
  return column && others.length === 0 ? { column, idle: empty } : null
}

/**
 * Whether a column has one number for each label of the other one, though nothing declares these, and other numbers
 * where that has none.
 */
function areCodesOf(column: Column, labels: Column): boolean {
  const byLabel = new Map<Value, Value>()
  const missing = new Set<Value>()
  const areSame = column.values.every((code, row) => {
    const label = labels.values[row] ?? null
    if (label === null) return code === null || missing.add(code)
    const before = byLabel.get(label)
    byLabel.set(label, code)
    return /^-?\d+$/.test(String(code)) && (before === undefined || before === code)
  })
  const codes = new Set(byLabel.values())
  const areApart = byLabel.size > 1 && codes.size === byLabel.size
  return areSame && areApart && missing.size <= MOST_MISSING && [...missing].every((code) => !codes.has(code))
}

/** What a column has only in the rows in which the other one, with the labels of a choice, has none. */
function codesOfNothing({ values }: Column, labels: Column): string[] {
  const isLabelled = (row: number): boolean => (labels.values[row] ?? null) !== null
  const used = new Set(values.filter((_, row) => isLabelled(row)).map(String))
  return values.flatMap((value, row) =>
    value === null || isLabelled(row) || used.has(String(value)) ? [] : [String(value)],
  )
}

/** Whether a column is called like its item and has nothing. */
function isEmpty(column: Column): boolean {
  return column.suffix === '' && !isFilled(column)
}

function isFilled({ values }: Column): boolean {
  return values.some((value) => value !== null)
}

function isReason(value: Value): boolean {
  return typeof value === 'string' && (saysWhyMissing(value) || isStandIn(value))
}

/** The rows with each answer under the id of its item, and without what says the same. */
function renamed(maps: readonly MapNode[], chosen: readonly Chosen[]): readonly Node[] | null {
  if (chosen.every(({ column, idle }) => column.suffix === '' && idle.length === 0)) return null
  const names = new Map(chosen.map(({ column }) => [column.name, column.ref]))
  const idle = new Set(chosen.flatMap((one) => one.idle.map(({ name }) => name)))
  return maps.map((map) => {
    const kept = [...map.keys.keys()].filter((at) => !idle.has(map.keys[at] ?? ''))
    return {
      ...map,
      keys: kept.map((at) => names.get(map.keys[at] ?? '') ?? map.keys[at] ?? ''),
      items: kept.map((at) => map.items[at] as Node),
    }
  })
}
