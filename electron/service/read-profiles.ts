import type { Profile } from '../../shared/models/focus.ts'
import { asFields, asText, isObject, type JsonObject, pick } from './json-value.ts'
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
const NESTED = ['profile', 'profil', 'persona']

/** The profiles drawn for a session, with whatever fields came. */
export function readProfiles(data: unknown): Profile[] {
  return findList(data, LIST_NAMES).flatMap((row): Profile[] => {
    if (typeof row === 'string') return [{ id: null, name: row, attributes: [] }]
    return isObject(row) ? [readProfile(row)] : []
  })
}

function readProfile(row: JsonObject): Profile {
  const nested = pick(row, NESTED)
  const inner = isObject(nested) ? nested : {}
  return {
    id: asText(pick(row, ID_NAMES)) ?? asText(pick(inner, ID_NAMES)),
    name: asText(pick(row, NAME_NAMES)) ?? asText(pick(inner, NAME_NAMES)),
    attributes: asFields(row),
  }
}
