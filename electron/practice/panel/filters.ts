import { invalidValue } from '../refusal.ts'
import { fold } from '../text.ts'
import type { PanelFilter } from './panel.ts'
import { type Density, densities, type Occupation, occupations, type Sex, sexes } from './persona.ts'

type Sent = Readonly<Record<string, unknown>>

/** Reads `filtres` of a survey: `age` and `sex`. Throws InvalidRequest for an unknown key or value. */
export function readSurveyFilters(sent: Sent): PanelFilter {
  onlyKeys(sent, ['age', 'sex'])
  return { ages: readAges(sent.age, 'age'), sexe: readSex(sent.sex, 'sex'), densites: [], occupations: [] }
}

/**
 * Reads `filtres` of a focus group: `ages`, `sexe`, `densites` and `occupations`. Throws InvalidRequest like the above.
 */
export function readFocusFilters(sent: Sent): PanelFilter {
  onlyKeys(sent, ['ages', 'sexe', 'densites', 'occupations'])
  return {
    ages: readAges(sent.ages, 'ages'),
    sexe: readSex(sent.sexe, 'sexe'),
    densites: readWords(sent.densites, 'densites', densities, densityWords),
    occupations: readWords(sent.occupations, 'occupations', occupations, occupationWords),
  }
}

function onlyKeys(sent: Sent, allowed: readonly string[]): void {
  for (const key of Object.keys(sent)) {
    if (!allowed.includes(key)) {
      throw invalidValue(['body', 'filtres', key], `unknown filter: use ${allowed.join(', ')}`, sent[key])
    }
  }
}

function readAges(value: unknown, name: string): [number, number][] {
  return asList(value, name).map((text, i) => {
    const form = typeof text === 'string' ? /^\s*(\d{1,3})\s*[-–]\s*(\d{1,3})\s*$/.exec(text) : null
    const least = Number(form?.[1])
    const most = Number(form?.[2])
    if (!form || least > most) {
      throw invalidValue(
        ['body', 'filtres', name, i],
        'an age range has the form "<min>-<max>", in years, min not above max',
        text,
      )
    }
    return [least, most]
  })
}

function readSex(value: unknown, name: string): Sex | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const word = typeof value === 'string' ? normalise(value) : ''
  if (allSexes.includes(word)) return undefined
  const sexe = sexes.find((candidate) => sexWords[candidate].includes(word))
  if (!sexe) throw invalidValue(['body', 'filtres', name], 'use one of: femme, homme, tous', value)
  return sexe
}

function readWords<T extends string>(
  value: unknown,
  name: string,
  allowed: readonly T[],
  synonyms: Readonly<Record<T, readonly string[]>>,
): T[] {
  return asList(value, name).map((text, i) => {
    const word = typeof text === 'string' ? normalise(text) : ''
    const known = allowed.find(
      (candidate) => normalise(candidate) === word || synonyms[candidate].includes(word),
    )
    if (!known) throw invalidValue(['body', 'filtres', name, i], `use one of: ${allowed.join(', ')}`, text)
    return known
  })
}

/** A list as sent; a single text counts as a list of one. */
function asList(value: unknown, name: string): unknown[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value
  throw invalidValue(['body', 'filtres', name], 'it must be a list of texts', value)
}

/** Lower case, without accents, with single spaces. */
function normalise(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const allSexes = ['tous', 'toutes', 'all', 'any', 'both']

const sexWords: Record<Sex, readonly string[]> = {
  femme: ['femme', 'femmes', 'f', 'female', 'females', 'woman', 'women', 'feminin'],
  homme: ['homme', 'hommes', 'h', 'm', 'male', 'males', 'man', 'men', 'masculin'],
}

const densityWords: Record<Density, readonly string[]> = {
  dense: ['urbain', 'urban', 'densely populated'],
  intermediaire: ['densite intermediaire', 'intermediate', 'intermediate density'],
  peu_dense: ['rural', 'thinly populated', 'low density'],
  tres_peu_dense: ['tres rural', 'very thinly populated', 'very low density'],
}

const occupationWords: Record<Occupation, readonly string[]> = {
  agriculteurs: ['agriculteur', 'agricultrice', 'agriculteurs exploitants', 'farmer', 'farmers', '1'],
  artisans_commercants_chefs_entreprise: [
    'artisan',
    'artisans',
    'commercant',
    'commercants',
    'chefs d entreprise',
    'artisans commercants chefs d entreprise',
    'artisans commercants et chefs d entreprise',
    'self employed',
    '2',
  ],
  cadres: ['cadre', 'cadres et professions intellectuelles superieures', 'managers', 'executives', '3'],
  professions_intermediaires: ['profession intermediaire', 'pi', 'intermediate occupations', '4'],
  employes: ['employe', 'employee', 'employees', 'clerical workers', '5'],
  ouvriers: ['ouvrier', 'ouvriere', 'ouvrieres', 'manual workers', 'workers', '6'],
  retraites: ['retraite', 'retraitee', 'retraitees', 'retired', 'retirees', '7'],
  autres_inactifs: [
    'autre inactif',
    'inactif',
    'inactifs',
    'autres',
    'sans activite professionnelle',
    'autres personnes sans activite professionnelle',
    'inactive',
    'other inactive',
    '8',
  ],
}
