import { parsed } from '../json/document-in.ts'
import type { JsonObject } from '../json/json-value.ts'

/** `speaker="Ana" text="Yes, often." level=info`: a field of a line of a log. */
const FIELD = /(?<![^\s,;])([\p{L}_][\p{L}\d_.-]{0,30})=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))/gu
const FEWEST_LINES = 2
/** Words in the names of fields, with which lines of records begin ("speaker: …", "text: …"). */
export const FIELDS: ReadonlySet<string> = new Set([
  ...[
    'speaker',
    'locuteur',
    'who',
    'qui',
    'name',
    'nom',
    'role',
    'author',
    'auteur',
    'persona',
    'participant',
  ],
  ...[
    'text',
    'texte',
    'content',
    'contenu',
    'message',
    'said',
    'propos',
    'words',
    'id',
    'ref',
    'round',
    'tour',
  ],
  // The lines of a stream of events.
  ...['event', 'data', 'retry'],
])

/**
 * The rows of a log in a text: events of a stream ("data: {…}"), or lines of fields (`who="Ana" text="…"`) that all
 * have the same two at least, or records of a line for each field ("speaker: Ana", "text: …"). Undefined where a text
 * is none.
 */
export function rowsOfLog(text: string): unknown[] | undefined {
  return eventsOf(text) ?? fieldsOf(text) ?? recordsOf(text)
}

/** What the events of a stream hold, of which each is a document behind "data:". */
function eventsOf(text: string): unknown[] | undefined {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  if (!lines.every((line) => /^(?:(?:event|data|id|retry)\s?:|:)/.test(line))) return undefined
  const told = lines.flatMap((line) => /^data\s?:\s*([[{].*)$/.exec(line)?.[1] ?? [])
  const events = told.map(parsed)
  return events.length < FEWEST_LINES || events.includes(undefined) ? undefined : events
}

function fieldsOf(text: string): JsonObject[] | undefined {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  if (lines.length < FEWEST_LINES || !lines.every((line) => line.includes('="'))) return undefined
  const rows = lines.map((line) =>
    Object.fromEntries(
      [...line.matchAll(FIELD)].map(([, name = '', quoted, bare]) => [
        name,
        quoted?.replace(/\\(["\\])/g, '$1') ?? bare ?? '',
      ]),
    ),
  )
  const names = Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => Object.hasOwn(row, name)))
  return names.length < 2 ? undefined : rows
}

/** "speaker: Ana", "- speaker: Ana", `text = "Yes."`: a line of a record. */
const RECORD_LINE = /^(?:-\s+)?([\p{L}_ ]{2,20}?)\s*[:=]\s*(\S.*)$/u
/** What stands above a record: its number, a mark, or the name of its kind. */
const ABOVE = /^(?:[[(#*=-]* ?)?[\p{L}_]* ?\d{0,4} ?[\])#*=-]*$/u
const LONGEST_ABOVE = 200

/** Records of which each has the same fields, two of them with names of a speaker and of what is said. */
function recordsOf(text: string): JsonObject[] | undefined {
  const rows: Record<string, string>[] = []
  for (const received of text.split(/\r\n|\n|\r/)) {
    const line = received.trim()
    const [, name, value] = RECORD_LINE.exec(line) ?? []
    if (name === undefined || value === undefined) {
      if (line.length <= LONGEST_ABOVE && ABOVE.test(line.replace(/\s+/g, ' '))) continue
      return undefined
    }
    const key = name.trim().toLowerCase()
    const open = rows.at(-1)
    if (open === undefined || Object.hasOwn(open, key)) rows.push({ [key]: unquoted(value) })
    else open[key] = unquoted(value)
  }
  const names = Object.keys(rows[0] ?? {})
  const isSame = rows.every((row) => Object.keys(row).join() === names.join())
  const known = names.filter((name) => FIELDS.has(name))
  return rows.length >= FEWEST_LINES && isSame && known.length > 1 ? rows : undefined
}

function unquoted(value: string): string {
  const [, inner] = /^"(.*)"$/su.exec(value) ?? []
  return inner === undefined ? value : inner.replace(/\\(["\\])/g, '$1')
}
