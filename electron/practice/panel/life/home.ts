import { byAge, type Draws, moved, within } from './draws.ts'
import type { Family } from './family.ts'
import type { Person } from './person.ts'
import type { Work } from './work.ts'

/** On what terms somebody lives in the home: owned, rented, rented from a social landlord, or free of charge. */
export type Tenure = 'owner' | 'tenant' | 'social' | 'free'

/** Kind of building. */
export type Housing = 'house' | 'flat' | 'other'

/** The home of a persona. */
export interface Home {
  readonly tenure: Tenure
  readonly housing: Housing
  readonly rooms: number
  /** Square metres. */
  readonly surface: number
  readonly garden: boolean
  readonly yearsInHome: number
  readonly secondHome: boolean
  readonly dog: boolean
  readonly cat: boolean
}

/** Draws the home. Tables are plausible inventions for the practice service, not INSEE's. */
export function drawHome(person: Person, family: Family, work: Work, draws: Draws): Home {
  const { age, densite } = person
  const tenure = tenureOf(person, family, work, draws)
  // People who live with their parents live in a home that the parents own.
  const owned = tenure === 'owner' || family.living === 'parents'
  const houses = { dense: 0.28, intermediaire: 0.55, peu_dense: 0.84, tres_peu_dense: 0.94 }[densite]
  const housing = draws.chance('other home', 0.012)
    ? 'other'
    : draws.chance('house', moved(houses, owned ? 0.8 : -1))
      ? 'house'
      : 'flat'
  const most = Math.max(1, (housing === 'house' ? 4.3 : 2.4) + 0.45 * (family.householdSize - 2))
  const rooms = Math.round(within(draws.about('rooms', most, 0.9), 1, 9))
  const stayed = draws.amount('stay', owned ? 14 : 5, 0.8)
  const pets = housing === 'house' ? 0.8 : -0.6
  return {
    tenure,
    housing,
    rooms,
    surface: Math.round(draws.about('surface', rooms * 22 + 6, 6)),
    garden: draws.chance('garden', housing === 'house' ? 0.94 : 0.1),
    yearsInHome: Math.floor(within(stayed, 0, family.living === 'parents' ? age : age - 18)),
    secondHome: draws.chance(
      'second home',
      moved(0.06, Math.log(work.householdIncome / 2800) + (age > 55 ? 0.7 : 0)),
    ),
    dog: draws.chance('dog', moved(0.22, pets)),
    cat: draws.chance('cat', moved(0.29, pets)),
  }
}

function tenureOf({ age, densite }: Person, family: Family, work: Work, draws: Draws): Tenure {
  if (family.living === 'parents') return 'free'
  if (family.living === 'shared') return 'tenant'
  const owners = byAge(age, [
    [24, 0.07],
    [29, 0.24],
    [39, 0.49],
    [49, 0.58],
    [59, 0.68],
    [69, 0.77],
    [200, 0.78],
  ])
  const means = Math.log(work.householdIncome / (family.householdSize > 1 ? 3200 : 1750))
  const place = { dense: -0.6, intermediaire: 0, peu_dense: 0.6, tres_peu_dense: 1 }[densite]
  const settled = family.couple ? 0.35 : -0.5
  if (draws.chance('owner', moved(owners, 1.1 * means + place + settled))) return 'owner'
  if (draws.chance('free', 0.05)) return 'free'
  return draws.chance('social', moved(0.37, -1.2 * means - 0.6 * place)) ? 'social' : 'tenant'
}
