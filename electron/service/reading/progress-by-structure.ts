import type { Progress } from '../../../shared/models/run.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { confirmedPair } from './confirmed-pair.ts'
import { idText, looksLikeId } from './id-values.ts'
import { kindsOf } from './name-words.ts'
import { addedUp, byState, ITEMS, inRows, inStates, inSteps, isOfPast } from './progress-by-state.ts'
import { inText, isOfOthers } from './progress-in-text.ts'
import { ANSWERS, type Counted, pairsOf } from './progress-pairs.ts'
import { isNameOfProgress, type Meaning, meaningOf } from './progress-words.ts'
import { addsUp, provenByShare } from './proven-pair.ts'
import { STATUS_NAMES } from './status-words.ts'

/** Words in the names of objects that may hold the numbers of a run. */
const AROUND: ReadonlySet<string> = new Set([
  ...[
    'values',
    'fields',
    'properties',
    'rows',
    'row',
    'xml',
    'output',
    'summary',
    'resume',
    'statistics',
    'stats',
    'statistiques',
  ],
  ...[
    'fiche',
    'fiches',
    'interviews',
    'personas',
    'repondants',
    'respondents',
    'reponses',
    'answers',
    'responses',
  ],
  ...['sample', 'echantillon', 'panel', 'terrain', 'recueil', 'collecte', 'passation', 'fieldwork', 'field'],
  ...['soumissions', 'submissions', 'envois', 'retours', 'returns', 'questionnaires'],
  ...[
    'processing',
    'counts',
    'counters',
    'compteurs',
    'compteur',
    'counter',
    'bilan',
    'suivi',
    'tracking',
    'completeness',
    'completude',
  ],
  ...['recueil', 'collecte', 'terrain', 'fieldwork', 'running'],
])
/** What counts the requests that a survey consists of, one for each persona: `request_counts: {total, completed}`. */
const REQUEST_COUNTS = /^requests?_?counts?$/i
const DEEPEST = 4
const MOST_VALUES = 500

/**
 * Progress that no field's name gives: "3 of 8" in a text, a list of those who are done with a total next to it, the
 * same count for each item, two counts of one thing ("records", "expected_records"), or a list of personas with a
 * status each. Null where there is none; where two places contradict each other, only what was received (`unsure`).
 */
export function progressByStructure(data: unknown): Progress | null {
  const counted: Counted[] = []
  let left = MOST_VALUES
  const visit = (value: unknown, names: readonly string[]): void => {
    left -= 1
    if (left < 0 || names.length > DEEPEST) return
    if (typeof value === 'string') counted.push(...inText(value, names))
    else if (Array.isArray(value))
      counted.push(...inRows(value, names), ...inSteps(value), ...inOnlyRow(value, names))
    else if (isObject(value)) {
      counted.push(...inStates(value), ...inTwoLists(value), ...inEach(value, names))
      if (!names.slice(0, -1).some(isOfSomethingElse)) counted.push(...byState(value, names))
      if (!names.some(isOfSomethingElse)) counted.push(...provenByShare(value))
      const beside = besideTotal(value)
      counted.push(...(beside.length > 0 ? beside : pairsIn(value, names)))
      for (const [key, inner] of Object.entries(value)) visit(inner, [...names, key])
    }
  }
  visit(data, [])
  const [first] = counted
  if (first === undefined || left < 0) return null
  const { answered, total } = first
  const isSame = counted.every((other) => other.answered === answered && other.total === total)
  // Answers and personas, of which the same share is done.
  const isShare = counted.every((other) => other.answered * total === answered * other.total)
  const received = [...new Set(counted.map((one) => `${one.answered}/${one.total}`))].join(', ').slice(0, 60)
  if (!isShare || answered > total || total === 0)
    return { fraction: null, answered: null, total: null, certainty: 'unsure', received }
  const counts = isSame ? { answered, total } : { answered: null, total: null }
  return { fraction: answered / total, ...counts, certainty: 'likely' }
}

/** `{answered: ["p1", "p2"], total: 15}`, `{answeredPerItem: {q1: 19, q2: 19}, expected: 30}`. */
function besideTotal(object: JsonObject): Counted[] {
  const things = Object.keys(object)
    .filter(isDoneName)
    .map((key) => thingOf(key, 'answered'))
  const totals = Object.entries(object)
    .filter(
      ([key]) =>
        ['total', 'asked'].includes(meaningOf(key, true) ?? '') ||
        // `fiches_faites` beside `fiches_prevues`.
        (wordsOfKey(key).some((word) => meaningOf(word, false) === 'total') &&
          things.includes(thingOf(key, 'total'))),
    )
    .map(([, value]) => value)
    .filter((value): value is number => Number.isSafeInteger(value) && Number(value) > 0)
  const [total] = totals
  if (total === undefined || new Set(totals).size > 1) return []
  const counts = Object.entries(object).flatMap(([key, value]) => {
    if (!isDoneName(key)) return []
    if (Array.isArray(value)) {
      // Numbers in a list may be counts, unless they go up as the numbers of personas do.
      const isNames = value.every((one) => typeof one === 'string') || areNumbered(value, total)
      return isNames && new Set(value).size === value.length ? [value.length] : []
    }
    const each = isObject(value) ? Object.values(value) : []
    const [first] = each
    const isSame = each.length > 0 && each.every((count) => count === first)
    return isSame && typeof first === 'number' && Number.isSafeInteger(first) && first >= 0 ? [first] : []
  })
  return counts.length === 1 ? [{ answered: counts[0] ?? 0, total }] : []
}

