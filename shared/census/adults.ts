import type { AgeRange } from '../models/age-range.ts'

/*
 * Adults in France by single year of age and sex, from INSEE's census tables (France entière).
 * - by broad band, both sexes: RP 2021, https://www.insee.fr/fr/statistiques/8200791?geo=FE-1&sommaire=8200811
 * - within a band, by five years and sex: RP 2018, https://insee.fr/fr/statistiques/5397445?geo=FE-1&sommaire=5397467
 * Single years are not published there: the years of a five-year band are taken as equal, and 18-19 as two fifths of
 * 15-19. The practice panel is drawn from the same tables in the same way.
 */

export type CensusSex = 'men' | 'women'

/** The youngest age of these figures, and the oldest age to which the table's open last band is spread. */
export const ADULT_AGES = { min: 18, max: 104 } as const

/** Persons, RP 2021. */
export const ADULTS_2021 = {
  '18-19': 4_164_063 * (2 / 5),
  '20-24': 3_819_841,
  '25-39': 12_108_410,
  '40-54': 13_104_453,
  '55-64': 8_538_467,
  '65-104': 9_722_536 + 4_101_248,
} as const

/** Men and women, RP 2018; of 15-19 only the two sexes' shares are used. */
export const SEXES_2018 = {
  '18-19': [2_121_599, 2_007_360],
  '20-24': [1_891_915, 1_841_407],
  '25-29': [1_894_988, 1_939_465],
  '30-34': [1_977_553, 2_080_811],
  '35-39': [2_047_307, 2_132_161],
  '40-44': [2_078_773, 2_131_118],
  '45-49': [2_230_818, 2_280_135],
  '50-54': [2_193_469, 2_277_705],
  '55-59': [2_090_242, 2_218_884],
  '60-64': [1_947_372, 2_136_018],
  '65-69': [1_861_206, 2_079_172],
  '70-74': [1_406_107, 1_625_770],
  '75-79': [962_304, 1_216_917],
  '80-84': [758_101, 1_125_544],
  '85-89': [464_287, 871_288],
  '90-94': [180_987, 463_804],
  '95-99': [36_409, 135_150],
  '100-104': [3_736, 17_392],
} as const

/** Persons of one year of age. */
type Year = Record<CensusSex, number>

function limits(name: string): [number, number] {
  const [min = 0, max = 0] = name.split('-').map(Number)
  return [min, max]
}

/** Persons by year of age. */
const YEARS: ReadonlyMap<number, Year> = new Map(
  Object.entries(ADULTS_2021).flatMap(([band, persons]) => {
    const [least, most] = limits(band)
    const cells = Object.entries(SEXES_2018)
      .map(([name, [men, women]]) => ({ ages: limits(name), men, women }))
      .filter(({ ages: [from] }) => from >= least && from <= most)
    const scale = persons / cells.reduce((sum, { men, women }) => sum + men + women, 0)
    return cells.flatMap(({ ages: [from, to], men, women }) => {
      const aYear = scale / (to - from + 1)
      return Array.from({ length: to - from + 1 }, (_, year): [number, Year] => [
        from + year,
        { men: men * aYear, women: women * aYear },
      ])
    })
  }),
)

/** Number of adults of these ages in the census; ages outside ADULT_AGES add nobody. `sex` null: both. */
export function countAdults(ages: readonly AgeRange[], sex: CensusSex | null): number {
  let persons = 0
  for (const [age, { men, women }] of YEARS) {
    if (!ages.some(({ min, max }) => age >= min && age <= max)) continue
    persons += sex === null ? men + women : sex === 'men' ? men : women
  }
  return persons
}

/** The number of all adults. */
export const ALL_ADULTS = countAdults([ADULT_AGES], null)
