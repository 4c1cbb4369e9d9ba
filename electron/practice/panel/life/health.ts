import { byAge, type Draws, within } from './draws.ts'
import type { Family } from './family.ts'
import type { Person } from './person.ts'
import type { Work } from './work.ts'

/** Whether somebody smokes or has smoked. */
export type Smoker = 'daily' | 'occasional' | 'former' | 'never'

/** Health and bodily habits of a persona. */
export interface Health {
  /** General health, 1 (very bad) to 5 (very good). */
  readonly health: number
  readonly smoker: Smoker
  /** Per day; 1 for occasional smokers. */
  readonly cigarettes: number
  readonly vapes: boolean
  /** Days a week with alcohol, 0 to 7. */
  readonly alcoholDays: number
  readonly glasses: boolean
  /** Times per week. */
  readonly sportPerWeek: number
  /** Hours per night. */
  readonly sleep: number
  /** Visits to a doctor per year. */
  readonly doctorPerYear: number
  readonly disability: boolean
  readonly pregnant: boolean
  /** Centimetres. */
  readonly height: number
  /** Kilograms. */
  readonly weight: number
  readonly vegetarian: boolean
  /** Times per week. */
  readonly meatPerWeek: number
  /** Cups per day. */
  readonly coffees: number
  readonly leftHanded: boolean
}

/**
 * Draws health. Smoking matches Santé publique France's figures for 2022 (ages 18 to 75: 31.8 % smoke, 24.5 % daily,
 * 27.4 % of men and 21.7 % of women; BEH 2023, 9-10); the other tables are plausible inventions for the practice
 * service.
 */
export function drawHealth(person: Person, family: Family, work: Work, draws: Draws): Health {
  const { age, sexe } = person
  const woman = sexe === 'femme'
  const smoker = smokerOf(person, work, draws)
  const unwell = work.status === 'sick' ? -1.5 : 0
  const health = Math.round(within(draws.about('health', 4.45 - age / 60 + unwell + 0.1, 0.75), 1, 5))
  const height = Math.round(draws.about('height', woman ? 163.5 : 176.5, 6.5) - Math.max(0, age - 60) / 15)
  const vegetarian = draws.chance('vegetarian', age < 35 ? 0.06 : 0.025)
  const drinks = draws.chance('drinks', woman ? 0.82 : 0.9)
  return {
    health,
    smoker,
    cigarettes:
      smoker === 'daily'
        ? Math.round(within(draws.amount('cigarettes', 12, 0.5), 2, 45))
        : smoker === 'occasional'
          ? 1
          : 0,
    vapes: draws.chance('vapes', smoker === 'never' ? 0.012 : smoker === 'former' ? 0.1 : 0.14),
    alcoholDays: drinks
      ? Math.round(within(draws.about('alcohol', age / 28 + (woman ? -0.4 : 0.9), 1.8), 0, 7))
      : 0,
    glasses: draws.chance(
      'glasses',
      byAge(age, [
        [29, 0.42],
        [39, 0.47],
        [44, 0.55],
        [54, 0.8],
        [200, 0.94],
      ]),
    ),
    sportPerWeek: Math.min(
      7,
      draws.count('sport', (age < 35 ? 2 : age < 65 ? 1.5 : 1.1) * (health >= 3 ? 1 : 0.3)),
    ),
    sleep: Math.round(within(draws.about('sleep', 7, 0.95), 4, 10)),
    doctorPerYear: draws.count('doctor', 1.5 + age / 28 + 1.6 * (5 - health)),
    disability:
      work.status === 'sick' || draws.chance('disability', age >= 75 ? 0.3 : age >= 60 ? 0.14 : 0.06),
    pregnant:
      woman &&
      age <= 44 &&
      draws.chance(
        'pregnant',
        family.couple
          ? byAge(age, [
              [24, 0.07],
              [36, 0.075],
              [44, 0.02],
            ])
          : 0.006,
      ),
    height,
    weight: Math.round(draws.about('weight', (height / 100) ** 2 * (22.6 + within(age, 18, 60) / 15), 9)),
    vegetarian,
    meatPerWeek: vegetarian ? 0 : Math.round(within(draws.about('meat', woman ? 4.5 : 5.6, 2.2), 1, 14)),
    coffees: draws.chance('coffee', age < 25 ? 0.55 : 0.83) ? 1 + draws.count('coffees', 1.3) : 0,
    leftHanded: draws.chance('left-handed', 0.115),
  }
}

function smokerOf({ age, sexe }: Person, { education }: Work, draws: Draws): Smoker {
  const schooled = education === 'bac2' || education === 'bac3' || education === 'bac5'
  const daily =
    byAge(age, [
      [24, 0.24],
      [34, 0.3],
      [44, 0.29],
      [54, 0.28],
      [64, 0.235],
      [75, 0.125],
      [200, 0.045],
    ]) *
    (sexe === 'femme' ? 0.89 : 1.12) *
    (schooled ? 0.69 : 1.19)
  const place = draws.unit('smoker')
  if (place < daily) return 'daily'
  if (place < daily + (age < 35 ? 0.11 : age < 55 ? 0.075 : 0.045)) return 'occasional'
  return draws.chance(
    'smoked',
    byAge(age, [
      [24, 0.08],
      [34, 0.25],
      [200, 0.42],
    ]),
  )
    ? 'former'
    : 'never'
}
