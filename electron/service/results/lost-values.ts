import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Respondent } from '../../../shared/models/results.ts'
import { fieldText, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { RunSizes } from './people/run-sizes.ts'
import type { Told } from './settle.ts'
import { type Aside, stepPath } from './shapes/gathered.ts'
import { statesOf } from './states-of-run.ts'
import { findText } from './words/comparable.ts'
import { envelopeOf, isWrapper } from './words/envelope.ts'
import {
  ANSWER_NAMES,
  ANSWERS_NAMES,
  COLUMNS_NAMES,
  ID_NAMES,
  NUMBER_NAMES,
  OPTION_INDEX_NAMES,
  QUESTION_NAMES,
  TEXT_NAMES,
} from './words/names.ts'

const lower = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.toLowerCase()))

/** Names of references to an item. */
const REFERENCES = lower([
  ...QUESTION_NAMES,
  ...TEXT_NAMES,
  ...ID_NAMES,
  ...NUMBER_NAMES,
  'key',
  'code',
  'cle',
  'name',
])
/** Names under which the service's own list has the text of an option. */
const LABELS = lower([...TEXT_NAMES, ...ANSWER_NAMES, 'name', 'modalite'])
/** Names under which the service's own list repeats the place or code of an item or an option. */
const CODES = lower([...NUMBER_NAMES, ...ID_NAMES, 'key', 'code', 'cle', 'name', 'required', 'obligatoire'])
const PLACES = lower(NUMBER_NAMES)
/** Words in the names of lists of an item's options, or of stems; under other names, such a list may hold answers. */
const OPTION_WORDS: ReadonlySet<string> = new Set(
  (
    'option options choice choices choix modalite modalites value values valeur valeurs label labels libelle libelles ' +
    'item items question questions categorie categories category echelle scale possible possibles available proposees ' +
    'proposes proposed allowed answers reponses responses list liste column columns colonne ' +
    'colonnes texte textes text texts header headers field fields of de des les'
  ).split(' '),
)
const ANSWERS = lower(ANSWERS_NAMES)
/** Names of an option's index next to its text. */
const INDEXES = lower([...OPTION_INDEX_NAMES, ...NUMBER_NAMES])

/** Names of the filters that the draft asks personas by. */
const FILTERS: ReadonlySet<string> = new Set(['age', 'ages', 'sex', 'sexe'])

/** Where a value is in the payload. */
interface Place {
  path: string
  /** Its own name in lower case; "" in a list. */
  name: string
  isTop: boolean
  /** The values already covered by the nearest answer or number above it; null where there is none. */
  told: readonly unknown[] | null
  /** The option that the nearest answer above it was understood as. */
  option: number | undefined
  /**
   * Whether it is a field of an item or of an option, in a list that has every item of the questionnaire once, or the
   * options of one item; else null.
   */
  echo: 'item' | 'option' | null
  /** Whether it is inside the service's own list of all items. */
  isQuestionnaire: boolean
  /** The entry's index in that list. */
  echoAt: number
  /** The option's own text in that list. */
  echoText: string | undefined
}

/** What the walk over the payload needs to know. */
export interface LostParts {
  draft: SurveyDraft
  sizes: RunSizes
  respondents: readonly Respondent[]
  told: Told
  unplaced: readonly Aside[]
  /** Whether any answer was found. */
  hasAnswers: boolean
  /** Names of fields that may not describe a person, in lower case. */
  doubtful?: ReadonlySet<string>
}

/** What the walk over the payload brought to light. */
export interface LostValues {
  lost: Aside[]
  /** What the payload says, around the answers, of how the run stands, where that is not that everything is there. */
  states: Aside[]
}

/**
 * Every value of the payload that would otherwise go unseen: it is neither in the reading nor in `unplaced`, and
 * belongs neither to the questionnaire nor to the envelope. The states of the run are apart. A list or a map of which nothing is known is one entry.
 */
