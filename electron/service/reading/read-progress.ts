import type { Progress } from '../../../shared/models/run.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { withoutCountsOfSurveys } from './counts-of-surveys.ts'
import { kindsOf } from './name-words.ts'
import { progressByStructure } from './progress-by-structure.ts'
import {
  type ClaimedFraction,
  claimsOf,
  type ProgressClaim,
  type Telling,
  type TotalsTold,
  totalsOf,
  totalsOfOthers,
} from './progress-claims.ts'
import { progressInWords } from './progress-in-words.ts'
import { progressOfLeft } from './progress-left.ts'
import { progressOfItems } from './progress-of-items.ts'
import { isNameOfProgress, meaningOf } from './progress-words.ts'
import { STATUS_NAMES, statusOfWord } from './status-words.ts'

/** Names of objects that may hold the progress. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'status',
  'survey',
  'run',
  'result',
  'item',
  'progress',
  'data',
  'fields',
  'rows',
  'properties',
  // What goes on while a survey is answered.
  'execution',
  ...['recueil', 'terrain', 'collecte', 'passation', 'fieldwork', 'field', 'collection', 'suivi', 'tracking'],
])
const PROGRESS_WORDS: ReadonlySet<string> = new Set(['progress', 'progression', 'avancement', 'completion'])
const DEEPEST = 3
/** Tolerance for floating-point errors when two fractions are compared. */
const SAME = 1e-9
const LONGEST_RECEIVED = 60
/** With more fields it cannot be one progress; every pair of them would have to be compared. */
const MOST_CLAIMS = 300

/**
 * Progress in any form that a service may give it: a fraction, a percentage, "12/50", "24 %", counts under many names,
 * nested. Every field that gives it is read on its own, and all of them must agree. Where they do not, or where a
 * number may mean two things (1 is all of it, or one percent; 12 is a percentage, or 12 personas), the reading is
 * `unsure`, has no fraction, and carries what was received. Null where there is no progress at all.
 */
export function readProgress(received: unknown, isDone = false): Progress | null {
  const data = ownRecord(withoutCountsOfSurveys(received))
  const tellings = collect(data, 0)
  const elsewhere = totalsOfOthers(tellings)
  const claims = tellings.flatMap((telling, at) =>
    claimsOf(telling, elsewhere[at] ?? { total: null, asked: null }),
  )
  if (claims.length > MOST_CLAIMS) return unsureOf(claims)
  const totals = totalsOf(tellings)
  const agreed = claims.length === 0 ? null : agree(claims, totals, isDone)
  const named = agreed && countsPersonas(tellings) ? withPersonas(agreed, totals.asked ?? 0) : agreed
  // Where names give nothing or only a part, the structure may give the rest.
  const isTold = named !== null && (named.fraction !== null || named.certainty === 'unsure')
  const counted = progressByStructure(data)
  if (isTold && counted !== null && isOpen(named) && doesFit(counted, claims)) return counted
  if (isTold) return isDenied(named, counted) ? unsureOfBoth(named, counted) : named
  // Beside a count of answers, a share of the items would tell something else.
  if (counted !== null || named?.answered != null) return counted ?? named
  return progressOfItems(data) ?? progressInWords(data) ?? named ?? progressOfLeft(data)
}

/**
 * The only thing in an answer, beside ids at most, where it has a status of its own: it is the survey or its run,
 * whatever the service calls it ("job"). Any other answer as it is.
 */
function ownRecord(data: unknown): unknown {
  const [only, ...others] = isObject(data)
    ? Object.entries(data).filter(([key, value]) => !isId(key, value))
    : []
  if (only === undefined || others.length > 0 || !isObject(only[1]) || isOfFiles(only[0])) return data
  const hasStatus = Object.entries(only[1]).some(
    ([key, value]) => typeof value === 'string' && wordsOfKey(key).some((word) => STATUS_NAMES.has(word)),
  )
  return hasStatus ? only[1] : data
}

/** Words for what a service does beside a run, with files or with money. */
const OF_FILES: ReadonlySet<string> = new Set(
  'upload export import download report rapport backup sauvegarde transfer transfert file fichier payment paiement billing invoice facture'.split(
    ' ',
  ),
)

function isOfFiles(name: string): boolean {
  return wordsOfKey(name).some((word) => OF_FILES.has(word))
}

function isId(key: string, value: unknown): boolean {
  const kinds = kindsOf(key, 'survey')
  return (
    typeof value !== 'object' &&
    kinds.has('id') &&
    [...kinds].every((kind) => kind === 'id' || kind === 'subject')
  )
}

