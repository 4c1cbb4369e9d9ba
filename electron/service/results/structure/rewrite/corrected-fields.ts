import { isEmptyValue, isObject, type JsonObject } from '../../../json/json-value.ts'
import { wordsOfKey } from '../../../json/words-of-key.ts'
import { isCorrection, saysCorrection } from '../../words/corrections.ts'
import { ID_NAMES, QUESTION_NAMES, RESPONDENT_ID_NAMES } from '../../words/names.ts'
import type { KnownTexts } from '../item-refs.ts'

const DEEPEST = 24
const FEWEST_WORDS = 3
/** Words for a value, whatever it is. */
const OF_VALUES: ReadonlySet<string> = new Set(
  (
    'answer answers response value choice option code text label to new now final reponse valeur choix texte libelle en ' +
    'vers nouveau nouvelle finale'
  ).split(' '),
)
const REPLACED = /re(?:m)?placement/i

/** All entries that have a field for corrections, under its name. */
interface Correcting {
  name: string
  entries: JsonObject[]
  corrected: JsonObject[]
}

/**
 * A payload in which the answers stand that some were corrected to (`answer: "Yes", corrected: "No"`, where most have
 * `corrected: null`): the only other field that has options or words of the same kind gets them. What else such an
 * entry says in options is about the old answer. A number beside no such name may count the corrections, and one and
 * the same value may only say that there was one: these entries stay as they are.
 */
export function withCorrectedFields(data: unknown, known: KnownTexts): unknown {
  const found = correctingIn(data)
  const fields = new Map<string, string>()
  for (const correcting of found.values()) {
    const field = fieldOf(correcting, known)
    if (field !== null) fields.set(correcting.name, field)
  }
  if (fields.size === 0) return data
  const rebuilt = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    if (Array.isArray(value)) return value.map((inner) => rebuilt(inner, depth + 1))
    const own = value as JsonObject
    const names = Object.keys(own).filter((name) => fields.has(name))
    const [name, ...others] = names
    const field = name === undefined ? undefined : fields.get(name)
    const isStanding = name === undefined || field === undefined || others.length > 0 || !(field in own)
    const entry = isStanding ? own : corrected(own, { name, field, known })
    return Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, rebuilt(inner, depth + 1)]))
  }
  return rebuilt(data, 0)
}

function correctingIn(data: unknown): ReadonlyMap<string, Correcting> {
  const found = new Map<string, Correcting>()
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    if (isObject(value))
      for (const name of Object.keys(value)) {
        if (!saysCorrection(name)) continue
        const own = found.get(name) ?? { name, entries: [], corrected: [] }
        found.set(name, own)
        own.entries.push(value)
        if (!isEmptyValue(value[name])) own.corrected.push(value)
      }
    for (const inner of Object.values(value)) look(inner, depth + 1)
  }
  look(data, 0)
  return found
}

/** The only field that the corrections can be of; null where there is none, or more than one. */
function fieldOf({ name, entries, corrected: own }: Correcting, known: KnownTexts): string | null {
  const told = own.map((entry) => entry[name])
  const areFew = own.length > 0 && own.length * 2 < entries.length
  const areScalars = own.every((entry) => typeof entry[name] !== 'object' && isCorrection(entry[name], {}))
  if (!areFew || !areScalars || new Set(told).size < 2) return null
  const names = new Set(own.flatMap((entry) => Object.keys(entry)))
  names.delete(name)
  const fitting = [...names].filter((field) => {
    const values = new Set(entries.map((entry) => entry[field]))
    const isNamed = namesField(name, field)
    // Somebody who stands in for another one is called so too.
    const mayBeCode = !mayBePersonOrItem(field) && !REPLACED.test(name)
    if (!isOfNew(name, field)) return false
    return own.every((entry) => {
      const [old, now] = [entry[field], entry[name]]
      const isKnown = values.has(now) && ((typeof now === 'string' && mayBeCode) || isNamed)
      return (
        !isEmptyValue(old) && (isKnown || areOptions(old, now, known) || (isSentence(old) && isSentence(now)))
      )
    })
  })
  const called = fitting.filter((field) => namesField(name, field))
  const [field, ...others] = called.length > 0 ? called : fitting
  return field !== undefined && others.length === 0 ? field : null
}

/**
 * Whether a name says nothing but that its value was put in the place of a field: "corrected_from" has the old value,
 * "edited_by" a person, and "revision_proposed" what may not stand.
 */
function isOfNew(name: string, field: string): boolean {
  const own = wordsOfKey(field)
  return wordsOfKey(name).every((word) => saysCorrection(word) || OF_VALUES.has(word) || own.includes(word))
}

function mayBePersonOrItem(field: string): boolean {
  return [...RESPONDENT_ID_NAMES, ...QUESTION_NAMES, ...ID_NAMES].includes(field.toLowerCase())
}

/** Whether the name of a correction has that of a field in it: "valeur_corrigee", "valeur". */
function namesField(name: string, field: string): boolean {
  const words = wordsOfKey(field)
  return words.length > 0 && words.every((word) => wordsOfKey(name).includes(word))
}

/** Whether two texts are options of the same item. */
function areOptions(one: unknown, other: unknown, known: KnownTexts): boolean {
  const items = known.optionsOf(other)
  return [...known.optionsOf(one).keys()].some((item) => items.has(item))
}

function corrected(
  entry: JsonObject,
  { name, field, known }: { name: string; field: string; known: KnownTexts },
): JsonObject {
  const { [name]: now, ...rest } = entry
  if (isEmptyValue(now)) return rest
  const standing = Object.entries(rest).filter(([key, value]) => key === field || !known.isOption(value))
  return { ...Object.fromEntries(standing), [field]: now }
}

function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.trim().split(/\s+/).length >= FEWEST_WORDS
}