export function lostValues(data: unknown, parts: LostParts): LostValues {
  const { draft, sizes, respondents, told, unplaced, hasAnswers } = parts
  const covered = new Set(unplaced.map(({ path }) => path))
  const described = new Set<string>()
  for (const { id, attributes } of respondents) {
    if (id !== null) described.add(id)
    for (const { value } of attributes) described.add(value)
  }
  const hasLists = [...described].some((text) => text.startsWith('['))
  const explains = envelopeOf(draft, sizes, hasAnswers)
  const isState = statesOf(draft)
  const states: Aside[] = []
  const echo = echoOf(draft)
  const isDescribed = (value: unknown): boolean => described.has(fieldText(value))

  /** The values lost at or below a place, and whether anything there is known. */
  function walk(value: unknown, place: Place): { lost: Aside[]; isKnown: boolean } {
    if (isBlank(value)) return { lost: [], isKnown: false }
    if (covered.has(place.path)) return KNOWN
    const here = told.values.get(place.path) ?? place.told
    const option = told.options.get(place.path) ?? place.option
    if (here?.includes(value)) return KNOWN
    // Without any answer found, only the questionnaire and the envelope of the whole explain themselves.
    const mayExplain = hasAnswers || place.isTop || place.isQuestionnaire
    if (typeof value !== 'object' || value === null) {
      if (mayExplain && isTold(value, { ...place, told: here, option })) return KNOWN
      if (!isState(value, place)) return { lost: [{ path: place.path, value }], isKnown: false }
      states.push({ path: place.path, value })
      return KNOWN
    }
    const isList = Array.isArray(value)
    if (isList) {
      const isFlat = value.every((item) => typeof item !== 'object')
      const mayAnswer =
        ANSWERS.has(place.name) || !wordsOfKey(place.name).every((word) => OPTION_WORDS.has(word))
      const isOfAll = place.isQuestionnaire || (echo.areStems(value) && !place.path.includes('['))
      if (
        isFlat &&
        (hasAnswers || isOfAll) &&
        ((echo.isList(value) && !mayAnswer) || (COLUMNS_NAMES.includes(place.name) && echo.areColumns(value)))
      )
        return KNOWN
      if ((isFlat || hasLists) && isDescribed(value)) return KNOWN
    }
    const listed = !isList ? null : echo.areItems(value) ? 'item' : echo.areOptions(value) ? 'option' : null
    const isQuestionnaire = place.isQuestionnaire || echo.isWhole(value)
    const isFilter = place.isTop && FILTERS.has(place.name)
    const lost: Aside[] = []
    let isKnown = false
    for (const [key, inner] of isList ? value.entries() : Object.entries(value)) {
      const isNamed = typeof key === 'string'
      const path = stepPath(place.path, key)
      // Most values of most payloads are answers that were read: a shortcut for them.
      if (!isBlank(inner) && told.values.get(path)?.includes(inner)) {
        isKnown = true
        continue
      }
      const below = walk(inner, {
        path,
        name: isNamed ? key.toLowerCase() : '',
        isTop: isNamed
          ? place.isTop && (typeof inner !== 'object' || isWrapper(key) || FILTERS.has(key))
          : isFilter,
        told: here,
        option,
        echo: isList ? (isObject(inner) ? listed : null) : isObject(inner) ? null : place.echo,
        isQuestionnaire,
        echoAt: typeof key === 'number' ? key : place.echoAt,
        echoText: isList && isObject(inner) ? echo.optionIn(inner) : place.echoText,
      })
      lost.push(...below.lost)
      isKnown ||= below.isKnown
    }
    const isWhole = lost.length > 1 && !isKnown && place.path !== '$'
    return { lost: isWhole ? [{ path: place.path, value }] : lost, isKnown }
  }

  function isTold(value: unknown, place: Place): boolean {
    if (!parts.doubtful?.has(place.name) && isDescribed(value)) return true
    const isName = typeof value === 'string' || typeof value === 'number'
    if (isName && REFERENCES.has(place.name) && told.names.has(value)) return true
    if (place.option !== undefined && INDEXES.has(place.name))
      return value === place.option || value === place.option + 1
    if (typeof value === 'string' && REFERENCES.has(place.name) && echo.isStem(value)) return true
    if (
      place.echo === 'option' &&
      typeof value === 'string' &&
      LABELS.has(place.name) &&
      value === place.echoText
    )
      return true
    // A number under a name of places that is not the entry's place in its list means something else, and may matter.
    const isPlace = value === place.echoAt || value === place.echoAt + 1
    if (typeof value === 'number' && place.echo !== null && PLACES.has(place.name) && !isPlace)
      return explains(value, place)
    if (place.echo !== null && CODES.has(place.name))
      return typeof value !== 'string' || /^[\w.-]{1,64}$/.test(value)
    return explains(value, place)
  }

  const { lost } = walk(data, {
    ...{
      path: '$',
      name: '',
      isTop: true,
      told: null,
      option: undefined,
      echo: null,
      isQuestionnaire: false,
      echoAt: 0,
      echoText: undefined,
    },
  })
  return { lost, states }
}

const KNOWN = { lost: [], isKnown: true }

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Recognises the parts of a payload that only repeat the questionnaire. */
function echoOf({ questions }: SurveyDraft) {
  // A stem may be asked twice: then it is known as well, though not of which item it tells.
  const stems = findText([...new Set(questions.map(({ stem }) => stem))])
  const lists = new Set(questions.map(({ options }) => JSON.stringify(options.map(({ text }) => text))))
  const texts = new Set(questions.flatMap(({ options }) => options.map(({ text }) => text)))
  const isStem = (value: unknown): boolean => typeof value === 'string' && stems(value) !== null
  const stemOf = (entry: unknown): unknown =>
    isObject(entry)
      ? Object.entries(entry).find(
          ([name, value]) => REFERENCES.has(name.toLowerCase()) && isStem(value),
        )?.[1]
      : undefined
  /** The first field of an object that is the text of an option. */
  const optionIn = (entry: JsonObject): string | undefined =>
    Object.values(entry).find((text): text is string => typeof text === 'string' && texts.has(text))
  const timesAsked = (text: string): number =>
    questions.filter(({ stem }) => stems(stem) === stems(text)).length
  /** Whether all entries are items, each only as often as it is asked. */
  const areItems = (list: readonly unknown[]): boolean => {
    if (list.length > questions.length) return false
    const found = list.map(stemOf).filter((text) => typeof text === 'string')
    return (
      found.length === list.length &&
      [...new Set(found)].every((text) => found.filter((one) => one === text).length <= timesAsked(text))
    )
  }
  const areStems = (list: readonly unknown[]): boolean =>
    list.length === questions.length && list.every(isStem)
  return {
    isStem,
    optionIn,
    areItems,
    areStems,
    /** Whether it is a list or a map of all items. */
    isWhole: (value: object): boolean => {
      const list = Object.values(value)
      return questions.length > 0 && list.length === questions.length && areItems(list)
    },
    /** Whether it is all options of an item in their order, or only the stems of all items. */
    isList: (list: readonly unknown[]): boolean =>
      list.length > 0 && (lists.has(JSON.stringify(list)) || areStems(list)),
    /** Whether it is the options of an item in their order, each as an object. */
    areOptions: (list: readonly unknown[]): boolean =>
      lists.has(JSON.stringify(list.map((entry) => (isObject(entry) ? (optionIn(entry) ?? null) : null)))),
    areColumns: (list: readonly unknown[]): boolean => list.every((name) => typeof name === 'string'),
  }
}
