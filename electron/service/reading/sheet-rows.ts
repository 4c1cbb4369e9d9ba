import { isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { statusOfWord } from './status-words.ts'

const LONGEST_NAME = 60
const MOST_ROWS = 5000

/** Whether a value is single. */
export function isCell(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/**
 * The rows of a list of lists of cells, under the first of them that is all names. Rows may end early after their last
 * cell.
 */
export function sheetRows(list: readonly unknown[]): JsonObject[] | null {
  if (list.length < 2 || list.length > MOST_ROWS) return null
  if (!list.every((row): row is unknown[] => Array.isArray(row) && row.every(isCell))) return null
  const filled = list.filter((row) => row.some((cell) => cell !== null && cell !== ''))
  const width = Math.max(...filled.map(({ length }) => length))
  const at = filled.findIndex((row) => row.length === width && namesOf(row) !== null)
  const names = at < 0 ? null : namesOf(filled[at] ?? [])
  const rows = filled.slice(at + 1)
  // Two columns may be pairs of a name and a text rather than a table, unless one clearly holds numbers or ids.
  if (!names || rows.length === 0 || (width < 3 && !isUnlike(names, rows) && !areHeadings(names))) return null
  // A first row of a status, above others, is a row of its own.
  const areStatuses = (place: number): boolean =>
    [names, ...rows].every((row) => statusOfWord(String(row[place] ?? '')) !== 'other')
  if (names.some((_, place) => areStatuses(place))) return null
  // The first line may be a row and no header, as where the first speaker speaks again: then its words come again
  // below.
  if (rows.some((row) => row[0] === names[0])) return null
  return rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? null])))
}

/** Words that head the columns of names, of what is said, of roles and the like. */
const HEADINGS: ReadonlySet<string> = new Set([
  'ref',
  'reference',
  'id',
  'nom',
  'name',
  'prenom',
  'firstname',
  'intitule',
  'title',
  'titre',
  'label',
  'libelle',
  'qui',
  'quoi',
  'who',
  'what',
  'text',
  'texte',
  'speaker',
  'role',
  'droits',
  'rights',
  'mail',
  'email',
  'statut',
  'status',
  'valeur',
  'value',
  'cle',
  'key',
  'champ',
  'field',
  'propos',
  'participant',
  'member',
  'membre',
])

/** Words that name a trait of a person, in headings of one or a few words: "Groupe d'âge". */
const TRAITS: ReadonlySet<string> = new Set([
  ...[
    'age',
    'ages',
    'sexe',
    'sex',
    'genre',
    'gender',
    'ville',
    'city',
    'commune',
    'town',
    'region',
    'departement',
  ],
  ...['metier', 'profession', 'occupation', 'job', 'diplome', 'education'],
])
const LONGEST_HEADING = 3

function areHeadings(names: readonly string[]): boolean {
  return names.every((name) => {
    const words = wordsOfKey(name)
    return (
      (words.length === 1 && HEADINGS.has(words[0] ?? '')) ||
      (words.length <= LONGEST_HEADING && words.some((word) => TRAITS.has(word)))
    )
  })
}

/** Whether a column holds only numbers, ids or addresses while its name is none of these. */
function isUnlike(names: readonly string[], rows: readonly (readonly unknown[])[]): boolean {
  const isTold = (cell: unknown): boolean =>
    typeof cell === 'number' || /^\S*[\d@]\S*(?: \S+)?$/.test(String(cell ?? ''))
  const areShort = rows.every((row) => row.every((cell) => String(cell ?? '').length <= LONGEST_NAME))
  return areShort && names.some((name, at) => !isTold(name) && rows.every((row) => isTold(row[at])))
}

/** The names in a list of names, or of maps with a name each; null where an entry has none. */
export function namesOf(list: unknown): string[] | null {
  if (!Array.isArray(list) || list.length < 2) return null
  const names = list.map((one: unknown) => (isObject(one) ? nameIn(one) : one))
  const areNames = names.every(
    (name) => typeof name === 'string' && /^[^\d\s]/.test(name) && name.length <= LONGEST_NAME,
  )
  return areNames && new Set(names).size === names.length ? (names as string[]) : null
}

function nameIn(one: JsonObject): unknown {
  return (
    one.name ?? one.nom ?? one.label ?? one.id ?? Object.values(one).find((text) => typeof text === 'string')
  )
}
