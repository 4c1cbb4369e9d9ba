import type { Progress } from '../../../shared/models/run.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { confirmedPair } from './confirmed-pair.ts'
import { idText, looksLikeId } from './id-values.ts'
import { kindsOf } from './name-words.ts'
import { type Counted, pairsOf } from './progress-pairs.ts'
import { isNameOfProgress, type Meaning, meaningOf } from './progress-words.ts'
import { STATUS_NAMES, statusOfWord } from './status-words.ts'

const NUMBER = String.raw`\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d{1,6}`
/** "37 sur 60", "3 interviews sur 8 sont finies", "37 of 60 personas". */
const OF_SO_MANY = new RegExp(
  String.raw`(?<![\d.,/:-])(${NUMBER})\s+(?:[\p{L}]{3,20}\s+)?(?:sur|of|out of)\s+(${NUMBER})(?![\d.,/:%-])`,
  'giu',
)
/** "33%|███▎ | 2/6 [00:09<00:18]": a percentage and a pair of numbers, as a program shows how far it is. */
const PERCENT = /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?%/gu
const PAIR = /(?<![\d.,/:-])(\d{1,6})\s?\/\s?(\d{1,6})(?![\d/:.,])/gu
/** A text that is only a pair of numbers: "37/60". */
const BARE_PAIR = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/
/** Words which show that a number counts something else than answers, in a text or in its name. */
const OTHER_COUNT =
  /\b(rest\w*|remain\w*|left|manqu\w*|missing|echou\w*|echec\w*|fail\w*|erreurs?|errors?|lots?|batch\w*|etapes?|steps?|phases?|pages?|tours?|rounds?|essais?|attempts?|tentatives?|not|pas|jours?|days?|minutes?|heures?|hours?|retry|retries|quotas?|tokens?|jetons?|credits?|calls?|appels?|requests?|requetes?|bytes?|octets?|seconds?|secondes?|seats?)\b/u
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
  ...['soumissions', 'submissions', 'envois', 'retours', 'returns', 'questionnaires'],
  ...[
    'processing',
    'counts',
    'counters',
    'compteurs',
    'bilan',
    'suivi',
    'tracking',
    'completeness',
    'completude',
  ],
  ...['recueil', 'collecte', 'terrain', 'fieldwork', 'running'],
])
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
    else if (Array.isArray(value)) counted.push(...inRows(value, names))
    else if (isObject(value)) {
      counted.push(...inStates(value), ...inTwoLists(value))
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
  const received = [...new Set(counted.map((one) => `${one.answered}/${one.total}`))].join(', ').slice(0, 60)
  if (!isSame || answered > total || total === 0)
    return { fraction: null, answered: null, total: null, certainty: 'unsure', received }
  return { fraction: answered / total, answered, total, certainty: 'likely' }
}

function inText(text: string, names: readonly string[]): Counted[] {
  const isOther = names.some((name) => OTHER_COUNT.test(wordsOfKey(name).join(' ')))
  if (isOther || text.length > 300 || OTHER_COUNT.test(wordsOfKey(text).join(' '))) return []
  const bare = BARE_PAIR.exec(text)
  // "11/23" may be a day of a month, "11/2026" a month.
  const isDate = bare !== null && (Number(bare[2]) <= 31 || Number(bare[2]) > 1000)
  const isTold = names.some((name) => meaningOf(name, true) !== null)
  const found = bare ? (isDate && !isTold ? [] : [bare]) : [...text.matchAll(OF_SO_MANY)]
  const whole = (part: string | undefined): number => Number((part ?? '').replace(/\D/g, ''))
  const counted = found.map((match) => ({ answered: whole(match[1]), total: whole(match[2]) }))
  return counted.length > 0 ? counted : besidePercent(text)
}

