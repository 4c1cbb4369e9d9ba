import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { kindsOf } from './name-words.ts'
import { meaningOf, STEP_WORDS } from './progress-words.ts'
import { statusOfWord, statusUnderName } from './status-words.ts'

/** Words for a persona that has not answered yet; none of them is a status of a survey. */
const WAITING: ReadonlySet<string> = new Set([
  ...[
    'pending',
    'todo',
    'queued',
    'waiting',
    'scheduled',
    'started',
    'open',
    'attente',
    ...['answering', 'responding', 'interviewing', 'idle'],
    'afaire',
    'prevu',
    'prevue',
  ],
])

/** What a word says about one persona; undefined where it says nothing, or that the persona failed. */
export function stateOf(word: unknown): 'done' | 'not' | undefined {
  if (typeof word !== 'string' || word.length > 30) return undefined
  const status = statusOfWord(word)
  if (status === 'done') return 'done'
  if (status === 'running' || status === 'draft') return 'not'
  return wordsOfKey(word).some((one) => WAITING.has(one)) ? 'not' : undefined
}

/**
 * What the name of a count says about the personas that it counts: also in a word that teams have borrowed
 * ("in-flight").
 */
export function stateOfCount(name: string): 'done' | 'not' | undefined {
  const state = stateOf(name)
  if (state !== undefined || name.length > 30) return state
  const status = statusUnderName(name)
  return status === 'done' ? 'done' : status === 'running' || status === 'draft' ? 'not' : undefined
}

/** Words for what a service counts beside the personas, and which are no state of any of these. */
const BESIDE: ReadonlySet<string> = new Set([
  ...[
    'attempt',
    'attempts',
    'retry',
    'retries',
    'essai',
    'essais',
    'tentatives',
    'worker',
    'workers',
    'warnings',
  ],
  ...[
    'item',
    'items',
    'call',
    'calls',
    'tokens',
    'credits',
    'bytes',
    'second',
    'minute',
    'day',
    'jour',
    'speed',
  ],
  ...[
    'vitesse',
    'rate',
    'debit',
    'concurrency',
    'threads',
    'attempted',
    'every',
    'poll',
    'refresh',
    'interval',
  ],
  ...STEP_WORDS,
])

/**
 * Whether an object counts personas in a further state than those who are done and those who remain: `{done: 3,
 * running: 1, pending: 8}`. What remains is then not only what its name says. A count under an unknown name may be of
 * such a state.
 */
export function hasOtherStates(object: JsonObject): boolean {
  return Object.entries(object).some(([key, value]) => {
    const isCount = Number.isSafeInteger(value) && Number(value) > 0
    if (!isCount || meaningOf(key, true) !== null) return false
    return stateOfCount(key) === 'not' || mayBeState(key)
  })
}

function mayBeState(name: string): boolean {
  const words = wordsOfKey(name)
  return words.length > 0 && words.every((word) => !BESIDE.has(word) && isUnknown(word))
}

function isUnknown(word: string): boolean {
  return meaningOf(word, false) === null && [...kindsOf(word, 'survey')].every((kind) => kind === 'unknown')
}
