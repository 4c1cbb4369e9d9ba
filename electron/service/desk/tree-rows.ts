import type { TreeRow } from '../../../shared/models/reading-desk.ts'
import { isObject } from '../json/json-value.ts'
import { stepPath } from '../results/shapes/gathered.ts'
import { hiddenName } from './hidden-values.ts'
import { keysOf, type Step, sizeOf, stepsTo, valueAt } from './tree-paths.ts'

const LONGEST_VALUE = 300

/** An unfolded place, with the unfolded places below it. */
interface Unfolded {
  steps: Map<Step, Unfolded>
  /** The rows of the place and of everything unfolded below it. */
  rows: number
}

/**
 * `limit` rows of the tree from `offset` on, and the number of all rows. The cost depends on what is unfolded, not on
 * the size of the payload.
 */
export function treeRows(
  data: unknown,
  { open, offset, limit }: { open: readonly string[]; offset: number; limit: number },
): { rows: TreeRow[]; total: number } {
  const root = unfold(data, open)
  const rows: TreeRow[] = []
  let skip = offset
  const isFull = (): boolean => rows.length >= limit
  const emit = (
    value: unknown,
    at: { key: Step; path: string; depth: number; hidden?: string | null },
    unfolded?: Unfolded,
  ): void => {
    if (skip > 0) skip -= 1
    else rows.push(toRow(value, at))
    if (!unfolded) return
    const keys = isObject(value) ? keysOf(value) : null
    const below = (place: number): void => {
      const key = keys ? (keys[place] ?? '') : place
      const inner = (value as Record<Step, unknown>)[key]
      const hidden = hiddenName(value, key)
      emit(inner, { key, path: stepPath(at.path, key), depth: at.depth + 1, hidden }, unfolded.steps.get(key))
    }
    const size = sizeOf(value)
    const places = openPlaces(unfolded, keys)
    let place = 0
    for (const next of [...places, size]) {
      // Nothing is unfolded before the next place, so the rows up to it can be skipped at once.
      const jump = Math.min(skip, next - place)
      skip -= jump
      place += jump
      while (place < next && !isFull()) below(place++)
      if (isFull()) return
      if (next === size) return
      const inner = unfolded.steps.get(keys ? (keys[next] ?? '') : next)
      if (inner && inner.rows <= skip) skip -= inner.rows
      else below(next)
      place = next + 1
      if (isFull()) return
    }
  }
  emit(data, { key: '', path: '$', depth: 0 }, root)
  return { rows, total: root.rows }
}

/** The index of the row of `path` once its parents are unfolded too. */
export function locateRow(
  data: unknown,
  { open, path }: { open: readonly string[]; path: string },
): { at: number | null; open: string[] } {
  const steps = stepsTo(data, path)
  if (!steps) return { at: null, open: [...open] }
  const all = [...new Set([...open, ...parentsOf(steps)])]
  let unfolded: Unfolded | undefined = unfold(data, all)
  let value = data
  let at = 0
  for (const step of steps) {
    const keys: string[] | null = isObject(value) ? keysOf(value) : null
    const place: number = keys ? keys.indexOf(String(step)) : Number(step)
    at += 1 + place
    for (const [key, inner] of unfolded?.steps ?? [])
      if ((keys ? keys.indexOf(String(key)) : Number(key)) < place) at += inner.rows - 1
    unfolded = unfolded?.steps.get(step)
    value = valueAt(value, [step])
  }
  return { at, open: all }
}

/** The paths of all places above one, without its own. */
export function parentsOf(steps: readonly Step[]): string[] {
  const paths = ['$']
  for (const step of steps.slice(0, -1)) paths.push(stepPath(paths.at(-1) ?? '$', step))
  return paths
}

function unfold(data: unknown, open: readonly string[]): Unfolded {
  const root: Unfolded = { steps: new Map(), rows: 0 }
  for (const path of open) {
    let at = root
    for (const step of stepsTo(data, path) ?? []) {
      const next = at.steps.get(step) ?? { steps: new Map(), rows: -1 }
      at.steps.set(step, next)
      at = next
    }
    at.rows = 0
  }
  root.rows = 0
  count(data, root)
  return root
}

/** Counts rows. Places unfolded below a folded one are dropped, because they are not visible. */
function count(value: unknown, unfolded: Unfolded): number {
  unfolded.rows = 1 + sizeOf(value)
  for (const [step, inner] of unfolded.steps) {
    if (inner.rows === -1 || sizeOf(valueAt(value, [step])) === 0) unfolded.steps.delete(step)
    else unfolded.rows += count(valueAt(value, [step]), inner) - 1
  }
  return unfolded.rows
}

function openPlaces({ steps }: Unfolded, keys: readonly string[] | null): number[] {
  if (!keys) return [...steps.keys()].map(Number).sort((one, other) => one - other)
  if (steps.size === 0) return []
  return keys.flatMap((key, place) => (steps.has(key) ? [place] : []))
}

function toRow(
  value: unknown,
  { key, path, depth, hidden = null }: { key: Step; path: string; depth: number; hidden?: string | null },
): TreeRow {
  const row = {
    path,
    depth,
    key: hidden ?? key,
    kind: kindOf(value),
    value: shown(value),
    size: sizeOf(value),
  }
  return hidden === null ? row : { ...row, hidden: true }
}

function kindOf(value: unknown): TreeRow['kind'] {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'list'
  switch (typeof value) {
    case 'object':
      return 'map'
    case 'number':
      return 'number'
    case 'boolean':
      return 'truth'
    default:
      return 'text'
  }
}

function shown(value: unknown): string {
  if (typeof value === 'string')
    return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE).toWellFormed()}…` : value
  return typeof value === 'object' && value !== null ? '' : JSON.stringify(value ?? null)
}
