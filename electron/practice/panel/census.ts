import census from '../data/census.json' with { type: 'json' }
import type { Density, Occupation, Sex } from './persona.ts'
import { densities, occupations } from './persona.ts'

/** Age bands of the census tables; 18-19 is derived from the band 15-19. */
export type AgeBand = '18-19' | '20-24' | '25-39' | '40-54' | '55-64' | '65+'

/** All bands, youngest first. */
export const ageBands: readonly AgeBand[] = ['18-19', '20-24', '25-39', '40-54', '55-64', '65+']

/** Share of 18 and 19 in the band 15-19, assuming equal years. */
const adultShare = 2 / 5

/** Adults by age band, France entière, RP 2021 (persons). */
export function adultsByBand(): Record<AgeBand, number> {
  const { population } = census.agesRP2021
  return {
    '18-19': population['15-19'] * adultShare,
    '20-24': population['20-24'],
    '25-39': population['25-39'],
    '40-54': population['40-54'],
    '55-64': population['55-64'],
    '65+': population['65-79'] + population['80+'],
  }
}

/** A cell of the table of sex by five-year age: ages `from` to `to`, both included (persons, RP 2018). */
export interface AgeSexCell {
  readonly from: number
  readonly to: number
  readonly sexe: Sex
  readonly persons: number
}

/** Cells of sex by five-year age within a band; the band 18-19 has the sexes of 15-19. */
export function cellsOfBand(band: AgeBand): AgeSexCell[] {
  const [least, most] = band === '65+' ? [65, Number.POSITIVE_INFINITY] : limitsOf(band)
  return Object.entries(census.sexByAgeRP2018.population).flatMap(([name, [men = 0, women = 0]]) => {
    const [from, to] = name === '100+' ? [100, 104] : name === '15-19' ? [18, 19] : limitsOf(name)
    if (from < least || from > most) return []
    return [
      { from, to, sexe: 'homme' as const, persons: men },
      { from, to, sexe: 'femme' as const, persons: women },
    ]
  })
}

/** Persons by occupation group in a band (RP 2022); the band 18-19 has the occupations of 15-19. */
export function occupationsOfBand(band: AgeBand): Record<Occupation, number> {
  const row = census.occupationByAgeRP2022.population[band === '18-19' ? '15-19' : band]
  return Object.fromEntries(occupations.map((name, i) => [name, row[i] ?? 0])) as Record<Occupation, number>
}

/** Percentages by density level (2016); as INSEE rounds them, they sum to 101. */
export function densityPercents(): Record<Density, number> {
  const { percent } = census.densityGrid2016
  return Object.fromEntries(densities.map((name) => [name, percent[name]])) as Record<Density, number>
}

function limitsOf(name: string): [number, number] {
  const [from = 0, to = 0] = name.split('-').map(Number)
  return [from, to]
}
