import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import type { Match } from './match-columns.ts'
import type { LeafNode } from './node.ts'
import { idOf, keyAt, prefixOf, type Slot } from './slots.ts'
import { type Column, NEARLY_ALL, type Table } from './table.ts'

/** A place that holds options of the item for this share of the personas may hold the answers. */
const RIVAL_SHARE = 0.2

interface RivalParts {
  draft: SurveyDraft
  slots: ReadonlyMap<string, Slot>
  known: KnownTexts
  legends: Legends
  personas: number
}

/**
 * The matches without those identified only by their values, if a place outside of their table holds options of the
 * same item too: one of the two is a habit or a guess, and it is unclear which. Nor are there those beside which
 * another field has other options.
 */
export function withoutRivals(
  matches: readonly Match[],
  table: Table,
  { draft, slots, known, legends, personas }: RivalParts,
): Match[] {
  const used = new Set<LeafNode>()
  for (const { column } of matches) for (const { leaf } of column.cells.values()) used.add(leaf.origin)
  for (const { slot } of table.columns) for (const { origin } of slot.leaves) used.add(origin)
  const declared = new Set(legends.leaves.map(({ path }) => path))
  const entries = entriesBy(slots)
  const places = [...slots.values()].map((slot) => ({
    leaves: slot.leaves.filter((leaf) => !used.has(leaf.origin) && !declared.has(leaf.path)),
    // Beside entries without a value, those with one are no list of options.
    isWhole: (entries.get(prefixOf(slot, slot.free.length))?.size ?? 0) <= slot.leaves.length,
  }))
  const referred = itemsReferredTo(slots, known, personas)
  // Perhaps nobody answered the only item of a survey: then the place of its answers is blank.
  const isUnanswered =
    draft.questions.length === 1 &&
    places.some(
      ({ leaves }) => leaves.length > 1 && leaves.every(({ value }) => value === null || value === ''),
    )
  // Beside the only item of a survey, a single option may be the only answer.
  const fewest = draft.questions.length === 1 ? 1 : Math.max(1, personas * RIVAL_SHARE)
  return matches.filter(({ item, isNamed, column }) => {
    if (isNamed) {
      const isOption = (value: LeafNode['value']): boolean => known.labelOf(item, value) !== null
      const entry = entryOf(column, table, (name) => known.itemOf(name) ?? legends.itemOf(name))
      return entry === null || differentBeside(column, { entry, slots, used, isOption }) === 0
    }
    if (referred.has(item) || isUnanswered) return false
    return !places.some(({ leaves, isWhole }) => {
      const told = leaves.filter(
        // A number may be the text of an option, too.
        ({ value }) => known.labelOf(item, value) !== null || legends.mayMean(value).has(item),
      )
      const different = new Set(told.map(({ value }) => value)).size
      const isList =
        isWhole &&
        different === told.length &&
        told.length === draft.questions[item]?.options.length &&
        told.length >= leaves.length * NEARLY_ALL
      return told.length >= fewest && !(isList && told.length !== personas)
    })
  })
}

/**
 * The way to the entry of a column's values: the row of an item, or what stands below the name of one. Null where the
 * name is that of the values.
 */
function entryOf(
  { slot: { steps, free } }: Column,
  { isOfItems }: Table,
  itemOf: (name: string) => number | null,
): string | null {
  if (isOfItems) return prefixOf({ steps, free }, free.length)
  const at = steps.findLastIndex(({ kind, name }) => kind === 'name' && itemOf(name) !== null)
  return at < 0 || at === steps.length - 1 ? null : idOf(steps.slice(0, at + 1))
}

interface BesideParts {
  entry: string
  slots: RivalParts['slots']
  /** What is in a table was compared there. */
  used: ReadonlySet<LeafNode>
  isOption(value: LeafNode['value']): boolean
}

/**
 * In how many entries of a column another field, which is in no table because few have it, has another option of the
 * item: either of the two may be the answer.
 */
function differentBeside({ slot, cells }: Column, { entry, slots, used, isOption }: BesideParts): number {
  const level = slot.free.length
  const own = new Map([...cells.values()].map(({ leaf }) => [keyAt(leaf, level), leaf.value]))
  const beside = [...slots.values()].filter(
    ({ free, steps }) =>
      free.length === level && idOf(steps.slice(0, entry.split('\u0000').length)) === entry,
  )
  const counts = beside.map(({ leaves }) => {
    const different = leaves.filter(
      (leaf) =>
        !used.has(leaf.origin) &&
        own.has(keyAt(leaf, level)) &&
        own.get(keyAt(leaf, level)) !== leaf.value &&
        isOption(leaf.value),
    )
    return different.length
  })
  return Math.max(0, ...counts)
}

/** The keys of the entries that the slots have values in, by the way to these entries. */
function entriesBy(slots: ReadonlyMap<string, Slot>): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>()
  for (const slot of slots.values()) {
    const prefix = prefixOf(slot, slot.free.length)
    const own = entries.get(prefix) ?? new Set<string>()
    entries.set(prefix, own)
    for (const { keys } of slot.leaves) own.add(keys.at(-1) ?? '')
  }
  return entries
}

/** The items whose text stands in entries of many personas: their answers are in these entries. */
function itemsReferredTo(slots: ReadonlyMap<string, Slot>, known: KnownTexts, personas: number): Set<number> {
  const referred = new Set<number>()
  for (const { leaves } of slots.values()) {
    const times = new Map<number, number>()
    for (const { value } of leaves) {
      const item = known.itemOf(value)
      if (item !== null) times.set(item, (times.get(item) ?? 0) + 1)
    }
    for (const [item, count] of times) if (count >= Math.max(2, personas / 2)) referred.add(item)
  }
  return referred
}
