import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { foldAccents } from '../../shared/text/fold-accents.ts'
import type { personas } from '../locales/fr/personas.ts'

type Texts = typeof personas

/** A persona field for which Sonde has a word. */
export type PersonaField = keyof Texts['names']

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

const SEXES = new Map<string, keyof Texts['sex']>([
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

const DENSITIES = new Map<string, keyof Texts['density']>([
  ['dense', 'dense'],
  ['intermediaire', 'intermediate'],
  ['peu_dense', 'sparse'],
  ['tres_peu_dense', 'verySparse'],
])

/** The eight groups of the French classification of occupations. */
const OCCUPATIONS = new Map<string, keyof Texts['occupation']>([
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

/**
 * Words in the page's language for persona fields and their values. Unknown ones stay as received, but without
 * underscores.
 */
export interface PersonaWords {
  name(received: string): string
  /** `name`: the field as received, since what a value means depends on its field. */
  value(name: string, received: string): string
  /** Whether a field holds a name of the persona. */
  isName(received: string): boolean
  /** Whether a field holds a text written by the service, which Sonde cannot translate. */
  isDescription(received: string): boolean
}

/** The words from the texts of the namespace `personas`. */
export function personaWords(t: TFunction<'personas'>): PersonaWords {
  // A list shows the same few names and values for many personas, so each is looked up only once.
  const folded = new Map<string, string>()
  const names = new Map<string, string>()
  const values = new Map<string, string>()
  const plain = (received: string) => remembered(folded, received, () => fold(received))
  return {
    name: (received) =>
      remembered(names, received, () => {
        const field = FIELDS.get(plain(received))
        return field ? t(`names.${field}`) : received.replaceAll('_', ' ').trim() || received
      }),
    isName: (received) => FIELDS.get(plain(received)) === 'firstName' || NAMES.has(plain(received)),
    isDescription: (received) => FIELDS.get(plain(received)) === 'description',
    value: (name, received) =>
      remembered(values, `${name}\n${received}`, () => valueInWords(t, name, received)),
  }
}

function valueInWords(t: TFunction<'personas'>, name: string, received: string): string {
  const field = FIELDS.get(fold(name))
  const value = fold(received)
  const sex = field === 'sex' && SEXES.get(value)
  if (sex) return t(`sex.${sex}`)
  const density = field === 'density' && DENSITIES.get(value)
  if (density) return t(`density.${density}`)
  const occupation = field === 'occupation' && OCCUPATIONS.get(value)
  if (occupation) return t(`occupation.${occupation}`)
  return CODE.test(received) ? received.replaceAll('_', ' ') : received
}

function remembered(known: Map<string, string>, key: string, make: () => string): string {
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = make()
  known.set(key, made)
  return made
}

/** The words for persona fields and values in the page's language. */
export function usePersonaWords(): PersonaWords {
  const { t } = useTranslation('personas')
  return useMemo(() => personaWords(t), [t])
}

/** Words joined by underscores: a code, not a text. */
const CODE = /^\p{L}[\p{L}\p{N}]*(_[\p{L}\p{N}]+)+$/u

/** A name or code in lower case and without accents, its words joined by underscores. */
function fold(text: string): string {
  return foldAccents(text)
    .trim()
    .replaceAll(/[\s-]+/g, '_')
}
