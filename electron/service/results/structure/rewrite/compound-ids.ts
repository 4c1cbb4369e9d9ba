import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../../json/json-value.ts'
import type { KnownTexts } from '../item-refs.ts'

interface Parts {
  draft: SurveyDraft
  known: Pick<KnownTexts, 'itemOf'>
  personas: number
}

const DEEPEST = 24
const FEWEST_SHARE = 0.7
const LONGEST = 80
/** The tokens of a compound id, and the signs between them: "p012.q3", "p012/q3/try1". */
const TOKENS = /[^.:/|#]+|[.:/|#]+/g
/** How often something was tried until it came: what was tried again is what counts. */
const TRY = /^(?:try|retry|attempt|essai|tentative|intento|tentativo|versuch|poging)[_-]?(\d{1,2})$/i
/** More subjects were tried again only if they were asked several times on purpose. */
const MOST_AGAIN = 0.5
/** The names under which the parts of such an id stand. */
const NAMES = { person: 'persona_id', item: 'question_id' } as const

/** Where the persona, the item and the number of the try stand in the ids of a list. */
interface Places {
  name: string
  person: number
  item: number
  tried: number | null
}

/**
 * Entries with the persona and the item that an id of theirs names: `{"custom_id": "p012.q3.try1", …}` also has
 * `"persona_id": "p012"` and `"question_id": "q3"`. Only where all ids of a list are built alike, one part of them has the
 * ids that the payload gives the items beside their texts, and another one nearly as many values as there are personas.
 * Of several tries the last one counts, and the same entry twice counts once; where two entries of one id differ, the
 * list stays as it is.
 */
export function withPlainIds(data: unknown, parts: Parts): unknown {
  const items = idsOfItems(data, parts)
  if (items.size < parts.draft.questions.length) return data
  const rebuilt = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    if (Array.isArray(value)) {
      const entries = value.every(isObject) ? plainEntries(value, items, parts) : null
      if (entries) return entries
      const inner = value.map((one: unknown) => rebuilt(one, depth + 1))
      return inner.every((one, at) => one === value[at]) ? value : inner
    }
    const entries = Object.entries(value).map(([name, inner]) => [name, rebuilt(inner, depth + 1)] as const)
    return entries.every(([name, inner]) => inner === (value as JsonObject)[name])
      ? value
      : Object.fromEntries(entries)
  }
  return rebuilt(data, 0)
}

/** The short texts that stand beside the texts of items, and beside one of them only. */
function idsOfItems(data: unknown, { known }: Parts): ReadonlySet<string> {
  const found = new Map<string, Set<number>>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    const inner = Object.values(value)
    const told = Array.isArray(value)
      ? []
      : inner.flatMap((text) => (typeof text === 'string' ? (known.itemOf(text) ?? []) : []))
    const [item] = told
    if (item !== undefined && told.length === 1)
      for (const id of inner)
        if (typeof id === 'string' && /^[\w-]{1,24}$/.test(id))
          found.set(id, (found.get(id) ?? new Set()).add(item))
    for (const own of inner) look(own, depth + 1)
  }
  look(data, 0)
  return new Set([...found].flatMap(([id, own]) => (own.size === 1 ? [id] : [])))
}

function plainEntries(
  rows: readonly JsonObject[],
  items: ReadonlySet<string>,
  { draft, personas }: Parts,
): readonly (JsonObject | null)[] | null {
  const count = draft.questions.length
  if (personas < 2 || rows.length < personas * count * FEWEST_SHARE) return null
  const found = Object.keys(rows[0] ?? {}).flatMap(
    (name) => placesIn(rows, name, { items, count, personas }) ?? [],
  )
  const [places, ...others] = found
  if (!places || others.length > 0) return null
  if (rows.some((row) => Object.values(NAMES).some((name) => name in row))) return null
  const once = withoutCopies(rows, places.name)
  const standing = once && lastTries(once, places)
  if (!standing) return null
  const left = new Set(rows.filter((row) => !standing.has(row)))
  // What does not count leaves its place empty, so that all others keep theirs.
  return rows.map((row) => {
    if (left.has(row)) return null
    const tokens = tokensOf(row[places.name])
    return { [NAMES.person]: tokens[places.person], [NAMES.item]: tokens[places.item], ...row }
  })
}

function tokensOf(id: unknown): readonly string[] {
  return typeof id === 'string' && id.length <= LONGEST ? (id.match(TOKENS) ?? []) : []
}

function placesIn(
  rows: readonly JsonObject[],
  name: string,
  { items, count, personas }: { items: ReadonlySet<string>; count: number; personas: number },
): Places | null {
  const ids = rows.map((row) => tokensOf(row[name]))
  const size = ids[0]?.length ?? 0
  if (size < 3 || size > 7 || ids.some((own) => own.length !== size)) return null
  const columns = Array.from({ length: size }, (_, at) => new Set(ids.map((own) => own[at] ?? '')))
  const parts = columns.flatMap((values, at) => (at % 2 === 0 ? [{ at, values: [...values] }] : []))
  // What stands between the parts is the same everywhere.
  if (columns.some(({ size: different }, at) => at % 2 === 1 && different !== 1)) return null
  const telling = parts.filter(
    ({ values }) => values.length === count && values.every((value) => items.has(value)),
  )
  const [item] = telling
  if (!item || telling.length > 1) return null
  const varied = parts.filter((part) => part !== item && part.values.length > 1)
  const tries = varied.filter(({ values }) => values.every((value) => TRY.test(value)))
  const others = varied.filter((part) => !tries.includes(part))
  const [person] = others
  const isFit = (size: number): boolean => size <= personas && size >= personas * FEWEST_SHARE
  if (!person || others.length > 1 || tries.length > 1 || !isFit(person.values.length)) return null
  return { name, person: person.at, item: item.at, tried: tries[0]?.at ?? null }
}

/** The rows without those that repeat another one; null where two with the same id differ. */
function withoutCopies(rows: readonly JsonObject[], name: string): readonly JsonObject[] | null {
  const first = new Map<unknown, JsonObject>()
  for (const row of rows) {
    const before = first.get(row[name])
    if (before && JSON.stringify(before) !== JSON.stringify(row)) return null
    if (!before) first.set(row[name], row)
  }
  return [...first.values()]
}

/** The last try of each persona at each item, in the order of the list; null where nobody knows which counts. */
function lastTries(
  rows: readonly JsonObject[],
  { name, person, item, tried }: Places,
): ReadonlySet<JsonObject> | null {
  const subjects = Map.groupBy(rows, (row) => {
    const tokens = tokensOf(row[name])
    return JSON.stringify([tokens[person], tokens[item]])
  })
  const numberOf = (row: JsonObject): number =>
    Number(TRY.exec(tokensOf(row[name])[tried ?? -1] ?? '')?.[1] ?? 0)
  const several = [...subjects.values()].filter((own) => own.length > 1)
  if (several.length > 0 && (tried === null || several.length > subjects.size * MOST_AGAIN)) return null
  const left = new Set(
    several.flatMap((own) => {
      const last = Math.max(...own.map(numberOf))
      return own.filter((row) => numberOf(row) !== last)
    }),
  )
  return new Set(rows.filter((row) => !left.has(row)))
}
