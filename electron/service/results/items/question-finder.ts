import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { QuestionRef } from '../shapes/gathered.ts'
import { findText } from '../words/comparable.ts'
import { isNumeral, readNumber } from '../words/numbered-name.ts'
import type { ReferenceKind } from '../words/question-names.ts'
import { type Echo, NO_ECHO, readEcho, readNumberedEcho } from './echo.ts'
import type { OtherOrders } from './other-orders.ts'

/** An item that was found. `sure`: by its text, or through the service's own list of the items. */
interface FoundQuestion {
  index: number
  sure: boolean
  /** Whether only the numbers of a list of all items tell which one it is: the answers must then fit all of them. */
  isCounted?: boolean
}

export type QuestionFinder = (ref: QuestionRef) => FoundQuestion | null

/**
 * Finds the item of the draft that a reference means: by its text, by an id of the service's own list (one of
 * `echoes`), by a number, or by its place. Numbers count from 0 or from 1: the references of a reading, taken together,
 * must show which by naming both the first and the last item. Where the payload lists the items in another order
 * (`orders`), places follow that list or mean nothing, and numbers mean nothing. Returns a function that makes the
 * finder for the references of one reading.
 */
export function prepareQuestionFinder(
  draft: SurveyDraft,
  echoes: readonly (readonly unknown[])[],
  orders: OtherOrders,
): (refs: Iterable<QuestionRef>) => QuestionFinder {
  const byText = findText(draft.questions.map(({ stem }) => stem))
  const count = draft.questions.length
  const named = echoes.map((echo) => readEcho(echo, count, byText)).find((echo) => echo !== null)
  // Numbers tell nothing where the payload has the items in another order.
  const numbered = orders.areItemsMoved ? [] : echoes.map((echo) => readNumberedEcho(echo, count))
  const echoed = named ?? numbered.find((echo) => echo !== null) ?? NO_ECHO
  return (refs) => createFinder(count, byText, echoed, orders, [...refs])
}

function createFinder(
  count: number,
  byText: (text: string) => number | null,
  echoed: Echo,
  orders: OtherOrders,
  known: readonly QuestionRef[],
): QuestionFinder {
  const bases = findBases(known, count)
  const firstPlace = countsFrom(known)
  const areNumbersOfOthers = varyForOneName(known)
  const ids = known.flatMap((ref) => ref.names.filter((name) => mayBe(ref, name, 'id')))
  const numbersAreIds = ids.every((name) => !isNumeral(name) || echoed.byId.has(String(name)))
  // The text of an item may be the id of another one, such as "q2". Where every reference has an id, the ids decide.
  const allHaveIds =
    known.length > 0 &&
    known.every((ref) => ref.names.some((name) => mayBe(ref, name, 'id') && echoed.byId.has(String(name))))
  const byCount = (name: string | number): number | undefined => {
    const numbered = readNumber(name)
    const base = numbered && bases.get(numbered.style)
    return numbered && base !== undefined && base !== null ? numbered.number - base : undefined
  }
  const findByText = (ref: QuestionRef): number | undefined => {
    for (const name of ref.names) {
      if (typeof name !== 'string' || !mayBe(ref, name, 'any')) continue
      const index = byText(name)
      if (index !== null) return index
    }
    return undefined
  }
  const findById = (ref: QuestionRef): number | undefined => {
    for (const name of ref.names) {
      if (!mayBe(ref, name, 'id') || (isNumeral(name) && !numbersAreIds)) continue
      const index = echoed.byId.get(String(name))
      if (index !== undefined) return index
    }
    return undefined
  }
  const surely = allHaveIds ? [findById, findByText] : [findByText, findById]

  /**
   * Whether another name of the same reference means another item: by its text, its id or its place in the service's
   * own list, or as a number that may be an id or a place. Then it is unclear which item is meant.
   */
  const contradicts = (ref: QuestionRef, index: number): boolean =>
    ref.names.some((name) => {
      const text = typeof name === 'string' ? byText(name) : null
      const listed = echoed.meanings.get(String(name))
      if (text === index) return false
      const place = isNumeral(name) && !isOnly(ref, name, 'id') ? byCount(name) : undefined
      if (place !== undefined && place !== index && echoed.byId.has(String(name))) return true
      return listed?.has(index) ? false : text !== null || listed !== undefined
    })
  return (ref) => {
    if (ref.item) return { index: ref.item.index, sure: ref.item.isNamed }
    for (const search of surely) {
      const index = search(ref)
      const isCounted = search === findById && !echoed.isSure
      if (index !== undefined) return contradicts(ref, index) ? null : { index, sure: !isCounted, isCounted }
    }
    for (const name of orders.areItemsMoved ? [] : ref.names) {
      if (areNumbersOfOthers && isNumeral(name) && ref.names.length > 1) continue
      const index = byCount(name)
      if (index !== undefined) return { index, sure: false }
    }
    const { position } = ref
    if (position === null || ref.names.length > 0) return null
    if (orders.areItemsMoved && echoed.byPlace.join() !== orders.onlyOrder) return null
    const listed = echoed.byPlace[position]
    const index = listed ?? position
    const agrees = (name: string | number): boolean =>
      isNumeral(name)
        ? Number(name) === position + (firstPlace ?? Number.NaN)
        : (byText(String(name)) ?? echoed.byId.get(String(name))) === index
    if (index >= count || !(ref.beside ?? []).every(agrees)) return null
    return { index, sure: listed !== undefined }
  }
}

/**
 * Whether one and the same name stands beside several numbers: these then number something else than the items, such as
 * the options.
 */
function varyForOneName(refs: readonly QuestionRef[]): boolean {
  const beside = new Map<string, string | number>()
  for (const { names } of refs) {
    const [number, ...others] = names.filter(isNumeral)
    const key = names.filter((name) => !isNumeral(name)).join('\n')
    if (number === undefined || others.length > 0 || key === '') continue
    if ((beside.get(key) ?? number) !== number) return true
    beside.set(key, number)
  }
  return false
}

/**
 * Whether the numbers of a list's entries count from 0 or from 1 in the order of the list; null where they do neither.
 */
function countsFrom(refs: readonly QuestionRef[]): 0 | 1 | null {
  const first = ([0, 1] as const).find((from) =>
    refs.every(({ position, beside = [] }) =>
      beside.every((name) => !isNumeral(name) || Number(name) === (position ?? Number.NaN) + from),
    ),
  )
  return first ?? null
}

/** Whether a name may be of a kind, judged by the name of its field. */
function mayBe({ kinds }: QuestionRef, name: string | number, kind: ReferenceKind | 'any'): boolean {
  const told = kinds?.get(name)
  return told === undefined || !isNumeral(name) || told.has(kind) || told.has('any')
}

/** Whether the field's name makes a name of one kind only. */
function isOnly({ kinds }: QuestionRef, name: string | number, kind: ReferenceKind): boolean {
  const told = kinds?.get(name)
  return told?.size === 1 && told.has(kind)
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
