import type { AnswerRule } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { type AnswerWay, type ItemWay, itemWays, type Pointed, thisItem } from './item-ways.ts'
import { listedPeople } from './listed-people.ts'
import { markColumns } from './mark-columns.ts'
import { ALL, type Part, pathText } from './path-text.ts'
import { personaIds } from './persona-ids.ts'
import { isRecord } from './record-names.ts'
import { scalarsOf } from './scalars-of.ts'
import { withPeopleOf } from './with-people-of.ts'

/** The most ways that are weighed. */
const MOST = 300

/**
 * The ways in which the place may be the answer of one persona to the item; first those that hold for the most
 * questionnaires.
 */
export function answerCandidates(pointed: Pointed): AnswerWay[] {
  const { steps, data } = pointed
  const candidates: AnswerWay[] = []
  for (const [persona] of steps.entries()) {
    if (sizeOf(valueAt(data, steps.slice(0, persona))) === 0) continue
    if (isRecord(data, steps.slice(0, persona), pointed.draft.questions.length)) continue
    for (const before of prefixes(steps.slice(0, persona)))
      candidates.push(...withinPersona(pointed, before, persona))
    for (let item = 0; item < persona; item += 1) candidates.push(...aboveItem(pointed, item, persona))
  }
  for (const [row] of steps.entries()) candidates.push(...recordRows(pointed, row))
  candidates.push(...listedPeople(pointed), ...markColumns(pointed))
  return candidates
    .filter(isNamedByOthers)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST)
}

/**
 * Whether the items are not named by the personas or the answers themselves: "p1" and "p2" are the first two personas.
 */
function isNamedByOthers({ recipe: { personas, answers } }: AnswerWay): boolean {
  return answers.every(({ header, rows, path }) => {
    if (header === undefined) return true
    const isWithin = path.startsWith('@') && rows === undefined && personas.startsWith(header)
    return header !== personas && header !== rows && !isWithin
  })
}

/**
 * The steps as they are, and with all entries of each list on the path, because personas may come in pages or groups.
 */
function prefixes(steps: readonly Step[]): Part[][] {
  const all = steps.map((step): Part => (typeof step === 'number' ? ALL : step))
  return all.includes(ALL) ? [[...steps], all] : [[...steps]]
}

/** Candidates in which the persona's step comes before the item's: rows, records, or maps of one persona each. */
function withinPersona(pointed: Pointed, before: readonly Part[], persona: number): AnswerWay[] {
  const { data, steps } = pointed
  const personas = pathText([...before, ALL], '$')
  const rest = steps.slice(persona + 1)
  const ids = personaIds(valueAt(data, steps.slice(0, persona)), { used: rest[0] ?? null })
  const candidate = ({ variants, how, rank }: ItemWay, at: number): AnswerWay[] => {
    const answers = variants.map(
      ({ part, rule }): AnswerRule => ({
        from: 1,
        ...rule,
        path: pathText(rest.with(at, part as Step), '@'),
      }),
    )
    return ids.map((personaId) => ({
      recipe: { personas, answers, ...(personaId !== undefined && { personaId }) },
      how,
      rank,
    }))
  }
  const found = rest.flatMap((_, at) =>
    itemWays(pointed, persona + 1 + at).flatMap((way) => candidate(way, at)),
  )
  if (rest.length > 0) return [...found, ...candidate(thisItem(pointed, rest[0] ?? 0), 0)]
  // The persona's whole value is the answer.
  const { how, rank, variants } = thisItem(pointed, 0)
  const answers = variants.map(({ rule }): AnswerRule => ({ from: 1, ...rule, path: '@' }))
  return ids.map((personaId) => ({
    recipe: { personas, answers, ...(personaId === '~' && { personaId }) },
    how,
    rank,
  }))
}

/**
 * Candidates in which the item's step comes before the persona's: columns, or maps or records of personas for each
 * item.
 */
