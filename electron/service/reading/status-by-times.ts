import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import type { SurveyStatus } from '../service-api.ts'

const LAUNCH: ReadonlySet<string> = new Set(['launched', 'launch', 'lance', 'lancee', 'lancement'])
const START: ReadonlySet<string> = new Set(['started', 'start', 'demarre', 'demarree', 'debut', 'commence'])
const END: ReadonlySet<string> = new Set([
  ...[
    'finished',
    'ended',
    'completed',
    'closed',
    'finish',
    'completion',
    'end',
    'termine',
    'terminee',
    'fini',
  ],
  ...[
    'finie',
    'clos',
    'close',
    'cloture',
    'cloturee',
    'fin',
    'acheve',
    'achevee',
    'paru',
    'livre',
    'delivered',
  ],
])
/** Words which make the name of an event that of a time. */
const TIME: ReadonlySet<string> = new Set([
  'at',
  'on',
  'le',
  'date',
  'time',
  'ts',
  'timestamp',
  'horodatage',
  'heure',
])
/** What may be there before it happens, or went wrong, or belongs to something else. */
const NOT_SO = new RegExp(
  String.raw`\b(?:expected|estimated|planned|scheduled|eta|deadline|max|prevue?|estimee?|attendue?|limite|last|previous|` +
    String.raw`dernier|derniere|parent|account|compte|error|errors|erreur|erreurs|failed|failure|reason|raison)\b`,
)
/** Words for what waits for its turn, or was stopped on its way. */
const WAITING: ReadonlySet<string> = new Set([
  ...[
    'pending',
    'queued',
    'queue',
    'waiting',
    'scheduled',
    'planned',
    'attente',
    'file',
    'programme',
    'planifie',
  ],
  ...[
    'paused',
    'pause',
    'suspended',
    'suspendu',
    'suspendue',
    'stopped',
    'stopping',
    'halted',
    'arrete',
    'arretee',
  ],
  ...[
    'blocked',
    'bloque',
    'bloquee',
    'frozen',
    'gele',
    'gelee',
    'held',
    'hold',
    'stalled',
    'stuck',
    'rejected',
  ],
  ...[
    'refused',
    'refuse',
    'refusee',
    'rejete',
    'rejetee',
    'deleted',
    'supprime',
    'supprimee',
    'archived',
    'killing',
  ],
])
const DEEPEST = 3

interface Times {
  launched: unknown[]
  started: unknown[]
  ended: unknown[]
  /** Whether something beside them has gone wrong. */
  isTroubled: boolean
}

/**
 * The status that the times beside an unknown word tell: never launched; launched, not over, and with some answers; or
 * over with all of them. `share` of the answers is null where nothing tells it.
 */
export function statusByTimes(data: unknown, share: number | null): SurveyStatus {
  const { launched, started, ended, isTroubled } = timesIn(data)
  if (isTroubled || [launched, started, ended].some(areMixed)) return 'other'
  const isOver = ended.some(isTime)
  if (isOver) return share === 1 ? 'done' : 'other'
  const isUnlaunched = launched.length > 0 && launched.every((time) => time === null)
  if (isUnlaunched && !started.some(isTime)) return (share ?? 0) === 0 ? 'draft' : 'other'
  const isUnderWay = [...launched, ...started].some(isTime) && ended.length > 0
  return isUnderWay && share !== null && share > 0 && share < 1 ? 'running' : 'other'
}

function timesIn(data: unknown): Times {
  const times: Times = { launched: [], started: [], ended: [], isTroubled: false }
  const visit = (value: unknown, depth: number): void => {
    if (!isObject(value) || depth > DEEPEST) return
    for (const [key, inner] of Object.entries(value)) {
      const words = wordsOfKey(key)
      const isOther = NOT_SO.test(words.join(' '))
      if (isOther && inner !== null && inner !== false && inner !== 0 && inner !== '') {
        times.isTroubled ||= /\b(?:err|fail|rea?i?son)/.test(words.join(' '))
      }
      if (isOther) continue
      if (words.some((word) => TIME.has(word))) {
        if (words.some((word) => LAUNCH.has(word))) times.launched.push(inner)
        else if (words.some((word) => START.has(word))) times.started.push(inner)
        else if (words.some((word) => END.has(word))) times.ended.push(inner)
      }
      visit(inner, depth + 1)
    }
  }
  visit(data, 0)
  return times
}

/** Whether some times are there and others are not, or values are no times at all. */
function areMixed(values: readonly unknown[]): boolean {
  return !values.every(isTime) && !values.every((value) => value === null)
}

/** A date in any writing, or seconds or milliseconds since 1970. */
function isTime(value: unknown): boolean {
  if (typeof value === 'number') return value > 946_684_800
  return typeof value === 'string' && /\d/.test(value) && /(?:19|20)\d{2}|^\d{10}/.test(value)
}

/** Whether a survey may have been launched without having begun. */
export function saysWaiting(word: string): boolean {
  return wordsOfKey(word.toLowerCase()).some((one) => WAITING.has(one))
}
