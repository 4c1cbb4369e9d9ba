import type { ApiKey } from '../../../shared/models/account.ts'
import { asFields, asText, fieldText, isObject, type JsonObject, pick } from '../json/json-value.ts'
import { hideInName, hideSecret } from '../redact/hide-secrets.ts'
import { redactSecrets } from '../redact/redact-secret.ts'
import { findRowLists } from './find-rows.ts'
import { findTextLists } from './find-texts.ts'
import { withoutGroups } from './grouped-lists.ts'
import { idClaimsOf } from './id-claims.ts'
import { withPrimaryKeys } from './indexed-tables.ts'
import { isListedEmpty } from './listed-empty.ts'
import { newSecretIn } from './new-secret.ts'
import { openAnswer, readTable } from './open-answer.ts'
import { chosenId } from './read-created-id.ts'
import { findList } from './read-records.ts'
import { rowIds } from './row-ids.ts'
import { withoutNotices } from './rows-of-kinds.ts'

const KEY_LIST_NAMES = ['keys', 'api_keys', 'cles', 'items', 'results', 'data']
const KEY_ID_NAMES = ['id', 'key_id']
const NAME_NAMES = ['nom', 'name', 'label', 'libelle', 'libellé', 'intitule', 'intitulé']
const KEY_WRAPPERS = ['key', 'api_key', 'cle', 'item', 'data', 'attributes']

const REVOKED_NAMES = ['revoked', 'revoque', 'révoqué', 'revoquee', 'is_revoked']
const REVOKED_AT_NAMES = ['revoked_at', 'revoque_le', 'revocation_date']
const ACTIVE_NAMES = ['active', 'actif', 'is_active', 'enabled']
/** "3 - Laptop": a key written in one line. */
const NUMBERED = /^\s*(\d{1,9})\s*[-–—:.)|]\s*(\p{L}.*)$/u

/** The keys that were read, and the fields of the other rows of their list. */
interface KeyRows {
  keys: ApiKey[]
  leftOut: ApiKey['fields'][]
}

/** The keys of an account, as `readKeyRows` finds them. */
export function readKeys(data: unknown): ApiKey[] {
  return readKeyRows(data).keys
}

/**
 * The keys of an account, from a list, a map or a table under any name. A row without an integer id is left out,
 * because such a key could not be revoked.
 */
export function readKeyRows(data: unknown): KeyRows {
  if (isListedEmpty(data, KEY_LIST_NAMES, 'key')) return NO_ROWS
  return readTable(
    withPrimaryKeys(withoutNotices(data)),
    (part) => keysIn(withoutGroups(part, 'key')),
    ({ keys }) => keys.length === 0,
  )
}

const NO_ROWS: KeyRows = { keys: [], leftOut: [] }

function keysIn(data: unknown): KeyRows {
  const named = findList(data, KEY_LIST_NAMES)
  if (named.some(isObject)) return keysOf(named, null)
  const lists = findRowLists(data).map(({ rows, keys }) => keysOf(rows, keys))
  const [only, ...others] = lists.filter(({ keys }) => keys.length > 0)
  if (only !== undefined) return others.length > 0 ? NO_ROWS : only
  const unnamed = withoutNames(data)
  return unnamed ? keysOf(unnamed, null) : { keys: keysInLines(data), leftOut: [] }
}

/** `[[2, "office"], [3, "home"]]`: rows of the same length, in which exactly one column holds whole numbers. */
function withoutNames(data: unknown): JsonObject[] | null {
  const inner = isObject(data) ? Object.values(data).filter(Array.isArray) : [data]
  const [rows] = inner
  if (inner.length !== 1 || !Array.isArray(rows) || rows.length === 0) return null
  const width = Array.isArray(rows[0]) ? rows[0].length : 0
  if (width < 2 || !rows.every((row): row is unknown[] => Array.isArray(row) && row.length === width))
    return null
  const column = (at: number): unknown[] => rows.map((row) => row[at])
  const ids = Array.from({ length: width }, (_, at) => at).filter((at) => column(at).every(Number.isInteger))
  const [id] = ids
  if (id === undefined || ids.length > 1 || new Set(column(id)).size < rows.length) return null
  return rows.map((row) =>
    Object.fromEntries(
      row.map((cell, at) => [at === id ? 'id' : at === (id === 0 ? 1 : 0) ? 'name' : `${at + 1}`, cell]),
    ),
  )
}

