import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Respondent } from '../../../shared/models/results.ts'
import { fieldText, isObject } from '../json-value.ts'
import { findText } from './comparable.ts'
import { type Aside, setAside, stepPath } from './gathered.ts'
import {
  ANSWERS_NAMES,
  COLUMNS_NAMES,
  COUNTS_NAMES,
  ECHO_NAMES,
  ID_NAMES,
  isSurrounding,
  NUMBER_NAMES,
  OPTION_INDEX_NAMES,
  QUESTION_NAMES,
  SHARE_NAMES,
  TEXT_NAMES,
} from './names.ts'
import type { Told } from './settle.ts'

/** Names under which an item is referred to. */
const REFERENCES: ReadonlySet<string> = new Set(
  [...QUESTION_NAMES, ...TEXT_NAMES, ...ID_NAMES, ...NUMBER_NAMES, 'key', 'code', 'cle', 'name'].map((name) =>
    name.toLowerCase(),
  ),
)

/** Names under which the service's own list of the items gives each a code. */
const CODES: ReadonlySet<string> = new Set(['key', 'code', 'cle'])

/** Names under which an option's index stands beside its text. */
const INDEXES: ReadonlySet<string> = new Set(
  [...OPTION_INDEX_NAMES, ...NUMBER_NAMES].map((name) => name.toLowerCase()),
)

/** Where a value stands. */
interface Place {
  path: string
  /** The nearest name above it, in lower case; "" in a list at the top. */
  name: string
  /** Told at the nearest answer or count above it. */
  told: readonly unknown[] | null
  /** The option that the nearest answer above it was understood as. */
  option: number | undefined
  /** Inside the service's own list of the items, or of an item's options. */
  isEcho: boolean
}

/**
 * Every value of the payload that neither the reading nor `unplaced` tells: what a shape overlooked. Left out are
 * blanks, what stands around answers (`isSurrounding`), references to items that were found, the draft's own words
 * where the service repeats them, and shares beside counts.
 */
export function lostValues(
  data: unknown,
  draft: SurveyDraft,
  respondents: readonly Respondent[],
  told: Told,
  unplaced: readonly Aside[],
): Aside[] {
  const lost: Aside[] = []
  const covered = new Set(unplaced.map(({ path }) => path))
  const described = new Set<string>()
  for (const { id, attributes } of respondents) {
    if (id !== null) described.add(id)
    for (const { value } of attributes) described.add(value)
  }
  const hasLists = [...described].some((text) => text.startsWith('['))
  const isDraftText = draftTexts(draft)

  const isDescribed = (value: unknown): boolean => described.has(fieldText(value))

  function walk(value: unknown, place: Place): void {
    if (value === null || (typeof value === 'string' && value.trim() === '') || covered.has(place.path))
      return
    const here = told.values.get(place.path) ?? place.told
    const option = told.options.get(place.path) ?? place.option
    if (here?.includes(value) || isSurrounding(place.name, value)) return
    if (typeof value !== 'object') {
      if (!isTold(value, { ...place, told: here, option })) setAside(lost, place.path, value)
    } else if (Array.isArray(value)) {
      const isFlat = value.every((item) => typeof item !== 'object')
      if (
        (isFlat && (COLUMNS_NAMES.includes(place.name) || isDescribed(value))) ||
        (hasLists && isDescribed(value))
      )
        return
      for (const [at, inner] of value.entries())
        walk(inner, { ...place, name: '', path: stepPath(place.path, at), told: here, option })
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const name = key.toLowerCase()
        const isAnswers = ANSWERS_NAMES.includes(name) || COUNTS_NAMES.includes(name)
        const isEcho = !isAnswers && (place.isEcho || name === 'options' || ECHO_NAMES.includes(name))
        walk(inner, { path: stepPath(place.path, key), name, told: here, option, isEcho })
      }
    }
  }

  function isTold(value: unknown, place: Place): boolean {
    if (isDescribed(value)) return true
    const isName = typeof value === 'string' || typeof value === 'number'
    const isOwnNumber = place.isEcho && (typeof value === 'number' || CODES.has(place.name))
    if (isName && REFERENCES.has(place.name) && (told.names.has(value) || isOwnNumber)) return true
    if (INDEXES.has(place.name) && place.option !== undefined) {
      return value === place.option || value === place.option + 1
    }
    if (place.told && SHARE_NAMES.includes(place.name)) return true
    return place.isEcho && typeof value === 'string' && isDraftText(value)
  }

  walk(data, { path: '$', name: '', told: null, option: undefined, isEcho: false })
  return lost
}

function draftTexts({ questions }: SurveyDraft): (text: string) => boolean {
  const texts = new Set(questions.flatMap(({ stem, options }) => [stem, ...options.map(({ text }) => text)]))
  const find = findText([...texts])
  return (text) => texts.has(text) || find(text) !== null
}
