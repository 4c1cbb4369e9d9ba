import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isShownEnd } from '../words/foreign-words.ts'
import { itemsWithOtherCodes } from './code-legends.ts'
import { haveCodesOfOthers } from './codes-of-others.ts'
import { partsOfList } from './grouped-lists.ts'
import { itemNumberFields } from './item-number-fields.ts'
import { hasOwnItemNames } from './own-item-names.ts'
import { type TextIndex, textIndex } from './text-index.ts'
import { tellsOrder } from './told-orders.ts'

/** What a payload shows about the order of the items and of their options, where it differs from the draft's. */
export interface OtherOrders {
  /** Whether items are listed in another order, which their places or numbers may follow. */
  areItemsMoved: boolean
  /**
   * The only order in which the payload lists all items, as their positions in the draft; null where it lists them in
   * several orders, or nowhere.
   */
  onlyOrder: string | null
  /** Whether the options of an item are listed in another order, or with numbers that are not their places. */
  areOptionsMoved(question: number): boolean
  /** Whether the code of some option is the text of another one, so that a number among the answers may mean either. */
  areCodesTexts(question: number): boolean
}

/** The most headings, totals and the like that a list of options may have besides. */
const MOST_OTHERS = 12
const CODE_WORDS: ReadonlySet<string> = new Set(
  'id uuid code key cle value valu valeur index numero number num no position ordre order rang rank'.split(
    ' ',
  ),
)

/** An entry of a list: its words and numbers that may name an item or an option, and its codes. */
interface ListEntry {
  texts: readonly (string | number)[]
  codes: readonly number[]
  received: unknown
}

/** An entry's place in its list, and the item or option that it names. */
interface Named {
  at: number
  index: number
  isText: boolean
  /** Whether it is a text other than a number. */
  isWord: boolean
  codes: readonly number[]
}

/**
 * Looks through the whole payload for lists of the items or of their options. Within the object of an item a list is of
 * that item; elsewhere it is of every item that has such options.
 */
