import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { idText, looksLikeId, namedIdText, segmentsOf } from './id-values.ts'
import { isSubjectSegment, kindsOf, type NameKind, type Subject } from './name-words.ts'
import { meaningOf } from './progress-words.ts'
import { statusOfWord } from './status-words.ts'

/**
 * How surely a value is the id of what an answer is about, the surest first. `own`: its name says so ("survey_id",
 * `survey: {id}`, "/surveys/41"). `plain`: it is called an id without saying of what ("id"). `named`: it has another
 * name that ids have ("ref"). `nameless`: it only looks like an id. `word`: it is a word of letters, which may be an id
 * or anything else.
 */
export type ClaimKind = 'own' | 'plain' | 'named' | 'nameless' | 'word'

/** A value of an object that may be its id. */
export interface IdClaim {
  id: string
  kind: ClaimKind
  /** The names that lead to it, joined: the same in all rows of a list. */
  path: string
  /** How many objects it is nested in. */
  depth: number
  /** Whether an address tells it. */
  isLinked?: boolean
  /** Of a word: whether its name is one of ids, or of the thing itself. */
  isTold?: boolean
}

/** No id is looked for below this depth. */
const DEEPEST = 4
/** With more fields, nobody can tell which one is the id. */
const MOST_FIELDS = 400

const PLAIN_ID = /^[@$_]?(?:id|uuid|uid|slug|handle)$/i
/** A second id of the same thing, by which some services want to be asked, and others by their "id". */
const PUBLIC_ID = /^(?:document|public|global|opaque)[ _-]?(?:id|uuid|key)$/i
/** What says of which form an answer is: a namespace, a context, a schema or a type. */
const OF_FORM = /^(?:[@$_]?xmlns(?::.*)?|[@$](?:schema|context|type|vocab))$/i

/** Every value of an object that may be the id of a `subject`, four levels deep and outside of lists. */
export function idClaimsOf(data: unknown, subject: Subject): IdClaim[] {
  const claims: IdClaim[] = []
  let left = MOST_FIELDS
  const visit = (object: JsonObject, names: readonly string[]): void => {
    for (const [key, value] of Object.entries(object)) {
      if (OF_FORM.test(key)) continue
      left -= 1
      if (left < 0) return
      const path = [...names, key]
      if (isObject(value)) {
        if (path.length < DEEPEST) visit(value, path)
      } else if (!Array.isArray(value)) {
        const claim = claimOf(value, path, subject)
        if (claim) claims.push(claim)
      }
    }
  }
  if (isObject(data)) {
    const [key, ...others] = Object.keys(data)
    // `{"EV-1": {…}}`: the created object is the only entry, under its id.
    if (key !== undefined && others.length === 0 && isObject(data[key]) && standsForId(key, subject))
      claims.push({ id: key, kind: 'nameless', path: '', depth: 0 })
    visit(data, [])
  }
  return left < 0 ? [] : claims
}

/** Whether a name can be nothing but an id: it looks like one, and has no word that names of fields have. */
function standsForId(name: string, subject: Subject): boolean {
  const id = idText(name)
  return id !== null && looksLikeId(id) && [...kindsOf(name, subject)].every((kind) => kind === 'unknown')
}

function claimOf(value: unknown, names: readonly string[], subject: Subject): IdClaim | null {
  const kinds = names.map((name) => kindsOf(name, subject))
  const last = kinds.at(-1) ?? new Set<NameKind>()
  const around = kinds.slice(0, -1)
  const named = resourceId(value, names.at(-1) ?? '', subject)
  if (named !== null && !around.some((one) => one.has('other')))
    return { path: names.join('\u0000'), depth: names.length - 1, id: named, kind: 'own', isLinked: true }
  // A value under the name of something else belongs to that: "owner: {id}", "nb_personas".
  if (last.has('other') || around.some((one) => one.has('other'))) return null
  const told = { path: names.join('\u0000'), depth: names.length - 1 }
  const linked = typeof value === 'string' ? segmentsOf(value) : null
  if (linked) {
    const id = idInAddress(linked, subject)
    return id === null ? null : { ...told, id, kind: 'own', isLinked: true }
  }
  const id = idText(value) ?? (isPlainId(names.at(-1) ?? '') || last.has('id') ? namedIdText(value) : null)
  if (id === null || last.has('link') || isReturnCode(names.at(-1) ?? '', id)) return null
  const isStrange = around.some((one) => one.has('unknown'))
  const isId = last.has('id') && !last.has('unknown')
  const isOfSubject = last.has('subject') || around.at(-1)?.has('subject') === true
  if (isId && isOfSubject && !isStrange) return { ...told, id, kind: 'own' }
  if (isPlainId(names.at(-1) ?? '')) return { ...told, id, kind: 'plain' }
  const isNamed = isId || isNameOfRow(names.at(-1) ?? '', id) || (last.size === 1 && last.has('subject'))
  if (isNamed && looksLikeId(id)) return { ...told, id, kind: 'named' }
  if (isNamed) return isSlug(id) ? { ...told, id, kind: 'word', isTold: true } : null
  if (meaningOf(names.at(-1) ?? '', false) !== null) return null
  if (looksLikeId(id) || startsLike(names.at(-1) ?? '', id)) return { ...told, id, kind: 'nameless' }
  return isSlug(id) ? { ...told, id, kind: 'word' } : null
}

/** Whether a word begins with its own name: `round_table: "round-table-closed-counters"`. */
function startsLike(name: string, id: string): boolean {
  const [words, own] = [wordsOfKey(id), wordsOfKey(name)]
  return isSlug(id) && words.length > own.length && own.every((word, at) => word === words[at])
}

/** What R writes for the name of a row, unless it only counts the rows. */
function isNameOfRow(name: string, id: string): boolean {
  return name === '_row' && /\p{L}/u.test(id)
}

function isPlainId(name: string): boolean {
  return PLAIN_ID.test(name) || isPublicId(name)
}

/** Whether a name is that of a second id beside "id", of which nobody knows by which the service wants to be asked. */
export function isPublicId(name: string): boolean {
  return PUBLIC_ID.test(name)
}

/** Whether a text is a word that may be an id; shorter words are languages and countries. */
function isSlug(text: string): boolean {
  return text.length > 3 && /^[\p{L}_.-]+$/u.test(text) && statusOfWord(text) === 'other'
}

/** The id after the name of the subject in an address: "/api/v1/surveys/41/launch". */
function idInAddress(segments: readonly string[], subject: Subject): string | null {
  const at = segments.findLastIndex((segment) => isSubjectSegment(segment, subject))
  const behind = at < 0 ? undefined : segments[at + 1]
  return behind === undefined ? null : idText(decoded(behind))
}

/** The id in the name of a resource, as some services call each: `name: "projects/9/surveys/41"`. */
function resourceId(value: unknown, name: string, subject: Subject): string | null {
  const isName = typeof value === 'string' && /^(?:resource_?)?name$/i.test(name)
  if (!isName || !/^[a-z]+(?:\/[\w.-]+\/[a-z]+)*\/[\w.-]+$/i.test(value)) return null
  const segments = value.split('/')
  return isSubjectSegment(segments.at(-2) ?? '', subject) ? idText(segments.at(-1)) : null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** `code: 200` is the outcome of the call, not an id. */
function isReturnCode(name: string, id: string): boolean {
  return /^\w*code$/i.test(name) && /^\d{1,3}$/.test(id)
}
