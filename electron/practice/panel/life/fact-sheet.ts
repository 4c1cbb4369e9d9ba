import { lifeOf } from '../life.ts'
import type { Density, Occupation, Persona, Sex } from '../persona.ts'
import { type Civic, drawCivic } from './civic.ts'
import { Draws } from './draws.ts'
import type { Family } from './family.ts'
import { drawHealth, type Health } from './health.ts'
import { drawHome, type Home } from './home.ts'
import { drawLately, type Lately } from './lately.ts'
import { drawLeisure, type Leisure } from './leisure.ts'
import { drawMore, type More } from './more.ts'
import { drawTravel, type Travel } from './travel.ts'
import type { Work } from './work.ts'

/** Year to which the ages of the panel refer. */
export const thisYear = 2026

/** Everything that is true of a persona; the facts do not contradict each other. */
export interface FactSheet extends Family, Work, Home, Travel, Health, Leisure, Civic, More, Lately {
  readonly sex: Sex
  readonly age: number
  readonly birthYear: number
  readonly place: Density
  readonly occupation: Occupation
}

const known = new WeakMap<Persona, FactSheet>()

/**
 * The fact sheet of a persona, always the same for the same persona, drawn when first needed. Each fact is drawn given
 * those before it (family, work, home, travel …), so that they fit together. It can also be drawn for personas stored
 * with runs and sessions of older versions.
 */
export function factSheetOf(persona: Persona): FactSheet {
  const before = known.get(persona)
  if (before) return before
  const draws = new Draws(persona.key)
  const { family, work, habit } = lifeOf(persona, persona.key)
  const drawn = {
    sex: persona.sexe,
    age: persona.age,
    // Half of the people have had their birthday this year.
    birthYear: thisYear - persona.age - (draws.chance('birthday', 0.5) ? 0 : 1),
    place: persona.densite,
    occupation: persona.occupation,
    ...family,
    ...work,
    ...drawHome(persona, family, work, draws),
    ...drawTravel(persona, family, work, draws),
    ...drawHealth(persona, family, work, draws),
    ...drawLeisure(persona, work, habit.fr, draws),
    ...drawCivic(persona, work, habit.fr, draws),
  }
  const more = { ...drawn, ...drawMore(persona, drawn, draws) }
  const sheet: FactSheet = { ...more, ...drawLately(persona, more, draws) }
  known.set(persona, sheet)
  return sheet
}
