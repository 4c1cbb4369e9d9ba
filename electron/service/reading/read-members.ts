import type { Member } from '../../../shared/models/account.ts'
import { asFields, asText, flatFields, isObject, type JsonObject, pick } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { hideSecret } from '../redact/hide-secrets.ts'
import { EMAIL } from './email.ts'
import { areIds, findRowLists } from './find-rows.ts'
import { findTextLists } from './find-texts.ts'
import { groupedRows } from './grouped-lists.ts'
import { withListedAddresses } from './listed-addresses.ts'
import { isMemberLine } from './member-lines.ts'
import { areAsked, areToAsk, membersBeside, nameOfList } from './members-beside.ts'
import { readTable } from './open-answer.ts'
import { findList } from './read-records.ts'
import { withRolesOfPairs } from './role-pairs.ts'
import { withoutNotices } from './rows-of-kinds.ts'
import { areGone, withoutGone } from './rows-of-others.ts'

const LIST_NAMES = [
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
/** Names of parts of an answer, which are no roles of those in them. */
const CONTAINERS: ReadonlySet<string> = new Set(
  LIST_NAMES.filter((name) => !/^(?:member|membre|user)s$/.test(name)),
)
const NAME_NAMES = ['nom', 'name', 'label', 'formatted']
const GIVEN = ['given', 'givenName', 'given_name', 'first', 'firstName', 'first_name', 'prenom', 'prénom']
const FAMILY = ['family', 'familyName', 'family_name', 'last', 'lastName', 'last_name', 'nom_famille']
/** Words in the names of fields of a member, which are no roles. */
const FIELD_WORDS: ReadonlySet<string> = new Set([
  ...[
    'email',
    'emails',
    'mail',
    'mails',
    'courriel',
    'courriels',
    'address',
    'adresse',
    'contact',
    'contacts',
  ],
  ...[
    'name',
    'names',
    'nom',
    'noms',
    'prenom',
    'prenoms',
    'first',
    'last',
    'login',
    'user',
    'users',
    'member',
  ],
  ...['members', 'membre', 'membres', 'backup', 'secondary', 'invited', 'by', 'par', 'id', 'ids'],
])
const PARTS = ['user', 'utilisateur', 'member', 'membre', 'properties', 'attributes', 'node', 'person', 'who']
const ROLES = [
  ...['role', 'rôle', 'access', 'accès', 'permission', 'rolle', 'rol', 'ruolo', 'papel'],
  ...['droits', 'droit', 'rights', 'habilitation'],
]
/** A first name and a family name at least. */
const NAME = /^\p{L}[\p{L}.’'-]*(?: \p{L}[\p{L}.’'-]*){1,4}$/u

/**
 * The members of an organisation: what can be recognised, and all fields as received. They may come as a list, a map or
 * a table under any name, in one list for each role, as pairs, or in one line each.
 */
export function readMembers(data: unknown): Member[] {
  return readTable(
    withListedAddresses(withoutGone(withoutNotices(withRolesOfPairs(data)))),
    membersIn,
    (members) => members.length === 0,
  )
}

function membersIn(data: unknown): Member[] {
  const grouped = groupedRows(data, 'member')
  if (grouped) {
    // Where members say their roles themselves, what they stand below is called otherwise ("results").
    const areTold =
      grouped.some(({ row }) => memberOf(row, null, null).some(({ role }) => role !== null)) ||
      grouped.some(({ group }) => group !== null && CONTAINERS.has(group.toLowerCase()))
    return eachOnce(grouped.flatMap(({ row, group }) => memberOf(row, null, areTold ? null : group)))
  }
  const named = findList(data, LIST_NAMES)
  if (named.length > 0 && !named.some(Array.isArray)) return withThoseBeside(data, named)
  const roles = listsByRole(data, FIELD_WORDS)
  if (roles) return membersByRole(roles)
  const lists = findRowLists(data).filter(({ path }) => !isLeftOut(path.at(-1) ?? ''))
  const shapes = new Set(
    lists.map(({ rows }) =>
      Object.keys(rows.find(isObject) ?? {})
        .sort()
        .join(),
    ),
  )
  if (shapes.size > 1) return []
  const [list] = lists
  if (list?.keys === null && lists.length === 1) return withThoseBeside(data, list.rows)
  if (lists.length > 0)
    return lists.flatMap(({ rows, keys, path }) =>
      rows.flatMap((row, at) =>
        memberOf(row, keys?.[at] ?? null, lists.length > 1 ? (path.at(-1) ?? null) : null),
      ),
    )
  const pairs = pairsIn(data)
  if (pairs) return pairs.flatMap(([who, role]) => memberOf(who, null, role || null))
  const byRole = listsByRole(data)
  if (byRole) return membersByRole(byRole)
  return membersOfTexts(data)
}

