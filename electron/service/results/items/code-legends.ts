import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { findText } from '../words/comparable.ts'
import { isNo } from '../words/foreign-words.ts'
import { ANSWER_NAMES, ANSWERS_NAMES, RESPONDENT_ID_NAMES, RESPONDENT_LIST_NAMES } from '../words/names.ts'
import { isNumbered } from '../words/numbered-name.ts'
import { CODE_KEY, codeIn, type Pair, pairsOfList, pairsOfMap } from './code-pairs.ts'
import { codesInText, optionMentions } from './codes-in-text.ts'
import { itemsById } from './items-by-id.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words in the names of fields that say how the options are coded, or in which direction a scale runs. */
const CODING = SPLIT(
  'legend legende legends legendes scale echelle codebook coding codage recode recoding scoring mapping correspondance ' +
    'direction sens orientation polarity polarite anchor anchors ancre ancres best worst higher lower highest lowest ' +
    'meilleur pire',
)
const SCALE = SPLIT('scale echelle')
const TURNED = /^(revers|invers|flip|mirror|descend|decroissant|backward|renvers|retourn)/
const ORDER = SPLIT('order ordre sort tri sorting')
const IN_ORDER = SPLIT(
  'asc ascending croissant original normal fixed fixe default standard as shown questionnaire',
)
const PEOPLE: ReadonlySet<string> = new Set(RESPONDENT_LIST_NAMES)
const ROW_NAMES = [...RESPONDENT_ID_NAMES, ...ANSWER_NAMES, ...ANSWERS_NAMES]
/** From this many maps side by side on, each is taken to be of one persona. */
const FEWEST_ROWS = 4
const LONGEST = 2000
const MOST_TEXTS = 400

/**
 * The items for which a number must not be read as an option: the payload explains their codes, but not clearly as the
 * options numbered in the order of the draft (its legend has another order, or is not understood).
 */
