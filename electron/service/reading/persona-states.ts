import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { meaningOf } from './progress-words.ts'
import { statusOfWord } from './status-words.ts'

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
 * Whether an object counts personas in a further state than those who are done and those who remain: `{done: 3, running:
 * 1, pending: 8}`. What remains is then not only what its name says.
 */
export function hasOtherStates(object: JsonObject): boolean {
  return Object.entries(object).some(([key, value]) => {
    const isCount = Number.isSafeInteger(value) && Number(value) > 0
    return isCount && meaningOf(key, true) === null && stateOf(key) === 'not'
  })
}
