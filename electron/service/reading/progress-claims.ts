import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isOnOtherScale } from './other-scale.ts'
import { hasOtherStates } from './persona-states.ts'
import { type Meaning, meaningOf } from './progress-words.ts'
import { countOf, numberOf, pairOf, roundingOf } from './told-numbers.ts'

/** A fraction that a field may stand for. */
export interface ClaimedFraction {
  /** 0 to 1. */
  at: number
  /** The largest distance of the true fraction, because the value may be rounded. */
  within: number
  /** Whether this is the usual meaning of such a field, where it has several. */
  isUsual: boolean
  /** The number of answers that the fraction would then be. */
  answered?: number
}

/** What one or more fields of an object say about the progress. */
export interface ProgressClaim {
  /** The fractions it may mean; empty where it contradicts itself, null where it gives no fraction. */
  candidates: ClaimedFraction[] | null
  answered: number | null
  total: number | null
  /** Personas that failed, given beside those that answered. */
  failed?: number
  /** The whole number of a claim that says neither what it counts nor that it is a percentage. */
  bare?: number
  /** Whether name and value allow no other reading. */
  isPlain: boolean
  /** As received, for a person to read. */
  received: string
}

/** An object that may give the progress. `isInner`: it is under a name of progress. */
export interface Telling {
  object: JsonObject
  isInner: boolean
}

/**
 * The total that an object gives: `asked` under a name of personas, `total` under a name that does not say what is
 * counted.
 */
export interface TotalsTold {
  total: number | null
  asked: number | null
}

/** Words for shares in thousandths. */
const PER_MILLE: ReadonlySet<string> = new Set(['permille', 'promille'])

type Fields = ReadonlyMap<Meaning, readonly { key: string; value: unknown }[]>

function fieldsOf({ object, isInner }: Telling): Fields {
  const fields = new Map<Meaning, { key: string; value: unknown }[]>()
  for (const [key, value] of Object.entries(object)) {
    const meaning = isObject(value) || Array.isArray(value) ? null : meaningOf(key, isInner)
    if (!meaning) continue
    const alike = fields.get(meaning)
    if (alike) alike.push({ key, value })
    else fields.set(meaning, [{ key, value }])
  }
  return fields
}

function numbersIn(fields: Fields, meaning: Meaning): number[] {
  return (fields.get(meaning) ?? []).map(({ value }) => countOf(value)).filter((number) => number !== null)
}

/** The total that some objects give together; null where they give none, or several numbers. */
export function totalsOf(tellings: readonly Telling[]): TotalsTold {
  const all = tellings.map(fieldsOf)
  const only = (meaning: Meaning) => onlyOne(all.flatMap((fields) => numbersIn(fields, meaning)))
  return { total: only('total'), asked: only('asked') }
}

/** For each object, the total that all the others give together. */
export function totalsOfOthers(tellings: readonly Telling[]): TotalsTold[] {
  const all = tellings.map(fieldsOf)
  const totals = onlyOneOfOthers(all.map((fields) => new Set(numbersIn(fields, 'total'))))
  const asked = onlyOneOfOthers(all.map((fields) => new Set(numbersIn(fields, 'asked'))))
  return all.map((_, at) => ({ total: totals[at] ?? null, asked: asked[at] ?? null }))
}

/**
 * For each set, the only number in the other sets; null where they hold none, or several. The occurrences are counted
 * once for all sets, so that a payload of many thousand objects is read quickly.
 */
function onlyOneOfOthers(sets: readonly ReadonlySet<number>[]): (number | null)[] {
  const holders = new Map<number, number>()
  for (const number of sets.flatMap((set) => [...set])) holders.set(number, (holders.get(number) ?? 0) + 1)
  return sets.map((own) => {
    const ofOthers: number[] = []
    for (const [number, count] of holders) {
      if (count > 1 || !own.has(number)) ofOthers.push(number)
      if (ofOthers.length > 1) return null
    }
    return ofOthers[0] ?? null
  })
}

