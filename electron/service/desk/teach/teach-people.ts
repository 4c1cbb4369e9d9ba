import type { DeskNeed, Taught } from '../../../../shared/models/reading-desk.ts'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { asText, isObject } from '../../json/json-value.ts'
import { guardedSelect } from '../../recipes/guarded-select.ts'
import { pathBounds } from '../../recipes/json-path.ts'
import { type TaughtPerson, taughtPeople } from '../../recipes/taught-people.ts'
import { taughtRespondents } from '../../recipes/taught-respondents.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { widened } from './generalise.ts'
import { ALL, pathText } from './path-text.ts'
import { personaIds } from './persona-ids.ts'
import { isRecord } from './record-names.ts'
import type { TeachParts } from './teach-answer.ts'
import { IMPOSSIBLE, type Weighed, weigh } from './weigh.ts'

export type PeopleNeed = Extract<DeskNeed, { need: 'persona' | 'persona_id' | 'field' }>

/** A way to read what was pointed at; `understood` counts personas. */
export interface PeopleWay extends Pick<Taught, 'understood' | 'notUnderstood' | 'first'> {
  results: ResultsRecipe
}

/** A way that fits less than this share of how the best one fits is not offered. */
const WORTH = 0.6
/** The most ways that are offered. */
const MOST = 4
/** How many values show what a way finds, and how long each may be. */
const FIRST = 3
const LONGEST = 40

/** The ways in which the value at `steps` may be a persona, its id or a field of it, the likeliest first. */
export function teachPeople(parts: TeachParts, need: PeopleNeed, steps: readonly Step[]): PeopleWay[] {
  const { data, results, asked } = parts
  const before = results && results.answers.length > 0 ? weigh(data, results, parts) : null
  const ids = before && results ? idsOf(data, results) : null
  const known = before ? answersOf(before) : 0
  const ways: (PeopleWay & { fit: number; places: string; values: string; answers: number })[] = []
  const seen = new Set<string>()
  for (const recipe of candidates(parts, need, steps)) {
    const told = tellOf(data, recipe, need)
    // Ids and fields of the same personas, with the same answers, are the same whatever list they come from.
    const isOfAnswers = before !== null && need.need !== 'persona'
    const text = JSON.stringify(isOfAnswers ? told.values : [told.places, recipe.answers])
    if (told.understood === 0 || seen.has(text)) continue
    // A person who points at a persona may change which answers are read; an id or a field must not lose any.
    if (before && need.need !== 'persona') {
      if (!isKept(before, weigh(data, recipe, parts))) continue
      if (need.need === 'field' && ids !== null && idsOf(data, recipe) !== ids) continue
    }
    seen.add(text)
    const isAll = asked === null || told.people === asked
    const isSame = !before && recipe.personas === results?.personas
    const share = told.understood / told.people
    // Where it is unknown how many there should be, many are likelier than one.
    const size = asked === null ? Math.min(1, told.people / 20) : 1
    const fit = share * size * (isAll ? 2 : 1) * (isSame ? 2 : 1) * (told.isMixed ? 0.5 : 1)
    const answers = before && need.need === 'persona' ? answersOf(weigh(data, recipe, parts)) : known
    const values = JSON.stringify(told.values)
    ways.push({ ...told, results: recipe, fit, places: JSON.stringify(told.places), values, answers })
  }
  const best = Math.max(0, ...ways.map(({ fit }) => fit))
  return (
    ways
      .filter(({ fit }) => fit > best * WORTH)
      .filter((way) => !ways.some(({ places, answers }) => places === way.places && answers > way.answers))
      .toSorted(
        (one, other) => Number(one.answers < known) - Number(other.answers < known) || other.fit - one.fit,
      )
      // Nobody can tell apart two ways that find the same values; the likeliest is offered.
      .filter(({ values }, at, all) => all.findIndex((other) => other.values === values) === at)
      .slice(0, MOST)
      .map(({ results: way, understood, notUnderstood, first }) => ({
        ...{ results: way, understood, notUnderstood, first },
      }))
  )
}

