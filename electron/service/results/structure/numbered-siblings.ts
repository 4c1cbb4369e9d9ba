import { idOf, type Slot } from './slots.ts'
import type { Column } from './table.ts'

const NUMBER = /^\d+$/

/**
 * Finds whether a column is named after an item only by a number beside which others stand that are no items: "1" to
 * "9" in a survey of five items count something else, such as the rows of the answers.
 */
export function numbersBesideOthers(
  slots: ReadonlyMap<string, Slot>,
  itemOf: (name: string) => number | null,
): (column: Column) => boolean {
  const names = new Map<string, Set<string>>()
  for (const { steps } of slots.values())
    steps.forEach(({ kind, name }, at) => {
      if (kind !== 'name') return
      const around = idOf(steps.slice(0, at))
      names.set(around, (names.get(around) ?? new Set()).add(name))
    })
  const isAmongOthers = (around: string): boolean =>
    [...(names.get(around) ?? [])].some((name) => itemOf(name) === null)
  return ({ slot: { steps } }) => {
    const telling = steps.flatMap(({ kind, name }, at) =>
      kind === 'name' && itemOf(name) !== null ? [{ name, around: idOf(steps.slice(0, at)) }] : [],
    )
    return (
      telling.length > 0 && telling.every(({ name, around }) => NUMBER.test(name) && isAmongOthers(around))
    )
  }
}
