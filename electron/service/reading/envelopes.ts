import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { kindsOf, type Subject } from './name-words.ts'

const DEEPEST = 8
/** What says of which form an answer is, and what stands beside a body without saying anything. */
const OF_FORM = /^[@$_]?(?:xmlns(?::.*)?|schema|xsi(?::.*)?)$/i
/** Names of envelopes, before which a namespace may stand. */
const ENVELOPE =
  /^(?:[\w-]+:)?(?:envelope|enveloppe|body|corps|response|reponse|message|result|return|output)$/i
/** What stands beside a body and tells how it was sent. */
const HEADER = /^(?:[\w-]+:)?(?:header|entete|en-tete)$/i
const BODY = /^(?:[\w-]+:)?(?:body|corps)$/i
/** The name of what a call answered, which says nothing of what it holds: "GetStatusResponse". */
const OF_CALL = /\p{L}(?:Response|Result|Reponse|Resultat|Return|Output)$/u
/** Words in the names of a number of entries. */
const COUNTS: ReadonlySet<string> = new Set([
  ...[
    'total',
    'count',
    'nb',
    'nombre',
    'size',
    'length',
    'taille',
    'anzahl',
    'aantal',
    'numero',
    'quantidade',
  ],
])

/** What an answer holds within envelopes: maps of nothing but one other map, as a call in XML has them. */
export function withoutEnvelopes(data: unknown): unknown {
  let value = data
  for (let depth = 0; depth < DEEPEST; depth++) {
    const only = onlyMapIn(value)
    if (only === null || !(ENVELOPE.test(only.name) || OF_CALL.test(only.name))) return value
    value = only.inner
  }
  return value
}

function onlyMapIn(value: unknown): { name: string; inner: JsonObject } | null {
  if (!isObject(value)) return null
  const hasBody = Object.keys(value).some((name) => BODY.test(name))
  const [only, ...others] = Object.entries(value).filter(
    ([name, inner]) => !OF_FORM.test(name) && !isEmpty(inner) && !(hasBody && HEADER.test(name)),
  )
  return only !== undefined && others.length === 0 && isObject(only[1])
    ? { name: only[0], inner: only[1] }
    : null
}

function isEmpty(value: unknown): boolean {
  return value === null || (isObject(value) && Object.keys(value).length === 0)
}

const SUBJECTS: readonly Subject[] = ['survey', 'focus', 'key']

/** Whether a name may be that of the entries of a list, and is not of a page, an error or the like. */
function isOfList(name: string): boolean {
  const isOfAnswer = /^_?(?:meta|metadata|envelope|header|errors?|erreurs?|warnings?|links?)$/i.test(name)
  return !isOfAnswer && SUBJECTS.some((subject) => !kindsOf(name, subject).has('other'))
}

/**
 * `{"@total": "1", "key": {…}}`: a map with its only inner map as a list of one, which is what a count of 1 says that
 * it is; null where no count says so.
 */
export function withLoneEntry(map: JsonObject): JsonObject | null {
  const entries = Object.entries(map)
  const [entry, ...others] = entries.filter(([, value]) => typeof value === 'object' && value !== null)
  if (entry === undefined || others.length > 0 || !isObject(entry[1]) || !isOfList(entry[0])) return null
  const isCounted = entries.some(
    ([name, value]) => (value === 1 || value === '1') && wordsOfKey(name).some((word) => COUNTS.has(word)),
  )
  return isCounted ? { ...map, [entry[0]]: [entry[1]] } : null
}

/**
 * `Keys: {Key: {…}}`: a map with its only inner map as a list of one, where it is called after this entry; null where it
 * is not.
 */
export function withOnlyEntry(name: string, map: JsonObject): JsonObject | null {
  const entries = Object.entries(map).filter(([, value]) => typeof value === 'object' && value !== null)
  const [entry, ...others] = entries
  if (entry === undefined || others.length > 0 || !isObject(entry[1]) || !isOfList(entry[0])) return null
  const [list, one] = [name, entry[0]].map((word) => word.toLowerCase().replace(/^.*:/, ''))
  const isCalled = ['s', 'x', 'list', '_list'].some((end) => list === `${one}${end}`)
  return isCalled ? { ...map, [entry[0]]: [entry[1]] } : null
}