/** What the fields of an object say about progress. `elsewhere` is the total that other objects give. */
export function claimsOf(telling: Telling, elsewhere: TotalsTold): ProgressClaim[] {
  const { object, isInner } = telling
  const fields = fieldsOf(telling)
  const numbers = (meaning: Meaning): number[] => numbersIn(fields, meaning)
  const total = onlyOne(numbers('total'))
  const asked = onlyOne(numbers('asked'))
  const claims: ProgressClaim[] = []
  for (const { key, value } of fields.get('progress') ?? [])
    if (isInPercent(object)) push(claims, fromPercentField(key, value))
    else push(claims, fromProgress(key, value, { total, asked }, elsewhere.total ?? elsewhere.asked))
  for (const { key, value } of fields.get('percent') ?? []) push(claims, fromPercentField(key, value))
  for (const { key, value } of fields.get('fraction') ?? []) push(claims, fromFractionField(key, value))
  const failed = onlyOne(numbers('failed')) ?? 0
  // Where others are under way, those who wait are not all that remain.
  const remaining = total === null && hasOtherStates(object) ? null : onlyOne(numbers('remaining'))
  for (const { key, value } of fields.get('answered') ?? []) {
    if (typeof value === 'string' && value.includes('%')) push(claims, fromPercentField(key, value))
    const answered = countOf(value)
    // No count is a part of one: "completed: 0.57" is a share.
    if (answered === null && isPartOfOne(value)) push(claims, fromFractionField(key, value))
    if (answered === null) continue
    const received = [`${key}: ${answered}`, ...(failed > 0 ? [`failed: ${failed}`] : [])].join(', ')
    const toDo = remaining === null && (total ?? asked) === null ? onlyOne(numbers('to_do')) : null
    const counts =
      toDo === null ? fromCounts(answered, total ?? asked, failed, remaining) : fromToDo(answered, toDo)
    claims.push({ ...counts, failed, received })
  }
  const all = total ?? asked
  // What remains is no progress by itself, but a progress given elsewhere must agree with it.
  if (claims.length > 0 && !fields.has('answered') && remaining !== null && all !== null && all > 0)
    claims.push(fromRemaining(remaining, all, failed))
  if (claims.length === 0 && total !== null && isInner)
    claims.push({ candidates: null, answered: null, total, isPlain: false, received: `total: ${total}` })
  return isOnOtherScale(object, isInner) ? claims.map(withoutReading) : claims
}

const PERCENT_WORD = '(?:%|per ?cent|pct|pour ?cent(?:age)?|prozent|percentage)'
const IS_PERCENT = new RegExp(`^\\s*${PERCENT_WORD}\\s*$`, 'i')
const IN_PERCENT = new RegExp(`^(\\s*\\d[\\d.,]*)\\s*${PERCENT_WORD}\\s*$`, 'i')

/** Whether a field beside the numbers says that they are percentages: `{value: 24, unit: "%"}`. */
function isInPercent(object: JsonObject): boolean {
  return Object.entries(object).some(
    ([key, value]) =>
      /^unite?$/.test(wordsOfKey(key).join(' ')) && typeof value === 'string' && IS_PERCENT.test(value),
  )
}

/** The same claim without a fraction: only what was received is shown, because its scale is unknown. */
function withoutReading(claim: ProgressClaim): ProgressClaim {
  return { ...claim, candidates: [], answered: null, total: null, isPlain: false }
}

function push(claims: ProgressClaim[], claim: ProgressClaim | null): void {
  if (claim) claims.push(claim)
}

function onlyOne(numbers: readonly number[]): number | null {
  return new Set(numbers).size === 1 ? (numbers[0] ?? null) : null
}

function fromProgress(
  key: string,
  value: unknown,
  { total, asked }: TotalsTold,
  elsewhere: number | null,
): ProgressClaim | null {
  const received = typeof value === 'string' ? value.trim() : `${key}: ${String(value)}`
  const pair = typeof value === 'string' ? pairOf(value) : null
  if (pair) return { ...fromCounts(pair.answered, pair.total, 0, null), received }
  const percent = typeof value === 'string' ? IN_PERCENT.exec(value)?.[1] : undefined
  if (percent !== undefined) return fromPercentField(key, `${percent} %`)
  if (typeof value === 'string' && value.includes('%')) return fromPercentField(key, value)
  const number = numberOf(value)
  if (number === null || number < 0 || number > Math.max(100, total ?? 0, asked ?? 0, elsewhere ?? 0))
    return null
  const rounding = roundingOf(value)
  const candidates: ClaimedFraction[] = []
  const add = (at: number, within: number, isUsual: boolean): void => {
    candidates.push({ at, within, isUsual })
  }
  const addCount = (all: number, isUsual: boolean): void => {
    candidates.push({ at: number / all, within: 0, isUsual, answered: number })
  }
  if (number <= 1) add(number, number === 1 ? 0 : rounding, number < 1)
  if (number > 0 && number <= 100) {
    add(number / 100, rounding / 100, number > 1 && (total ?? asked ?? elsewhere) === null)
  }
  const isCount = Number.isInteger(number) && number > 0
  // With a "total" in the same object, a number is a count out of it. With only the number of personas there, or a
  // total in another object (which may count something else), it may be a percentage as well.
  if (isCount && total !== null && number <= total) addCount(total, number > 1)
  else if (isCount && asked !== null && number <= asked) addCount(asked, false)
  else if (isCount && total === null && elsewhere !== null && number <= elsewhere) addCount(elsewhere, false)
  else if (number > 1) for (const candidate of candidates) candidate.isUsual = true
  const isBare = isCount && number > 1 && (total ?? asked ?? elsewhere) === null
  const claim = { candidates, answered: null, total: total ?? asked, isPlain: false, received }
  return isBare && !isDecimal(value) ? { ...claim, bare: number } : claim
}

