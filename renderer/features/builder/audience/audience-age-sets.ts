import type { AgeRange } from '../../../../shared/models/age-range.ts'

const OLDEST = 100

/** Common sets of age ranges, each covering all adults. */
export const AGE_SETS = {
  decades: [
    [18, 24],
    [25, 34],
    [35, 44],
    [45, 54],
    [55, 64],
    [65, OLDEST],
  ],
  institutes: [
    [18, 24],
    [25, 34],
    [35, 49],
    [50, 64],
    [65, OLDEST],
  ],
  thirds: [
    [18, 34],
    [35, 54],
    [55, OLDEST],
  ],
  halves: [
    [18, 49],
    [50, OLDEST],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>
export type AgeSet = keyof typeof AGE_SETS

/** Birth years of the adult generations, youngest first: Pew Research Center, "Defining generations", 2019. */
const GENERATIONS = [
  [1997, 2012],
  [1981, 1996],
  [1965, 1980],
  [1946, 1964],
  [1928, 1945],
] as const

const ADULT = 18

/** The age ranges of a set. */
export function agesOfSet(set: AgeSet): AgeRange[] {
  return AGE_SETS[set].map(([min, max]) => ({ min, max }))
}

/** The ages of the adult generations in a year, youngest first; minors are left out. */
export function agesOfGenerations(year: number): AgeRange[] {
  return GENERATIONS.flatMap(([from, to]) => {
    const [min, max] = [Math.max(ADULT, year - to), Math.min(OLDEST, year - from)]
    return min <= max ? [{ min, max }] : []
  })
}

/** Single ranges that are often used. */
export const COMMON_RANGES: readonly AgeRange[] = [
  { min: 18, max: 24 },
  { min: 18, max: 34 },
  { min: 25, max: 49 },
  { min: 50, max: 64 },
  { min: 65, max: OLDEST },
]
