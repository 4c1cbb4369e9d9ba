import { isObject } from '../../json/json-value.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { ALL, type Part } from './path-text.ts'

/** A name that holds a digit is one of several like it ("tour_1", "41"), and another one in the next reply. */
export function isCounted(step: Step): boolean {
  return typeof step === 'number' || /\d/.test(step)
}

/**
 * The steps as they are, then with all entries of each list on the way, then of each map whose names count or are ids: what is
 * looked for may come in pages, rounds or groups. The widest first where a list has no other entry: the next one may.
 */
export function widened(data: unknown, steps: readonly Step[]): Part[][] {
  const asIs: Part[] = [...steps]
  const lists = steps.map((step): Part => (typeof step === 'number' ? ALL : step))
  const counted = steps.map(
    (step, at): Part => (isCounted(step) && areAlike(valueAt(data, steps.slice(0, at))) ? ALL : step),
  )
  const hasOthers = steps.some((step, at) => isCounted(step) && sizeOf(valueAt(data, steps.slice(0, at))) > 1)
  const all = hasOthers ? [asIs, lists, counted] : [counted, lists, asIs]
  const seen = new Set<string>()
  return all.filter((parts) => {
    const key = parts.map((part) => (part === ALL ? '*' : JSON.stringify(part))).join()
    return !seen.has(key) && seen.add(key)
  })
}

/** Whether all names of a map count, so that one stands for all; so do the places of a list. */
function areAlike(container: unknown): boolean {
  return !isObject(container) || Object.keys(container).slice(0, 200).every(isCounted)
}
