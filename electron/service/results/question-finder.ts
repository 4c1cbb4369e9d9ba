import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { asText, isObject, keysAmong, pick } from '../json-value.ts'
import { findText } from './comparable.ts'
import type { QuestionRef } from './gathered.ts'
import { ID_NAMES, NUMBER_NAMES, QUESTION_NAMES, TEXT_NAMES } from './names.ts'
import type { OtherOrders } from './other-orders.ts'

/** An item found. `sure`: by its text, or through the service's own list of the items. */
interface FoundQuestion {
  index: number
  sure: boolean
}

export type QuestionFinder = (ref: QuestionRef) => FoundQuestion | null

/**
 * Tells which item of the draft a reference means: by text, by an id of the service's own list (one of `echoes`), by number,
 * by place. Numbers count from 0 or from 1: all references of a reading together must show which by naming both the
 * first and the last item. Where the payload lists the items in another order (`orders`), neither number nor place
 * tells, but by that very list. What is returned makes the finder for the references of one reading.
 */
export function prepareQuestionFinder(
  draft: SurveyDraft,
  echoes: readonly (readonly unknown[])[],
  orders: OtherOrders,
): (refs: Iterable<QuestionRef>) => QuestionFinder {
  const byText = findText(draft.questions.map(({ stem }) => stem))
  const echoed =
    echoes.map((echo) => readEcho(echo, draft.questions.length, byText)).find((echo) => echo !== null) ??
    NO_ECHO
  return (refs) => createFinder(draft.questions.length, byText, echoed, orders, [...refs])
}

function createFinder(
  count: number,
  byText: (text: string) => number | null,
  echoed: Echo,
  orders: OtherOrders,
  known: readonly QuestionRef[],
): QuestionFinder {
  const bases = findBases(known, count)
  const numbersAreIds = known.every(({ names }) =>
    names.every((name) => !isNumeral(name) || echoed.byId.has(String(name))),
  )
  // An item may read like another one's id, such as "q2": where every reference has an id, the ids tell.
  const allHaveIds =
    known.length > 0 && known.every(({ names }) => names.some((name) => echoed.byId.has(String(name))))
  const findByText = ({ names }: QuestionRef): number | undefined => {
    for (const name of names) {
      const index = typeof name === 'string' ? byText(name) : null
      if (index !== null) return index
    }
    return undefined
  }
  const findById = ({ names }: QuestionRef): number | undefined => {
    for (const name of names) {
      const index = numbersAreIds || !isNumeral(name) ? echoed.byId.get(String(name)) : undefined
      if (index !== undefined) return index
    }
    return undefined
  }
  const surely = allHaveIds ? [findById, findByText] : [findByText, findById]
  /** Whether a text, an id or a number of the service's own list means another item: nobody knows then which is meant. */
  const contradicts = ({ names }: QuestionRef, index: number): boolean =>
    names.some((name) => {
      const text = typeof name === 'string' ? byText(name) : null
      const listed = echoed.meanings.get(String(name))
      if (text === index || listed?.has(index)) return false
      return text !== null || listed !== undefined
    })
  return (ref) => {
    for (const search of surely) {
      const index = search(ref)
      if (index !== undefined) return contradicts(ref, index) ? null : { index, sure: true }
    }
    for (const name of orders.areItemsMoved ? [] : ref.names) {
      const numbered = readNumber(name)
      const base = numbered && bases.get(numbered.style)
      if (numbered && base !== undefined && base !== null) {
        return { index: numbered.number - base, sure: false }
      }
    }
    if (ref.position === null || ref.names.length > 0) return null
    if (orders.areItemsMoved && echoed.byPlace.join() !== orders.onlyOrder) return null
    const index = echoed.byPlace[ref.position]
    if (index !== undefined) return { index, sure: true }
    return ref.position < count ? { index: ref.position, sure: false } : null
  }
}

interface Echo {
  byId: ReadonlyMap<string, number>
  /** What each id and each number of the list may mean. */
  meanings: ReadonlyMap<string, ReadonlySet<number>>
  byPlace: readonly number[]
}

const NO_ECHO: Echo = { byId: new Map(), meanings: new Map(), byPlace: [] }
const CODES = [...ID_NAMES, ...NUMBER_NAMES, 'question_id', 'key', 'code', 'cle', 'name']

/** The service's list counts only when every entry's text is an item's, each once: else it tells of something else. */
function readEcho(
  echo: readonly unknown[],
  count: number,
  byText: (text: string) => number | null,
): Echo | null {
  if (echo.length !== count) return null
  const byId = new Map<string, number>()
  const byPlace: number[] = []
  const meanings = new Map<string, Set<number>>()
  for (const entry of echo) {
    const text = isObject(entry) ? pick(entry, [...TEXT_NAMES, ...QUESTION_NAMES]) : entry
    const index = typeof text === 'string' ? byText(text) : null
    if (index === null || byPlace.includes(index)) return null
    byPlace.push(index)
    const id = isObject(entry)
      ? asText(pick(entry, [...ID_NAMES, 'question_id', 'key', 'code', 'cle', 'name']))
      : null
    if (id !== null) byId.set(id, index)
    for (const key of isObject(entry) ? keysAmong(entry, CODES) : []) {
      const code = isObject(entry) ? asText(entry[key]) : null
      if (code !== null) meanings.set(code, (meanings.get(code) ?? new Set()).add(index))
    }
  }
  return { byId, meanings, byPlace }
}

function isNumeral(name: string | number): boolean {
  return /^\d+$/.test(String(name))
}

/** A name of anything else with a number, such as "x1", refers to no item. */
const NUMBERED =
  /^\s*((?:q|qu|quest|question|item|no|n|nr|num|num[eé]ro|number|rang|pos|position|index)?)[\s_.:#°-]{0,3}(\d{1,4})\s*$/i

/** "q3", "Question 3", "3" and 3, with the way it is written, because each way has its own first number. */
function readNumber(name: string | number): { number: number; style: string } | null {
  if (typeof name === 'number') return Number.isInteger(name) ? { number: name, style: '' } : null
  const match = NUMBERED.exec(name)
  return match ? { number: Number(match[2]), style: (match[1] ?? '').toLowerCase() } : null
}

/** Whether a reference may mean an item by a number in it. */
export function isNumbered(name: unknown): boolean {
  return (typeof name === 'string' || typeof name === 'number') && readNumber(name) !== null
}

function findBases(refs: Iterable<QuestionRef>, count: number): Map<string, 0 | 1 | null> {
  const seen = new Map<string, { least: number; most: number }>()
  for (const { names } of refs) {
    for (const name of names) {
      const numbered = readNumber(name)
      if (!numbered) continue
      const range = seen.get(numbered.style) ?? { least: numbered.number, most: numbered.number }
      range.least = Math.min(range.least, numbered.number)
      range.most = Math.max(range.most, numbered.number)
      seen.set(numbered.style, range)
    }
  }
  const bases = new Map<string, 0 | 1 | null>()
  for (const [style, { least, most }] of seen) {
    if (least === 0 && most === count - 1) bases.set(style, 0)
    else bases.set(style, least === 1 && most === count ? 1 : null)
  }
  return bases
}
