import type { Progress } from '../../../shared/models/run.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { inEachState, isOfPast, stateOfRow } from './progress-by-state.ts'
import { isOfOthers } from './progress-in-text.ts'
import type { Counted } from './progress-pairs.ts'
import { meaningOf, STEP_WORDS } from './progress-words.ts'
import { STATUS_NAMES, statusOfWord } from './status-words.ts'

/** Words for what a survey asks: where it is answered item by item, the share of these is its progress. */
const ITEM_WORDS: ReadonlySet<string> = new Set([
  ...['question', 'questions', 'item', 'items', 'variable', 'variables'],
])
/** Words for the pieces of work into which a program divides a survey, usually one for each answer. */
const JOB_WORDS: ReadonlySet<string> = new Set(['job', 'jobs', 'task', 'tasks', 'tache', 'taches'])
/** Fewer jobs may be the steps of a survey, of which each takes its own time. */
const FEWEST_JOBS = 20
/** Words in the names around such counts. */
const AROUND: ReadonlySet<string> = new Set([
  ...['execution', 'run', 'survey', 'status', 'statut', 'etat', 'state', 'data', 'attributes', 'fields'],
  ...['now', 'current', 'currently'],
  ...['enquete', 'sondage', 'etude', 'study', 'collecte', 'recueil', 'terrain', 'fieldwork', 'suivi'],
])
const DEEPEST = 4

/**
 * The share of a survey's items, or of its many jobs, that are done: `{items: {done: 3, remaining: 4}}`,
 * `{questions_done: 3, questions_total: 7}`, `{questions: [{id: 1, state: "done"}, …]}`, `{jobs: {queued: 60, active:
 * 2, finished: 22}}`. It counts nobody's answers, and so tells no number of them. Null where there is no such share, or
 * several that differ.
 */
export function progressOfItems(data: unknown): Progress | null {
  const found: Counted[] = []
  const visit = (value: unknown, names: readonly string[]): void => {
    if (!isObject(value) || names.length > DEEPEST) return
    found.push(...pairOfItems(value, false), ...pairWithUnit(value))
    const isCase = isRunningCase(value)
    for (const [key, inner] of Object.entries(value)) {
      const words = wordsOfKey(key)
      if (words.every((word) => ITEM_WORDS.has(word))) found.push(...itemsIn(inner))
      else if (words.every((word) => JOB_WORDS.has(word))) found.push(...jobsIn(inner))
      // A state that holds something: `{Running: {…}}`.
      else if (!isOfPast(key) && (isCase || words.every(isAround) || statusOfWord(key) === 'running'))
        visit(inner, [...names, key])
    }
  }
  visit(data, [])
  const shares = new Set(found.map(({ answered, total }) => answered / total))
  const [share] = shares
  if (share === undefined || shares.size > 1 || !(share >= 0 && share <= 1)) return null
  return { fraction: share, answered: null, total: null, certainty: 'likely' }
}

function isAround(word: string): boolean {
  return AROUND.has(word) || meaningOf(word, false) === 'progress'
}

/** Names under which programs in languages with sum types write the case of a value. */
const TAGS: ReadonlySet<string> = new Set(['tag', '_tag', '$tag', 'type', 'kind', 'case', 'variant'])

/** Whether a map is a state with what belongs to it: `{tag: "Running", contents: {…}}`. */
function isRunningCase(object: JsonObject): boolean {
  const entries = Object.entries(object)
  const isTold = entries.some(
    ([key, word]) => TAGS.has(key) && typeof word === 'string' && statusOfWord(word) === 'running',
  )
  return isTold && entries.length === 2 && entries.some(([, value]) => isObject(value))
}

/** Names of fields that say what is counted. */
const UNITS: ReadonlySet<string> = new Set(['unit', 'unite', 'einheit', 'unidad', 'unita', 'eenheid'])

/** Steps that are done and all of them, where a field beside says that they are items: `{done: 4, all: 6, unit: "question"}`. */
function pairWithUnit(object: JsonObject): Counted[] {
  const units = Object.entries(object).filter(([key]) => wordsOfKey(key).some((word) => UNITS.has(word)))
  const [unit] = units
  if (units.length !== 1 || typeof unit?.[1] !== 'string') return []
  if (!wordsOfKey(unit[1]).every((word) => ITEM_WORDS.has(word))) return []
  const plain = Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    const words = wordsOfKey(key).filter((word) => !STEP_WORDS.includes(word) && !UNITS.has(word))
    return Number.isSafeInteger(value)
      ? [[words.map((word) => (word === 'all' ? 'total' : word)).join('_'), value]]
      : []
  })
  return pairOfItems(Object.fromEntries(plain), true)
}

/** What stands under a name of items: counts, or a list of items of which each is in a state. */
function itemsIn(value: unknown): Counted[] {
  if (isObject(value)) {
    const counted = pairOfItems(value, true)
    return counted.length > 0 ? counted : inEachState(value)
  }
  if (!Array.isArray(value) || value.length < 2) return []
  const states = value.map((row) => stateOfRow(isObject(row) ? withoutKinds(row) : row))
  if (states.includes(undefined)) return []
  return [{ answered: states.filter((state) => state === 'done').length, total: states.length }]
}

/** An item without what it is: its type may be "open" or "closed" too. */
function withoutKinds(row: JsonObject): JsonObject {
  const told = Object.entries(row).filter(
    ([key, value]) =>
      typeof value !== 'string' || wordsOfKey(key).some((word) => STATUS_NAMES.has(word)) || isTime(value),
  )
  return Object.fromEntries(told)
}

function isTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text)
}

/** Jobs that wait, are under way and are done. */
function jobsIn(value: unknown): Counted[] {
  const [counted] = isObject(value) && Object.keys(value).length > 2 ? inEachState(value) : []
  return counted !== undefined && counted.total >= FEWEST_JOBS ? [counted] : []
}

/** The only count of items that are done, beside how many there are or remain. `isWithin`: under a name of items. */
function pairOfItems(object: JsonObject, isWithin: boolean): Counted[] {
  const told = Object.entries(object).flatMap(([key, value]) => {
    if (!Number.isSafeInteger(value) || Number(value) < 0) return []
    const words = wordsOfKey(key)
    const others = words.filter((word) => !ITEM_WORDS.has(word))
    const isOfItems = isWithin || others.length < words.length
    if (!isOfItems || isOfOthers(others.filter((word) => !isNotDone(word)).join(' '))) return []
    const meaning = others.length === 0 ? 'total' : meaningOf(others.join('_'), true)
    const isAll = others.includes('planned') || (!isWithin && others.join(' ') === 'count')
    return [{ meaning: isAll ? 'total' : meaning, count: Number(value) }]
  })
  const of = (meaning: string): number[] =>
    told.filter((one) => one.meaning === meaning).map(({ count }) => count)
  const [[done, ...moreDone], totals, left] = [of('answered'), of('total'), of('remaining')]
  const isUnclear = moreDone.length > 0 || totals.length > 1 || left.length > 1 || of('failed').some(Boolean)
  if (done === undefined || isUnclear) return []
  const total = totals[0] ?? (left[0] === undefined ? undefined : done + left[0])
  if (total === undefined || total === 0 || (left[0] !== undefined && done + left[0] !== total)) return []
  return [{ answered: done, total }]
}

function isNotDone(word: string): boolean {
  const meaning = meaningOf(word, false)
  return meaning === 'remaining' || meaning === 'failed'
}
