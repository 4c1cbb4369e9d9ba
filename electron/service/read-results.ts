import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { Respondent, RunResults, Unplaced } from '../../shared/models/results.ts'
import { isObject, pick } from './json-value.ts'
import { gatherByQuestion } from './results/by-question.ts'
import { gatherByRespondent } from './results/by-respondent.ts'
import { type Entry, entriesOf } from './results/entries.ts'
import { type Gathered, setAside } from './results/gathered.ts'
import { gatherLongRows } from './results/long-rows.ts'
import { ANSWERS_NAMES, COUNTS_NAMES, ECHO_NAMES, isMeta, RESPONDENT_LIST_NAMES } from './results/names.ts'
import { createQuestionFinder } from './results/question-finder.ts'
import { readRespondentList } from './results/respondents.ts'
import { type Settled, settle } from './results/settle.ts'
import { gatherWideRows } from './results/wide-rows.ts'

/** How far down answers are looked for. */
const DEEPEST = 3

const RANK = { sure: 2, likely: 1, unsure: 0 } as const

/**
 * Reads a run's answers from the `data` of the service, whose shape is not published. Every known shape is tried at
 * every place where it may stand, and the one that understands most is taken; what it leaves is in `unplaced`. A
 * payload that no shape understands has shape "unknown" and lies in `unplaced` whole. Never throws.
 */
export function readResults(data: unknown, draft: SurveyDraft): RunResults {
  if (isEmptyAnswer(data)) return { ...unknownResults(data), unplaced: [] }
  const echoes = findNamed(data, ECHO_NAMES)
  const people = readRespondentList(findNamed(data, RESPONDENT_LIST_NAMES)[0] ?? [])
  let best: { results: RunResults; trail: readonly Entry[]; score: number } | null = null
  for (const trail of places({ key: null, at: 0, value: data, path: '$' })) {
    const place = trail.at(-1)
    if (!place) continue
    for (const gathered of gatherAll(place, draft, echoes)) {
      const refs = [...gathered.cells, ...gathered.tallies].map(({ question }) => question)
      const settled = settle(withPeople(gathered, people), draft, createQuestionFinder(draft, echoes, refs))
      const score = scoreOf(settled)
      if (score > 0 && (!best || score > best.score)) best = { results: settled.results, trail, score }
    }
  }
  return best ? withSurroundings(best.results, best.trail) : unknownResults(data)
}

/** Whether the service answered empty, as it may while a run is in progress: nothing but what stands around answers. */
export function isEmptyAnswer(data: unknown, depth = 0): boolean {
  if (data === null || data === undefined || data === '') return true
  if (Array.isArray(data)) return data.length === 0
  if (!isObject(data) || depth > DEEPEST) return false
  return Object.entries(data).every(([key, value]) => {
    const name = key.toLowerCase()
    if (isMeta(name)) return true
    if (ECHO_NAMES.includes(name)) return isBareEcho(value)
    if (RESPONDENT_LIST_NAMES.includes(name)) return false
    return isEmptyAnswer(value, depth + 1)
  })
}

function isBareEcho(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (item) =>
        !isObject(item) || isEmptyAnswer(pick(item, [...ANSWERS_NAMES, ...COUNTS_NAMES]) ?? null, DEEPEST),
    )
  )
}

function gatherAll(place: Entry, draft: SurveyDraft, echoes: Lists): Gathered[] {
  const { value, path } = place
  const count = draft.questions.length
  const columns = columnNames(value)
  const refs = columns.map((name) => ({ names: [name], position: null }))
  const find = createQuestionFinder(draft, echoes, refs)
  return [
    gatherByRespondent(value, path, count),
    gatherByQuestion(value, path, count),
    gatherLongRows(value, path),
    gatherWideRows(value, path, (name) => find({ names: [name], position: null }) !== null),
  ]
}

