import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { hasOtherStates } from './persona-states.ts'
import { type Meaning, meaningOf, STEP_WORDS } from './progress-words.ts'

/** A number of answers and its total, as one place of an answer gives them. */
export interface Counted {
  answered: number
  total: number
}

/** Such a pair with what its names say that it counts; "" where they do not. */
export interface CountedThing extends Counted {
  thing: string
}

/** Words in the name of a total. */
const TOTAL_WORDS: ReadonlySet<string> = new Set([
  'of',
  'sur',
  'theorique',
  'planned',
  'requested',
  'demandes',
  'demandees',
])
/** Words for what is no persona: a name with one of them counts something else. */
const OTHER_THINGS: ReadonlySet<string> = new Set([
  ...['question', 'questions', 'item', 'items', 'option', 'options', 'call', 'calls', 'token', 'tokens'],
  ...STEP_WORDS,
  ...[
    'tour',
    'tours',
    'round',
    'rounds',
    'retry',
    'retries',
    'attempt',
    'attempts',
    'essai',
    'essais',
    'credit',
  ],
  ...['credits', 'byte', 'bytes', 'second', 'seconds', 'minute', 'minutes', 'day', 'days', 'jour', 'jours'],
])
/** Whether a name says that it counts something else than answers or personas: items, steps, tokens. */
export function countsOtherThings(name: string): boolean {
  return wordsOfKey(name).some((word) => OTHER_THINGS.has(word))
}

const SIZES: ReadonlySet<string> = new Set(['size', 'taille', 'sample', 'echantillon'])
const PANELS: ReadonlySet<string> = new Set([
  'sample',
  'panel',
  'echantillon',
  'personas',
  'target',
  'cible',
  'of',
  'de',
])
/** Words that say only that something is counted. */
const COUNT_WORDS: ReadonlySet<string> = new Set([
  ...['nb', 'nombre', 'number', 'n', 'ct', 'cnt', 'count', 'num', 'out', 'aggregate'],
  // "ont_repondu", "still_waiting", "en_attente".
  ...['ont', 'a', 'en', 'have', 'has', 'still', 'already', 'encore', 'deja', 'y', 'to', 'go'],
])

/** Words for answers or personas: only these are paired with a total that does not say what it counts (`expected`). */
export const ANSWERS: ReadonlySet<string> = new Set([
  ...['responses', 'answers', 'reponses', 'interviews', 'entretiens', 'records', 'completes', 'respondents'],
  ...[
    'personas',
    'participants',
    'fiches',
    'repondants',
    'questionnaires',
    'sujets',
    'subjects',
    'panelists',
    'dossiers',
    ...['rozhovory', 'wywiady', 'odpovedi', 'odpowiedzi', 'respondenti', 'respondenci', 'ankety'],
    ...['antworten', 'antwoorden', 'respuestas', 'respostas', 'risposte', 'entrevistas', 'interviste'],
    ...['panelistes', 'habitants', 'persona', 'participant', 'respondent', 'interview', 'response', 'answer'],
  ],
])

type Role = Extract<Meaning, 'answered' | 'remaining' | 'total' | 'failed'> | 'plain'

interface Field {
  role: Role
  /** What is counted: the other words of the name, sorted and joined. */
  thing: string
  value: number
}

/**
 * The pair of two numbers of an object that count the same thing: `done_ct` and `target_ct`, `records` and
 * `expected_records`, `done` and `of`, `left` and `of`, `faites` and `restantes`. Empty where there is no such pair, or
 * more than one.
 */
