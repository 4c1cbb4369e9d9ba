import { isObject } from '../../../json/json-value.ts'
import { wordsOfKey } from '../../../json/words-of-key.ts'
import { isReasonName } from '../../words/missing-reasons.ts'

/** How a program writes the case of a value: as the name around it, in a field beside it, or before it. */
export const FORMS = ['around', 'beside', 'before'] as const
export type Form = (typeof FORMS)[number]

/** One value with its case; null where it has none. */
export interface Case {
  kind: string
  value: string | number | boolean | null
  /** The field that holds the value, of a case beside it. */
  holder?: string
}

/** "Picked", "no-answer": a case is one word, as programs write names. */
const KIND = /^\p{L}[\p{L}\p{N}_.:-]{0,39}$/u
/** Names of the fields in which programs write cases. */
const TAGS: ReadonlySet<string> = new Set(
  'tag type kind t variant case constructor ctor $type _type _tag __typename'.split(' '),
)

/** Names of fields that say why there is no value. */
const WHY: ReadonlySet<string> = new Set('why reason cause raison motif pourquoi'.split(' '))

/** Names of fields as any record has them. */
const FIELDS: ReadonlySet<string> = new Set('id value values valeur reason raison motif'.split(' '))

/** The case of a value in that form; null where it has none. */
export function caseOf(value: unknown, form: Form): Case | null {
  if (form === 'before') return Array.isArray(value) ? pairOf(value) : null
  if (!isObject(value)) return null
  const names = Object.keys(value)
  const [name = ''] = names
  if (form === 'around')
    return names.length === 1 && KIND.test(name) && !FIELDS.has(name) ? withValue(name, value[name]) : null
  const tag = names.find((own) => TAGS.has(own))
  if (tag === undefined) return null
  const [holder, ...others] = names.filter((own) => own !== tag)
  // A reason may have more than one field beside it.
  if (others.length > 0)
    return isReason(value[tag]) ? { kind: String(value[tag]), value: null, holder } : null
  const found = pairOf([value[tag], ...(holder === undefined ? [] : [value[holder]])])
  return found && { ...found, holder }
}

function pairOf([kind, value = null, ...others]: readonly unknown[]): Case | null {
  return typeof kind === 'string' && KIND.test(kind) && others.length === 0 ? withValue(kind, value) : null
}

/**
 * A case with its value, also in a list of its own: `["DontKnow"]`; of a case that tells more about why there is no
 * value, only the reason: `{"NotAsked": {"routed_by": 1}}`.
 */
function withValue(kind: string, contents: unknown): Case | null {
  const value = Array.isArray(contents) && contents.length === 1 ? contents[0] : contents
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
    return { kind, value: value as Case['value'] }
  const reason = isReason(kind) ? kind : reasonIn(value)
  return reason === null ? null : { kind, value: reason }
}

/**
 * The reason that a map or a list gives for a missing value: as its only name, in a field for it, or before the rest.
 */
function reasonIn(contents: unknown): string | null {
  if (Array.isArray(contents)) return isReason(contents[0]) ? String(contents[0]) : null
  if (!isObject(contents)) return null
  const names = Object.keys(contents)
  const [name = ''] = names
  if (names.length === 1 && isReason(name)) return name
  const told = names.filter((own) => TAGS.has(own) || WHY.has(own)).map((own) => contents[own])
  const reason = told.find(isReason)
  return typeof reason === 'string' ? reason : null
}

/** "DontKnow", "REFUSED". */
export function isReason(value: unknown): boolean {
  return typeof value === 'string' && isReasonName(wordsOfKey(value).join(' '))
}