/** The only pair of numbers of a text, where its only percentage says the same. */
function besidePercent(text: string): Counted[] {
  const [percent, ...percents] = [...text.matchAll(PERCENT)]
  const [pair, ...pairs] = [...text.matchAll(PAIR)]
  if (!percent || !pair || percents.length + pairs.length > 0) return []
  const [answered, total] = [Number(pair[1]), Number(pair[2])]
  const share = Number((percent[1] ?? '').replace(',', '.'))
  return total > 0 && Math.abs((answered / total) * 100 - share) < 1 ? [{ answered, total }] : []
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
  if (!names.every(isAround)) return []
  const pairs = pairsOf(object)
  return pairs.length > 0 ? pairs : confirmedPair(object)
}

/**
 * Whether a name is of the survey, its status or its progress, or is an id, so that the values under it are the
 * survey's.
 */
function isAround(name: string): boolean {
  const id = idText(name)
  if (isNameOfProgress(name) || (id !== null && looksLikeId(id))) return true
  return wordsOfKey(name).every((word) => {
    if (AROUND.has(word)) return true
    const kinds = kindsOf(word, 'survey')
    return kinds.has('subject') || kinds.has('neutral') || STATUS_NAMES.has(word)
  })
}

function isDoneName(key: string): boolean {
  const words = wordsOfKey(key)
  const isDone = words.some((word) => meaningOf(word, false) === 'answered')
  return isDone && !OTHER_COUNT.test(words.join(' '))
}

/** Words for a persona that has not answered yet; none of them is a status of a survey. */
const WAITING: ReadonlySet<string> = new Set([
  ...[
    'pending',
    'todo',
    'queued',
    'waiting',
    'scheduled',
    'started',
    'open',
    'attente',
    'afaire',
    'prevu',
    'prevue',
  ],
])

/** What a word says about one persona; undefined where it says nothing, or that the persona failed. */
function stateOf(word: unknown): 'done' | 'not' | undefined {
  if (typeof word !== 'string' || word.length > 30) return undefined
  const status = statusOfWord(word)
  if (status === 'done') return 'done'
  if (status === 'running' || status === 'draft') return 'not'
  return wordsOfKey(word).some((one) => WAITING.has(one)) ? 'not' : undefined
}

/** `{"1": "done", "2": "pending"}`: a map from numbers or ids of personas to a word each. */
function inStates(object: JsonObject): Counted[] {
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

/**
 * `{answered: ["Nia", "Raj"], waiting: ["Ben"]}`: a list of those who are done and one of those who are not, without
 * overlap.
 */
function inTwoLists(object: JsonObject): Counted[] {
  const lists = Object.entries(object).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'string'),
  )
  const of = (meaning: Meaning): string[][] =>
    lists.flatMap(([key, list]) => (meaningOf(key, true) === meaning ? [list] : []))
  const [done, ...others] = of('answered')
  const [left, ...further] = of('remaining')
  if (!done || !left || others.length + further.length > 0) return []
  const all = [...done, ...left]
  return all.length > 0 && new Set(all).size === all.length
    ? [{ answered: done.length, total: all.length }]
    : []
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

/**
 * Counts personas that each have a status. None where one failed, because it is unclear whether it counts as answered.
 */
function inRows(rows: readonly unknown[], names: readonly string[]): Counted[] {
  const isOther = (name: string): boolean =>
    OTHER_COUNT.test(wordsOfKey(name).join(' ')) || wordsOfKey(name).some((word) => PAST_WORDS.has(word))
  if (rows.length < 2 || names.some(isOther)) return []
  const words = rows.map((row) => {
    const told = isObject(row) ? Object.values(row).filter((value) => typeof value === 'string') : []
    const statuses = told.map((text) => statusOfWord(text)).filter((status) => status !== 'other')
    return statuses.length === 1 ? statuses[0] : undefined
  })
  if (words.some((word) => word === undefined || word === 'failed')) return []
  return [{ answered: words.filter((word) => word === 'done').length, total: rows.length }]
}
