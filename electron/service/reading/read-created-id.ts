import { asText, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { type IdClaim, idClaimsOf, isPublicId } from './id-claims.ts'
import { idText, looksLikeId } from './id-values.ts'
import { withoutIdsOfOthers } from './ids-of-others.ts'
import { kindsOf, type Subject } from './name-words.ts'
import { openAnswer } from './open-answer.ts'
import { findStatusWord, surveyStatusOf } from './read-status.ts'

/**
 * The id of what was just created; null where the answer has none, or several that may be it (the new entry in the
 * service's list then shows the id). `sent` is the body of the creation: a value that is only echoed from it is no id.
 */
export function readCreatedId(data: unknown, subject: Subject = 'survey', sent?: unknown): string | null {
  const plain = createdIdIn(data, subject, sent)
  const opened = plain === null ? openAnswer(data, { isOne: true }) : undefined
  return opened === undefined ? plain : createdIdIn(opened, subject, sent)
}

function createdIdIn(data: unknown, subject: Subject, sent: unknown): string | null {
  const one = Array.isArray(data) && data.length === 1 ? data[0] : data
  const only = isObject(one) ? onlyRecord(insideOfCall(one)) : one
  if (!isObject(only)) return Array.isArray(only) ? null : bareId(only)
  const all = withoutIdsOfOthers(only, idClaimsOf(only, subject), subject)
  if (all === null) return null
  const claims = withoutNamedParts(only, withoutSiblings(only, all, subject))
  // Beside a list of one thing that has an id, the id of the envelope is that of the message.
  const isListed = listsOne(only)
  const own = claims.filter(({ path }) => !isListed || !isOfEnvelope(path))
  const isBeside = Object.values(only).some((value) => isObject(value) && hasOwnId(value, subject))
  const told = isBeside ? own.filter((claim) => !isBareNumber(claim)) : own
  return chosenId(subject === 'focus' ? [...told, ...idsOfGatherings(only)] : told, echoOf(sent))
}

const COPIES: ReadonlySet<string> = new Set([
  'copy',
  'copie',
  'clone',
  'new',
  'created',
  'result',
  'instance',
])

/** Words for those who come together, which stand alone for whom the service draws from: "panel: FR-2026". */
const GATHERINGS: ReadonlySet<string> = new Set(['panel', 'table', 'jury', 'team', 'equipe'])
/** Words beside these for where people come from, and for what a gathering is one of. */
const OF_ORIGIN: ReadonlySet<string> = new Set([
  ...[
    'base',
    'source',
    'origin',
    'origine',
    'parent',
    'default',
    'defaut',
    'main',
    'reference',
    'national',
    'previous',
  ],
  ...[
    'wave',
    'vague',
    'version',
    'model',
    'modele',
    'vendor',
    'provider',
    'recruit',
    'type',
    'segment',
    'quota',
  ],
])

/**
 * The values with letters and digits beside the list of those who were drawn, named after what they gather in:
 * `{listening_panel: "LP-0088", seats: […]}`.
 */
function idsOfGatherings(answer: JsonObject): IdClaim[] {
  const drawsPeople = Object.values(answer).some(
    (list) => Array.isArray(list) && list.length > 1 && list.every(isObject),
  )
  if (!drawsPeople) return []
  return Object.entries(answer).flatMap(([name, value]): IdClaim[] => {
    const id = idText(value)
    const words = wordsOfKey(name)
    const rest = words.filter((word) => !GATHERINGS.has(word))
    const isQualified =
      rest.length > 0 && rest.length < words.length && !rest.some((word) => OF_ORIGIN.has(word))
    const isPlain = rest.every((word) =>
      [...kindsOf(word, 'focus')].every((kind) => kind === 'unknown' || kind === 'id'),
    )
    const isToken = id !== null && looksLikeId(id) && /\p{L}/u.test(id)
    return isToken && isQualified && isPlain ? [{ id, kind: 'nameless', path: name, depth: 0 }] : []
  })
}

/** Whether a map has an id of its own: a bare number beside it then counts something, or is of something else. */
function hasOwnId(map: JsonObject, subject: Subject): boolean {
  return Object.entries(map).some(([name, value]) => {
    const kinds = kindsOf(name, subject)
    return kinds.size === 1 && kinds.has('id') && looksLikeId(idText(value) ?? '')
  })
}

function isBareNumber({ kind, id, depth }: IdClaim): boolean {
  return kind === 'nameless' && depth === 0 && /^\d+$/.test(id)
}

/**
 * The claims without ids in other maps beside the one of the subject, where that one has none: `{survey: {title}, run:
 * {id}}` tells the id of a run.
 */
function withoutSiblings(data: JsonObject, claims: readonly IdClaim[], subject: Subject): readonly IdClaim[] {
  const [name, ...others] = Object.keys(data).filter(
    (key) => isObject(data[key]) && kindsOf(key, subject).has('subject'),
  )
  const [only, ...more] = Object.values(data)
  if (name === undefined && isObject(only) && more.length === 0) {
    const key = Object.keys(data)[0] ?? ''
    const inner = claims.map((claim) => ({ ...claim, path: claim.path.slice(key.length + 1) }))
    const kept = new Set(withoutSiblings(only, inner, subject).map(({ path }) => path))
    return claims.filter(({ path }) => path === '' || kept.has(path.slice(key.length + 1)))
  }
  if (name === undefined || others.length > 0) return claims
  const topOf = ({ path }: IdClaim): string => path.split('\u0000')[0] ?? ''
  if (claims.some((claim) => topOf(claim) === name)) return claims
  return claims.filter((claim) => claim.kind === 'own' || !isObject(data[topOf(claim)]))
}

const TITLES: ReadonlySet<string> = new Set(['title', 'titre', 'name', 'nom', 'intitule', 'libelle', 'label'])
const DEEPEST_LIST = 4

/** Whether an object holds, at any of a few depths, a list of only one object, with a field called id. */
function listsOne(data: unknown, depth = 0): boolean {
  if (Array.isArray(data)) return data.length === 1 && isObject(data[0]) && asText(data[0].id) !== null
  if (!isObject(data) || depth > DEEPEST_LIST) return false
  return Object.values(data).some((value) => listsOne(value, depth + 1))
}

function isOfEnvelope(path: string): boolean {
  const around = path.split('\u0000').slice(0, -1)
  return around.some((name) => /^_?(?:meta|metadata|envelope)$/i.test(name))
}

/** What a remote call answered: `{result: {…}, id: 1}`, where the id is that of the call. */
function insideOfCall(answer: JsonObject): unknown {
  const isCall =
    Object.keys(answer).every((name) => ['result', 'id', 'error', 'jsonrpc'].includes(name)) &&
    typeof answer.id !== 'object'
  return isCall && isObject(answer.result) ? answer.result : answer
}

/**
 * What was created, whatever the service calls it: the only map of an answer with a title and the status of a draft
 * (`{project: {no: "VN-26", title: …, status: "draft"}}`), where no id stands beside the maps.
 */
function onlyRecord(answer: unknown): unknown {
  if (!isObject(answer)) return answer
  const [only, ...others] = Object.values(answer).filter(
    (inner): inner is JsonObject =>
      isObject(inner) && isTitled(inner) && surveyStatusOf(findStatusWord(inner)) === 'draft',
  )
  const isBeside = Object.entries(answer).some(([name, value]) =>
    isObject(value) ? value !== only && mayBeCreated(name) : looksLikeId(idText(value) ?? ''),
  )
  return only === undefined || others.length > 0 || isBeside ? answer : only
}

/** Whether a map is called like a survey, or like what is made of another one: it may be what was created. */
function mayBeCreated(name: string): boolean {
  return wordsOfKey(name).some((word) => COPIES.has(word) || kindsOf(word, 'survey').has('subject'))
}

/** Whether a map gives something a title. */
function isTitled(map: JsonObject): boolean {
  return Object.keys(map).some((name) => wordsOfKey(name).some((word) => TITLES.has(word)))
}

/**
 * The claims without those in maps that give a title to another thing than the record, where the record has a title and
 * an id of its own: `{no: 41, title: …, department: {no: 3, name: …}}`.
 */
function withoutNamedParts(record: JsonObject, claims: readonly IdClaim[]): readonly IdClaim[] {
  const hasOwn = claims.some(({ kind, depth }) => depth === 0 && kind !== 'nameless' && kind !== 'word')
  if (!hasOwn || !isTitled(record)) return claims
  const parts = Object.keys(record).filter((name) => {
    const inner = record[name]
    return isObject(inner) && isTitled(inner)
  })
  return claims.filter(
    ({ kind, path, depth }) =>
      kind === 'own' || depth === 0 || !parts.includes(path.split('\u0000')[0] ?? ''),
  )
}

/** The most likely id among the claims; null where two are equally likely. */
export function chosenId(claims: readonly IdClaim[], echo: ReadonlySet<string> = new Set()): string | null {
  const own = claims.filter(({ kind }) => kind === 'own')
  const plain = nearest(claims.filter(({ kind }) => kind === 'plain'))
  const ownId = onlyId(own) ?? linkedId(own)
  if (own.length > 0 && ownId === null) return null
  // Next to each other, "id" and "survey_id" may be a run's and its survey's: nobody knows which one is needed.
  const isBeside = (one: IdClaim, other: IdClaim): boolean =>
    one.depth === other.depth && placeOf(one) === placeOf(other)
  const isDisputed = plain.some((claim) => claim.id !== ownId && own.every((one) => isBeside(claim, one)))
  if (ownId !== null) return isDisputed ? null : ownId
  if (plain.length > 0) return onlyId(plain)
  const named = claims.filter(({ kind }) => kind === 'named')
  if (named.length > 0) return onlyId(named)
  const nameless = claims.filter(({ id }) => !echo.has(id))
  // Next to a word that may be the id, a number may be anything.
  return nameless.some(({ kind }) => kind === 'word') ? null : onlyId(nameless)
}

/** The names of the maps around an id. */
function placeOf({ path }: IdClaim): string {
  return path.split('\u0000').slice(0, -1).join('\u0000')
}

/** Of several ids of one thing, the one by which its address calls it: "id" and "slug" beside "/surveys/41". */
function linkedId(own: readonly IdClaim[]): string | null {
  const linked = onlyId(own.filter(({ isLinked }) => isLinked))
  const isConfirmed = own.some(({ id, isLinked }) => id === linked && !isLinked)
  return isConfirmed ? linked : null
}

function nearest(claims: readonly IdClaim[]): readonly IdClaim[] {
  const depth = Math.min(...claims.map((claim) => claim.depth))
  const near = claims.filter((claim) => claim.depth === depth)
  const nameOf = ({ path }: IdClaim) => path.split('\u0000').at(-1) ?? ''
  const ids = near.filter((claim) => nameOf(claim).toLowerCase() === 'id')
  return ids.length > 0 && !near.some((claim) => isPublicId(nameOf(claim))) ? ids : near
}

function onlyId(claims: readonly IdClaim[]): string | null {
  const ids = new Set(claims.map(({ id }) => id))
  return ids.size === 1 ? ([...ids][0] ?? null) : null
}

/** The id in an answer that is only an id, or only the address of what was created. */
function bareId(data: unknown): string | null {
  const text = asText(data)?.trim() ?? null
  if (text === null) return null
  if (text.startsWith('/') || text.startsWith('http')) {
    return onlyId([...idClaimsOf({ href: text }, 'survey'), ...idClaimsOf({ href: text }, 'focus')])
  }
  const id = idText(data)
  // "ok" and "created" only say that it was created.
  return id !== null && looksLikeId(id) ? id : null
}

/** Every value that was sent, and the length of every list in it. */
function echoOf(sent: unknown): ReadonlySet<string> {
  const echo = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      echo.add(String(value.length))
      value.forEach(visit)
    } else if (isObject(value)) Object.values(value).forEach(visit)
    else if (value !== null) echo.add(String(value))
  }
  if (sent !== undefined) visit(sent)
  return echo
}
