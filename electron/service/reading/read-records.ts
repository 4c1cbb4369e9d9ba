import { asText, isObject, type JsonObject, pick } from '../json/json-value.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { ListedRecord, ListPage } from '../service-api.ts'
import { boardRows } from './board-rows.ts'
import { findRowLists, type RowList } from './find-rows.ts'
import { rowsBelow, withoutGroups } from './grouped-lists.ts'
import { idText } from './id-values.ts'
import { withPrimaryKeys } from './indexed-tables.ts'
import { isListedEmpty } from './listed-empty.ts'
import type { Subject } from './name-words.ts'
import { onlyTitle } from './only-title.ts'
import { readTable } from './open-answer.ts'
import { readContent } from './read-content.ts'
import { readCreated } from './read-created.ts'
import { findStatusWord } from './read-status.ts'
import { rowIds } from './row-ids.ts'
import { withoutNotices } from './rows-of-kinds.ts'
import { statusOfWord, statusUnderName } from './status-words.ts'

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
const TITLE_NAMES = [
  ...['titre', 'title', 'nom', 'name', 'intitule', 'intitulé', 'libelle', 'libellé', 'label'],
  ...['display_name', 'displayName', 'topic', 'theme', 'thème', 'subject', 'sujet'],
]
const STATUS_NAMES = ['status', 'statut', 'state', 'etat', 'état']
/** Objects in a row that may hold what the row itself does not. */
const PARTS = ['survey', 'session', 'focus', 'item', 'run', 'data', 'enquete', 'sondage', 'etude', 'resource']

/**
 * A page of surveys or sessions: a bare list, a list under a usual name, or the only list (map, table) of the answer
 * whose rows have ids. Several lists whose rows have the same fields ("drafts", "finished") make one page.
 */
export function readRecords(data: unknown, subject: Subject = 'survey'): ListPage {
  if (isListedEmpty(data, LIST_NAMES, subject)) return { records: [], unrecognised: 0 }
  const page = readTable(
    withPrimaryKeys(withoutNotices(data)),
    (part) => recordsIn(withoutGroups(part, subject === 'focus' ? 'focus' : 'survey'), subject),
    ({ records }) => records.length === 0,
  )
  return page.records.length > 0 ? page : (belowGroups(data, subject) ?? page)
}

/**
 * The records below groups that are none themselves (years, folders): rows that all have an id, and a known status or
 * the name of their column.
 */
function belowGroups(data: unknown, subject: Subject): ListPage | null {
  const below = rowsBelow(data)
  const areTold = below?.every((row) => findStatusWord(row) !== null) === true
  const rows = areTold ? below : boardRows(data)
  if (rows === null || rows.length === 0) return null
  const page = pageOf([{ rows, path: [], keys: null }], subject)
  const ids = new Set(page.records.map(({ id }) => id))
  return page.unrecognised === 0 && ids.size === rows.length ? page : null
}

/** `{project_id: 41}`: the id of something else, unless the row has no other id. */
const OF_PROJECT =
  /^(?:project|projet|campaign|campagne|form|formulaire|collection|collecte|asset)_?(?:u?id)$/i

/**
 * Rows without ids, given the one field whose name is the id of what a survey may also be called (a project, a form).
 */
function withOwnIds(rows: readonly unknown[]): readonly unknown[] | null {
  const names = [...new Set(rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])))]
  const own = names.filter((name) => OF_PROJECT.test(name))
  const [name] = own
  const values = rows.map((row) => (isObject(row) && name !== undefined ? row[name] : null))
  if (name === undefined || own.length > 1 || new Set(values).size < values.length || rows.length < 2)
    return null
  return rows.map((row) => (isObject(row) ? { id: row[name], ...row } : row))
}