function isPartOfOne(value: unknown): boolean {
  const number = numberOf(value)
  return number !== null && number > 0 && number < 1
}

/** "45.0" is a share, although its number is whole. */
function isDecimal(value: unknown): boolean {
  return typeof value === 'string' && /[.,]/.test(value)
}

function fromPercentField(key: string, value: unknown): ProgressClaim | null {
  const told = typeof value === 'string' ? htmlText(value) : value
  const isWritten = typeof told === 'string' && told.includes('%')
  const read = numberOf(isWritten ? told.replace('%', '') : told)
  if (read === null) return null
  const scale = wordsOfKey(key).some((word) => PER_MILLE.has(word)) ? 10 : 1
  const number = read / scale
  const rounding = roundingOf(told) / scale
  const received = isWritten ? told.trim() : `${key}: ${read}`
  const percent: ClaimedFraction = { at: number / 100, within: rounding / 100, isUsual: true }
  const isSound = number >= 0 && number <= 100
  // Under such a name 0.42 may be a fraction, or less than one percent.
  const isOpen = !isWritten && scale === 1 && number > 0 && number <= 1
  const candidates = isOpen
    ? [
        { at: number, within: number === 1 ? 0 : rounding, isUsual: false },
        { ...percent, isUsual: false },
      ]
    : isSound
      ? [percent]
      : []
  return { candidates, answered: null, total: null, isPlain: !isOpen && isSound, received }
}

function fromFractionField(key: string, value: unknown): ProgressClaim | null {
  if (typeof value === 'string' && value.includes('%')) return fromPercentField(key, value)
  const number = numberOf(value)
  if (number === null || number < 0 || number > 100) return null
  const rounding = roundingOf(value)
  const isRate = !wordsOfKey(key).some((word) => word === 'fraction' || word === 'ratio')
  const candidates: ClaimedFraction[] = []
  if (number <= 1) candidates.push({ at: number, within: number === 1 ? 0 : rounding, isUsual: number < 1 })
  if (number > 1 || (isRate && number === 1))
    candidates.push({ at: number / 100, within: rounding / 100, isUsual: number > 1 })
  return { candidates, answered: null, total: null, isPlain: false, received: `${key}: ${number}` }
}

function fromCounts(
  answered: number,
  total: number | null,
  failed: number,
  remaining: number | null,
): Omit<ProgressClaim, 'received'> {
  const all = total ?? (remaining === null ? null : answered + failed + remaining)
  if (all === null || all === 0) return { candidates: null, answered, total, isPlain: false }
  const exact = (count: number): ClaimedFraction => ({ at: count / all, within: 0, isUsual: false })
  const isWrong = answered > all || (remaining !== null && answered + failed + remaining !== all)
  if (isWrong) return { candidates: [], answered, total, isPlain: false }
  // Failed personas are over too: the progress may or may not count them.
  const candidates =
    failed > 0 && answered + failed <= all ? [exact(answered), exact(answered + failed)] : [exact(answered)]
  return { candidates, answered, total, isPlain: total !== null && failed === 0 }
}

/** "a_traiter: 40" beside "traites: 12" may be all that is to be done, or what is left of it. */
function fromToDo(answered: number, toDo: number): Omit<ProgressClaim, 'received'> {
  const totals = [...(answered <= toDo ? [toDo] : []), answered + toDo].filter((total) => total > 0)
  const candidates = totals.map(
    (total): ClaimedFraction => ({ at: answered / total, within: 0, isUsual: false }),
  )
  return { candidates, answered, total: null, isPlain: false }
}

function fromRemaining(remaining: number, all: number, failed: number): ProgressClaim {
  const over = all - remaining
  const candidates = [over, over - failed]
    .filter((count) => count >= 0)
    .map((count): ClaimedFraction => ({ at: count / all, within: 0, isUsual: false }))
  return { candidates, answered: null, total: all, isPlain: false, received: `remaining: ${remaining}` }
}
