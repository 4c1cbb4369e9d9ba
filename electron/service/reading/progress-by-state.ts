import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { idText, looksLikeId } from './id-values.ts'
import { stateOf, stateOfCount } from './persona-states.ts'
import { isPeople } from './progress-in-clauses.ts'
import { isOfOthers } from './progress-in-text.ts'
import { ANSWERS, type Counted, pairsOf } from './progress-pairs.ts'
import { meaningOf } from './progress-words.ts'
import { STATUS_NAMES, statusOfWord } from './status-words.ts'

/** `{"1": "done", "2": "pending"}`: a map from numbers or ids of personas to a word each. */
export function inStates(object: JsonObject): Counted[] {
  const keys = Object.keys(object)
  const areIds = keys.every((key) => {
    const id = idText(key)
    return id !== null && looksLikeId(id)
  })
  if (keys.length < 3 || !areIds) return []
  // Where each word stands once, the map explains codes of statuses.
  const told = Object.values(object)
  const words = told.map(stateOf)
  if (words.includes(undefined) || new Set(told).size === told.length) return []
  return [{ answered: words.filter((word) => word === 'done').length, total: words.length }]
}

/** Words that also count whoever is further on: those who are done were started, and sent for, before. */
const CUMULATIVE =
  /\b(?:started|launched|invited|sent|opened|created|lance\w*|demarre\w*|commence\w*|envoye\w*)\b/

/** Words for a map that counts whoever answers, as the status of a survey has it. */
const COUNT_WORDS: ReadonlySet<string> = new Set([
  ...['counts', 'counters', 'compteurs', 'stats', 'statistics', 'statistiques', 'summary', 'bilan', 'suivi'],
  ...['tracking', 'tally', 'value', 'values'],
  ...['by', 'par', 'status', 'statut', 'statuts', 'statuses', 'state', 'states', 'etat', 'etats'],
])

/** Words for what is run once for each persona. */
const RUNS_OF_PERSONAS: ReadonlySet<string> = new Set([
  ...[
    'thread',
    'threads',
    'conversation',
    'conversations',
    'dialogue',
    'dialogues',
    'dialogs',
    'chats',
    'fils',
  ],
  ...['agents', 'simulations', 'twins', 'jumeaux', 'avatars', 'bots', 'voters', 'votants', 'voices', 'voix'],
  ...['copies', 'bulletins', 'ballots', 'votes', 'formulaires', 'forms', 'cases', 'foyers', 'households'],
])

/** Words for what is run for each persona, where some of these are being interviewed. */
const RUNS: ReadonlySet<string> = new Set(['run', 'runs', 'session', 'sessions'])
const SPEAKING: ReadonlySet<string> = new Set([
  ...['interviewing', 'answering', 'responding', 'speaking', 'interviewed', 'answered', 'responded'],
])

function isOfSpeaking(key: string): boolean {
  return wordsOfKey(key).some((word) => SPEAKING.has(word))
}

const IS_DRAFT = /^(?:drafts?|brouillons?|unlaunched|not_?launched)$/i

/** `{queued: 10, answering: 2, completed: 18}`, under a name of personas, of progress or of counts. */
export function byState(object: JsonObject, names: readonly string[]): Counted[] {
  const words = wordsOfKey(names.at(-1) ?? '')
  const isOfPersonas =
    words.some(
      (word) => isPeople(word) || RUNS_OF_PERSONAS.has(word) || meaningOf(word, false) === 'progress',
    ) ||
    (words.length > 0 && words.every((word) => COUNT_WORDS.has(word))) ||
    (words.length > 0 && words.every((word) => RUNS.has(word)) && Object.keys(object).some(isOfSpeaking))
  // Surveys are drafts, and personas are none.
  const areSurveys = Object.keys(object).some((key) => statusOfWord(key) === 'draft' && IS_DRAFT.test(key))
  return isOfPersonas && !areSurveys && !names.some(isOfOthers) ? inEachState(object) : []
}

/** A whole number, also in a text as programs send large ones. */
function countOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : null
}

/**
 * How many are in each state, and are done. None where some failed, or where a state may count those of another one too
 * and no total says the same.
 */
