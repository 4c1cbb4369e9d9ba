import { foldAccents } from '../text/fold-accents.ts'
import { personaWordsEn } from './words-en.ts'
import { type PersonaTexts, personaWordsFr } from './words-fr.ts'

/** A persona field for which Sonde has a word. */
type PersonaField = keyof PersonaTexts['names']

/** Names under which the service sends the fields, folded (see `fold`). */
const FIELDS = new Map<string, PersonaField>(
  Object.entries({
    id: ['id', 'persona_id', 'profile_id', 'profil_id'],
    firstName: ['prenom', 'first_name', 'firstname'],
    age: ['age'],
    sex: ['sexe', 'sex', 'genre', 'gender'],
    density: ['densite', 'density', 'densite_communale'],
    occupation: ['occupation', 'profession', 'csp', 'pcs'],
    region: ['region'],
    description: ['description', 'bio', 'biography', 'biographie'],
  } satisfies Record<PersonaField, string[]>).flatMap(([field, names]) =>
    names.map((name): [string, PersonaField] => [name, field as PersonaField]),
  ),
)

/** Other fields that hold a name, for which Sonde has no word; folded. */
const NAMES = new Set(['nom', 'nom_de_famille', 'nom_complet', 'name', 'last_name', 'surname', 'full_name'])

const SEXES = new Map<string, keyof PersonaTexts['sex']>([
  ['femme', 'woman'],
  ['f', 'woman'],
  ['female', 'woman'],
  ['woman', 'woman'],
  ['homme', 'man'],
  ['h', 'man'],
  ['m', 'man'],
  ['male', 'man'],
  ['man', 'man'],
])

const DENSITIES = new Map<string, keyof PersonaTexts['density']>([
  ['dense', 'dense'],
  ['intermediaire', 'intermediate'],
  ['peu_dense', 'sparse'],
  ['tres_peu_dense', 'verySparse'],
])

/** The eight groups of the French classification of occupations. */
const OCCUPATIONS = new Map<string, keyof PersonaTexts['occupation']>([
  ['agriculteurs', 'farmers'],
  ['artisans_commercants_chefs_entreprise', 'owners'],
  ['cadres', 'managers'],
  ['professions_intermediaires', 'intermediate'],
  ['employes', 'employees'],
  ['ouvriers', 'workers'],
  ['retraites', 'retired'],
  ['autres_inactifs', 'inactive'],
])

/**
 * Values of these fields for which Sonde has words, as sent: those of the French census, which the practice service
 * takes.
 */
export const USUAL_VALUES = {
  sex: ['femme', 'homme'],
  density: [...DENSITIES.keys()],
  occupation: [...OCCUPATIONS.keys()],
} as const satisfies Partial<Record<PersonaField, readonly string[]>>

/** The key of a word, as in the texts of the page. */
type PersonaWordKey = {
  [Part in keyof PersonaTexts]: `${Part}.${keyof PersonaTexts[Part] & string}`
}[keyof PersonaTexts]

/** Words in a language for persona fields and their values. Unknown ones stay as received, but without underscores. */
export interface PersonaWords {
  name(received: string): string
  /** `name`: the field as received, since what a value means depends on its field. */
  value(name: string, received: string): string
  /** The word for a value, null where Sonde has none. */
  knownValue(name: string, received: string): string | null
  /** The word for a field, null where Sonde has none. */
  knownName(received: string): string | null
  /** Whether a field holds a name of the persona. */
  isName(received: string): boolean
  /** Whether a field holds a text written by the service, which Sonde cannot translate. */
  isDescription(received: string): boolean
}

/** The words, each found by its key. */
export function personaWordsBy(word: (key: PersonaWordKey) => string): PersonaWords {
  // A list shows the same few names and values for many personas, so each is looked up only once.
  const folded = new Map<string, string>()
  const names = new Map<string, string>()
  const values = new Map<string, string>()
  const plain = (received: string) => remembered(folded, received, () => fold(received))
  const knownName = (received: string) => {
    const field = FIELDS.get(plain(received))
    return field ? word(`names.${field}`) : null
  }
  const knownValue = (name: string, received: string) => {
    const key = valueKey(name, received)
    return key && word(key)
  }
  return {
    knownName,
    knownValue,
    name: (received) =>
      remembered(
        names,
        received,
        () => knownName(received) ?? (received.replaceAll('_', ' ').trim() || received),
      ),
    isName: (received) => FIELDS.get(plain(received)) === 'firstName' || NAMES.has(plain(received)),
    isDescription: (received) => FIELDS.get(plain(received)) === 'description',
    value: (name, received) =>
      remembered(
        values,
        `${name}\n${received}`,
        () => knownValue(name, received) ?? (CODE.test(received) ? received.replaceAll('_', ' ') : received),
      ),
  }
}

const TEXTS: Record<'fr' | 'en', PersonaTexts> = { fr: personaWordsFr, en: personaWordsEn }

/** The words in a language, for files. The page has them among its texts. */
export function personaWordsIn(language: 'fr' | 'en'): PersonaWords {
  const texts: { [Part in keyof PersonaTexts]: Record<string, string> } = TEXTS[language]
  return personaWordsBy((key) => {
    const [part, name = ''] = key.split('.') as [keyof PersonaTexts, string]
    return texts[part][name] ?? name
  })
}

/** The key of the word for a value; null where there is none. */
function valueKey(name: string, received: string): PersonaWordKey | null {
  const field = FIELDS.get(fold(name))
  const value = fold(received)
  const sex = field === 'sex' && SEXES.get(value)
  if (sex) return `sex.${sex}`
  const density = field === 'density' && DENSITIES.get(value)
  if (density) return `density.${density}`
  const occupation = field === 'occupation' && OCCUPATIONS.get(value)
  return occupation ? `occupation.${occupation}` : null
}

function remembered(known: Map<string, string>, key: string, make: () => string): string {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = make()
  known.set(key, made)
  return made
}

/** Words joined by underscores: a code, not a text. */
const CODE = /^\p{L}[\p{L}\p{N}]*(_[\p{L}\p{N}]+)+$/u

/** A name or code in lower case and without accents, its words joined by underscores. */
function fold(text: string): string {
  return foldAccents(text)
    .trim()
    .replaceAll(/[\s-]+/g, '_')
}