export function otherOrders(data: unknown, draft: SurveyDraft): OtherOrders {
  const { questions } = draft
  const stems = textIndex([questions.map(({ stem }) => stem)])
  const options = textIndex(questions.map((item) => item.options.map(({ text }) => text)))
  const longest = Math.max(questions.length, ...questions.map((item) => item.options.length)) + MOST_OTHERS
  const total = questions.reduce((sum, item) => sum + item.options.length, 0)
  const moved = new Set<number>()
  const recodings: { question: number; entries: readonly ListEntry[] }[] = []
  const orders = new Set<string>()
  const otherCodes = itemsWithOtherCodes(data, draft)
  let isOpen = hasOwnItemNames(data, draft)
  let isRandom = false
  let isShuffled = false

  function look(entries: readonly ListEntry[], owner: number | null): void {
    if (entries.length < 2 || entries.length > longest) return
    const isOfItems = [...namedIn(entries, stems).values()].some(
      (named) => named.length === entries.length && isOnce(named),
    )
    // In a list of the items, a number that is also the text of an option does not number the item.
    for (const [question, named] of isOfItems ? [] : namedIn(entries, options)) {
      if (owner !== null && owner !== question) continue
      const count = questions[question]?.options.length ?? 0
      if (isMoved(named, count)) moved.add(question)
      if (haveCodesOfOthers(named, textsOf(question))) recodings.push({ question, entries })
    }
    for (const [, named] of namedIn(entries, stems)) {
      const isWhole = named.length === questions.length
      if (isWhole && isOnce(named)) orders.add(named.map(({ index }) => index).join())
      if (isWhole && isOnce(named) ? areCodesMoved(named) : isMoved(named, questions.length)) isOpen = true
    }
  }

  /** Looks at a map from words to their numbers, in which the order of the names means nothing. */
  function lookAtCodes(entries: readonly ListEntry[], owner: number | null): void {
    if (entries.length < 2 || entries.length > longest) return
    for (const [question, named] of namedIn(entries, options)) {
      if (areRowNumbers(entries) && entries.length > named.length + 1) continue
      if ((owner === null || owner === question) && isOnce(named) && areCodesMoved(named, 1))
        moved.add(question)
    }
    for (const [, named] of namedIn(entries, stems))
      if (isOnce(named) && areCodesMoved(named, 1)) isOpen = true
  }

  function walk(value: unknown, owner: number | null): void {
    if (Array.isArray(value)) {
      look(
        value.map((one) => entryOf(one)),
        owner,
      )
      for (const parts of partsOfList(value, total + MOST_OTHERS))
        for (const part of parts.every(listsOptions) ? parts : [])
          look(
            part.map((one) => entryOf(one)),
            owner,
          )
      for (const inner of value) walk(inner, owner)
    } else if (isObject(value)) {
      const own = ownerIn(value) ?? owner
      look(
        Object.values(value).map((one) => entryOf(one)),
        own,
      )
      lookAtCodes(numberedKeys(value), own)
      for (const [name, inner] of Object.entries(value)) {
        if (tellsOrder(name, inner)) isRandom = true
        if (isShownEnd(name) && namesOption(inner)) isShuffled = true
        if (typeof inner === 'object') walk(inner, stems(name)[0]?.at ?? own)
      }
    }
  }

  function namesOption(value: unknown): boolean {
    return typeof value === 'string' && options(value).length > 0
  }

  /** Whether entries are all options of an item, in words: numbers may be answers. */
  function listsOptions(part: readonly JsonObject[]): boolean {
    return [
      ...namedIn(
        part.map((one) => entryOf(one)),
        options,
      ),
    ].some(
      ([at, all]) =>
        all.length === questions[at]?.options.length && isOnce(all) && all.every(({ isWord }) => isWord),
    )
  }

  function ownerIn(object: JsonObject): number | null {
    for (const text of Object.values(object)) {
      const found = typeof text === 'string' ? stems(text)[0] : undefined
      if (found) return found.at
    }
    return null
  }

  function textsOf(question: number): readonly string[] {
    return questions[question]?.options.map(({ text }) => text) ?? []
  }

  /** The items with such codes also where the numbers of the items, which are nobody's codes, are left aside. */
  function recodedItems(): ReadonlySet<number> {
    if (recodings.length === 0) return new Set()
    const fields = itemNumberFields(data, options, (value) => (isCode(value) ? Number(value) : null))
    const bare = (entries: readonly ListEntry[]) => entries.map(({ received }) => entryOf(received, fields))
    const stays = recodings.filter(
      ({ question, entries }) =>
        fields.size === 0 ||
        haveCodesOfOthers(namedIn(bare(entries), options).get(question) ?? [], textsOf(question)),
    )
    return new Set(stays.map(({ question }) => question))
  }

  walk(data, null)
  const recoded = recodedItems()
  const inOrder = questions.map((_, at) => at).join()
  const isOther = [...orders].some((order) => order !== inOrder)
  return {
    areItemsMoved: questions.length > 1 && (isOther || isOpen || isRandom),
    onlyOrder: orders.size === 1 && !isOpen && !isRandom ? ([...orders][0] ?? null) : null,
    areOptionsMoved: (question) =>
      isRandom || isShuffled || moved.has(question) || recoded.has(question) || otherCodes.has(question),
    areCodesTexts: (question) => recoded.has(question),
  }
}

/** An entry without what stands in the fields of these names. */
function entryOf(value: unknown, without?: ReadonlySet<string>): ListEntry {
  return { ...namesAndCodes(value, without), received: value }
}

function namesAndCodes(value: unknown, without?: ReadonlySet<string>): Pick<ListEntry, 'texts' | 'codes'> {
  if (typeof value === 'string' || typeof value === 'number') return { texts: [value], codes: [] }
  if (Array.isArray(value)) {
    // A code and its text, or a text and its code.
    const [code] = value.length === 2 ? value.filter(Number.isInteger) : []
    if (code !== undefined && value.some(isText)) return { texts: value.filter(isText), codes: [code] }
    return { texts: value.slice(0, 1).filter(isText), codes: [] }
  }
  if (!isObject(value)) return { texts: [], codes: [] }
  const fields = Object.entries(value).filter(([name]) => without?.has(name) !== true)
  const codes = fields.flatMap(([name, code]) => (isCodeName(name) && isCode(code) ? [Number(code)] : []))
  return { texts: fields.map(([, text]) => text).filter(isText), codes }
}

