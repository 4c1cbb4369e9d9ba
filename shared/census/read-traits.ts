import type { AgeRange } from '../models/age-range.ts'
import { foldAccents } from '../text/fold-accents.ts'
import { readSex } from './audience-size.ts'
import type { Density, Occupation } from './more-figures.ts'

/*
 * The service's interface does not say under which names a persona's age, sex, density and occupation are sent, nor how
 * their values are written. Recognised are the names of the French classifications: in full or short, singular or
 * plural, in either gender, as codes with underscores, and in English. Nothing is guessed: a job is no occupation
 * group.
 */

/** Traits by which personas can be compared with the census. */
export const TRAITS = ['age', 'sex', 'density', 'occupation'] as const
export type Trait = (typeof TRAITS)[number]

const FIELDS: Record<Trait, readonly string[]> = {
  age: [
    ...['age', 'ages', 'age ans', 'age en annees', 'age years', 'age in years', 'age range', 'age group'],
    ...[
      'age band',
      'age bracket',
      'tranche age',
      'tranche d age',
      'classe age',
      'classe d age',
      'groupe d age',
    ],
  ],
  sex: ['sexe', 'sex', 'genre', 'gender'],
  density: [
    ...['densite', 'densites', 'densite communale', 'densite commune', 'densite de population'],
    ...['densite population', 'niveau densite', 'niveau de densite', 'grille densite', 'grille de densite'],
    ...['density', 'densities', 'population density', 'density level'],
  ],
  occupation: [
    ...['occupation', 'occupations', 'profession', 'csp', 'pcs', 'categorie socioprofessionnelle'],
    ...['categorie socio professionnelle', 'groupe socioprofessionnel', 'occupation group'],
    ...['occupational group', 'socioprofessional category', 'socio professional category'],
  ],
}

const TRAIT_OF = new Map(
  TRAITS.flatMap((trait) => FIELDS[trait].map((name): [string, Trait] => [name, trait])),
)

/**
 * The trait that a field is about, by its name as received; null for any other. Of "profile.ageRange" the last part
 * counts.
 */
export function traitOf(name: string): Trait | null {
  const last = name.split('.').at(-1) ?? name
  const apart = last.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return TRAIT_OF.get(wordsOf(apart).join(' ')) ?? null
}

/** "Employé·e·s", "ouvrier/ouvrière", "agriculteur·rice": the word stands before these. */
const ENDINGS = new Set(['e', 's', 'es', 'rice', 'rices', 'ere', 'eres', 'iere', 'ieres', 'trice', 'trices'])
const LINKS = new Set(['et', 'ou', 'and', 'or', 'd', 'de', 'des', 'du', 'l', 'la', 'le', 'les', 'of', 'the'])

