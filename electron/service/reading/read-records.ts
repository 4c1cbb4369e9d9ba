import { asText, isObject, pick } from '../json/json-value.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { ListedRecord, ListPage } from '../service-api.ts'
import { readContent } from './read-content.ts'
import { readCreated } from './read-created.ts'

const LIST_NAMES = [
  'items',
  'results',
  'data',
  'surveys',
  'sessions',
  'focus',
  'records',
  'rows',
  'list',
  'sondages',
  'enquetes',
]
const ID_NAMES = ['id', 'survey_id', 'session_id', 'focus_id', 'uuid', '_id']
const TITLE_NAMES = ['titre', 'title', 'nom', 'name']
const STATUS_NAMES = ['status', 'statut', 'state', 'etat']
const WRAPPERS = ['survey', 'session', 'focus', 'item', 'result', 'data']
/** Parts of a row that may tell what the row itself does not. */
const PARTS = ['survey', 'session', 'focus', 'item', 'run', 'data']

/** A page of surveys or sessions: a bare list or one under a usual name. */
export function readRecords(data: unknown): ListPage {
  const rows = findList(data, LIST_NAMES)
  const records = rows.map(readRecord).filter((record) => record !== null)
  return { records, unrecognised: rows.length - records.length }
}

/** The list in an answer: the answer itself, or the first list under one of `names`, two levels down at most. */
export function findList(data: unknown, names: readonly string[], depth = 0): readonly unknown[] {
  if (Array.isArray(data)) return data
  if (!isObject(data) || depth > 2) return []
  for (const name of names) {
    const value = pick(data, [name])
    if (Array.isArray(value)) return value
  }
  for (const name of names) {
    const inner = findList(pick(data, [name]), names, depth + 1)
    if (inner.length > 0) return inner
  }
  return []
}

/** The id of what was just created; null where the answer has none. */
export function readCreatedId(data: unknown): string | null {
  if (!isObject(data)) return asText(data)
  const direct = asText(pick(data, ID_NAMES))
  if (direct !== null) return direct
  const inner = pick(data, WRAPPERS)
  return isObject(inner) ? asText(pick(inner, ID_NAMES)) : null
}

function readRecord(row: unknown): ListedRecord | null {
  if (!isObject(row)) return null
  const inner = PARTS.map((name) => pick(row, [name])).filter(isObject)
  const parts = [row, ...inner]
  const find = (names: readonly string[]): string | null =>
    parts.map((part) => asText(pick(part, names))).find((text) => text !== null) ?? null
  const id = find(ID_NAMES)
  if (id === null) return null
  const dates = parts.map((part) => pick(part, ['dates'])).filter(isObject)
  const created = [...parts, ...dates].map(readCreated).find((time) => time !== null)
  const title = find(TITLE_NAMES)
  return {
    id,
    title: safe(title),
    toldTitle: title,
    status: safe(find(STATUS_NAMES)),
    createdAt: created?.instant ?? null,
    createdTold: safe(created?.told ?? null),
    content: readContent(parts),
    raw: JSON.stringify(row),
  }
}

/** A title or a status fit to show; null when nothing of it is left. */
function safe(text: string | null): string | null {
  return text === null ? null : safeLine(text) || null
}