/** The members of the only list, or map, of texts. */
function membersOfTexts(data: unknown): Member[] {
  const [only, ...others] = findTextLists(data, true)
  if (only === undefined || others.length > 0) return []
  // A list below an address is of those whom somebody invited or leads, and others may stand elsewhere.
  if (EMAIL.test(only.name)) return []
  // Beside the members, their number may be told.
  const told = only.values.flatMap((text, at) => (Number(text) === only.values.length - 1 ? [] : [at]))
  const isCounted = told.length === only.values.length - 1 && only.keys !== null
  const values = isCounted ? told.map((at) => only.values[at] ?? '') : only.values
  const keys = isCounted ? told.map((at) => only.keys?.[at] ?? '') : only.keys
  if (keys === null || areIds(keys))
    return values.flatMap((text, at) => memberOf(text, keys?.[at] ?? null, null))
  // "owner: ana@x.org": the address is who, and its name the role.
  if (values.every((text) => EMAIL.test(text)) && !keys.some((key) => EMAIL.test(key) || NAME.test(key)))
    return values.flatMap((text, at) =>
      areToAsk(keys[at] ?? '') ? [] : memberOf(text, null, keys[at] ?? ''),
    )
  return keys.flatMap((who, at) => memberOf(who, null, values[at] ?? null))
}

/** The members of a list, and those who stand beside it: `{owner: {…}, members: […]}`. */
function withThoseBeside(data: unknown, list: readonly unknown[]): Member[] {
  const group = nameOfList(data, list)
  const beside = CONTAINERS.has(group ?? '') ? [] : membersBeside(data, list, areGone)
  if (beside.length === 0) return list.flatMap((row) => memberOf(row, null, null))
  const all = [...list.map((row) => ({ row, group })), ...beside]
  return eachOnce(all.flatMap(({ row, group }) => memberOf(row, null, group)))
}

/** Words for lists of what people did, and of people outside. */
const NO_MEMBERS: ReadonlySet<string> = new Set([
  ...['audit', 'log', 'logs', 'event', 'events', 'history', 'historique', 'journal', 'suppliers', 'clients'],
  ...['inviters', 'inviteurs', 'sponsors', 'referrers', 'parrains'],
  ...['respondents', 'repondants', 'participants', 'personas', 'invoices', 'factures'],
])

/** Whether those under a name have left, or have not joined yet. */
function isLeftOut(name: string): boolean {
  return areGone(name) || areAsked(name) || wordsOfKey(name).some((word) => NO_MEMBERS.has(word))
}

/** Members of several groups, each once: those of the same address or id have all their roles. */
function eachOnce(members: readonly Member[]): Member[] {
  const byId = new Map<string, Member>()
  for (const [at, member] of members.entries()) {
    const key = member.email ?? member.id ?? `#${at}`
    const known = byId.get(key)
    const roles = [known?.role, member.role].filter((role) => role)
    byId.set(key, known ? { ...known, role: [...new Set(roles)].join(', ') || null } : member)
  }
  return [...byId.values()]
}

function membersByRole(lists: readonly [string, string[]][]): Member[] {
  return lists.flatMap(([role, who]) => who.flatMap((one) => memberOf(one, null, role)))
}

/**
 * `{admins: ["a@x.org"], readers: ["b@x.org"]}`: one list of addresses for each role, or of names. Lists whose names
 * have one of the `fields` are none: they may be the columns of a table.
 */
function listsByRole(data: unknown, fields: ReadonlySet<string> = new Set()): [string, string[]][] | null {
  if (!isObject(data)) return null
  const entries = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null)
  const [only] = entries
  if (entries.length === 1 && isObject(only?.[1])) return listsByRole(only[1], fields)
  if (entries.length < 2 || !entries.every(([, list]) => Array.isArray(list))) return null
  if (entries.some(([name]) => EMAIL.test(name))) return null
  if (entries.some(([name]) => wordsOfKey(name).some((word) => fields.has(word)))) return null
  const lists = (entries as [string, unknown[]][]).filter(([name]) => !isLeftOut(name) && !areToAsk(name))
  const all = lists.flatMap(([, list]) => list)
  const areTexts = all.every((one) => typeof one === 'string')
  const areAddresses = areTexts && all.every((one) => EMAIL.test(one as string))
  const areNames =
    areTexts && all.every((one) => NAME.test(one as string)) && new Set(all).size === all.length
  return lists.length > 0 && (areAddresses || areNames) ? (lists as [string, string[]][]) : null
}

