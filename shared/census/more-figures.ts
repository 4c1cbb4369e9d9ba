/** The eight groups of the French classification of occupations (PCS), in its order. */
export const OCCUPATIONS = [
  'farmers',
  'owners',
  'managers',
  'intermediate',
  'employees',
  'workers',
  'retired',
  'inactive',
] as const
export type Occupation = (typeof OCCUPATIONS)[number]

/** The four levels of the French grid of communal density, densest first. */
export const DENSITIES = ['dense', 'intermediate', 'sparse', 'verySparse'] as const
export type Density = (typeof DENSITIES)[number]

/*
 * Persons by occupation, France entière, RP 2022:
 * https://www.insee.fr/fr/statistiques/8581725?geo=FE-1&sommaire=8581745 The table begins at 15 years and does not
 * separate ages 18 and 19 from 15 to 17.
 */
const FROM_15_ON_2022: Readonly<Record<Occupation, number>> = {
  farmers: 389_097,
  owners: 2_031_281,
  managers: 5_967_822,
  intermediate: 8_045_654,
  employees: 8_575_925,
  workers: 6_518_421,
  retired: 15_575_052,
  inactive: 8_914_321,
}
const FROM_15_TO_19_2022: Readonly<Record<Occupation, number>> = {
  farmers: 881,
  owners: 7_481,
  managers: 5_488,
  intermediate: 79_931,
  employees: 273_912,
  workers: 295_304,
  retired: 0,
  inactive: 3_532_421,
}

/** Share of ages 15 to 17 in 15 to 19, with all years taken as equal, as in `adults.ts`. */
const CHILDREN_OF_15_TO_19 = 3 / 5

/** Adults by occupation, persons. */
export function countByOccupation(occupation: Occupation): number {
  return FROM_15_ON_2022[occupation] - CHILDREN_OF_15_TO_19 * FROM_15_TO_19_2022[occupation]
}

/**
 * Percent of the population of all ages by communal density, 2016: https://www.insee.fr/fr/statistiques/4252859
 * INSEE rounds them, so that they add up to 101.
 */
export const DENSITY_PERCENTS_2016: Readonly<Record<Density, number>> = {
  dense: 38,
  intermediate: 30,
  sparse: 29,
  verySparse: 4,
}
