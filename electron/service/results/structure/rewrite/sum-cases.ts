import { isObject } from '../../../json/json-value.ts'

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
  const found =
    others.length > 0 ? null : pairOf([value[tag], ...(holder === undefined ? [] : [value[holder]])])
  return found && { ...found, holder }
}

function pairOf([kind, value = null, ...others]: readonly unknown[]): Case | null {
  return typeof kind === 'string' && KIND.test(kind) && others.length === 0 ? withValue(kind, value) : null
}

/** A case with its value, also in a list of its own: `["DontKnow"]`. */
function withValue(kind: string, contents: unknown): Case | null {
  const value = Array.isArray(contents) && contents.length === 1 ? contents[0] : contents
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
    return { kind, value: value as Case['value'] }
  return null
}