function keysOf(rows: readonly unknown[], keys: readonly string[] | null): KeyRows {
  const read = keysWith(rows, rowIds({ rows, keys }, 'key'))
  if (read.keys.length > 0) return read
  const whole = rows.map(wholeId)
  const areIds = new Set(whole).size === rows.length && !whole.includes(null)
  return areIds ? keysWith(rows, whole) : NO_ROWS
}

function keysWith(rows: readonly unknown[], ids: readonly (string | null)[]): KeyRows {
  const read = rows.map((row, at) => ({ row, key: isObject(row) ? readKey(row, ids[at] ?? null) : null }))
  return {
    keys: read.flatMap(({ key }) => key ?? []),
    leftOut: read.flatMap(({ row, key }) => (key ? [] : [fieldsOf(row).map(hideSecret)])),
  }
}

/** A row that is no map has one field without a name. */
function fieldsOf(row: unknown): ApiKey['fields'] {
  return isObject(row) ? asFields(row) : [{ name: '', value: hideInText(row) ?? fieldText(row) }]
}

/** The only whole number under a name of ids, beside an id in letters: `{id: "QXBp…", databaseId: 112}`. */
function wholeId(data: unknown): string | null {
  const claims = idClaimsOf(data, 'key').filter(
    ({ id, kind }) => /^\d+$/.test(id) && kind !== 'nameless' && kind !== 'word',
  )
  return chosenId(claims)
}

function keysInLines(data: unknown): ApiKey[] {
  const [only, ...others] = findTextLists(data).filter(({ values }) =>
    values.every((line) => NUMBERED.test(line)),
  )
  const lines =
    Array.isArray(data) && data.length === 1 && typeof data[0] === 'string' ? data : (only?.values ?? [])
  if (others.length > 0) return []
  return lines.flatMap((line): ApiKey[] => {
    const [, id, name] = NUMBERED.exec(String(line)) ?? []
    return id === undefined ? [] : [{ id: Number(id), name: hideInText(name), revoked: null, fields: [] }]
  })
}

/** A new key: its record where it can be read, and its secret; null where no secret can be identified. */
export function readNewKey(data: unknown): { key: ApiKey | null; secret: string } | null {
  const plain = newKeyIn(data)
  const opened = plain === null ? openAnswer(data, { isOne: true }) : undefined
  return opened === undefined ? plain : newKeyIn(opened)
}

function newKeyIn(data: unknown): { key: ApiKey | null; secret: string } | null {
  const secret = newSecretIn(data)
  if (secret === null) return null
  if (!isObject(data)) return { key: null, secret }
  const inner = pick(data, KEY_WRAPPERS)
  const parts = [...(isObject(inner) ? [inner] : []), data]
  const told = chosenId(idClaimsOf(data, 'key').filter((claim) => claim.id !== secret))
  const id = Number.isSafeInteger(Number(told ?? Number.NaN)) ? told : wholeId(data)
  const key =
    parts.map((part) => readKey(part, null)).find((one) => one !== null) ?? readKey(parts[0] ?? data, id)
  const fields = key?.fields.filter(({ value }) => !value.includes(secret)) ?? []
  return { key: key && redactSecrets({ ...key, fields }, [secret]), secret }
}

function readKey(row: JsonObject, found: string | null): ApiKey | null {
  const told = Number(asText(pick(row, KEY_ID_NAMES)) ?? found ?? Number.NaN)
  const id = Number.isSafeInteger(told) ? told : Number(found ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  const fields = asFields(row)
  const parts = [row, ...Object.values(row).filter(isObject)]
  const name = parts.map((part) => pick(part, NAME_NAMES)).find((value) => asText(value) !== null)
  const [only, ...others] = fields.filter(({ value }) => /^\p{L}/u.test(value))
  const isOnly = only !== undefined && others.length === 0
  return {
    id,
    name: hideInText(name ?? (isOnly ? only.value : null)),
    revoked: readRevoked(row),
    fields: fields.map(hideSecret),
  }
}

function hideInText(value: unknown): string | null {
  const text = asText(value)
  return text === null ? null : hideInName(text)
}

function readRevoked(row: JsonObject): boolean | null {
  const revoked = pick(row, REVOKED_NAMES)
  if (typeof revoked === 'boolean') return revoked
  const at = pick(row, REVOKED_AT_NAMES)
  if (at !== undefined) return at !== null && at !== ''
  const active = pick(row, ACTIVE_NAMES)
  return typeof active === 'boolean' ? !active : null
}
