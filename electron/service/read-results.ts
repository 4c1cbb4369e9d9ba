import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { Respondent, RunResults } from '../../shared/models/results.ts'
import { isObject, pick } from './json-value.ts'
import { gatherByQuestion } from './results/by-question.ts'
import { gatherByRespondent } from './results/by-respondent.ts'
import { type Entry, entriesOf } from './results/entries.ts'
import { examinedPart } from './results/examined-part.ts'
import { type Aside, type Gathered, setAside } from './results/gathered.ts'
import { gatherLongRows } from './results/long-rows.ts'
import { lostValues } from './results/lost-values.ts'
import {
  ANSWERS_NAMES,
  COLUMNS_NAMES,
  COUNTS_NAMES,
  ECHO_NAMES,
  isMeta,
  isSurrounding,
  QUESTION_NAMES,
  RESPONDENT_LIST_NAMES,
  TEXT_NAMES,
} from './results/names.ts'
import { prepareQuestionFinder } from './results/question-finder.ts'
import { readRespondentList } from './results/respondents.ts'
import { nothingTold, type Settled, settle } from './results/settle.ts'
import { showUnplaced } from './results/show-unplaced.ts'
import { gatherWideRows, isTable } from './results/wide-rows.ts'

/** How far down answers are looked for. */
const DEEPEST = 3
/** Lists and maps that are tried as the place of the answers. */
const MOST_PLACES = 300
/** Lists of items, or of respondents, that are looked at. */
const MOST_LISTS = 20

const RANK = { sure: 2, likely: 1, unsure: 0 } as const

/**
 * Reads a run's answers from the `data` of the service, whose shape is not published. Every known shape is tried at
 * every place where it may stand, and the one that understands most is taken; what it leaves is in `unplaced`. A
 * payload that no shape understands has shape "unknown" and lies in `unplaced` whole. Only as much is examined as the
 * survey can have as answers (`examinedPart`). Never throws.
 */
export function readResults(received: unknown, draft: SurveyDraft): RunResults {
  const { value: data, beyond } = examinedPart(received, draft)
  if (isEmptyAnswer(data)) {
    const lost = lostValues(data, draft, [], nothingTold(), [])
    return { ...nothing, unplaced: [...beyond, ...showUnplaced(lost)] }
  }
  const finderFor = prepareQuestionFinder(draft, findNamed(data, ECHO_NAMES))
  const peopleList = findNamed(data, RESPONDENT_LIST_NAMES)[0] ?? []
  const people = readRespondentList(peopleList)
  let best: Reading | null = null
  for (const trail of places({ key: null, at: 0, value: data, path: '$' })) {
    const place = trail.at(-1)
    if (!place) continue
    for (const gathered of gatherAll(place, draft, finderFor)) {
      if (gathered.cells.length + gathered.tallies.length === 0) continue
      const refs = [...gathered.cells, ...gathered.tallies].map(({ question }) => question)
      const settled = settle(
        withPeople(gathered, place.value === peopleList ? [] : people),
        draft,
        finderFor(refs),
      )
      const score = scoreOf(settled)
      if (score > 0 && (!best || score > best.score)) best = { ...settled, trail, score }
    }
  }
  if (!best) return { ...nothing, unplaced: [...beyond, ...showUnplaced(everything(data))] }
  const { results } = best
  const around = surroundings(best.trail)
  const lost = lostValues(data, draft, results.respondents, best.told, [...best.unplaced, ...around])
  const isLess = around.length + lost.length + beyond.length > 0
  return {
    ...results,
    certainty: isLess && results.certainty === 'sure' ? 'likely' : results.certainty,
    unplaced: [...beyond, ...showUnplaced([...best.unplaced, ...around, ...lost])],
  }
}

interface Reading extends Settled {
  trail: readonly Entry[]
  score: number
}

const nothing = {
  respondents: [],
  answers: [],
  counts: [],
  shape: 'unknown',
  certainty: 'unsure',
} satisfies Omit<RunResults, 'unplaced'>

