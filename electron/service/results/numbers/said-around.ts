import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { isObject, type JsonObject } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import type { QuestionFinder } from '../items/question-finder.ts'
import type { RunSizes } from '../people/run-sizes.ts'
import { findText } from '../words/comparable.ts'
import { mayBeDrawName } from '../words/draw-words.ts'
import { envelopeOf } from '../words/envelope.ts'
import { isForeignName, isNo, isPartName, isYes } from '../words/foreign-words.ts'
import { NUMBER_NAMES, QUESTION_NAMES, TEXT_NAMES } from '../words/names.ts'
import { hintOf } from '../words/number-names.ts'
import { pathSteps } from '../words/path-steps.ts'

/** What a payload says around the numbers of an item: in the item, above it, and in small maps beside the numbers. */
export interface SaidAround {
  /** `share`: they are percentages; `other`: they are weighted, cumulated or no numbers of personas at all. */
  hint: 'share' | 'other' | null
  /** Whether they are of a part of the personas, of another time or survey, or of something that is not understood. */
  isOfPart: boolean
  /** Whether they are sorted by size. */
  isSorted: boolean
  /** The numbers of personas or answers that they are given as based on. */
  bases: number[]
}

type Field = readonly [name: string, value: unknown]

/** Only maps with at most so many fields are read for what they say about the numbers. */
const MOST_FIELDS = 20
const DEEPEST = 2
const LONGEST_WORDS = 300
const SHORT = 4

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/**
 * Names of texts written for people: titles, what was asked, what went wrong. In these only words about numbers count.
 */
const TITLES: ReadonlySet<string> = SPLIT(
  'titre title contexte context nom name message messages detail error erreur description',
)
/** Words which say that numbers are not those of all personas, or no numbers of personas at all. */
const DOUBTFUL = SPLIT(
  'millier milliers thousand thousands million millions fictif fictifs fictive fictives fictitious fake provisoire ' +
    'provisoires provisional preliminary uniquement seulement exclusivement only femme femmes homme hommes women men woman man',
)
const REFERENCES: ReadonlySet<string> = new Set(
  [...QUESTION_NAMES, ...TEXT_NAMES, ...NUMBER_NAMES].map((name) => name.toLowerCase()),
)
const PERCENT =
  /%|‰|\bper (100|cent|mille?|thousand)\b|\b(percent|percentages?|percents|pct|pourcentages?|pourcents?|pour cent|pour mille|proportions?)\b|\b0 ?(-|–|to|à) ?100\b/i
const NORMALISED = SPLIT(
  'normalized normalised normalise normalisee normalisees norme rebased rescaled standardized standardised standardise base100',
)
const OF_ITEMS = SPLIT(
  'question questions item items option options page pages row rows lignes failed echecs ms',
)
/** Names of numbers that, far from the item, may count items, rows or all answers together. */
const PAGE = SPLIT('total totals totaux count counts reponses responses answers')
const SORTED = SPLIT('sorted sort tri trie tries triee sorting order ordre ordering classement')

/**
 * Reads what is said around the numbers at `path`. Near them (inside the item or the list entry that holds them) every
 * word counts that does not explain itself; further out, only words that are known to be about numbers.
 */
