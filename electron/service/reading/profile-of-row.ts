import type { Profile } from '../../../shared/models/focus.ts'
import { asText, flatFields, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'

/** `@id` is that of JSON-LD: an address, by which turns refer to the person. */
const ID_NAMES = ['@id', 'id', 'profile_id', 'profil_id', 'persona_id', 'uuid', '_id']
const NAME_NAMES = [
  'prenom',
  'prénom',
  'first_name',
  'firstname',
  // Before a bare name, which may be that of something beside the person.
  'display_name',
  'displayname',
  'full_name',
  'fullname',
  'name',
  'nom',
  ...['pseudo', 'pseudonyme', 'pseudonym', 'pen_name', 'nickname', 'surnom', 'alias'],
  'nombre',
  'vorname',
  'nome',
  'voornaam',
  'naam',
  'label',
]
const NAME_WORDS: ReadonlySet<string> = new Set([
  'pseudonyme',
  'pseudonym',
  'prenom',
  'given',
  'first',
  'firstname',
  'display',
  'nom',
  'name',
  'nombre',
  'vorname',
  'nome',
  'voornaam',
  'naam',
])

/** Words for what a person has or is in, which has a name too: "job.name", "city_name". */
const OF_A_THING: ReadonlySet<string> = new Set([
  ...[
    'job',
    'jobs',
    'occupation',
    'profession',
    'metier',
    'emploi',
    'employer',
    'employeur',
    'company',
    'city',
  ],
  ...[
    'entreprise',
    'ville',
    'commune',
    'town',
    'region',
    'departement',
    'country',
    'pays',
    'segment',
    'school',
  ],
  ...[
    'ecole',
    'team',
    'equipe',
    'spouse',
    'conjoint',
    'partner',
    'quota',
    'cluster',
    'model',
    'modele',
    'file',
  ],
  ...['template', 'project', 'projet', 'panel', 'organisation', 'organization', 'org', 'owner', 'sector'],
  ...['secteur', 'district', 'quartier', 'party', 'parti', 'brand', 'marque', 'pet', 'group', 'groupe'],
])

/** The fields of a row without those of what a person has or is in. */
function ownFields(row: JsonObject): { name: string; value: string }[] {
  const own = Object.entries(row).filter(([name]) => !wordsOfKey(name).some((word) => OF_A_THING.has(word)))
  return flatFields(Object.fromEntries(own))
}

/** What a row says of a person: their id, their name, and all fields as received. */
export function readProfile(row: JsonObject): Profile {
  const attributes = flatFields(row)
  const find = (names: readonly string[], fields = attributes): string | null => {
    const found = names.map((name) => fields.find((field) => field.name.toLowerCase() === name))
    return asText(found.find((field) => field !== undefined)?.value)
  }
  const own = ownFields(row)
  const name = find(NAME_NAMES, own) ?? likelyName(own)
  return { id: find(ID_NAMES), name: name?.startsWith('[') ? nameOfParts(row) : name, attributes }
}

/** `name: [{given: ["Ana"], family: "Bel"}]`: a name of parts, in a list of one. */
function nameOfParts(row: JsonObject): string | null {
  const [parts] = Object.values(row).flatMap((value) =>
    Array.isArray(value) && value.length === 1 && isObject(value[0]) && 'given' in value[0] ? [value[0]] : [],
  )
  const words = [parts?.given, parts?.family].flat().filter((word) => typeof word === 'string')
  return words.length > 0 ? words.join(' ') : null
}

/** The only field with a word for names in its name, else the beginning of the only sentence. */
function likelyName(attributes: readonly { name: string; value: string }[]): string | null {
  const called = attributes.filter(({ name }) => wordsOfKey(name).some((word) => NAME_WORDS.has(word)))
  if (called.length > 0) return called.length === 1 ? asText(called[0]?.value) : null
  const sentences = attributes.filter(({ value }) => /\s\S+\s/.test(value))
  return sentences.length === 1 ? nameInSentence(sentences[0]?.value ?? '') : null
}

/** "Inès, 20 ans, étudiante": the capitalised words at the beginning. */
export function nameInSentence(sentence: string): string | null {
  return /^\s*(\p{Lu}[\p{L}'’.-]*(?:[ -]\p{Lu}[\p{L}'’.-]*){0,3})/u.exec(sentence)?.[1] ?? null
}
