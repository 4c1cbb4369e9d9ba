import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

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

/**
 * What is asked at the beginning of a round: its only field of several words that is called so, or is a question. Others
 * tell when, or what was said.
 */
export function hostOf(row: JsonObject): string | null {
  const texts = Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'string' &&
    value.trim().split(/\s+/).length > 2 &&
    (isPrompt(name) || /\?\s*$/.test(value))
      ? [value]
      : [],
  )
  return texts.length === 1 ? (texts[0] ?? null) : null
}
