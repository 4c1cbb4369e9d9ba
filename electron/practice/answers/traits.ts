import type { Persona } from '../panel/persona.ts'
import { keyOf, normal, unit } from '../random.ts'

/** The axes on which people and subjects differ. */
export const axes = ['change', 'ecology', 'thrift', 'technology', 'trust', 'company'] as const

/** One of the axes. */
export type Axis = (typeof axes)[number]

/** What a persona keeps from one question to the next. */
export interface Traits {
  /** Position on each axis, about standard normal over the panel, in the order of `axes`. */
  readonly places: readonly number[]
  /** Tendency to say yes, 0 to 1. */
  readonly acquiescence: number
  /** How talkative the persona is, 0 to 1. */
  readonly talk: number
  /** From 0 (blunt) to 1 (warm). */
  readonly warmth: number
}

const known = new WeakMap<Persona, Traits>()

/** The traits of a persona: two thirds drawn, one third from age, place and occupation. */
export function traitsOf(persona: Persona): Traits {
  const before = known.get(persona)
  if (before) return before
  const { key } = persona
  const own = axes.map((axis) => normal(keyOf(key, 'axis', axis)))
  const shared = background(persona)
  const traits = {
    places: own.map((value, i) => 0.8 * value + 0.6 * ((shared[i] ?? 0) - (usualBackground[i] ?? 0))),
    acquiescence: unit(keyOf(key, 'acquiescence')),
    talk: unit(keyOf(key, 'talk')),
    warmth: unit(keyOf(key, 'warmth')),
  }
  known.set(persona, traits)
  return traits
}

/** Mean of `background` over the panel, in the order of `axes`; the census margins fix it, whatever the seed. */
const usualBackground = [0.034, 0.068, -0.042, -0.014, 0.018, 0.004] as const

function background({ age, densite, occupation, sexe }: Persona): readonly number[] {
  const years = (age - 50) / 19
  const town = { dense: 0.9, intermediaire: 0.1, peu_dense: -0.7, tres_peu_dense: -1.2 }[densite]
  const means = {
    agriculteurs: -0.4,
    artisans_commercants_chefs_entreprise: 0.1,
    cadres: 1.5,
    professions_intermediaires: 0.6,
    employes: -0.5,
    ouvriers: -0.7,
    retraites: 0,
    autres_inactifs: -0.6,
  }[occupation]
  return [
    -0.7 * years + 0.4 * town,
    -0.4 * years + 0.5 * town + 0.3 * means + (sexe === 'femme' ? 0.2 : -0.2),
    -0.9 * means - 0.2 * town,
    -1.0 * years + 0.3 * means,
    0.7 * means + 0.2 * years,
    -0.3 * years + (sexe === 'femme' ? 0.2 : -0.2),
  ]
}
