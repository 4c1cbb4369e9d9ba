import type { Profile } from '../../../shared/models/focus.ts'
import { asText, flatFields, isObject, type JsonObject } from '../json/json-value.ts'
import { findList } from './read-records.ts'

const LIST_NAMES = ['profiles', 'profils', 'personas', 'participants', 'members', 'session', 'focus', 'data']
const ID_NAMES = ['id', 'profile_id', 'profil_id', 'persona_id', 'uuid', '_id']
const NAME_NAMES = [
  'prenom',
  'prénom',
  'first_name',
  'firstname',
  'name',
  'nom',
  'display_name',
  'pseudo',
  'label',
]

/** The profiles drawn for a session, with whatever fields came. */
export function readProfiles(data: unknown): Profile[] {
  return findList(data, LIST_NAMES).flatMap((row): Profile[] => {
    if (typeof row === 'string') return [{ id: null, name: row, attributes: [] }]
    return isObject(row) ? [readProfile(row)] : []
  })
}

function readProfile(row: JsonObject): Profile {
  const attributes = flatFields(row)
  const find = (names: readonly string[]): string | null => {
    const found = names.map((name) => attributes.find((field) => field.name.toLowerCase() === name))
    return asText(found.find((field) => field !== undefined)?.value)
  }
  return { id: find(ID_NAMES), name: find(NAME_NAMES), attributes }
}
