import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { IdClaim } from './id-claims.ts'
import { kindsOf, type Subject } from './name-words.ts'
import { findStatusWord, surveyStatusOf } from './read-status.ts'

/** What has a life and an id of its own, and may be of another survey: a run, a wave. */
const LIVES: ReadonlySet<string> = new Set(['run', 'runs', 'wave', 'vague', 'job', 'task', 'launch'])
/** What a service calls whatever works on, or tells of, what was created. */
const PROCESSES: ReadonlySet<string> = new Set([
  ...['job', 'jobs', 'task', 'tasks', 'tache', 'event', 'evenement', 'operation', 'message', 'request'],
  ...['notification', 'command', 'commande', 'response', 'call', 'envelope', 'workflow', 'execution', 'run'],
])
/** What happened to it, as the types of events say: "survey.created". */
const HAPPENED = /\b(?:created|inserted|added|new|cree|creee|ajoutee?)\b/
/** How ids of these begin: "req-9", "evt_1". */
const OF_PROCESS = /^(?:req|request|evt|event|msg|message|job|op|trace|call|cmd|rpc|tx|task|log)[-_:.]/i
/** Fields that say what the object around them is. */
const TYPE = /^[@$_]?(?:type|kind|object|event|resource_?type|typename|event_?type)_*$/i

/**
 * The claims of an answer to a creation without ids of something else that stands in it; null where nobody knows
 * whether an id beside a part (`{id: "41", run: {survey_id: "77"}}`), or the one in it, is that of what was created.
 */
export function withoutIdsOfOthers(
  record: JsonObject,
  claims: readonly IdClaim[],
  subject: Subject,
): readonly IdClaim[] | null {
  const inner = claims.filter(({ kind, depth }) => depth > 0 && kind !== 'nameless' && kind !== 'word')
  const isOther = (claim: IdClaim): boolean =>
    claim.depth === 0 &&
    claim.kind !== 'own' &&
    (saysProcess(record) || (inner.length > 0 && (saysHappened(record) || OF_PROCESS.test(claim.id))))
  const told = claims.filter((claim) => !isOther(claim))
  const kept = told.filter((claim) => !isOfPart(claim, told, record))
  const isDisputed = kept.some(
    (claim) => isBesideOwn(claim, kept, subject) || isBesideAnother(claim, kept, subject),
  )
  return isDisputed ? null : kept
}

/** Whether an object says that it is a job or an event, and not what was created. */
function saysProcess(object: JsonObject): boolean {
  return typesOf(object).some((words) => words.some((word) => PROCESSES.has(word)))
}

/** Whether an object says that it tells of something that was created: `{type: "survey.created", data: {…}}`. */
function saysHappened(object: JsonObject): boolean {
  return typesOf(object).some((words) => HAPPENED.test(words.join(' ')))
}

function typesOf(object: JsonObject): (readonly string[])[] {
  return Object.entries(object).flatMap(([key, value]) =>
    TYPE.test(key) && typeof value === 'string' ? [wordsOfKey(value)] : [],
  )
}

/** Whether a claim is in a run or the like of a record that has a title or is a draft, and an id: that one counts. */
function isOfPart(claim: IdClaim, claims: readonly IdClaim[], record: JsonObject): boolean {
  const isInPart = around(claim).some((name) => wordsOfKey(name).some((word) => LIVES.has(word)))
  return isInPart && outerOf(claim, claims) !== undefined && isRecord(record)
}

/** Whether a claim of the survey stands in a part, and another id around it. */
function isBesideAnother(claim: IdClaim, claims: readonly IdClaim[], subject: Subject): boolean {
  if (claim.kind !== 'own' || claim.isLinked) return false
  const isInPart = around(claim).some((name) => {
    const words = wordsOfKey(name)
    return words.some((word) => LIVES.has(word)) || kindsOf(name, subject).has('subject')
  })
  return isInPart && outerOf(claim, claims) !== undefined
}

/** Whether an "id" in a part stands beside one of the survey: `job: {id: "9", survey_id: "41"}`. */
function isBesideOwn(claim: IdClaim, claims: readonly IdClaim[], subject: Subject): boolean {
  if (claim.kind !== 'plain' || claim.depth === 0) return false
  const place = around(claim).join('\u0000')
  return claims.some(
    (other) =>
      other.kind === 'named' &&
      other.id !== claim.id &&
      around(other).join('\u0000') === place &&
      kindsOf(other.path.split('\u0000').at(-1) ?? '', subject).has('subject'),
  )
}

/** The claim of another id in an object around the part in which a claim stands. */
function outerOf(claim: IdClaim, claims: readonly IdClaim[]): IdClaim | undefined {
  const names = around(claim)
  return claims.find(
    (other) =>
      (other.kind === 'plain' || other.kind === 'named' || other.kind === 'own') &&
      !other.isLinked &&
      other.id !== claim.id &&
      other.depth < claim.depth &&
      around(other).every((name, at) => name === names[at]),
  )
}

function around({ path }: IdClaim): string[] {
  return path.split('\u0000').slice(0, -1)
}

/** Whether an object is what was created: it is a draft, or has a title. */
function isRecord(object: JsonObject): boolean {
  const own = Object.fromEntries(Object.entries(object).filter(([, value]) => !isObject(value)))
  const isTitled = Object.keys(own).some((name) => /^(?:title|titre|name|nom|intitule)$/i.test(name))
  return isTitled || surveyStatusOf(findStatusWord(own)) === 'draft'
}