export function itemsWithOtherCodes(
  data: unknown,
  { questions, personas }: SurveyDraft,
): ReadonlySet<number> {
  const open = new Set<number>()
  const isStem = findText(questions.map(({ stem }) => stem))
  const items = questions.flatMap(({ type, options }, at) =>
    type === 'single_choice'
      ? [{ at, texts: options.map(({ text }) => text), byText: findText(options.map(({ text }) => text)) }]
      : [],
  )
  const longest = Math.max(0, ...items.map(({ texts }) => texts.length))
  const parts = {
    longest,
    personas: personas ?? 0,
    isOption: (text: string) => items.some(({ byText }) => byText(text) !== null),
  }
  const times = new Map<string, number>()
  let looked = 0
  let references: ReadonlyMap<unknown, number | null> | null = null

  /**
   * Marks items as open. `check` says whether the codes of an item follow its order (true) or another one (false), or
   * gives nothing (null). Where it gives nothing for any item, it is unclear which item is meant, and all are marked.
   */
  function judge(owner: number | null, check: (item: (typeof items)[number]) => boolean | null): void {
    const own = items.filter(({ at }) => owner === null || at === owner)
    const verdicts = own.map((item) => ({ item, verdict: check(item) }))
    const isKnown = verdicts.some(({ verdict }) => verdict !== null)
    for (const { item, verdict } of verdicts) {
      // A legend with words that are no options may explain options that are numbers: that does not make their item
      // open.
      const isOpen = verdict === null ? !isKnown && !item.texts.every(isNumbered) : !verdict
      if (isOpen) open.add(item.at)
    }
  }

  function judgePairs(told: readonly Pair[], owner: number | null): void {
    // Negative codes of other texts are of missing answers.
    const pairs = told.filter(([code, text]) => code >= 0 || parts.isOption(text))
    // Numbers of the items are no codes of options.
    if (pairs.every(([, text]) => isStem(text) !== null)) return
    judge(owner, ({ byText }) => {
      const found = pairs.map(([code, text]) => ({ code, option: byText(text) }))
      if (found.every(({ option }) => option === null)) return null
      return [0, 1].some((first) =>
        found.every(({ code, option }) => option !== null && code === option + first),
      )
    })
  }

  function lookAtText(name: string, text: string, owner: number | null, isInRow: boolean): void {
    if (text.length > LONGEST || isStem(text) !== null || items.some(({ byText }) => byText(text) !== null))
      return
    const key = `${owner} ${text}`
    const seen = (times.get(key) ?? 0) + 1
    times.set(key, seen)
    // In a persona's row a text may be an answer. It counts as a legend only when it occurs a second time, or under a
    // name of codings.
    if (isInRow && seen !== 2 && !saysCoding(name)) return
    if (looked++ > MOST_TEXTS) return
    const mentions = items.map(({ texts }) => optionMentions(text, texts))
    const isAboutOptions = mentions.some((found) => found.length > 1 || (found.length > 0 && /\d/.test(text)))
    if (!isAboutOptions && (text.match(/\d\s*[=:]\s*\p{L}/gu) ?? []).length < 2) return
    judge(owner, ({ texts }) => codesInText(text, texts))
  }

  function lookAtCoding(name: string, value: unknown, owner: number | null): void {
    if (isNo(value) || value === null || value === '') return
    const words = wordsOfKey(name)
    const turned = words.some((word) => TURNED.test(word))
    const ordered = words.some((word) => ORDER.has(word)) && typeof value === 'string'
    const isPlain = typeof value === 'string' && wordsOfKey(value).every((word) => IN_ORDER.has(word))
    const isLength = words.some((word) => SCALE.has(word)) && isRange(value)
    if (isPlain || isLength || items.some(({ byText }) => byText(name) !== null)) return
    if (typeof value === 'string' && items.some(({ texts }) => codesInText(value, texts) === true)) return
    if (turned || ordered || (words.some((word) => CODING.has(word)) && typeof value !== 'object'))
      judge(owner, () => false)
  }

  /** Whether a value only gives the length of the scale, such as "1-5" or 5. */
  function isRange(value: unknown): boolean {
    const numbers = [...String(value).matchAll(/\d+/g)].map(([digits]) => Number(digits))
    const isBare = /^[\s\d.,;:àto…–-]+$/.test(String(value))
    const last = numbers.at(-1)
    return (
      isBare &&
      numbers.length <= 2 &&
      items.some(({ texts }) => last === texts.length || last === texts.length - 1)
    )
  }

  function walk(value: unknown, owner: number | null, isInRow: boolean, outer = ''): void {
    if (Array.isArray(value)) {
      for (const pairs of pairsOfList(value, parts)) judgePairs(pairs, owner)
      lookAtRows(value.filter(isObject))
      const strings = value.every((one) => typeof one === 'string') ? value.join('; ') : ''
      if (strings !== '' && value.length <= longest + 1 && value.every((one) => /\d/.test(one)))
        lookAtText('', strings, owner, isInRow)
      for (const inner of value) {
        const isRow = isInRow || (isObject(inner) && keysAmong(inner, ROW_NAMES).length > 0)
        walk(inner, ownerIn(inner) ?? owner, isRow)
      }
    } else if (isObject(value)) walkObject(value, owner, isInRow, outer)
  }

  /**
   * Looks at the rows of a code book of several items, each row with the text of its item or an id that stands beside
   * it.
   */
  function lookAtRows(rows: readonly JsonObject[]): void {
    for (const [owner, own] of Map.groupBy(rows, (row) => ownerIn(row) ?? refersTo(row))) {
      const count = items.find(({ at }) => at === owner)?.texts.length
      if (owner === null || own.length !== count || own.length === rows.length) continue
      for (const pairs of pairsOfList(own, parts))
        if (pairs.every(([, text]) => parts.isOption(text))) judgePairs(pairs, owner)
    }
  }

  function walkObject(object: JsonObject, owner: number | null, isInRow: boolean, outer: string): void {
    const own = ownerIn(object) ?? owner
    const maps = Object.values(object).filter(isObject)
    for (const [name, inner] of Object.entries(object)) {
      if (PEOPLE.has(name.toLowerCase())) continue
      const below = isStem(name) ?? own
      // Under a name of codings, a map from items to values gives the coding of each item.
      const isOwn = saysCoding(name) && isStem(name) === null
      const isOfMap = outer !== '' && (isStem(name) !== null || isNumbered(name) || typeof inner !== 'number')
      const said = isOwn ? name : outer
      if ((isOwn || (isOfMap && !isCodeOrOption(name))) && typeof inner !== 'object')
        lookAtCoding(said, inner, below)
      if (typeof inner === 'string' && !isAnswerName(name, isInRow)) lookAtText(said, inner, below, isInRow)
      if (isObject(inner) && (maps.length < FEWEST_ROWS || isStem(name) !== null)) {
        const pairs = pairsOfMap(inner, parts)
        if (pairs) judgePairs(pairs, below)
      }
      if (typeof inner === 'object') walk(inner, below, isInRow, saysCoding(said) ? said : '')
    }
    const coded = Object.entries(object).flatMap(([text, inner]): Pair[] => {
      const code = isObject(inner) ? codeIn(inner) : null
      return code === null ? [] : [[code, text]]
    })
    if (coded.length > 1 && items.some(({ byText }) => coded.every(([, text]) => byText(text) !== null)))
      judgePairs(coded, own)
  }

  function isCodeOrOption(name: string): boolean {
    const isItem = isNumbered(name) && !/^\d+$/.test(name)
    return (CODE_KEY.test(name) && !isItem) || items.some(({ byText }) => byText(name) !== null)
  }

  function ownerIn(value: unknown): number | null {
    if (!isObject(value)) return null
    for (const text of Object.values(value)) {
      const found = typeof text === 'string' ? isStem(text) : null
      if (found !== null) return found
    }
    return null
  }

  function refersTo(row: JsonObject): number | null {
    references ??= itemsById(data, isStem)
    for (const value of Object.values(row)) {
      const item = references.get(value)
      if (item !== undefined && item !== null) return item
    }
    return null
  }

  if (items.length > 0) walk(data, null, false)
  return open
}

function saysCoding(name: string): boolean {
  return wordsOfKey(name).some((word) => CODING.has(word) || ORDER.has(word) || TURNED.test(word))
}

const ANSWER_KEYS: ReadonlySet<string> = new Set(ANSWER_NAMES)

function isAnswerName(name: string, isInRow: boolean): boolean {
  return isInRow && (ANSWER_KEYS.has(name.toLowerCase()) || isNumbered(name))
}