export function pairsOf(object: JsonObject): CountedThing[] {
  const fields = Object.entries(withPlainWords(object)).flatMap(([key, value]) => fieldOf(key, value) ?? [])
  const totals = fields.filter(({ role }) => role === 'total')
  const [total] = totals
  // Failed personas are over too, so the progress is unclear.
  if (totals.length > 1 || fields.some(({ role, value }) => role === 'failed' && value > 0)) return []
  // `closed_interviews` beside `expected`: a bare total belongs to the only thing that is counted.
  const isOfAny = total?.thing === '' && fields.filter(({ role }) => role === 'answered').length === 1
  const of = (role: Role) =>
    fields.filter(
      (field) =>
        field.role === role &&
        (isSameThing(field.thing, (total ?? field).thing) ||
          (isOfAny && role === 'answered' && ANSWERS.has(field.thing))),
    )
  const answered = of('answered')
  const remaining = of('remaining')
  const plain =
    total === undefined
      ? []
      : total.thing === ''
        ? fields.filter(({ role, thing }) => role === 'plain' && ANSWERS.has(thing))
        : of('plain')
  if (answered.length > 1 || remaining.length > 1 || plain.length > 1) return []
  const thing = (answered[0] ?? plain[0] ?? remaining[0])?.thing ?? ''
  const left = remaining[0]?.value
  const done = answered[0]?.value ?? plain[0]?.value
  if (total === undefined) {
    // `answered_personas` beside `personas`.
    const [whole, ...others] = fields.filter(
      ({ role, thing }) => role === 'plain' && thing !== '' && thing === answered[0]?.thing,
    )
    if (whole && others.length === 0 && left === undefined && done !== undefined && done <= whole.value)
      return [{ answered: done, total: whole.value, thing }]
    const isPair =
      answered[0] !== undefined && answered[0].thing === remaining[0]?.thing && !hasOtherStates(object)
    return isPair && done !== undefined && left !== undefined
      ? [{ answered: done, total: done + left, thing }]
      : []
  }
  if (done === undefined)
    return left === undefined || left > total.value
      ? []
      : [{ answered: total.value - left, total: total.value, thing }]
  const isSame = left === undefined || done + left === total.value
  return isSame ? [{ answered: done, total: total.value, thing }] : []
}

/** Names of those that went well and of those that did not, which only say so beside each other: `{ok: 12, ko: 0}`. */
const WELL: ReadonlySet<string> = new Set([
  'ok',
  'success',
  'successes',
  'succes',
  'reussis',
  'reussies',
  'succeeded',
])
const NOT_WELL = /^(?:ko|nok|errors?|erreurs?|failed|failures?|echecs?)$/

/** An object with the usual names for those that went well and those that did not, where it counts both. */
function withPlainWords(object: JsonObject): JsonObject {
  const names = Object.keys(object).map((name) => name.toLowerCase())
  if (!names.some((name) => WELL.has(name)) || !names.some((name) => NOT_WELL.test(name))) return object
  const plain = (name: string): string =>
    WELL.has(name.toLowerCase()) ? 'done' : NOT_WELL.test(name.toLowerCase()) ? 'failed' : name
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [plain(name), value]))
}

/** Whether two names count the same, one of them perhaps in the singular. */
function isSameThing(one: string, other: string): boolean {
  return one.replace(/s$/, '') === other.replace(/s$/, '')
}

function fieldOf(key: string, told: unknown): Field | null {
  const value = countWithin(told)
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0) return null
  const words = wordsOfKey(key)
  if (words.length === 0 || words.length > 4 || words.some((word) => OTHER_THINGS.has(word))) return null
  // `sample_size`, `taille_panel`: the total of whatever is counted.
  if (words.some((word) => SIZES.has(word)) && words.every((word) => SIZES.has(word) || PANELS.has(word)))
    return { role: 'total', thing: '', value: number }
  const roles = words.map(roleOf)
  const telling = new Set(roles.filter((role) => role !== 'plain'))
  if (telling.size > 1) return null
  const thing = words.filter((word, at) => roles[at] === 'plain' && !COUNT_WORDS.has(word)).sort()
  return { role: [...telling][0] ?? 'plain', thing: thing.join(' '), value: number }
}

/** The only number in a map of nothing else that says that it counts: `{aggregate: {count: 12}}`. */
function countWithin(value: unknown): unknown {
  const [entry, ...others] = isObject(value) ? Object.entries(value) : []
  if (entry === undefined || others.length > 0) return value
  return wordsOfKey(entry[0]).every((word) => COUNT_WORDS.has(word)) ? countWithin(entry[1]) : value
}

function roleOf(word: string): Role {
  if (TOTAL_WORDS.has(word)) return 'total'
  const meaning = meaningOf(word, false)
  return meaning === 'answered' || meaning === 'remaining' || meaning === 'total' || meaning === 'failed'
    ? meaning
    : 'plain'
}
