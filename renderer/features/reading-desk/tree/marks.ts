import type { DeskFound, DeskNeed } from '../../../../shared/models/reading-desk.ts'
import type { RowMark } from '../row-mark.ts'
import { parentPath } from './parent-path.ts'

/** The places of all values that are read. */
export interface Marks {
  /** What the row at a path, with this value, is read as. */
  at(path: string, value: string): readonly RowMark[]
}

interface Place {
  found: DeskFound
  /** Its position among the values of the need. */
  nth: number
  recognised: boolean
  /** Values that are not recognised at any place; `notUnderstood` names only the first place of each. */
  unknown: ReadonlySet<string>
}

const NONE: readonly RowMark[] = []

/**
 * Marks rows by what was found. A value's persona is the one that contains it or, where there are as many values as
 * expected, the one at the same position. Computed only when a row is rendered, since there may be 100,000.
 */
export function makeMarks(all: readonly DeskFound[]): Marks {
  const places = new Map<string, Place[]>()
  const personas = new Map<string, number>()
  for (const found of all) {
    if (found.need.need === 'persona')
      for (const [nth, path] of found.paths.entries()) personas.set(path, nth)
    const paths = new Set(found.notUnderstood.map(({ path }) => path))
    const unknown = new Set(found.notUnderstood.map(({ value }) => value))
    for (const [nth, path] of found.paths.entries())
      add(places, path, { found, nth, recognised: !paths.has(path), unknown })
    const known = new Set(found.paths)
    for (const path of paths)
      if (!known.has(path)) add(places, path, { found, nth: -1, recognised: false, unknown })
  }
  return {
    at: (path, value) =>
      places.get(path)?.map(({ found, nth, recognised, unknown }) => ({
        need: found.need,
        persona: personaOf(path, personas) ?? byPosition(found, nth),
        recognised: recognised && !unknown.has(value),
      })) ?? NONE,
  }
}

function add(places: Map<string, Place[]>, path: string, place: Place): void {
  const there = places.get(path)
  if (there) there.push(place)
  else places.set(path, [place])
}

/** The number of the persona that contains a value, or that it is. */
function personaOf(path: string, personas: ReadonlyMap<string, number>): number | null {
  for (let around: string | null = path; around !== null; around = parentPath(around)) {
    const nth = personas.get(around)
    if (nth !== undefined) return nth + 1
  }
  return null
}

const OF_PERSONAS: ReadonlySet<DeskNeed['need']> = new Set(['persona', 'persona_id', 'answer', 'field'])

function byPosition({ need, found, expected, paths }: DeskFound, nth: number): number | null {
  const isWhole = expected !== null && found === expected && paths.length === found
  return OF_PERSONAS.has(need.need) && isWhole && nth >= 0 ? nth + 1 : null
}
