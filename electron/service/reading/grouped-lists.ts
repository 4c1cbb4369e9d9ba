import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

/** What a list is looked for of. */
export type Listed = 'member' | 'survey' | 'focus' | 'profile' | 'key'

/** One row of a list below a group, and what the group is called. */
export interface GroupedRow {
  row: unknown
  group: string | null
}

const WORDS: Record<Listed, ReadonlySet<string>> = {
  member: new Set([
    ...['member', 'members', 'membre', 'membres', 'user', 'users', 'utilisateur', 'utilisateurs', 'people'],
    ...[
      'personnes',
      'accounts',
      'comptes',
      'benutzer',
      'mitglieder',
      'medlemmer',
      'miembros',
      'usuarios',
      'membri',
    ],
    ...['leden', 'collaborators', 'collaborateurs'],
  ]),
  survey: new Set([
    'survey',
    'surveys',
    'enquete',
    'enquetes',
    'sondage',
    'sondages',
    'study',
    'studies',
    'etudes',
  ]),
  focus: new Set(['session', 'sessions', 'discussions']),
  profile: new Set([
    ...['profile', 'profiles', 'profil', 'profils', 'persona', 'personas', 'participant', 'participants'],
    ...['people', 'personnes', 'panelistes', 'panelists', 'respondents', 'repondants', 'habitants'],
  ]),
  key: new Set(['key', 'keys', 'cle', 'cles', 'tokens', 'jetons']),
}
/** What a group is called by; a single one may be an organisation, of which the name is no role. */
const ROLE_NAMES = ['role', 'rôle']
const GROUP_NAMES = [...ROLE_NAMES, 'name', 'nom', 'label', 'libelle', 'title', 'titre', 'group', 'groupe']
const DEEPEST = 4

/**
 * `groups: [{name: "readers", members: […]}, …]`: the rows of the lists that stand below groups, where their field says
 * what they are and nothing around the groups says that these are it. Null where there is none, or another list of the
 * same kind beside them.
 */
export function groupedRows(data: unknown, listed: Listed): GroupedRow[] | null {
  const found: GroupedRow[][] = []
  let others = 0
  const visit = (value: unknown, name: string, depth: number): void => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return
    const groups = isSaid(name, listed) ? null : groupsIn(value, listed)
    if (groups) found.push(groups)
    else if (Array.isArray(value)) others += isSaid(name, listed) && value.length > 0 ? 1 : 0
    else for (const [key, inner] of Object.entries(value)) visit(inner, key, depth + 1)
  }
  visit(data, '', 0)
  const [rows, ...more] = found
  return rows !== undefined && rows.length > 0 && more.length + others === 0 ? rows : null
}

/** An answer in which a list below groups stands by itself, under its own name; any other answer as it is. */
export function withoutGroups(data: unknown, listed: Listed): unknown {
  const rows = groupedRows(data, listed)
  return rows?.every(({ row }) => isObject(row)) ? rows.map(({ row }) => row) : data
}

/** The rows below the groups of a list, or of a map by the names of the groups; null where these are no groups. */
function groupsIn(value: object, listed: Listed): GroupedRow[] | null {
  const keys = Array.isArray(value) ? null : Object.keys(value)
  const groups: unknown[] = Object.values(value)
  if (groups.length < (keys ? 2 : 1) || !groups.every(isObject)) return null
  const fields = new Set(groups.flatMap((group) => listFields(group)))
  const [field] = fields
  if (field === undefined || fields.size > 1 || !isSaid(field, listed)) return null
  const lists = groups.map((group) => group[field])
  if (!lists.every((list) => Array.isArray(list) && areRows(list))) return null
  return groups.flatMap((group, at) =>
    (lists[at] as unknown[]).map((row) => ({
      row,
      group: keys?.[at] ?? nameOf(group, groups.length > 1 ? GROUP_NAMES : ROLE_NAMES),
    })),
  )
}

/**
 * The rows below the only list of groups, whatever their field is called: each group has one list of rows, under the
 * same name. Null where there is no such list, or more than one.
 */
export function rowsBelow(data: unknown, depth = 0): JsonObject[] | null {
  if (Array.isArray(data)) {
    const fields = new Set(data.flatMap((group) => (isObject(group) ? listFields(group) : [''])))
    const [field] = fields
    if (field === undefined || field === '' || fields.size > 1) return null
    const rows = data.flatMap((group) => (isObject(group) ? group[field] : []))
    return rows.length > 0 && rows.every(isObject) ? rows : null
  }
  if (!isObject(data) || depth > DEEPEST) return null
  const found = Object.values(data).flatMap((inner) => {
    const rows = rowsBelow(inner, depth + 1)
    return rows === null ? [] : [rows]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The names of the fields of a group that hold lists. */
function listFields(group: JsonObject): string[] {
  return Object.keys(group).filter((name) => Array.isArray(group[name]))
}

function areRows(list: readonly unknown[]): boolean {
  return list.every(isObject) || list.every((row) => typeof row === 'string')
}

function nameOf(group: JsonObject, names: readonly string[]): string | null {
  const named = names.map((name) => group[name]).find((name) => typeof name === 'string' && name !== '')
  return typeof named === 'string' ? named : null
}

function isSaid(name: string, listed: Listed): boolean {
  return wordsOfKey(name).some((word) => WORDS[listed].has(word))
}