export function inEachState(object: JsonObject): Counted[] {
  const entries = Object.entries(object)
  const isTotal = (key: string): boolean => meaningOf(key, true) === 'total'
  const states = entries
    .filter(([key]) => !isTotal(key))
    .map(([key, value]) => ({ key, told: stateOfCount(key), value }))
  const counts = states.map(({ value }) => countOf(value))
  const isTold = states.every(
    ({ told }, at) => counts[at] !== null && (told !== undefined || counts[at] === 0),
  )
  const sum = counts.reduce<number>((all, count) => all + (count ?? 0), 0)
  const totals = entries.filter(([key]) => isTotal(key))
  const hasBoth = ['done', 'not'].every((state) => states.some(({ told }) => told === state))
  const isSum = totals.length > 0 || !states.some(({ key }) => CUMULATIVE.test(wordsOfKey(key).join(' ')))
  if (!hasBoth || !isTold || !isSum || totals.some(([, value]) => countOf(value) !== sum)) return []
  const answered = states.reduce((all, { told }, at) => all + (told === 'done' ? (counts[at] ?? 0) : 0), 0)
  return [{ answered, total: sum }]
}

/**
 * The only step that counts answers, in a list of steps of which each is in a state: `[{step: "draw", state: "done"},
 * {step: "interviews", state: "running", done: 3, total: 8}]`.
 */
export function inSteps(rows: readonly unknown[]): Counted[] {
  const areSteps = rows.every((row) => isObject(row) && Object.values(row).some((one) => stateOf(one)))
  const steps = rows.filter(isObject).flatMap((row) => {
    const isNamed = Object.values(row).some(
      (value) => typeof value === 'string' && wordsOfKey(value).some((one) => ANSWERS.has(one)),
    )
    return pairsOf(row).filter(({ thing }) => ANSWERS.has(thing) || (thing === '' && isNamed))
  })
  return areSteps && rows.length > 1 && steps.length === 1 ? steps : []
}

/** Words in the names of lists that tell what happened to a survey. */
const PAST_WORDS: ReadonlySet<string> = new Set([
  ...['history', 'historique', 'log', 'logs', 'journal', 'events', 'evenements', 'transitions', 'lifecycle'],
  ...[
    'timeline',
    'changes',
    'changements',
    'audit',
    'etats',
    'states',
    'statuses',
    'statuts',
    'stages',
    'etapes',
  ],
])

/** Whether a name is of what happened to a survey, and not of how far it is. */
export function isOfPast(name: string): boolean {
  return wordsOfKey(name).some((word) => PAST_WORDS.has(word))
}

/**
 * Counts personas that each have a status, or say whether they are done, and adds up what each persona or item counts.
 * None where one failed, because it is unclear whether it counts as answered.
 */
export function inRows(rows: readonly unknown[], names: readonly string[]): Counted[] {
  if (rows.length < 2 || names.some((name) => isOfOthers(name) || isOfPast(name))) return []
  const counts = countsOfStates(rows)
  if (counts) return byState(counts, names)
  const last = wordsOfKey(names.at(-1) ?? '')
  const areOfPersonas = last.some((word) => ANSWERS.has(word))
  const ends = areOfPersonas ? namesOfEnds(rows) : NO_NAMES
  const words = rows.map(
    (row) => statusOfRow(row) ?? (areOfPersonas ? (stateOf(row) ?? stateOfRow(row, ends)) : undefined),
  )
  if (words.includes(undefined) || words.includes('failed'))
    return areOfPersonas || last.some((word) => ITEMS.has(word)) ? addedUp(rows) : []
  return [{ answered: words.filter((word) => word === 'done').length, total: rows.length }]
}

/** Words for the items of a survey. */
export const ITEMS: ReadonlySet<string> = new Set(['question', 'questions', 'item', 'items'])

/** The only status in a row. */
function statusOfRow(row: unknown): string | undefined {
  const told = isObject(row) ? Object.values(row).filter((value) => typeof value === 'string') : []
  const statuses = told.map((text) => statusOfWord(text)).filter((status) => status !== 'other')
  return statuses.length === 1 ? statuses[0] : undefined
}

