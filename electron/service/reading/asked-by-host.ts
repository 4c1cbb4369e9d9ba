import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { findTextLists } from './find-texts.ts'
import { isModerator } from './transcript-line.ts'
import type { ListedTurn } from './turn-pairs.ts'

/** Words in the names of fields that hold what is asked, and not who asks it. */
const PROMPT_WORDS: ReadonlySet<string> = new Set([
  'relance',
  'question',
  'prompt',
  'consigne',
  'theme',
  'sujet',
  'topic',
  'titre',
  'title',
  'intitule',
  'ask',
  'asked',
  'pregunta',
  'pergunta',
  'domanda',
  'frage',
  'vraag',
])
/** Whether a field is called after what is asked. */
export function isPrompt(name: string): boolean {
  return wordsOfKey(name).some((word) => PROMPT_WORDS.has(word))
}

/** Words in the names of fields that hold the title of a round, where another one holds what is asked. */
const TITLE_WORDS: ReadonlySet<string> = new Set([
  ...['theme', 'sujet', 'topic', 'titre', 'title', 'intitule', 'consigne'],
])

/**
 * What is asked at the beginning of each round. It is the only field of several words that has a name for questions or
 * for the host, or whose text is a question; beside it, the title of a round is no question. The other fields tell
 * when, or what was said.
 */
export function hostsOf(rows: readonly JsonObject[]): (string | null)[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const fields = names
    .map((name) => ({ name, asked: rows.map((row) => askedIn(name, row[name])) }))
    .filter(({ asked }) => asked.some((text) => text !== null))
  const telling = fields.filter(({ name }) => !wordsOfKey(name).some((word) => TITLE_WORDS.has(word)))
  const [only, ...others] = telling.length > 0 ? telling : fields
  return only === undefined || others.length > 0 ? rows.map(() => null) : only.asked
}

function askedIn(name: string, told: unknown): string | null {
  const inner = isObject(told) ? Object.values(told).filter((one) => typeof one === 'string') : [told]
  const value = inner.length === 1 ? inner[0] : null
  if (typeof value !== 'string' || value.trim().split(/\s+/).length < 3) return null
  const isOfHost = wordsOfKey(name).some(isModerator)
  return isPrompt(name) || isOfHost || /\?\s*$/.test(value) ? value : null
}

/**
 * Whether what is asked stands in a list of its own, so that nobody knows before which replies: no turn is of a host,
 * and beside the turns is a list of texts, of which some are questions. A guide is only what was meant to be asked.
 */
export function isAskedElsewhere(turns: readonly ListedTurn[], data: unknown): boolean {
  if (turns.some(({ speaker }) => speaker === null || isModerator(speaker))) return false
  const said = new Set(turns.map(({ text }) => text))
  return findTextLists(data).some(
    ({ keys, values }) => keys === null && values.some((text) => /\?\s*$/.test(text) && !said.has(text)),
  )
}