export function saidAround(
  data: unknown,
  path: string,
  parts: { draft: SurveyDraft; find: QuestionFinder; sizes: RunSizes; question: number },
): SaidAround {
  const { draft, find, sizes, question } = parts
  const explains = envelopeOf(draft, sizes)
  const isOption = findText([
    ...new Set(draft.questions.flatMap(({ options }) => options.map(({ text }) => text))),
  ])
  const own = [draft.title, draft.context]
  const ownTexts = findText(own.filter((text, at) => text.trim() !== '' && own.indexOf(text) === at))
  const itemOf = (name: string): number | null => find({ names: [name], position: null })?.index ?? null
  const isItem = (name: string): boolean => itemOf(name) !== null
  const said: SaidAround = { hint: null, isOfPart: false, isSorted: false, bases: [] }
  const claim = (hint: 'share' | 'other'): void => {
    // Numbers that are both weighted and shares are not shares of the run, so `other` wins.
    said.hint = said.hint === 'other' ? 'other' : hint
  }

  function look([name, received]: Field, isNear: boolean, outer: string): void {
    const value = typeof received === 'string' && /^\s*\d+\s*$/.test(received) ? Number(received) : received
    const words = wordsOfKey(name)
    const hint = hintOf(name)
    const lower = name.toLowerCase()
    // A count with a name of several words, such as "nb_reponses", is one of this run; far out, "count" alone may count
    // anything.
    const isBase =
      hint === 'base' ||
      (words.length === 1 && words[0] === 'n') ||
      (hint === 'count' && (isNear || words.length > 1)) ||
      hintOf(outer) === 'base'
    if (typeof value === 'number') {
      if (isPartName(name) && (isNear || isYear(value))) said.isOfPart = true
      if (value > 1 && mayBeDrawName(name) && !words.some((word) => word === 'seed' || word === 'id'))
        said.isOfPart = true
      if (value === 1 && (hint === 'share' || hint === 'other')) claim(hint)
      const isOther =
        words.some((word) => OF_ITEMS.has(word)) ||
        (!isNear && words.every((word) => PAGE.has(word)) && isOfPage(value))
      if (isBase && !isOther) said.bases.push(value)
      return
    }
    if (isNo(value)) return
    const isSet = isYes(value)
    const isNormalised = words.some((word) => NORMALISED.has(word))
    if (isSet && (hint === 'share' || isNormalised)) claim('share')
    else if (isSet && hint === 'other') claim('other')
    else if (isSet && (isForeignName(name) || isPartName(name))) said.isOfPart = true
    if (words.some((word) => SORTED.has(word)) && (isSet || typeof value === 'string')) said.isSorted = true
    if (isNear && value === true && hint === null && !explains(value, { name, isTop: false }))
      said.isOfPart = true
    if (typeof value !== 'string' || isSet || value.trim() === '') return
    if (value.length > LONGEST_WORDS || isOption(value) !== null) return
    if (TITLES.has(lower)) {
      if (ownTexts(value) === null) lookAtWords(name, value, { isNear: false, isBase: false, hint: null })
      return
    }
    const item = itemOf(value)
    if (item !== null) {
      // The text, id or number of another item is next to the numbers: they may belong to that one.
      if (isNear && item !== question) said.isOfPart = true
      return
    }
    if (isNear && REFERENCES.has(lower)) return
    lookAtWords(name, value, { isNear, isBase, hint })
  }

  function lookAtWords(
    name: string,
    value: string,
    { isNear, isBase, hint }: { isNear: boolean; isBase: boolean; hint: ReturnType<typeof hintOf> },
  ): void {
    const own = hintOf(value)
    const isShort = wordsOfKey(value).length <= SHORT
    const numbers = [...value.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    const tellsBase = isBase || own === 'base' || own === 'count'
    if (PERCENT.test(value)) claim('share')
    else if (own === 'other' || hint === 'other') claim('other')
    else if (isShort && (own === 'share' || hint === 'share')) claim('share')
    else if (isShort && (isForeignName(value) || isPartName(value))) said.isOfPart = true
    else if (wordsOfKey(value).some((word) => DOUBTFUL.has(word))) said.isOfPart = true
    else if (isPartName(name) || (isNear && isForeignName(name))) said.isOfPart = true
    else if (tellsBase && numbers.length > 0) said.bases.push(...numbers)
    else if (isNear && !explains(value, { name, isTop: false })) said.isOfPart = true
  }

  /** Further out, a number may count the items, the rows of a list, or all answers together. */
  function isOfPage(number: number): boolean {
    return number === draft.questions.length || lengths.has(number) || number > (sizes.most ?? number)
  }

  function lookIn(
    object: JsonObject,
    way: string | number | null,
    isNear: boolean,
    depth = 0,
    outer = '',
  ): void {
    const fields = Object.entries(object)
    for (const [name, value] of fields) {
      if (name === way) continue
      if (typeof value !== 'object' || value === null) look([name, value], isNear, outer)
      else if (isObject(value) && depth < DEEPEST && isPlain(value))
        lookIn(value, null, isNear, depth + 1, name)
    }
  }

  /** Whether a map describes the numbers next to it, and holds no numbers for options or items itself. */
  function isPlain(object: JsonObject): boolean {
    const names = Object.keys(object)
    return names.length <= MOST_FIELDS && names.every((name) => isOption(name) === null && !isItem(name))
  }

  const lengths = new Set<number>()
  let here: unknown = data
  const steps = pathSteps(path)
  const item = steps.findLastIndex((step) => typeof step === 'number' || isItem(step))
  for (const on of steps.keys()) {
    const inner = valueAt(data, steps.slice(0, on))
    if (Array.isArray(inner)) lengths.add(inner.length)
  }
  steps.forEach((step, at) => {
    if (isObject(here)) lookIn(here, step, item >= 0 && at > item)
    here = valueAt(here, [step])
  })
  said.bases = said.bases.filter((base) => base > 0)
  return said
}

function valueAt(value: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (here, step) =>
      typeof here === 'object' && here !== null
        ? (here as Record<string | number, unknown>)[step]
        : undefined,
    value,
  )
}

function isYear(number: number): boolean {
  return number >= 1900 && number <= 2100
}
