/** Sex, as the census counts it. */
export type Sex = 'femme' | 'homme'

/** Communal density, four-level grid of INSEE. */
export type Density = 'dense' | 'intermediaire' | 'peu_dense' | 'tres_peu_dense'

/** Occupation group: the eight first-level groups of the PCS. */
export type Occupation =
  | 'agriculteurs'
  | 'artisans_commercants_chefs_entreprise'
  | 'cadres'
  | 'professions_intermediaires'
  | 'employes'
  | 'ouvriers'
  | 'retraites'
  | 'autres_inactifs'

/** One adult of the panel. */
export interface Persona {
  /** Key of everything else that is drawn about the persona; derived from the panel's seed and not sent to clients. */
  readonly key: number
  readonly id: string
  readonly prenom: string
  /** Years, 18 or more. */
  readonly age: number
  readonly sexe: Sex
  readonly densite: Density
  readonly occupation: Occupation
  /** One sentence about the persona's life, in French. */
  readonly description: string
}

/** All sexes, in the order used in messages. */
export const sexes: readonly Sex[] = ['femme', 'homme']

/** All densities, densest first. */
export const densities: readonly Density[] = ['dense', 'intermediaire', 'peu_dense', 'tres_peu_dense']

/** All occupation groups, in the order of the PCS. */
export const occupations: readonly Occupation[] = [
  'agriculteurs',
  'artisans_commercants_chefs_entreprise',
  'cadres',
  'professions_intermediaires',
  'employes',
  'ouvriers',
  'retraites',
  'autres_inactifs',
]