/** What a row says of its persona by a word for those who wait, or by a truth value: `{id: 4, done: false}`. */
export function stateOfRow(row: unknown, ends: ReadonlySet<string> = NO_NAMES): 'done' | 'not' | undefined {
  if (!isObject(row)) return undefined
  const states = Object.entries(row).flatMap(([key, value]) => {
    const told = typeof value === 'boolean' && meaningOf(key, true) === 'answered'
    if (told || ends.has(key) || isTimeOfEnd(key, value)) return [value ? 'done' : 'not']
    const isNamed = wordsOfKey(key).some((word) => STATUS_NAMES.has(word))
    const state = isNamed && typeof value === 'string' ? stateOfCount(value) : stateOf(value)
    return state ?? []
  })
  return states.length === 1 ? (states[0] as 'done' | 'not') : undefined
}

const NO_NAMES: ReadonlySet<string> = new Set()
/** A day with its year, in any usual order, with a time or not: "24. 11. 2026 10:20". */
const DAY =
  /^\s*(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}(?:[-/.]\s?|\s)(?:\d{1,2}|\p{L}{3,10}\.?)(?:[-/.]\s?|\s)\d{4})(?:[T\s,]|$)/u

/**
 * The fields that say in all rows when somebody was done, or are blank: `ended: "24. 11. 2026"`, `fin: null`. Some row must
 * have a day.
 */
function namesOfEnds(rows: readonly unknown[]): ReadonlySet<string> {
  const names = isObject(rows[0]) ? Object.keys(rows[0]) : []
  return new Set(
    names.filter((name) => {
      const told = rows.map((row) => (isObject(row) ? (row[name] ?? null) : undefined))
      const isEnd = wordsOfKey(name).some((word) => meaningOf(word, false) === 'answered' || ENDS.has(word))
      const areDays = told.every(
        (value) => value === null || value === '' || (typeof value === 'string' && DAY.test(value)),
      )
      return isEnd && areDays && told.some((value) => value !== null && value !== '')
    }),
  )
}

const ENDS: ReadonlySet<string> = new Set(['end', 'ended', 'fin', 'ende', 'einde', 'fine', 'konec', 'koniec'])

/** `finished_at: "2026-03-01T10:00:00Z"`, null as long as a persona has not answered. */
function isTimeOfEnd(key: string, value: unknown): boolean {
  const words = wordsOfKey(key)
  const isEnd = words.length > 1 && words.some((word) => meaningOf(word, false) === 'answered')
  const isTime = value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value))
  return isEnd && isTime && ['at', 'on', 'le', 'date', 'time', 'heure'].some((word) => words.includes(word))
}

/** Words in the name of a number that counts, and is no id. */
const COUNTED: ReadonlySet<string> = new Set([
  'n',
  'nb',
  'count',
  'number',
  'nombre',
  'total',
  'effectif',
  'num',
])

/** `[{state: "done", count: 12}, {state: "pending", count: 36}]` as a map from each state to its count. */
function countsOfStates(rows: readonly unknown[]): JsonObject | null {
  const entries = rows.flatMap((row): [string, number][] => {
    const [one, other, ...more] = isObject(row) ? Object.entries(row) : []
    if (!one || !other || more.length > 0) return []
    const [state, count] = typeof one[1] === 'string' ? [one, other] : [other, one]
    const isCount = Number.isSafeInteger(count[1]) && wordsOfKey(count[0]).every((word) => COUNTED.has(word))
    return isCount && stateOf(state[1]) !== undefined ? [[String(state[1]), Number(count[1])]] : []
  })
  return entries.length === rows.length ? Object.fromEntries(entries) : null
}

/**
 * What all rows count of the same total, `{answered: 3, of: 7}`: their count where it is the same in all, or the sum.
 */
export function addedUp(rows: readonly unknown[]): Counted[] {
  const pairs = rows.flatMap((row) => (isObject(row) ? pairsOf(row) : []))
  const [first] = pairs
  if (first === undefined || pairs.length < rows.length) return []
  if (pairs.some(({ total }) => total !== first.total)) return []
  if (pairs.every(({ answered }) => answered === first.answered)) return [first]
  const answered = pairs.reduce((sum, pair) => sum + pair.answered, 0)
  return [{ answered, total: first.total * pairs.length }]
}
