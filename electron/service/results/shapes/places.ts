import { isObject, pick } from '../../json/json-value.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { Aside } from './gathered.ts'
import { isTable } from './wide-rows.ts'

/** How deep answers are looked for. */
const DEEPEST = 3
/** The most lists and maps tried as the place of the answers. */
const MOST_PLACES = 300
/** The most lists of items, or of respondents, that are looked at. */
const MOST_LISTS = 20

/** Every list and map that may hold the answers, the nearest first. */
export function places(root: Entry): Entry[] {
  const found = [{ entry: root, depth: 0 }]
  for (const { entry, depth } of found) {
    if (depth >= DEEPEST || Array.isArray(entry.value) || isTable(entry.value)) continue
    for (const inner of entriesOf(entry.value, entry.path)) {
      if (found.length >= MOST_PLACES) break
      if (typeof inner.value === 'object' && inner.value !== null)
        found.push({ entry: inner, depth: depth + 1 })
    }
  }
  return found.map(({ entry }) => entry)
}

type Lists = readonly (readonly unknown[])[]

/** Every list under one of the names, the nearest first. */
export function findNamed(data: unknown, names: readonly string[], depth = 0): Lists {
  if (!isObject(data) || depth > DEEPEST) return []
  const here = names.map((name) => pick(data, [name])).filter((value) => Array.isArray(value))
  const deeper = Object.values(data).flatMap((inner) => findNamed(inner, names, depth + 1))
  return [...here, ...deeper].slice(0, MOST_LISTS)
}

/** For a payload without any reading: the outermost lists and maps that hold a value left over. */
export function outermost(lost: readonly Aside[], data: unknown): Aside[] {
  const entries = isObject(data) ? entriesOf(data, '$') : [{ key: null, at: 0, value: data, path: '$' }]
  const around = new Set<string>()
  for (const { path } of lost) {
    around.add(path)
    for (const { index } of path.matchAll(/[.[]/g)) around.add(path.slice(0, index))
  }
  return entries.filter(({ path }) => around.has(path))
}
