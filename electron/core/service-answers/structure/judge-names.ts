import { foldAccents } from '../../../../shared/text/fold-accents.ts'
import { COUNTED_WORDS, KNOWN_NAME_WORDS, SHORT_NAME } from './known-name-words.ts'
import type { Outline } from './outline.ts'

/**
 * Distinguishes member names that the service's programmers chose from data used as names: ids, first names, stems,
 * options.
 */
export interface NameJudge {
  /** Notes a text from the reply: it is data, even where it is used as a name. */
  note(text: string): void
  /** Of the names of the members at one place, those that may be shown. */
  names(members: readonly { name: string; value: Outline }[]): Set<string>
}

/** The form of a programmer's name: a word of one script, without spaces. */
const NAME = /^[$@_]?[a-zà-ÿ][\wà-ÿ$-]{0,39}$/i
/** Parts that occur only in random words. */
const RANDOM = /\d{3}|[\da-f]{8}|\d[a-z]+\d/i
/** A longer text is not a name. */
const LONGEST_TEXT = 80
/** At least this many members of the same form are entries of a map, not members of a record. */
const FEWEST_ALIKE = 3

export function createNameJudge(): NameJudge {
  const texts = new Set<string>()
  return {
    note: (text) => {
      if (text.length <= LONGEST_TEXT) texts.add(fold(text))
    },
    names: (members) => {
      const form = formOfEntries(members)
      if (form !== null && /^[{[]../.test(form)) return new Set()
      const isRecord = form === null
      const besideData = besideDataOf(members)
      return new Set(
        members
          .filter(({ value }) => !besideData.has(formOf(value)))
          .map(({ name }) => name)
          .filter(
            (name) =>
              mayBeTold(name) &&
              (isRecord || /^[a-z]/.test(name)) &&
              !tellsText(name, (words) => texts.has(words)),
          ),
      )
    },
  }
}

/** Whether a name looks like a programmer's choice, whatever it stands for. */
export function mayBeTold(name: string): boolean {
  return NAME.test(name) && !RANDOM.test(name) && isKnownName(name)
}

/**
 * Forms of the records and lists that are found under a name that is data. A member of the same form next to it, such
 * as "max", may then be a persona's name too.
 */
function besideDataOf(members: readonly { name: string; value: Outline }[]): ReadonlySet<string> {
  return new Set(
    members.flatMap(({ name, value }) => {
      const form = formOf(value)
      return !mayBeTold(name) && /^[{[]../.test(form) ? [form] : []
    }),
  )
}

/**
 * Whether a name consists of words that programmers use, such as `survey_id` and `q1`. The form of a name is no
 * evidence: a user's name and an id may have any.
 */
function isKnownName(name: string): boolean {
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

function wordsOf(name: string): string[] {
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
