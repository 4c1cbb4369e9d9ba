import { byAge, type Draws, moved } from './draws.ts'
import type { Person } from './person.ts'
import type { Work } from './work.ts'

/** A persona as a citizen. */
export interface Civic {
  /** Has French nationality. */
  readonly french: boolean
  readonly bornInFrance: boolean
  /** On the electoral roll. */
  readonly registered: boolean
  /** Voted in the last national election (2024). */
  readonly voted: boolean
  /** Belongs to an association. */
  readonly association: boolean
  readonly volunteer: boolean
  readonly donates: boolean
  /** Goes to a place of worship at least once a month. */
  readonly worships: boolean
}

/** Draws the citizen. Tables are plausible inventions for the practice service, not INSEE's. */
export function drawCivic({ age }: Person, work: Work, habit: string, draws: Draws): Civic {
  const schooled = ['bac2', 'bac3', 'bac5'].includes(work.education) ? 0.5 : -0.2
  const bornInFrance = draws.chance('born in France', 0.87)
  const french = bornInFrance ? draws.chance('french', 0.985) : draws.chance('french', 0.42)
  const registered = french && draws.chance('registered', age < 25 ? 0.87 : 0.95)
  const turnout = byAge(age, [
    [24, 0.6],
    [34, 0.64],
    [49, 0.74],
    [64, 0.8],
    [79, 0.87],
    [200, 0.68],
  ])
  const association = /association|chorale/.test(habit) || draws.chance('association', moved(0.38, schooled))
  return {
    french,
    bornInFrance,
    registered,
    voted: registered && age >= 20 && draws.chance('voted', moved(turnout, schooled)),
    association,
    volunteer: /association/.test(habit) || draws.chance('volunteer', association ? 0.45 : 0.08),
    donates: draws.chance('donates', moved(0.4, schooled + (age > 60 ? 0.5 : -0.2))),
    worships: draws.chance('worships', age > 65 ? 0.14 : 0.08),
  }
}