/** Whether the service answered empty, as it may while a run is in progress: nothing but what stands around answers. */
export function isEmptyAnswer(data: unknown, depth = 0): boolean {
  if (data === null || data === undefined || data === '') return true
  if (Array.isArray(data)) return data.length === 0
  if (!isObject(data) || depth > DEEPEST) return false
  return Object.entries(data).every(([key, value]) => {
    const name = key.toLowerCase()
    if (isMeta(name) && (name === 'options' || isSurrounding(name, value))) return true
    if (ECHO_NAMES.includes(name)) return isBareEcho(value)
    if (RESPONDENT_LIST_NAMES.includes(name)) return false
    return isEmptyAnswer(value, depth + 1)
  })
}

function isBareEcho(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => {
      if (!isObject(item)) return typeof item === 'string'
      const isNamed = pick(item, [...TEXT_NAMES, ...QUESTION_NAMES]) !== undefined
      return isNamed && isEmptyAnswer(pick(item, [...ANSWERS_NAMES, ...COUNTS_NAMES]) ?? null, DEEPEST)
    })
  )
}

function gatherAll(
  place: Entry,
  draft: SurveyDraft,
  finderFor: ReturnType<typeof prepareQuestionFinder>,
): Gathered[] {
  const { value, path } = place
  const count = draft.questions.length
  const columns = columnNames(value)
  const refs = columns.map((name) => ({ names: [name], position: null }))
  const find = finderFor(refs)
  const isQuestion = (name: string): boolean => find({ names: [name], position: null }) !== null
  return [
    gatherByRespondent(value, path, count, isQuestion),
    gatherByQuestion(value, path, count),
    gatherLongRows(value, path),
    gatherWideRows(value, path, isQuestion),
  ]
}

/** Names of the columns, were the value a table. */
function columnNames(value: unknown): string[] {
  const listed = isObject(value) ? pick(value, COLUMNS_NAMES) : undefined
  const names = new Set<string>(
    Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : [],
  )
  for (const entry of entriesOf(value, '$')) {
    if (isObject(entry.value)) for (const name of Object.keys(entry.value)) names.add(name)
  }
  return [...names]
}

/** Every list and map in which answers may stand, the nearest first, each with the way to it. */
function places(root: Entry): (readonly Entry[])[] {
  const trails: (readonly Entry[])[] = [[root]]
  for (const trail of trails) {
    const { value, path } = trail.at(-1) ?? root
    if (trail.length > DEEPEST || Array.isArray(value) || isTable(value)) continue
    for (const entry of entriesOf(value, path)) {
      if (trails.length >= MOST_PLACES) return trails
      if (typeof entry.value === 'object' && entry.value !== null) trails.push([...trail, entry])
    }
  }
  return trails
}

type Lists = readonly (readonly unknown[])[]

/** Every list under one of the names, the nearest first. */
function findNamed(data: unknown, names: readonly string[], depth = 0): Lists {
  if (!isObject(data) || depth > DEEPEST) return []
  const here = names.map((name) => pick(data, [name])).filter((value) => Array.isArray(value))
  const deeper = Object.values(data).flatMap((inner) => findNamed(inner, names, depth + 1))
  return [...here, ...deeper].slice(0, MOST_LISTS)
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
    respondents.set(key, person ? described(respondent, person) : respondent)
  }
  return { ...gathered, respondents }
}

/** A respondent as told beside its answers, and what only the list of respondents adds. */
function described(respondent: Respondent, person: Respondent): Respondent {
  const known = new Set(respondent.attributes.map(({ name }) => name))
  const added = person.attributes.filter(({ name }) => !known.has(name))
  return { id: respondent.id ?? person.id, attributes: [...respondent.attributes, ...added] }
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

/** What stands beside the answers and is neither about the survey nor a list already read. */
function surroundings(trail: readonly Entry[]): Aside[] {
  const asides: Aside[] = []
  trail.slice(0, -1).forEach(({ value, path }, depth) => {
    for (const entry of entriesOf(value, path)) {
      if (entry.path === trail[depth + 1]?.path || isKnownSurrounding(entry)) continue
      setAside(asides, entry.path, entry.value)
    }
  })
  return asides
}

function isKnownSurrounding({ key, value }: Entry): boolean {
  const name = (key ?? '').toLowerCase()
  if (isSurrounding(name, value) || RESPONDENT_LIST_NAMES.includes(name)) return true
  return isEmptyAnswer(value) || (ECHO_NAMES.includes(name) && isBareEcho(value))
}

function everything(data: unknown): Aside[] {
  const entries = isObject(data) ? entriesOf(data, '$') : []
  return entries.length === 0 ? [{ path: '$', value: data }] : entries
}
