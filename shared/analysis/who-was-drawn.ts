import { ADULT_AGES, ALL_ADULTS, countAdults } from '../census/adults.ts'
import { ageCategories } from '../census/age-categories.ts'
import {
  countByOccupation,
  DENSITIES,
  DENSITY_PERCENTS_2016,
  type Density,
  OCCUPATIONS,
  type Occupation,
} from '../census/more-figures.ts'
import {
  readDensity,
  readOccupation,
  readPersonaAges,
  readPersonaSex,
  TRAITS,
  type Trait,
  traitOf,
} from '../census/read-traits.ts'
import type { AgeRange } from '../models/age-range.ts'
import type { Respondent } from '../models/results.ts'
import type { Among } from './item-responses.ts'

/** A category of the census. */
export type Category =
  | { trait: 'age'; ages: AgeRange }
  | { trait: 'sex'; sex: 'woman' | 'man' }
  | { trait: 'density'; density: Density }
  | { trait: 'occupation'; occupation: Occupation }

/** Numbers of personas: in the whole run, and among those that the filter keeps. */
export interface Tally {
  all: number
  kept: number
}

/** A category with the personas in it. */
export interface DrawnRow extends Tally {
  category: Category
  /** The category's share in the census, 0 to 1: of all adults, for densities of the whole population. */
  share: number
}

/**
 * Personas compared with the census by one trait. Every persona counts once: `base + underAge + Σ unplaced + notGiven`
 * is everybody, and `base = Σ rows`.
 */
export interface DrawnTable {
  trait: Trait
  rows: DrawnRow[]
  /** Personas in a category. */
  base: Tally
  /** Personas younger than the adults of the census figures. */
  underAge: Tally
  /** Values that match no category, as received; where several fields disagree, all their values joined. */
  unplaced: (Tally & { value: string })[]
  /** Personas for whom the service does not give the trait. */
  notGiven: Tally
}

/** Who was drawn, compared with the census. */
export interface WhoWasDrawn {
  personas: Tally
  tables: DrawnTable[]
  /** Traits that the service gives for nobody. */
  notTold: Trait[]
}

/**
 * Compares the personas of a run with the adults of the French census, by the traits that the service gives. Nothing is
 * weighted.
 *
 * @param personas every persona of the run, by position in `respondents` (see `respondentPositions`)
 * @param among those that the filter keeps; absent means all
 * @param ageLimits where age bands begin, if personas have a single age
 */
export function whoWasDrawn(
  respondents: readonly Respondent[],
  personas: readonly number[],
  among: Among | undefined,
  ageLimits: readonly number[],
): WhoWasDrawn {
  const people = personas.map((position): Person => {
    const told: Person['told'] = { age: [], sex: [], density: [], occupation: [] }
    for (const { name, value } of respondents[position]?.attributes ?? []) {
      const trait = traitOf(name)
      if (trait !== null && value.trim() !== '') told[trait].push(value)
    }
    return { told, isKept: among?.has(position) ?? true, isChild: told.age.some(isUnderAge) }
  })
  const isTold = (trait: Trait) => people.some(({ told }) => told[trait].length > 0)
  return {
    personas: { all: people.length, kept: people.filter(({ isKept }) => isKept).length },
    tables: TRAITS.filter(isTold).map((trait) => compare(trait, people, ageLimits)),
    notTold: TRAITS.filter((trait) => !isTold(trait)),
  }
}

interface Person {
  /** The values of its fields by trait, as received. */
  told: Record<Trait, string[]>
  isKept: boolean
  /** Younger than the adults of the census figures. */
  isChild: boolean
}

function isUnderAge(value: string): boolean {
  const ages = readPersonaAges(value)
  return ages !== null && ages.max < ADULT_AGES.min
}

function compare(trait: Trait, people: readonly Person[], ageLimits: readonly number[]): DrawnTable {
  const rows = censusRows(trait, people, ageLimits)
  const table: DrawnTable = {
    trait,
    rows,
    base: { all: 0, kept: 0 },
    underAge: { all: 0, kept: 0 },
    unplaced: [],
    notGiven: { all: 0, kept: 0 },
  }
  const unplaced = new Map<string, DrawnTable['unplaced'][number]>()
  for (const person of people) {
    const values = person.told[trait]
    if (values.length === 0) count(table.notGiven, person)
    // The figures of densities include children.
    else if (person.isChild && trait !== 'density') count(table.underAge, person)
    else {
      const [found, ...others] = new Set(values.flatMap((value) => placeOf(value, rows) ?? []))
      if (found !== undefined && others.length === 0) {
        count(found, person)
        count(table.base, person)
      } else {
        const value = [...new Set(values)].join(' / ')
        const line = unplaced.get(value) ?? { value, all: 0, kept: 0 }
        count(line, person)
        unplaced.set(value, line)
      }
    }
  }
  table.unplaced = [...unplaced.values()].sort((a, b) => b.all - a.all || a.value.localeCompare(b.value))
  return table
}

function count(tally: Tally, { isKept }: Person): void {
  tally.all += 1
  if (isKept) tally.kept += 1
}

function censusRows(trait: Trait, people: readonly Person[], ageLimits: readonly number[]): DrawnRow[] {
  const row = (category: Category, share: number): DrawnRow => ({ category, share, all: 0, kept: 0 })
  if (trait === 'age') {
    const told = people.flatMap(({ told: { age } }) => age.flatMap((value) => readPersonaAges(value) ?? []))
    return ageCategories(told, ageLimits).map((ages) =>
      row({ trait, ages }, countAdults([ages], null) / ALL_ADULTS),
    )
  }
  if (trait === 'sex') {
    const shareOf = (sex: 'women' | 'men') => countAdults([ADULT_AGES], sex) / ALL_ADULTS
    return [row({ trait, sex: 'woman' }, shareOf('women')), row({ trait, sex: 'man' }, shareOf('men'))]
  }
  if (trait === 'density')
    return DENSITIES.map((density) => row({ trait, density }, DENSITY_PERCENTS_2016[density] / 100))
  const adults = OCCUPATIONS.reduce((sum, occupation) => sum + countByOccupation(occupation), 0)
  return OCCUPATIONS.map((occupation) => row({ trait, occupation }, countByOccupation(occupation) / adults))
}

function placeOf(value: string, rows: readonly DrawnRow[]): DrawnRow | undefined {
  return rows.find(({ category }) => {
    if (category.trait === 'sex') return category.sex === readPersonaSex(value)
    if (category.trait === 'density') return category.density === readDensity(value)
    if (category.trait === 'occupation') return category.occupation === readOccupation(value)
    const ages = readPersonaAges(value)
    // The last band of the census is open: anybody older counts in it.
    const isWithin = ages !== null && Math.min(ages.max, ADULT_AGES.max) <= category.ages.max
    return isWithin && ages.min >= category.ages.min
  })
}