/** How many answers a recipe finds, understood or not. */
function answersOf({ weight, understood, unread }: Weighed): number {
  return weight === IMPOSSIBLE ? 0 : understood + unread
}

/** Whether the same answers are still read, each at its place and with the same meaning. */
function isKept(before: Weighed, after: Weighed): boolean {
  return after.weight !== IMPOSSIBLE && after.print === before.print && after.people === before.people
}

/** The ids of all personas, as one text; null where none has one. */
function idsOf(data: unknown, recipe: ResultsRecipe): string | null {
  const ids = peopleOf(data, recipe).map(({ id }) => id)
  return ids.every((id) => id === null) ? null : JSON.stringify(ids.toSorted())
}

function peopleOf(data: unknown, recipe: ResultsRecipe): TaughtPerson[] {
  return taughtPeople(data, recipe, guardedSelect(pathBounds({ steps: 2_000_000, ms: 1_000 })))
}

/** Recipes by which the value is what is needed, whether they make sense or not. */
function* candidates(
  { data, results, draft }: TeachParts,
  need: PeopleNeed,
  steps: readonly Step[],
): Generator<ResultsRecipe> {
  // If lists are nested, the inner one is likelier to be of personas: the outer one is of columns or pages.
  const known = new Set((results ? peopleOf(data, results) : []).flatMap(({ id }) => id ?? []))
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const people = valueAt(data, steps.slice(0, at))
    if (sizeOf(people) === 0 || isRecord(data, steps.slice(0, at), draft.questions.length)) continue
    const rest = steps.slice(at + 1)
    if (need.need === 'persona' && rest.length > 0) continue
    for (const before of widened(data, steps.slice(0, at))) {
      const list = pathText([...before, ALL], '$')
      for (const path of pathsFrom(people, rest, need)) {
        yield* amongPeople(results, { list, path, people, need, known })
      }
      // The value may be in a list of its own next to the answers, in the order of the personas.
      if (need.need !== 'persona' && results)
        yield withTold(results, need, pathText([...before, ALL, ...rest], '$'))
    }
  }
}

/** The paths from a persona to what is needed: to the value there, or `~` for the name that the persona is under. */
function pathsFrom(people: unknown, rest: readonly Step[], need: PeopleNeed): string[] {
  const own = pathText(rest, '@')
  const mayBeName = need.need === 'persona_id' && rest.length === 0 && isObject(people)
  return mayBeName ? ['~', own] : [own]
}

interface Among {
  list: string
  path: string
  people: unknown
  need: PeopleNeed
  /** The ids that personas have so far. */
  known: ReadonlySet<string>
}

function* amongPeople(
  before: ResultsRecipe | undefined,
  { list, path, people, need, known }: Among,
): Generator<ResultsRecipe> {
  const none: ResultsRecipe = {
    ...{ tables: [], personas: list, fields: [], answers: [], optionsFrom: null, meanings: [] },
  }
  if (!before) {
    yield named(withTold(none, need, path), people, need)
    return
  }
  const isSame = before.personas === list
  if (isSame) yield withTold(before, need, path)
  else {
    // Answers that are separate records name their persona: a persona is then one of the new list whose id is that
    // name.
    const [who] = new Set(before.answers.flatMap((rule) => rule.who ?? []))
    if (who !== undefined && need.need !== 'persona')
      yield withTold({ ...before, personas: list, personaId: who }, need, path)
    // Personas may be described in a separate list, under the ids that the answers name.
    for (const personaId of knownIds(people, known).filter((id) => need.need === 'field' || id === path))
      yield { ...withTold({ ...before, personas: list }, need, path), personaId, answers: before.answers }
    yield named(withTold({ ...before, personas: list }, need, path), people, need)
    // Rules made for other personas may now read something else.
    if (need.need === 'persona' || before.answers.length === 0)
      yield named(withTold({ ...before, personas: list, answers: [], fields: [] }, need, path), people, need)
  }
}