/** A list of pairs of texts: a member and a role. */
function pairsIn(data: unknown): [string, string][] | null {
  if (isObject(data)) {
    const [only, ...others] = Object.values(data).filter(
      (value) => typeof value === 'object' && value !== null,
    )
    return only === undefined || others.length > 0 ? null : pairsIn(only)
  }
  const isPairs =
    Array.isArray(data) &&
    data.length > 0 &&
    data.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string'),
    )
  if (!isPairs) return null
  // If only the second place has addresses, they are the members: beside them is a role, or who invited them.
  const areSecond = data.every(([one, other]) => !EMAIL.test(one) && EMAIL.test(other))
  return areSecond ? data.map(([one, other]) => [other, NAME.test(one) ? '' : one]) : data
}

function memberOf(row: unknown, key: string | null, role: string | null): Member[] {
  if (typeof row === 'string') {
    const email = EMAIL.exec(row)?.[0] ?? null
    // A sentence with an address in it is no member.
    if (email !== null && !isMemberLine(row)) return []
    // A line without an address is shown as received, in the place of the address.
    const name =
      email !== null && email !== row.trim() ? row.slice(0, row.indexOf(email)).replace(/[<(\s]+$/, '') : null
    return [{ id: key, name: name || null, email: email ?? row, role, fields: [] }]
  }
  if (!isObject(row)) return []
  const inner = PARTS.map((name) => pick(row, [name])).filter(isObject)
  const find = (names: readonly string[]): string | null =>
    [row, ...inner].map((part) => namedText(pick(part, names))).find((text) => text !== null) ?? null
  const [[tag, only] = [], ...more] = Object.entries(row)
  // A case of a sum type: `{Admin: {name: "…"}}`.
  if (isObject(only) && more.length === 0 && Object.keys(only).length > 1)
    return memberOf(only, key, tag ?? role)
  const fields = asFields(row)
  const mails = new Set(ownAddresses(row))
  const isKeyEmail = key !== null && EMAIL.test(key)
  return [
    {
      id: find(['id', 'member_id', 'user_id', 'uuid']) ?? (isKeyEmail ? null : key),
      name: find(['nom', 'name', 'full_name', 'display_name', 'fullName', 'displayName']),
      email:
        plainAddress(find(['email', 'mail', 'courriel', 'e_mail'])) ??
        (isKeyEmail ? key : mails.size === 1 ? ([...mails][0] ?? null) : null),
      role: find(ROLES) ?? role,
      fields: fields.map(hideSecret),
    },
  ]
}

/** Words in the names of fields about somebody else: "invited_by", "manager_email". */
const OF_ANOTHER: ReadonlySet<string> = new Set([
  ...['by', 'par', 'inviter', 'inviteur', 'referrer', 'sponsor', 'creator', 'manager', 'supervisor', 'boss'],
  ...[
    'parent',
    'support',
    'billing',
    'assistant',
    'backup',
    'emergency',
    'owner',
    'proprietaire',
    'superieur',
  ],
])

/** The addresses in a row, except those of others. */
function ownAddresses(row: JsonObject): string[] {
  const listed = Object.values(row).flatMap((value) => (Array.isArray(value) ? value.filter(isObject) : []))
  return [row, ...listed].flatMap(flatFields).flatMap(({ name, value }) => {
    const isOfAnother = wordsOfKey(name).some((word) => OF_ANOTHER.has(word))
    return EMAIL.exec(value)?.[0] === value && plainAddress(value) !== null && !isOfAnother ? [value] : []
  })
}

/** A text that is no list or map in JSON. */
function plainAddress(text: string | null): string | null {
  return text !== null && /^\s*[[{]/.test(text) ? null : text
}

/** A role may be an object with a name, and a name one with its parts. */
function namedText(value: unknown): string | null {
  if (!isObject(value)) return asText(value)
  const parts = [GIVEN, FAMILY].map((names) => asText(pick(value, names)))
  const whole = parts.includes(null) ? null : parts.join(' ')
  return asText(pick(value, NAME_NAMES)) ?? whole
}