/** Whether a field's name may be of the code of an option or an item. */
export function isCodeName(name: string): boolean {
  return wordsOfKey(name).some((word) => CODE_WORDS.has(word))
}

function numberedKeys(object: JsonObject): ListEntry[] {
  return Object.entries(object).flatMap(([name, code]) =>
    isCode(code) ? [{ texts: [name], codes: [Number(code)], received: { [name]: code } }] : [],
  )
}

/** Whether names count 0, 1, 2 and so on (or from 1). Where they go on beyond an item's options, they number rows. */
function areRowNumbers(entries: readonly ListEntry[]): boolean {
  return [0, 1].some((first) => entries.every(({ texts }, at) => texts[0] === String(at + first)))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCode(value: unknown): boolean {
  return (
    (typeof value === 'number' && Number.isInteger(value)) ||
    (typeof value === 'string' && /^\d{1,4}$/.test(value))
  )
}

function namedIn(entries: readonly ListEntry[], index: TextIndex): Map<number, Named[]> {
  const found = new Map<number, Named[]>()
  entries.forEach(({ texts, codes }, at) => {
    for (const text of texts) {
      for (const { list, at: own } of index(String(text))) {
        const named = found.get(list) ?? []
        found.set(list, named)
        const before = named.at(-1)
        if (before?.at === at && before.index === own) continue
        named.push({ at, index: own, isText: typeof text === 'string', isWord: !isCode(text), codes })
      }
    }
  })
  // An entry that names several texts in words is not an item or an option. It may hold a list of them, which is looked
  // at separately.
  for (const [list, named] of found) {
    const isOneEach = new Set(named.map(({ at }) => at)).size === named.length
    if (!isOneEach && named.every(({ isWord }) => isWord)) found.delete(list)
  }
  return found
}

function isOnce(named: readonly Named[]): boolean {
  return new Set(named.map(({ index }) => index)).size === named.length
}

/**
 * Whether the named items or options have other places or numbers than in the draft. Where one is named twice, these
 * are answers, which show no order.
 */
function isMoved(named: readonly Named[], count: number): boolean {
  if (named.length < 2 || !isOnce(named)) return false
  // Numbers that equal some of the options may mean anything; only where they equal all of them may they be the
  // options.
  if (named.length < count && named.some(({ isText }) => !isText)) return false
  const [first] = named
  const isShifted = named.some(({ at, index }) => first && at - index !== first.at - first.index)
  return isShifted || areCodesMoved(named)
}

/**
 * Whether codes look like places, but not the draft's: whole numbers from at most `largestFirst` on, which are
 * consecutive or rise with gaps, in another order than the draft's, or not counted from 0 or 1.
 */
function areCodesMoved(named: readonly Named[], largestFirst = named.length): boolean {
  const width = Math.max(...named.map(({ codes }) => codes.length))
  return Array.from({ length: width }, (_, at) => named.map(({ codes }) => codes[at])).some((codes) => {
    const numbers = codes.filter((code) => code !== undefined)
    if (numbers.length < named.length || new Set(numbers).size < numbers.length) return false
    const least = Math.min(...numbers)
    const isRange = Math.max(...numbers) === least + numbers.length - 1
    const counts = [0, 1].some((first) => named.every(({ index }, place) => numbers[place] === index + first))
    return least <= largestFirst && !counts && (isRange || areRising(named, numbers))
  })
}

/** Whether at least three numbers beside words rise or fall in the draft's order, as codes with gaps do. */
function areRising(named: readonly Named[], numbers: readonly number[]): boolean {
  const inOrder = named
    .map(({ index }, at) => ({ index, number: numbers[at] ?? 0 }))
    .sort((one, other) => one.index - other.index)
    .map(({ number }) => number)
  const steps = inOrder.slice(1).map((number, at) => Math.sign(number - (inOrder[at] ?? 0)))
  return steps.length > 1 && new Set(steps).size === 1 && named.every(({ isWord }) => isWord)
}