/** The records of an answer whose only list is one of ids: `{sessions: ["S7", "S3"]}`. */
function bareIds(data: unknown, depth = 0): ListedRecord[] {
  if (!isObject(data) || depth > 2) return []
  const inner = Object.values(data).filter((value) => typeof value === 'object' && value !== null)
  const [only] = inner
  if (inner.length !== 1) return []
  if (!Array.isArray(only)) return bareIds(only, depth + 1)
  const areIds = only.every((id) => typeof id === 'string' && /\d/.test(id) && idText(id) !== null)
  if (!areIds || only.length === 0 || new Set(only).size < only.length) return []
  return only.map((id) => recordOf({}, String(id), null, null))
}

function recordsIn(data: unknown, subject: Subject): ListPage {
  const named = findList(data, LIST_NAMES)
  if (named.some(isObject)) {
    const page = pageOf([{ rows: named, path: [], keys: null }], subject)
    const own = page.records.length === 0 && subject === 'survey' ? withOwnIds(named) : null
    return own ? pageOf([{ rows: own, path: [], keys: null }], subject) : page
  }
  const lists = findRowLists(data)
  const telling = lists.filter((list) => rowIds(list, subject).some((id) => id !== null))
  const shapes = new Set(
    telling.map(({ rows }) =>
      Object.keys(rows.find(isObject) ?? {})
        .sort()
        .join(),
    ),
  )
  if (shapes.size === 1) return pageOf(telling, subject)
  const [list] = lists
  const own = lists.length === 1 && list && subject === 'survey' ? withOwnIds(list.rows) : null
  if (own && list) return pageOf([{ ...list, rows: own }], subject)
  const bare = lists.length === 0 ? bareIds(data) : []
  if (bare.length > 0) return { records: bare, unrecognised: 0 }
  // It is unclear which list is meant: its rows count as unrecognised, so that the page does not look empty.
  const unrecognised = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  return { records: [], unrecognised: Math.max(unrecognised, named.length) }
}

/** The list in an answer: the answer itself, or the first list under one of `names`, at most two levels down. */
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

function pageOf(lists: readonly RowList[], subject: Subject): ListPage {
  const page: ListPage = { records: [], unrecognised: 0 }
  for (const list of lists) {
    const ids = rowIds(list, subject)
    const titles = onlyTitle(list.rows)
    const group = list.path.at(-1) ?? ''
    // In "finished": [...] the name gives the status of the rows.
    const grouped = lists.length > 1 && statusOfWord(group) !== 'other' ? group : null
    list.rows.forEach((row, at) => {
      const id = ids[at] ?? null
      // A list of the latest ones repeats what the list of all has.
      if (id !== null && lists.length > 1 && page.records.some((record) => record.id === id)) return
      if (isObject(row) && id !== null) page.records.push(recordOf(row, id, titles[at] ?? null, grouped))
      else page.unrecognised += 1
    })
  }
  return page
}

function recordOf(row: JsonObject, id: string, onlyTitle: string | null, group: string | null): ListedRecord {
  const parts = partsOf(row)
  const find = (names: readonly string[]): string | null =>
    parts.map((part) => asText(pick(part, names))).find((text) => text !== null) ?? null
  const dates = parts.map((part) => pick(part, ['dates'])).filter(isObject)
  const created = [...parts, ...dates].map(readCreated).find((time) => time !== null)
  const title = find(TITLE_NAMES) ?? onlyTitle
  const named = find(STATUS_NAMES)
  const understood = named !== null && statusUnderName(named) !== 'other'
  return {
    id,
    title: safe(title),
    toldTitle: title,
    status: safe(understood ? named : (findStatusWord(row) ?? named ?? group)),
    createdAt: created?.instant ?? null,
    createdTold: safe(created?.told ?? null),
    content: readContent(parts),
    raw: JSON.stringify(row),
  }
}

/** A row and the objects in it that describe the same: those under usual names, or the only value of the row. */
function partsOf(row: JsonObject): JsonObject[] {
  const values = Object.values(row)
  const inner = values.length === 1 ? values : PARTS.map((name) => pick(row, [name]))
  return [row, ...inner.filter(isObject)]
}

/** A title or a status made safe to show; null when nothing of it is left. */
function safe(text: string | null): string | null {
  return text === null ? null : safeLine(text) || null
}
