import { isObject } from '../../json/json-value.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { ALL, type Part } from './path-text.ts'

/** Whether a step is an index or a name with a digit ("tour_1", "41"), so that the next reply may have another one. */
export function isCounted(step: Step): boolean {
  return typeof step === 'number' || /\d/.test(step)
}

/**
 * The steps as they are, then with all entries of each list on the path, then also of each map whose names are counted
 * or ids: what is looked for may come in pages, rounds or groups. The widest come first where these lists and maps have
 * a single entry, because the next reply may have more.
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

/** Whether one entry may stand for all: of a list, or of a map whose names all have digits. */
function areAlike(container: unknown): boolean {
  return !isObject(container) || Object.keys(container).slice(0, 200).every(isCounted)
}
