import { foldAccents } from '../../../../shared/text/fold-accents.ts'
import { FIRST_NAMES } from '../../../service/reading/first-names.ts'
import { COUNTED_WORDS, KNOWN_NAME_WORDS, SHORT_NAME } from './known-name-words.ts'
import type { Outline } from './outline.ts'

/**
 * Distinguishes the names of fields from data used as names: ids, first names, stems, options.
 */
export interface NameJudge {
  /** Notes a text from the reply: it is data, even where it is used as a name. */
  note(text: string): void
  /** Of the names of the members at one place, those that may be shown. `count`: how many maps there are at it. */
  names(members: readonly NamedMember[], count: number): Set<string>
}

/** A member of the maps at one place, and in how many of them it occurs. */
export interface NamedMember {
  name: string
  count: number
  value: Outline
}

/** The form of a programmer's name: a word of one script, without spaces; perhaps after the name of a vocabulary. */
const NAME = /^(?:[a-z]{1,10}[:.])?[$@_]{0,2}[a-zà-ÿ][\wà-ÿ$-]{0,39}$/i
/** Parts that occur only in random words. */
const RANDOM = /\d{3}|[\da-f]{8}|\d[a-z]+\d/i
/** A longer text is not a name. */
const LONGEST_TEXT = 80
/** At least this many members of the same form are entries of a map, not members of a record. */
const FEWEST_ALIKE = 3

export function createNameJudge(): NameJudge {
  const texts = new Set<string>()
  const isText = (words: string): boolean => texts.has(words)
  return {
    note: (text) => {
      if (text.length <= LONGEST_TEXT) texts.add(fold(text))
    },
    names: (members, count) => {
      const form = formOfEntries(members)
      const areKnown = members.every(({ name }) => isKnownName(name))
      if (form !== null && /^[{[]../.test(form) && !areKnown) return new Set()
      const isRecord = form === null
      const besideData = besideDataOf(members)
      const known = members.filter(
        ({ name, value }) =>
          isKnownName(name) &&
          !besideData.has(formOf(value)) &&
          (isRecord || /^[a-z]/.test(name)) &&
          !tellsText(name, isText),
      )
      const others = otherFields(members, { known, count, isText })
      return new Set([...known, ...others].map(({ name }) => name))
    },
  }
}

/** Whether a name may be that of a field, whatever is around it. */
export function mayBeTold(name: string): boolean {
  return isKnownName(name) || isOrdinary(name)
}

function hasForm(name: string): boolean {
  return NAME.test(name) && !RANDOM.test(name)
}

/**
 * Forms of the records and lists that are found under a name that is data. A member of the same form next to it, such
 * as "max", may then be a persona's name too.
 */
function besideDataOf(members: readonly NamedMember[]): ReadonlySet<string> {
  return new Set(
    members.flatMap(({ name, value }) => {
      const form = formOf(value)
      return !isKnownName(name) && /^[{[]../.test(form) ? [form] : []
    }),
  )
}

interface Surroundings {
  known: readonly NamedMember[]
  count: number
  isText: (folded: string) => boolean
}

/**
 * The members with ordinary names that are not in the list of words. The form of such a name is no evidence, since a
 * user's name may have it, but its surroundings are: a record consists mostly of fields with known names, and its other
 * fields occur in most of its entries and are not of the kind of a member whose name is data.
 */
function otherFields(members: readonly NamedMember[], { known, count, isText }: Surroundings): NamedMember[] {
  const others = members.filter(({ name }) => !isKnownName(name))
  const ofData = new Set(
    others
      .filter(({ name }) => !isOrdinary(name) || tellsText(name, isText))
      .map(({ value }) => classOf(value)),
  )
  const fields = others.filter(
    (member) => isOrdinary(member.name) && !ofData.has(classOf(member.value)) && member.count * 2 >= count,
  )
  const maps = fields.filter(({ value }) => value.maps !== null).length
  const isRecord = known.length >= fields.length && known.length >= 2 * maps
  return isRecord ? fields : []
}

/** Whether a name that is not in the list of words may be that of a field: neither a first name nor capitalised. */
function isOrdinary(name: string): boolean {
  const words = wordsOf(name)
  return (
    hasForm(name) &&
    !/^[A-ZÀ-Þ][a-zà-ÿ]/.test(name) &&
    !/\d/.test(name) &&
    words.some((word) => word.length > 1) &&
    !words.some((word) => FIRST_NAMES.has(word))
  )
}

function classOf({ lists, maps }: Outline): 'map' | 'list' | 'single' {
  return maps ? 'map' : lists ? 'list' : 'single'
}

/** Whether a name consists of words that programmers use, such as `survey_id` and `q1`. */
export function isKnownName(name: string): boolean {
  if (!hasForm(name)) return false
  const counted = /^(\D+?)_?\d{1,3}$/.exec(name)?.[1]
  if (counted !== undefined) return COUNTED_WORDS.has(fold(counted))
  const words = wordsOf(name)
  return words.length > 0 && words.every((word) => KNOWN_NAME_WORDS.has(word) || SHORT_NAME.test(word))
}

/** Whether a name is one of the texts that `isText` knows, or contains one among its words. */
export function tellsText(name: string, isText: (folded: string) => boolean): boolean {
  if (isText(fold(name))) return true
  const words = wordsOf(name)
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const part = words.slice(from, to)
      if (part.join('').length < 2) continue
      if (['', ' ', '_', '-'].some((joint) => isText(part.join(joint)))) return true
    }
  return false
}

/** Prepares a text for comparison: without case, accents and surrounding spaces. */
export function fold(text: string): string {
  return foldAccents(text).trim()
}

export function wordsOf(name: string): string[] {
  return fold(name.replace(/([a-zà-ÿ\d])([A-Z])/g, '$1_$2'))
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
}

/**
 * The common form of all members, as with records or lists under ids, or numbers under options; null where they differ.
 */
function formOfEntries(members: readonly { value: Outline }[]): string | null {
  if (members.length < FEWEST_ALIKE) return null
  const [first = '', ...rest] = members.map(({ value }) => formOf(value))
  return rest.every((form) => form === first) ? first : null
}

/** A description of a value's form, two levels deep. */
function formOf({ kinds, lists, maps }: Outline, depth = 0): string {
  if (maps)
    return `{${depth > 1 ? '' : maps.members.map(({ name, value }) => `${name}:${formOf(value, depth + 1)}`).join()}}`
  if (lists) return `[${lists.item && depth < 2 ? formOf(lists.item, depth + 1) : ''}]`
  return kinds.some(({ kind }) => kind === 'whole' || kind === 'decimal') ? 'number' : 'single'
}
