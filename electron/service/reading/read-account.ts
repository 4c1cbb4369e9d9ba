import type { ApiKey, Member } from '../../../shared/models/account.ts'
import { asFields, asText, isObject, type JsonObject, pick } from '../json/json-value.ts'
import { hideInName, hideSecret, looksSecret } from '../redact/hide-secrets.ts'
import { redactSecrets } from '../redact/redact-secret.ts'
import { findList } from './read-records.ts'

const KEY_LIST_NAMES = ['keys', 'api_keys', 'cles', 'items', 'results', 'data']
const MEMBER_LIST_NAMES = [
  'members',
  'membres',
  'organisation',
  'organization',
  'org',
  'users',
  'items',
  'results',
  'data',
]
const KEY_ID_NAMES = ['id', 'key_id']
const NAME_NAMES = ['nom', 'name', 'label']
const SECRET_NAMES = [
  'secret',
  'api_key',
  'apikey',
  'plain_key',
  'full_key',
  'raw_key',
  'key',
  'cle',
  'clé',
  'token',
  'value',
  'valeur',
]
const MEMBER_PARTS = ['user', 'utilisateur', 'member', 'membre', 'properties']
const KEY_WRAPPERS = ['key', 'api_key', 'cle', 'item', 'data']

const REVOKED_NAMES = ['revoked', 'revoque', 'révoqué', 'revoquee', 'is_revoked']
const REVOKED_AT_NAMES = ['revoked_at', 'revoque_le', 'revocation_date']
const ACTIVE_NAMES = ['active', 'actif', 'is_active', 'enabled']

/** The keys of an account. A row without an integer id cannot be revoked and is no key. */
export function readKeys(data: unknown): ApiKey[] {
  return findList(data, KEY_LIST_NAMES).flatMap((row) => (isObject(row) ? (readKey(row) ?? []) : []))
}

/** A key just made: its record, where it can be read, and its secret; null when no secret can be told apart. */
export function readNewKey(data: unknown): { key: ApiKey | null; secret: string } | null {
  if (typeof data === 'string') return looksSecret(data) ? { key: null, secret: data } : null
  if (!isObject(data)) return null
  const inner = pick(data, KEY_WRAPPERS)
  const record = isObject(inner) ? inner : data
  const secret = findSecret(data) ?? findSecret(record) ?? onlySecret(data)
  if (secret === null) return null
  const key = readKey(record) ?? readKey(data)
  const fields = key?.fields.filter(({ value }) => !value.includes(secret)) ?? []
  return { key: key && redactSecrets({ ...key, fields }, [secret]), secret }
}

/** The members of an organisation: what can be recognised, and everything as received. */
export function readMembers(data: unknown): Member[] {
  return findList(data, MEMBER_LIST_NAMES).flatMap((row): Member[] => {
    if (typeof row === 'string') return [{ id: null, name: null, email: row, role: null, fields: [] }]
    if (!isObject(row)) return []
    const inner = MEMBER_PARTS.map((name) => pick(row, [name])).filter(isObject)
    const find = (names: readonly string[]): string | null =>
      [row, ...inner].map((part) => namedText(pick(part, names))).find((text) => text !== null) ?? null
    return [
      {
        id: find(['id', 'member_id', 'user_id', 'uuid']),
        name: find(['nom', 'name', 'full_name', 'display_name']),
        email: find(['email', 'mail', 'courriel', 'e_mail']),
        role: find(['role', 'rôle']),
        fields: asFields(row).map(hideSecret),
      },
    ]
  })
}

/** A role may be an object with a name. */
function namedText(value: unknown): string | null {
  return isObject(value) ? asText(pick(value, NAME_NAMES)) : asText(value)
}

function readKey(row: JsonObject): ApiKey | null {
  const id = Number(asText(pick(row, KEY_ID_NAMES)) ?? Number.NaN)
  if (!Number.isSafeInteger(id)) return null
  return {
    id,
    name: hideInText(pick(row, NAME_NAMES)),
    revoked: readRevoked(row),
    fields: asFields(row).map(hideSecret),
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

function findSecret(object: JsonObject): string | null {
  for (const name of SECRET_NAMES) {
    const value = pick(object, [name])
    if (typeof value === 'string' && looksSecret(value)) return value
  }
  return null
}

/**
 * The secret is shown only once, so that one that is not found now is lost for ever. The one value that looks like a
 * secret is taken for it; of two, none is.
 */
function onlySecret(data: JsonObject): string | null {
  const values = asFields(data).map(({ value }) => value)
  const candidates = [...new Set(values.filter((value) => looksSecret(value) && value.length >= 24))]
  return candidates.length === 1 ? (candidates[0] ?? null) : null
}
