import type { JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { isPrompt } from './asked-by-host.ts'
import { orderOf } from './newest-first.ts'
import type { Column } from './speaker-column.ts'

const KIND_WORDS: ReadonlySet<string> = new Set(['type', 'kind', 'event', 'evenement', 'action'])

/**
 * The rows of a log in which somebody says something: what is asked is put where others speak, and rows without a text
 * (a round that was opened or closed) are left out. Null where no field says of which kind each row is, or some text
 * has no such place.
 */
export function spokenRows(columns: readonly Column[], count: number): JsonObject[] | null {
  const kind = columns.find(
    ({ name, values }) =>
      wordsOfKey(name).some((word) => KIND_WORDS.has(word)) &&
      values.every((value) => value !== null && !/\s/.test(value)),
  )
  if (!kind || orderOf(columns) !== 'as_said') return null
  const texts = columns.filter(({ values }) => values.some((value) => /\S\s+\S+\s+\S/.test(value ?? '')))
  const [said, ...others] = texts.sort((one, other) => filled(other) - filled(one))
  if (!said || !others.every(({ name }) => isPrompt(name))) return null
  const rows: JsonObject[] = []
  for (let at = 0; at < count; at++) {
    const spoken = texts.flatMap(({ values }) => values[at] ?? [])
    const [text, ...more] = spoken
    // A row with two texts that may be said cannot be read: the other text belongs elsewhere.
    if (more.length > 0) return null
    if (text === undefined) continue
    const fields = columns.filter((column) => !texts.includes(column) && column.values[at] !== null)
    rows.push(
      Object.fromEntries([...fields.map(({ name, values }) => [name, values[at]]), [said.name, text]]),
    )
  }
  return rows.length > 1 && (rows.length < count || others.length > 0) ? rows : null
}

function filled({ values }: Column): number {
  return values.filter((value) => value !== null).length
}
