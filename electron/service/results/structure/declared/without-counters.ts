import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { Column } from './answers.ts'
import { areBeside, innermostOf, isBlank, type Place, type Value } from './places.ts'

/** With fewer items, the same numbers may be under all of them by chance. */
const FEWEST_CHOICES = 2

/**
 * The columns without those of fields that count something, such as the attempts at an answer: a whole number stands
 * there in every entry, also where an open-ended item was answered in words or somebody gave no answer. Only beside a
 * field with the answers to the same choices in ids that are of one item only, which is blank for open-ended items: the
 * numbers, which come again under all items, may then be codes by chance.
 */
export function withoutCounters(
  tables: readonly (readonly Column[])[],
  { questions }: SurveyDraft,
): readonly (readonly Column[])[] {
  const all = tables.flat()
  const isChoice = ({ item }: Column): boolean => questions[item]?.type === 'single_choice'
  const places = new Set(all.filter(isChoice).map(({ place }) => place))
  const counters = new Set([...places].filter((place) => isCounter(place, all, isChoice)))
  return counters.size === 0
    ? tables
    : tables.map((columns) => columns.filter(({ place }) => !counters.has(place)))
}

function isCounter(place: Place, all: readonly Column[], isChoice: (column: Column) => boolean): boolean {
  if (!place.values.every(({ leaf }) => /^\d{1,3}$/.test(String(leaf.value)))) return false
  const own = all.filter((column) => column.place === place && isChoice(column))
  if (own.length < FEWEST_CHOICES || !areShared(own)) return false
  const beside = all.filter((column) => column.place !== place && areBeside(place, column.place))
  const open = beside.filter((column) => !isChoice(column) && column.isSound && !column.isOfNumbers)
  const asked = open.flatMap(({ values }) => values)
  const answered = new Set(
    open.flatMap(({ place: words, values }) => values.filter(isFilled).map(innermostOf(words))),
  )
  const isHere = place.values.some((value) => answered.has(innermostOf(place)(value)))
  if (answered.size === 0 || !isHere) return false
  return [...new Set(beside.map((column) => column.place))].some((other) => {
    const ids = beside.filter((column) => column.place === other && column.isSound && isChoice(column))
    const areAll = own.every(({ item }) => ids.some((column) => column.item === item && column.isCoded))
    const entries = new Set(asked.map(innermostOf(other)))
    return (
      areAll &&
      areApart(ids) &&
      !other.values.some((value) => isFilled(value) && entries.has(innermostOf(other)(value)))
    )
  })
}

/** Whether some value stands under all items. */
function areShared(columns: readonly Column[]): boolean {
  const [first, ...others] = columns.map(valuesOf)
  return [...(first ?? [])].some((value) => others.every((own) => own.has(value)))
}

/** Whether no value stands under two items. */
function areApart(columns: readonly Column[]): boolean {
  const values = columns.flatMap((column) => [...valuesOf(column)])
  return new Set(values).size === values.length
}

function valuesOf({ values }: Column): ReadonlySet<string> {
  return new Set(values.filter(isFilled).map(({ leaf }) => String(leaf.value)))
}

function isFilled({ leaf }: Value): boolean {
  return !isBlank(leaf.value)
}