/** Names of the columns, were the value a table. */
function columnNames(value: unknown): string[] {
  const listed = isObject(value)
    ? pick(value, ['columns', 'colonnes', 'header', 'headers', 'fields'])
    : undefined
  const names = new Set<string>(
    Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [],
  )
  for (const entry of entriesOf(value, '$')) {
    if (isObject(entry.value)) for (const name of Object.keys(entry.value)) names.add(name)
  }
  return [...names]
}

/** Every list and map in which answers may stand, each with the way to it. */
function* places(root: Entry, trail: readonly Entry[] = []): Generator<readonly Entry[]> {
  if (typeof root.value !== 'object' || root.value === null) return
  const here = [...trail, root]
  yield here
  if (Array.isArray(root.value) || here.length > DEEPEST) return
  for (const entry of entriesOf(root.value, root.path)) yield* places(entry, here)
}

type Lists = readonly (readonly unknown[])[]

/** Every list under one of the names, the nearest first. */
function findNamed(data: unknown, names: readonly string[], depth = 0): Lists {
  if (!isObject(data) || depth > DEEPEST) return []
  const here = names.map((name) => pick(data, [name])).filter((value) => Array.isArray(value))
  return [...here, ...Object.values(data).flatMap((inner) => findNamed(inner, names, depth + 1))]
}

/** Describes respondents from the list beside the answers: by id, or by place where the answers name nobody. */
function withPeople(gathered: Gathered, people: readonly Respondent[]): Gathered {
  if (people.length === 0) return gathered
  const keys = [...gathered.respondents.keys()]
  const nameless = keys.every((key) => gathered.respondents.get(key)?.id === null)
  if (nameless && keys.length !== people.length) return gathered
  const respondents = new Map<string, Respondent>()
  people.forEach((person, at) => {
    const key = nameless ? keys[at] : (person.id ?? undefined)
    if (key !== undefined) respondents.set(key, person)
  })
  for (const [key, respondent] of gathered.respondents) {
    const person = respondents.get(key)
    respondents.set(
      key,
      person && respondent.attributes.length === 0 ? person : ((person && respondent) ?? respondent),
    )
  }
  return { ...gathered, respondents }
}

/**
 * Answers understood, and a little for those not understood that surely belong to an item; a tie goes to the surer
 * reading.
 */
function scoreOf({ results, surelyPlaced }: Settled): number {
  const answers = results.answers.filter(({ kind }) => kind === 'option' || kind === 'text').length
  const counts = results.counts.flatMap((item) => item.counts).filter((count) => count !== null).length
  const score = answers + counts + Math.max(0, surelyPlaced - answers) / 4
  return score === 0 ? 0 : score + RANK[results.certainty] / 10
}

/** Sets aside what stands beside the answers and is neither about the survey nor a list already read. */
function withSurroundings(results: RunResults, trail: readonly Entry[]): RunResults {
  const unplaced: Unplaced[] = [...results.unplaced]
  trail.slice(0, -1).forEach(({ value, path }, depth) => {
    for (const entry of entriesOf(value, path)) {
      if (entry.path === trail[depth + 1]?.path || isKnownSurrounding(entry)) continue
      setAside(unplaced, entry.path, entry.value)
    }
  })
  const lowered = unplaced.length > results.unplaced.length && results.certainty === 'sure'
  return { ...results, unplaced, certainty: lowered ? 'likely' : results.certainty }
}

function isKnownSurrounding({ key, value }: Entry): boolean {
  const name = (key ?? '').toLowerCase()
  if (isMeta(name) || RESPONDENT_LIST_NAMES.includes(name)) return true
  return isEmptyAnswer(value) || (ECHO_NAMES.includes(name) && isBareEcho(value))
}

function unknownResults(data: unknown): RunResults {
  const unplaced: Unplaced[] = []
  const entries = isObject(data) ? entriesOf(data, '$') : []
  if (entries.length === 0) setAside(unplaced, '$', data)
  for (const { path, value } of entries) setAside(unplaced, path, value)
  return { respondents: [], answers: [], counts: [], shape: 'unknown', certainty: 'unsure', unplaced }
}