function aboveItem(pointed: Pointed, at: number, persona: number): AnswerWay[] {
  const { data, steps } = pointed
  const people = valueAt(data, steps.slice(0, persona))
  const rest = pathText(steps.slice(persona + 1), '@')
  const personas = pathText([...steps.slice(0, persona), ALL], '$')
  const first = valueAt(people, steps.slice(persona, persona + 1))
  const ids =
    isObject(people) || !isObject(first)
      ? []
      : scalarsOf(first, { isEntry: true }).filter(([id]) => id !== rest)
  const rowsOf = (part: Part): Part[] => [...steps.slice(0, at), part, ...steps.slice(at + 1, persona), ALL]
  return [...itemWays(pointed, at), thisItem(pointed, steps[at] ?? 0)].flatMap(({ variants, how, rank }) => [
    ...ids.flatMap(([who, id]) => {
      const answers = variants.map(
        ({ part, rule }): AnswerRule => ({
          ...{ from: 1, ...rule, path: rest },
          ...{ rows: pathText(rowsOf(part), '$'), who },
        }),
      )
      return withPeopleOf({ recipe: { personas, personaId: who, answers }, how, rank }, [id], pointed.people)
    }),
    ...pointed.people
      .filter((list) => isObject(people) && list.ids.has(String(steps[persona])))
      .map(({ personas, personaId }): AnswerWay => {
        const answers = variants.map(
          ({ part, rule }): AnswerRule => ({
            ...{ from: 1, ...rule },
            path: pathText(
              [...rowsOf(part).slice(0, -1), { raw: '{persona}' }, ...steps.slice(persona + 1)],
              '$',
            ),
          }),
        )
        return { recipe: { personas, personaId, answers }, how, rank }
      }),
    {
      recipe: {
        personas,
        answers: variants.map(
          ({ part, rule }): AnswerRule => ({
            ...{ from: 1, ...rule },
            path: pathText([...rowsOf(part), ...steps.slice(persona + 1)], '$'),
          }),
        ),
        ...(isObject(people) && { personaId: '~' }),
      },
      how,
      rank,
    },
  ])
}

/** Candidates with one record for each answer, which names its persona and its item. */
function recordRows(pointed: Pointed, at: number): AnswerWay[] {
  const { data, steps } = pointed
  const record = valueAt(data, steps.slice(0, at + 1))
  if (!isObject(record)) return []
  const path = pathText(steps.slice(at + 1), '@')
  // The answer itself does not name its item.
  const ways = itemWays(pointed, at).filter(({ variants }) =>
    variants.every(({ part }) => filterOf(part) && filterOf(part)?.field !== path),
  )
  return prefixes(steps.slice(0, at)).flatMap((before) =>
    ways.flatMap(({ variants, how, rank }) => {
      const asked = variants.map(({ part }) => filterOf(part)?.field)
      const told = scalarsOf(record, { isEntry: typeof steps[at] === 'number' })
      const others = told.filter(([field]) => field !== path && !asked.includes(field))
      // Where a field has the id of a persona that Sonde knows, no other field says whose answer it is.
      const known = others.filter(([, id]) =>
        pointed.people.some(({ ids, isKnown }) => isKnown && ids.has(String(id))),
      )
      return (known.length > 0 ? known : others).flatMap(([who, id]) => {
        const answers = variants.map(({ part, rule }): AnswerRule => {
          const filter = filterOf(part)
          const shared = { from: 1, ...rule, path, who }
          // Names are compared once for all rows; a filter would go through the rows again for each item.
          if (filter && filter.pattern !== null)
            return {
              ...shared,
              rows: pathText([...before, ALL], '$'),
              which: filter.field,
              columnName: filter.pattern,
            }
          return { ...shared, rows: pathText([...before, part], '$') }
        })
        const personas = `${pathText([...before, ALL], '$')}${who.slice(1)}`
        return withPeopleOf({ recipe: { personas, answers }, how, rank }, [id], pointed.people)
      })
    }),
  )
}

/**
 * The field that a filter for an item compares, and the pattern of the item's name; null as pattern for a legend's
 * code. Null where the step is no such filter.
 */
function filterOf(part: Part): { field: string; pattern: string | null } | null {
  if (typeof part !== 'object') return null
  const [, field, said] = /^\?(.+?)==(.+)$/s.exec(part.raw) ?? []
  if (field === undefined || said === undefined) return null
  if (said === '{code}') return { field, pattern: null }
  return { field, pattern: said.startsWith('"') ? String(JSON.parse(said)) : said }
}