function wordsOf(text: string): string[] {
  return foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** A value without parts that do not distinguish it: links, endings, the plural, a leading number ("3 - Cadres"). */
function plainValue(text: string): string {
  const words = wordsOf(text)
  const unnumbered = words.length > 1 && /^\d+$/.test(words[0] ?? '') ? words.slice(1) : words
  return (
    unnumbered
      .filter((word) => !ENDINGS.has(word) && !LINKS.has(word))
      // Not for "sans" and "business", which are no plurals.
      .map((word) => word.replace(/(?<=\p{L}{3}[^s])s$/u, ''))
      .join(' ')
  )
}

/** The sex that a value means; null where it is not recognised. */
export function readPersonaSex(value: string): 'woman' | 'man' | null {
  const read = readSex(value)
  if (read === 'women') return 'woman'
  return read === 'men' ? 'man' : null
}

const DENSITY_VALUES = valuesOf<Density>({
  dense: ['dense', 'densement', 'densely'],
  intermediate: ['intermediaire', 'intermediate'],
  sparse: ['peu dense', 'peu densement', 'sparse', 'sparsely', 'thinly'],
  verySparse: ['tres peu dense', 'tres peu densement', 'very sparse', 'very sparsely', 'very thinly'],
})
/** Words that may be added to each level. */
const DENSITY_FILLERS =
  /(?:^| )(?:communes?|zones?|areas?|densite|density|peuplee?|populated|population)(?= |$)/gu

/**
 * The level of the four-level grid that a value means; null where it is not recognised, like levels of the seven-level
 * grid.
 */
export function readDensity(value: string): Density | null {
  const plain = plainValue(value)
  return DENSITY_VALUES.get(plain.replace(DENSITY_FILLERS, '').trim()) ?? null
}

const OCCUPATION_VALUES = valuesOf<Occupation>({
  farmers: [
    ...['agriculteur', 'agricultrice', 'agriculteur exploitant', 'agricultrice exploitante', 'farmer'],
    'exploitant agricole',
  ],
  owners: [
    ...['artisan commercant chef entreprise', 'artisan commercant', 'artisane commercante cheffe entreprise'],
    ...['craftsperson shopkeeper business owner', 'craftspeople shopkeeper business owner'],
  ],
  managers: [
    ...[
      'cadre',
      'cadre superieur',
      'cadre profession intellectuelle superieure',
      'cadre profession superieure',
    ],
    ...['cadre profession intellectuelle', 'manager professional'],
  ],
  intermediate: [...['profession intermediaire', 'intermediate occupation', 'intermediate profession']],
  employees: ['employe', 'employe administratif service', 'clerical service employee', 'clerical employee'],
  workers: ['ouvrier', 'ouvriere', 'ouvrier ouvriere', 'manual worker', 'blue collar worker'],
  retired: ['retraite', 'retraitee', 'retraite retraitee', 'retired', 'retiree'],
  inactive: [
    ...['autre inactif', 'autre inactive', 'autre personne sans activite professionnelle', 'other inactive'],
    ...['autre sans activite professionnelle', 'other not in employment', 'other person not in employment'],
  ],
})

/** In French a census category; without the accent it is English and means anybody who earns a wage. */
const FRENCH_EMPLOYEE = /^\s*employées?\s*$/iu

/** The occupation group that a value means; null where it is not recognised, like a single job. */
export function readOccupation(value: string): Occupation | null {
  if (FRENCH_EMPLOYEE.test(value.normalize('NFC'))) return 'employees'
  return OCCUPATION_VALUES.get(plainValue(value)) ?? null
}

function valuesOf<Name extends string>(names: Record<Name, readonly string[]>): Map<string, Name> {
  const all = Object.entries(names) as [Name, readonly string[]][]
  return new Map(all.flatMap(([name, values]) => values.map((value): [string, Name] => [value, name])))
}

const YEARS = '(?: ?(?:ans?|years?|yrs?|yo|y)(?: old)?)?'
const ONE_AGE = new RegExp(`^(\\d{1,3})${YEARS}$`, 'u')
const BETWEEN = new RegExp(
  `^(?:de |entre |from |between )?(\\d{1,3})${YEARS} ?(?:-|a|to|et|and) ?(\\d{1,3})${YEARS}$`,
  'u',
)
const AND_MORE = new RegExp(
  `^(\\d{1,3})${YEARS} ?(?:\\+|(?:et|ou|and|or) (?:plus|more|over|older|above))$`,
  'u',
)
const BELOW = new RegExp(`^(?:moins de |under |below |less than |<) ?(\\d{1,3})${YEARS}$`, 'u')

const OLDEST = 120

/**
 * The ages that a value means, in whole years; a single age is a range of one year. Null where it is not recognised.
 */
export function readPersonaAges(value: string): AgeRange | null {
  const text = foldAccents(value).replaceAll(/[–—−]/gu, '-').replaceAll(/\s+/gu, ' ').trim()
  const [, one] = ONE_AGE.exec(text) ?? []
  const [, from = one, to = one] = BETWEEN.exec(text) ?? []
  const [, least = from] = AND_MORE.exec(text) ?? []
  const [, below] = BELOW.exec(text) ?? []
  const min = below ? 0 : Number(least)
  const max = below ? Number(below) - 1 : Number(to ?? OLDEST)
  return min <= max && max <= OLDEST ? { min, max } : null
}
