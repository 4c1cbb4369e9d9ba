import type { Respondent } from '../../../../shared/models/results.ts'
import { asText, isObject } from '../../json/json-value.ts'
import { keysOf, type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { ALL, type Part, pathText } from './path-text.ts'
import { scalarsOf } from './scalars-of.ts'

/** A list or a map of all personas, whether they have answered or not. */
export interface PeopleList {
  personas: string
  /** `~` where the personas are in a map under their ids. */
  personaId: string
  ids: ReadonlySet<string>
  /** Whether Sonde reads personas with these ids by itself; else there are only as many. */
  isKnown: boolean
}

type FoundList = Omit<PeopleList, 'isKnown'>

/** The most values examined: such lists are near the root. */
const MOST_VALUES = 20_000
const DEEPEST = 5
const MOST_PERSONAS = 5_000
const MOST_COLUMNS = 40
/** The most lists that are tried. */
const MOST = 3

/**
 * The lists of all personas: those with the ids that Sonde reads by itself, else those with as many entries as personas
 * were asked. First those that say more about a persona than its id.
 */
export function peopleLists(
  data: unknown,
  { asked, readers }: { asked: number | null; readers: readonly Respondent[] },
): PeopleList[] {
  const known = new Set(readers.flatMap(({ id }) => id ?? []))
  const isWhole = ({ ids }: FoundList): boolean => {
    if (asked !== null && ids.size > asked) return false
    return known.size > 0 ? [...known].every((id) => ids.has(id)) : ids.size === asked
  }
  const found: { list: PeopleList; says: number }[] = []
  let left = MOST_VALUES
  const walk = (value: unknown, parts: readonly Part[]): void => {
    const size = sizeOf(value)
    if (size === 0 || parts.length > DEEPEST || left < 0) return
    const least = Math.max(2, known.size)
    if (size >= least && size <= Math.min(MOST_PERSONAS, asked ?? MOST_PERSONAS))
      for (const list of listsIn(value, pathText([...parts, ALL], '$')))
        if (isWhole(list))
          found.push({
            list: { ...list, isKnown: known.size > 0 },
            says: sizeOf(Object.values(value as object)[0]),
          })
    // The first entries of a list show what all are like.
    const entries = Array.isArray(value)
      ? [...value.slice(0, 3).entries()]
      : Object.entries(value as object).slice(0, 200)
    left -= entries.length
    for (const [key, inner] of entries) walk(inner, [...parts, key])
  }
  walk(data, [])
  return found
    .toSorted((one, other) => Number(other.says > 0) - Number(one.says > 0))
    .slice(0, MOST)
    .map(({ list }) => list)
}

/** A container as a list of personas, by each thing that differs in all its entries. */
function listsIn(container: unknown, personas: string): FoundList[] {
  if (isObject(container)) {
    const areRecords = Object.values(container).every(isObject)
    return areRecords ? [{ personas, personaId: '~', ids: new Set(keysOf(container)) }] : []
  }
  const rows: unknown[] = Array.isArray(container) ? container : []
  const [first] = rows
  return stepsToScalars(first).flatMap((steps) => {
    const ids = rows.map((row) => asText(steps.reduce<unknown>(inside, row)))
    const isClear = ids.every((id) => id !== null && id !== '') && new Set(ids).size === rows.length
    const personaId = pathText(steps, '@')
    return isClear ? [{ personas, personaId, ids: new Set(ids as string[]) }] : []
  })
}

/** The ways from an entry to what may be its id; the entry itself where it is a plain value. */
function stepsToScalars(entry: unknown): (readonly Step[])[] {
  if (Array.isArray(entry)) return [...entry.keys()].slice(0, MOST_COLUMNS).map((at) => [at])
  return isObject(entry) ? scalarsOf(entry, { isEntry: true }).map(([, , steps]) => steps) : [[]]
}

function inside(value: unknown, step: Step): unknown {
  return typeof value === 'object' && value !== null ? valueAt(value, [step]) : null
}