/** What a name counts: its words without those of `meaning`. */
function thingOf(key: string, meaning: Meaning): string {
  return wordsOfKey(key)
    .filter((word) => meaningOf(word, false) !== meaning)
    .sort()
    .join(' ')
}

/** Whether numbers may be those of personas: whole, rising, none above the total, and more than three. */
function areNumbered(list: readonly unknown[], total: number): boolean {
  const isUp = list.every(
    (one, at) =>
      Number.isInteger(one) && Number(one) > (at === 0 ? 0 : Number(list[at - 1])) && Number(one) <= total,
  )
  return list.length > 3 && isUp
}

function pairsIn(object: JsonObject, names: readonly string[]): Counted[] {
  const pairs = pairsOf(object)
  if (names.every(isAround)) return pairs.length > 0 ? pairs : confirmedPair(object)
  // Under names of nothing else, only what says itself that it counts answers: `{sample: {done_interviews: …}}`.
  const last = wordsOfKey(names.at(-1) ?? '')
  const areAnswers = pairs.every(({ thing }) => ANSWERS.has(thing) || (thing === '' && last.some(isAnswers)))
  const areProven = pairs.every((pair) => addsUp(object, pair))
  return (areAnswers || areProven) && !names.some(isOfSomethingElse) ? pairs : []
}

/** The pair in the only row of a table, where it says itself that it counts answers. */
function inOnlyRow(rows: readonly unknown[], names: readonly string[]): Counted[] {
  const [row, ...others] = rows
  if (!isObject(row) || others.length > 0 || names.some(isOfSomethingElse)) return []
  return pairsOf(row).filter(({ thing }) => ANSWERS.has(thing))
}

function isAnswers(word: string): boolean {
  return ANSWERS.has(word)
}

/** `{by_question: {q1: {done: 12, total: 48}, q2: {done: 0, total: 48}}}`: the same for each item or persona. */
function inEach(object: JsonObject, names: readonly string[]): Counted[] {
  const isOfEach = wordsOfKey(names.at(-1) ?? '').some((word) => ITEMS.has(word) || ANSWERS.has(word))
  const maps = Object.values(object)
  if (!isOfEach || maps.length < 2 || !maps.every(isObject) || names.some(isOfPast)) return []
  return names.slice(0, -1).some(isOfSomethingElse) ? [] : addedUp(maps)
}

/** Whether a name is that of what is not the survey as a whole: an account, a quota, the past. */
function isOfSomethingElse(name: string): boolean {
  if (isAround(name)) return false
  const words = wordsOfKey(name)
  const isOther = words.some((word) => kindsOf(word, 'survey').has('other') && !ANSWERS.has(word))
  return isOfOthers(name) || isOther || isOfPast(name)
}

/**
 * Whether a name is of the survey, its status or its progress, or is an id, so that the values under it are the
 * survey's.
 */
function isAround(name: string): boolean {
  const id = idText(name)
  if (isNameOfProgress(name) || (id !== null && looksLikeId(id)) || REQUEST_COUNTS.test(name)) return true
  return wordsOfKey(name).every((word) => {
    if (AROUND.has(word)) return true
    const kinds = kindsOf(word, 'survey')
    return kinds.has('subject') || kinds.has('neutral') || STATUS_NAMES.has(word)
  })
}

function isDoneName(key: string): boolean {
  const words = wordsOfKey(key)
  const isDone = words.some((word) => meaningOf(word, false) === 'answered')
  return isDone && !isOfOthers(key)
}

/**
 * `{answered: ["Nia", "Raj"], waiting: ["Ben"]}`: a list of those who are done and one of those who are not, without
 * overlap, whose names say of the same people ("sujets_faits", "sujets_restants") or of none.
 */
function inTwoLists(object: JsonObject): Counted[] {
  const lists = Object.entries(object).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string'),
  )
  const of = (meaning: Meaning) =>
    lists.flatMap(([key, list]) =>
      wordsOfKey(key).some((word) => meaningOf(word, true) === meaning)
        ? [{ list, thing: thingOf(key, meaning) }]
        : [],
    )
  const [done, ...others] = of('answered')
  const [left, ...further] = of('remaining')
  if (!done || !left || done.thing !== left.thing || others.length + further.length > 0) return []
  const all = [...done.list, ...left.list]
  return all.length > 0 && new Set(all).size === all.length
    ? [{ answered: done.list.length, total: all.length }]
    : []
}
