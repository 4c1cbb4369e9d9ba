import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import type { Profile } from '../../../shared/models/focus.ts'
import { asText, flatFields, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { fieldsByRow } from './fields-by-row.ts'
import { areIds, findRowLists, type RowList, unwrapped } from './find-rows.ts'
import { findTextLists } from './find-texts.ts'
import { withoutGroups } from './grouped-lists.ts'
import { idText } from './id-values.ts'
import { readTable } from './open-answer.ts'
import { nameInSentence, readProfile } from './profile-of-row.ts'
import { findList } from './read-records.ts'
import { withoutNotices } from './rows-of-kinds.ts'
import { withoutOthers } from './rows-of-others.ts'
import { isModerator } from './transcript-line.ts'

const PEOPLE_NAMES = ['profiles', 'profils', 'personas', 'participants', 'members']
const LIST_NAMES = [...PEOPLE_NAMES, 'session', 'focus', 'data']
const PROFILE_WORDS: ReadonlySet<string> = new Set([
  ...[
    'profiles',
    'profils',
    'personas',
    'participants',
    'panelistes',
    'panelists',
    'habitants',
    'respondents',
  ],
  ...['repondants', 'profile', 'profil', 'persona', 'participant', 'included', 'cast', 'tirage', 'drawn'],
])
const KIND_NAMES = ['kind', 'type', 'event', '@type', '__typename', 'resourceType']
/** Well above the size of any discussion: a longer list is one of something else. */
const MOST = 50

/**
 * The profiles drawn for a session, with all fields that came, from a list under any name, a map, a table, or one
 * sentence for each profile.
 */
export function readProfiles(data: unknown): Profile[] {
  return readPeople(withoutOthers(data))
}

/** The same with whoever leads, only watches, or has left. */
export function readPeople(data: unknown): Profile[] {
  return readTable(
    withoutNotices(data),
    (part) => profilesIn(withoutGroups(part, 'profile')),
    (profiles) => profiles.length === 0,
  )
}

function profilesIn(data: unknown): Profile[] {
  const listed = unwrapped(findList(data, LIST_NAMES))
  const named = fieldsByRow(listed) ?? listed
  // A text alone in a list may be anything in a box, but under a name of people.
  const isBox =
    named.length === 1 && typeof named[0] === 'string' && findList(data, PEOPLE_NAMES).length === 0
  if (!isBox && named.some((row) => isObject(row) || typeof row === 'string'))
    return withIds(named.filter((row) => typeof row !== 'string' || !isModerator(row)).flatMap(profileOf))
  const list = chosenList(findRowLists(insideOfId(data)))
  const people = list && peopleOfGroup(list.rows)
  if (people) return withIds(people.flatMap(profileOf))
  if (list) return peopleUnder(peopleAmong(list.rows), list.keys)
  const cast = castIn(data)
  if (cast) return cast
  const texts = findTextLists(data).filter(({ values }) => values.length <= MOST)
  const [only, ...others] = texts
  if (only === undefined) return peopleInText(data)
  if (others.length > 0) return []
  return only.values.map((value, at) => ({
    id: only.keys?.[at] ?? null,
    name: nameInSentence(htmlText(value)),
    attributes: [{ name: only.name, value }],
  }))
}

/** People with the names of their rows as ids, unless these only count rows that have references of their own. */
function peopleUnder(rows: readonly unknown[], keys: readonly string[] | null): Profile[] {
  const people = rows.map((row) => keyed(profileOf(row)[0], null))
  const isCount = [0, 1].some((from) => keys?.every((key, at) => key === String(at + from)))
  const known = isCount ? withIds(people) : people
  return withIds(known.map((person, at) => keyed(person, keys?.[at] ?? null)))
}

/** People in the only text under a name of people, on a line each or between semicolons: "- Ana, 34; Ben, 57". */
function peopleInText(data: unknown, depth = 0): Profile[] {
  if (!isObject(data) || depth > 2) return []
  const found = Object.entries(data).flatMap(([key, value]) => {
    if (isObject(value)) return [peopleInText(value, depth + 1)]
    if (typeof value !== 'string' || !wordsOfKey(key).some((word) => PROFILE_WORDS.has(word))) return []
    const parts = value
      .split(/[\r\n]+|;\s/)
      .map((part) => part.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    const people = parts.filter((part) => part !== '')
    const named = people.map((part) => ({
      id: null,
      name: nameInSentence(htmlText(part)),
      attributes: [{ name: key, value: part }],
    }))
    const areNamed = people.length > 1 && people.length <= MOST && named.every(({ name }) => name !== null)
    return areNamed && new Set(named.map(({ name }) => name)).size === named.length ? [named] : []
  })
  const [only, ...others] = found.filter((people) => people.length > 0)
  return only !== undefined && others.length === 0 ? only : []
}

/** The people of a list of one group: of a row that itself holds one list of several rows with names. */
function peopleOfGroup(rows: readonly unknown[]): readonly unknown[] | null {
  const [group, ...others] = rows
  if (!isObject(group) || others.length > 0) return null
  const lists = Object.values(group).filter((value) => Array.isArray(value) && value.length > 1)
  const [people, ...more] = lists as unknown[][]
  const arePeople = people?.every((row) => isObject(row) && readProfile(row).name !== null)
  return people !== undefined && arePeople && more.length === 0 ? people : null
}

/** Words at the end of the names of fields that refer to a person. */
const REFERENCE_WORDS: ReadonlySet<string> = new Set([
  ...['id', 'uid', 'uuid', 'ref', 'reference', 'code', 'sigle', 'sigla', 'nr', 'no', 'num', 'numero', 'key'],
  ...['profil', 'profile', 'persona', 'participant'],
])

/** Profiles of which none has an id, with that of the only field which is called one and differs for each of them. */
function withIds(profiles: Profile[]): Profile[] {
  if (profiles.length < 2 || profiles.some(({ id }) => id !== null)) return profiles
  const names = (profiles[0]?.attributes ?? []).map(({ name }) => name)
  const columns = names.flatMap((name) => {
    const values = profiles.flatMap(
      ({ attributes }) => attributes.find((attribute) => attribute.name === name)?.value ?? [],
    )
    const isReference = REFERENCE_WORDS.has(wordsOfKey(name).at(-1) ?? '')
    const areDifferent = values.length === profiles.length && new Set(values).size === values.length
    return isReference && areDifferent && values.every((value) => idText(value) !== null) ? [values] : []
  })
  const [ids, ...others] = columns
  if (ids === undefined || others.length > 0) return profiles
  return profiles.map((profile, at) => ({ ...profile, id: ids[at] ?? null }))
}

/**
 * The rows of people, where rows are of several kinds: `{kind: "profile.drawn"}` or `{type: "personas"}` among others.
 */
function peopleAmong(rows: readonly unknown[]): readonly unknown[] {
  const kindOf = (row: unknown): string =>
    asText(
      KIND_NAMES.map((name) => (isObject(row) ? row[name] : undefined)).find((kind) => kind !== undefined),
    ) ?? ''
  const people = rows.filter((row) => wordsOfKey(kindOf(row)).some((word) => PROFILE_WORDS.has(word)))
  return people.length > 0 && people.length < rows.length ? people : rows
}

/** `cast: [["Margaret", 73], ["Hector", 41]]`: lists that each begin with a name, under a name of people. */
function castIn(data: unknown): Profile[] | null {
  const lists = Object.entries(isObject(data) ? data : {}).filter(
    ([name, list]) =>
      Array.isArray(list) &&
      list.length > 1 &&
      wordsOfKey(name).some((word) => PROFILE_WORDS.has(word)) &&
      list.every(
        (row) =>
          Array.isArray(row) &&
          row.length > 1 &&
          typeof row[0] === 'string' &&
          row.every((cell) => cell === null || typeof cell !== 'object'),
      ),
  )
  const [only, ...others] = lists
  if (only === undefined || others.length > 0) return null
  return (only[1] as unknown[][]).map((row) => ({
    id: null,
    name: String(row[0]),
    attributes: row
      .slice(1)
      .flatMap((cell, at) => (cell === null ? [] : [{ name: `${at + 2}`, value: String(cell) }])),
  }))
}

/** `{"F-2": {profiles: …}}`: what is under the session's id, where that contains a list. */
function insideOfId(data: unknown): unknown {
  const [entry, ...others] = isObject(data) ? Object.entries(data) : []
  if (entry === undefined || others.length > 0) return data
  const [key, inner] = entry
  return areIds([key]) && findRowLists(inner).length > 0 ? inner : data
}

/**
 * Among the lists with a name of people (else of people by what they have, else among all), the one whose rows have the
 * most fields; null for a tie.
 */
function chosenList(lists: readonly RowList[]): RowList | null {
  const fitting = lists.filter(
    ({ rows, path }) => rows.length <= MOST && rows.every(isObject) && !isOfNobody(path.at(-1) ?? ''),
  )
  const isNamed = ({ path }: RowList) =>
    path.some((name) => wordsOfKey(name).some((word) => PROFILE_WORDS.has(word)))
  const fields = ({ rows }: RowList) =>
    rows.reduce<number>((sum, row) => sum + (isObject(row) ? flatFields(row).length : 0), 0) / rows.length
  const named = fitting.filter(isNamed)
  const people = fitting.filter(({ rows }) => rows.every((row) => isObject(row) && isPerson(row)))
  const best = named.length > 0 ? named : people.length > 0 ? people : fitting
  const ranked = [...best].sort((one, other) => fields(other) - fields(one))
  const [first, second] = ranked
  if (first === undefined) return null
  return second === undefined || fields(first) > fields(second) ? first : null
}

/** Words in the names of lists whose rows have names and are nobody, or are not those who were drawn. */
const NOBODY: ReadonlySet<string> = new Set([
  ...['rule', 'rules', 'regle', 'regles', 'setting', 'settings', 'reglage', 'reglages', 'parametre'],
  ...['parametres', 'config', 'option', 'options', 'quota', 'quotas', 'criteria', 'criteres', 'filter'],
  ...['filters', 'filtre', 'filtres', 'theme', 'themes', 'topic', 'topics', 'sujets', 'questions', 'links'],
  ...['files', 'fichiers', 'documents', 'steps', 'etapes'],
  ...['backup', 'backups', 'reserve', 'reserves', 'waitlist', 'waiting', 'suppleants', 'remplacants'],
])

function isOfNobody(name: string): boolean {
  const words = wordsOfKey(name)
  return words.some((word) => NOBODY.has(word)) && !words.some((word) => PROFILE_WORDS.has(word))
}

const AGES: ReadonlySet<string> = new Set(['age', 'ages', 'alter', 'edad', 'eta', 'idade', 'leeftijd'])

/** Whether a row has a name and an age. */
function isPerson(row: JsonObject): boolean {
  const isAged = flatFields(row).some(({ name }) => wordsOfKey(name).some((word) => AGES.has(word)))
  return isAged && readProfile(row).name !== null
}

/** "Ana, 34, nurse". */
const NAME_AND_AGE = /^\s*\p{Lu}[^,;:()]{0,40}[,;]\s*\d{1,3}\b/u

function profileOf(row: unknown): Profile[] {
  if (typeof row === 'string') {
    const isSentence = /\s/.test(row.trim()) && (row.length > 40 || NAME_AND_AGE.test(row))
    const name = isSentence ? nameInSentence(row) : row
    return [{ id: null, name, attributes: name === row ? [] : [{ name: 'profil', value: row }] }]
  }
  return isObject(row) ? [readProfile(row)] : []
}

function keyed(profile: Profile | undefined, key: string | null): Profile {
  const { id, name, attributes } = profile ?? { id: null, name: null, attributes: [] }
  return { id: id ?? key, name, attributes }
}