/** An `unsure` progress of two shares that differ. */
function unsureOfBoth(one: Progress, other: Progress | null): Progress {
  const shares = [one, other].map((told) => `${Math.round((told?.fraction ?? 0) * 100)} %`)
  return { ...unsureOf([]), received: shares.join(', ') }
}

/** How far a rounded share may be from what is counted beside it. */
const MOST_APART = 0.03

/** Whether a bare share is another one than what is counted elsewhere in the answer: it may be of something else. */
function isDenied(named: Progress, counted: Progress | null): boolean {
  const isBare = named.answered === null && named.total === null && named.fraction !== null
  const isCounted = counted !== null && counted.fraction !== null
  return isBare && isCounted && Math.abs((named.fraction ?? 0) - (counted.fraction ?? 0)) > MOST_APART
}

/** Whether a progress is unsure only because its number may mean two things. */
function isOpen({ certainty, answered, total }: Progress): boolean {
  return certainty === 'unsure' && answered === null && total === null
}

/** Whether counts elsewhere say what one number may mean: 26 of 26, beside `progress: 1`. */
function doesFit({ fraction }: Progress, claims: readonly ProgressClaim[]): boolean {
  return (
    fraction !== null &&
    claims.every(({ candidates }) => candidates?.some((candidate) => isNear(fraction, candidate)))
  )
}

/** A progress that counts personas without a total, with the `personas` asked as the total. */
export function withPersonas(progress: Progress, personas: number): Progress {
  const { fraction, answered, total, certainty } = progress
  if (certainty === 'unsure' || fraction !== null || answered === null || total !== null) return progress
  if (answered > personas || personas <= 0) return progress
  return { ...progress, fraction: answered / personas, total: personas, certainty: 'likely' }
}

/**
 * Whether both the count and the total are of personas by their names: `answered_personas`, and `personas` elsewhere.
 */
function countsPersonas(tellings: readonly Telling[]): boolean {
  const names = tellings.flatMap(({ object }) => Object.keys(object))
  return names.some((name) => {
    const meanings = wordsOfKey(name).map((word) => meaningOf(word, false))
    return meanings.includes('answered') && meanings.includes('asked')
  })
}

/** The objects of a payload that may give its progress. */
function collect(data: unknown, depth: number): Telling[] {
  if (!isObject(data) || depth > DEEPEST) return []
  const isInside = depth > 0
  const deeper = Object.entries(data).flatMap(([key, value]) => {
    if (!isObject(value)) return []
    if (wordsOfKey(key).some((word) => PROGRESS_WORDS.has(word)) && isNameOfProgress(key))
      return insideProgress(value, depth + 1)
    if (isAround(key) && (!isInside || depth < DEEPEST)) return collect(value, depth + 1)
    return isOfAnother(key) ? [] : ownProgress(value, depth + 1)
  })
  return [{ object: data, isInner: false }, ...deeper]
}

/** What an object under any other name has directly under a name of progress: `operation: {progress: {…}}`. */
function ownProgress(object: JsonObject, depth: number): Telling[] {
  return Object.entries(object).flatMap(([key, value]) =>
    isObject(value) && wordsOfKey(key).every((word) => PROGRESS_WORDS.has(word))
      ? insideProgress(value, depth + 1)
      : [],
  )
}

/** Whether a name is of something else than the survey: an account, a quota, a call. */
function isOfAnother(key: string): boolean {
  return wordsOfKey(key).some((word) => kindsOf(word, 'survey').has('other'))
}

function isAround(key: string): boolean {
  // A state that holds something: `{Running: {…}}`.
  if (WRAPPERS.has(key.toLowerCase()) || statusOfWord(key) === 'running') return true
  // The survey itself, its status, or "attributes", "content" and the like.
  return wordsOfKey(key).every((word) => {
    const kinds = [...kindsOf(word, 'survey')]
    const isOfSurvey = kinds.every((kind) => kind === 'subject' || kind === 'neutral')
    return isOfSurvey || STATUS_NAMES.has(word)
  })
}

/** An object under a name of progress, with those nested in it: plainer names count there. */
function insideProgress(object: JsonObject, depth: number): Telling[] {
  const nested = Object.entries(object).flatMap(([key, inner]) =>
    isObject(inner) && depth < DEEPEST && isNameOfProgress(key) ? insideProgress(inner, depth + 1) : [],
  )
  return [{ object, isInner: true }, ...nested]
}

