import { parsed } from '../json/document-in.ts'
import type { JsonObject } from '../json/json-value.ts'

/** `speaker="Ana" text="Yes, often." level=info`: a field of a line of a log. */
const FIELD = /(?<![^\s,;])([\p{L}_][\p{L}\d_.-]{0,30})=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]+))/gu
const FEWEST_LINES = 2

/**
 * The rows of a log in a text: events of a stream ("data: {…}"), or lines of fields (`who="Ana" text="…"`) that all have
 * the same two at least. Undefined where a text is none.
 */
export function rowsOfLog(text: string): unknown[] | undefined {
  return eventsOf(text) ?? fieldsOf(text)
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