/** The paths from each persona to an id that is already known. */
function knownIds(people: unknown, known: ReadonlySet<string>): string[] {
  if (isObject(people)) return Object.keys(people).every((name) => known.has(name)) ? ['~'] : []
  const rows: unknown[] = Array.isArray(people) ? people : []
  const [first] = rows
  if (typeof first !== 'object' || first === null) return []
  return keysIn(first)
    .filter((key) =>
      rows.every((row) => known.has(asText((row as Readonly<Record<Step, unknown>> | null)?.[key]) ?? '')),
    )
    .map((key) => pathText([key], '@'))
}

function keysIn(row: object): Step[] {
  return Array.isArray(row) ? [...row.keys()] : Object.keys(row)
}

/** The recipe with the id that the personas themselves have, unless the id is being taught. */
function named(recipe: ResultsRecipe, people: unknown, { need }: PeopleNeed): ResultsRecipe {
  const [personaId] = need === 'persona_id' ? [] : personaIds(people, { used: null })
  return personaId === undefined ? recipe : { ...recipe, personaId }
}

function withTold(recipe: ResultsRecipe, need: PeopleNeed, path: string): ResultsRecipe {
  if (need.need === 'persona') return recipe
  if (need.need === 'field') {
    const at = recipe.fields.findIndex(({ name }) => name === need.name)
    const field = { name: need.name, path }
    return { ...recipe, fields: at === -1 ? [...recipe.fields, field] : recipe.fields.with(at, field) }
  }
  const ofRows = recipe.answers.some(({ who }) => who !== undefined)
  // Records name their personas by the same id.
  const answers =
    ofRows && path.startsWith('@') ? recipe.answers.map((rule) => ({ ...rule, who: path })) : null
  return { ...recipe, personaId: path, ...(answers && { answers }) }
}

interface Told {
  people: number
  understood: number
  notUnderstood: number
  /** Whether numbers and words are mixed, as in a row, unlike in a column. */
  isMixed: boolean
  /** Equal for ways that find the same: the places of the personas and what is told of them, and the latter alone. */
  places: unknown
  values: unknown
  /** The first of these values, as text. */
  first: string[]
}

/** For how many personas a recipe finds what is needed. If two personas share an id, ids count as not found. */
function tellOf(data: unknown, recipe: ResultsRecipe, need: PeopleNeed): Told {
  const select = guardedSelect(pathBounds({ steps: 2_000_000, ms: 1_000 }))
  const people = taughtPeople(data, recipe, select)
  const places = people.map(({ path }) => path)
  const { length } = people
  if (need.need === 'persona') {
    const first = firstOf(people.map(({ id }) => id))
    return {
      people: length,
      understood: length,
      notUnderstood: 0,
      isMixed: false,
      places,
      values: places,
      first,
    }
  }
  const fields = need.need === 'field' ? recipe.fields.filter(({ name }) => name === need.name) : []
  const told =
    need.need === 'field'
      ? taughtRespondents(people, { fields }, { data, select, used: new Set() }).map(
          ({ attributes }) => attributes.find(({ name }) => name === need.name)?.value ?? null,
        )
      : people.map(({ id }) => id)
  const known = told.filter((value) => asText(value) !== null)
  const isClear = need.need !== 'persona_id' || new Set(known).size === length
  const numbers = known.filter((value) => Number.isFinite(Number(value))).length
  return {
    people: length,
    understood: isClear ? known.length : 0,
    notUnderstood: length - known.length,
    isMixed: numbers > 0 && numbers < known.length,
    places: [places, told],
    values: told,
    first: firstOf(told),
  }
}

/** The first values, as far as people need them to tell ways apart. */
function firstOf(values: readonly (string | null)[]): string[] {
  return values
    .filter((value) => value !== null)
    .slice(0, FIRST)
    .map((value) => (value.length > LONGEST ? `${value.slice(0, LONGEST).trimEnd()}…` : value))
}