function agree(each: readonly ProgressClaim[], totals: TotalsTold, isDone: boolean): Progress {
  const claims = [...each, ...fromPartsOf(each, totals)]
  const counted = claims.find(({ answered, total }) => answered !== null && total !== null)
  const answered = sameOrNull(claims.map((claim) => claim.answered))
  const total = sameOrNull(claims.map((claim) => claim.total))
  const told = claims.filter(({ candidates }) => candidates !== null)
  const unsure = unsureOf(claims)
  const isDisputed = answered === undefined || total === undefined
  if (told.length === 0) {
    if (isDisputed) return unsure
    return { fraction: null, answered, total, certainty: 'likely' }
  }
  // Where a share is given several times, the most exact value is taken.
  const fitting = told
    .flatMap((claim) => (claim.candidates ?? []).map((candidate) => ({ ...candidate, claim })))
    .sort((one, other) => one.within - other.within)
    .filter(({ at }) => told.every((claim) => claim.candidates?.some((other) => isNear(at, other))))
  const distinct = fitting.filter(
    ({ at, within, claim }, index) =>
      !fitting
        .slice(0, index)
        .some(
          (other) =>
            other.claim !== claim && isNear(at, { ...other, within: Math.max(other.within, within) }),
        ),
  )
  // The usual meaning of a field decides only where no other field gives the progress.
  const usual = told.length === 1 ? distinct.filter(({ isUsual }) => isUsual) : []
  const isOnly = distinct.length === 1
  const chosen = isOnly ? distinct[0] : usual.length === 1 ? usual[0] : undefined
  const isOver = counted?.candidates?.length === 0
  if (isOver && !isDisputed && told.length === 1) return { ...unsure, answered, total }
  if (!chosen || isDisputed) {
    const isAll = isDone && distinct.some(({ at }) => at === 1)
    if (isAll && !isDisputed) return { fraction: 1, answered, total, certainty: 'likely' }
    return isDisputed || distinct.length === 0 ? unsure : { ...unsure, answered, total }
  }
  const [bare] = told.length === 1 ? told.map((claim) => claim.bare) : []
  if (bare !== undefined)
    return isDone && chosen.at === 1
      ? { fraction: 1, answered, total, certainty: 'likely', bare }
      : { ...unsure, answered, total, bare }
  // Where the total is not the number of personas, the counts may be of questions, or of a part of the personas.
  const isOfOthers = total !== null && totals.asked !== null && total !== totals.asked
  const isSure = isOnly && !isOfOthers && told.some((claim) => claim.isPlain)
  return {
    fraction: chosen.at,
    answered: answered ?? chosen.answered ?? null,
    total,
    certainty: isSure ? 'sure' : 'likely',
  }
}

/** An `unsure` progress, with nothing but what was received. */
function unsureOf(claims: readonly ProgressClaim[]): Progress {
  const received = [...new Set(claims.map((claim) => claim.received))].join(', ').slice(0, LONGEST_RECEIVED)
  return {
    fraction: null,
    answered: null,
    total: null,
    certainty: 'unsure',
    received: received.toWellFormed(),
  }
}

/**
 * A count and a total in different objects, combined where a fraction is given elsewhere, which must agree with them.
 * Where none is given they are not combined, because they may count different things.
 */
function fromPartsOf(claims: readonly ProgressClaim[], totals: TotalsTold): ProgressClaim[] {
  const isTold = claims.some(({ candidates }) => candidates !== null)
  const isTogether = claims.some(({ answered, total }) => answered !== null && total !== null)
  const answered = sameOrNull(claims.map((claim) => claim.answered))
  const total = sameOrNull(claims.map((claim) => claim.total)) ?? totals.total ?? totals.asked
  if (!isTold || isTogether || typeof answered !== 'number' || typeof total !== 'number') return []
  // Failed personas are over too: the progress may or may not count them.
  const failed = Math.max(0, ...claims.map((claim) => claim.failed ?? 0))
  const candidates = [answered, answered + failed]
    .filter((count, at, all) => count <= total && total > 0 && all.indexOf(count) === at)
    .map((count) => ({ at: count / total, within: 0, isUsual: false }))
  return [{ candidates, answered, total, isPlain: false, received: `total: ${total}` }]
}

function isNear(at: number, candidate: Pick<ClaimedFraction, 'at' | 'within'>): boolean {
  return Math.abs(candidate.at - at) <= candidate.within + SAME
}

/** The one number that is given; null where none is, undefined where they differ. */
function sameOrNull(numbers: readonly (number | null)[]): number | null | undefined {
  const told = new Set(numbers.filter((number) => number !== null))
  if (told.size > 1) return undefined
  return [...told][0] ?? null
}
