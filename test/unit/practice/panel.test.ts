import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  drawPanel,
  matching,
  panelSize,
  sample,
  sampleForTable,
} from '../../../electron/practice/panel/panel.ts'
import { densities, occupations, type Persona } from '../../../electron/practice/panel/persona.ts'

interface Census {
  agesRP2021: { source: string; population: Record<string, number> }
  sexByAgeRP2018: { source: string; population: Record<string, [number, number]> }
  occupationByAgeRP2022: { source: string; columns: string[]; population: Record<string, number[]> }
  densityGrid2016: { source: string; percent: Record<string, number> }
}

const census: Census = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../electron/practice/data/census.json'), 'utf8'),
)
const everyone = { ages: [], densites: [], occupations: [] }
const seeds = [1, 2, 20_260]

/** Percentage of the panel for which a test is true. */
function percent(personas: readonly Persona[], test: (persona: Persona) => boolean): number {
  return (100 * personas.filter(test).length) / personas.length
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** 18 and 19 are taken as two fifths of the band 15-19. */
const adultPart = (band: string) => (band === '15-19' ? 0.4 : 1)

describe.each(seeds)('The panel drawn with seed %i, against the census, within 1 point', (seed) => {
  const { personas } = drawPanel(seed)

  it('has 10,000 adults, each with an id of its own', () => {
    expect([personas.length, panelSize]).toStrictEqual([10_000, 10_000])
    expect(new Set(personas.map(({ id }) => id)).size).toBe(10_000)
    expect(Math.min(...personas.map(({ age }) => age))).toBe(18)
    expect(Math.max(...personas.map(({ age }) => age))).toBeLessThanOrEqual(104)
  })

  it('sex', () => {
    const cells = Object.entries(census.sexByAgeRP2018.population)
    const women = sum(cells.map(([band, [, count]]) => count * adultPart(band)))
    const all = sum(cells.map(([band, [men, count]]) => (men + count) * adultPart(band)))
    expect(Math.abs(percent(personas, ({ sexe }) => sexe === 'femme') - (100 * women) / all)).toBeLessThan(1)
  })

  it('age, by each of the three tables', () => {
    const bands: [string, number, number][] = [
      ['15-19', 18, 19],
      ['20-24', 20, 24],
      ['25-39', 25, 39],
      ['40-54', 40, 54],
      ['55-64', 55, 64],
      ['65+', 65, 200],
    ]
    const of2021 = census.agesRP2021.population
    const of2018 = Object.entries(census.sexByAgeRP2018.population)
    const tables: Record<string, (band: string, from: number, to: number) => number> = {
      2021: (band) => (band === '65+' ? (of2021['65-79'] ?? 0) + (of2021['80+'] ?? 0) : (of2021[band] ?? 0)),
      2018: (band, from, to) =>
        sum(
          of2018
            .filter(([name]) =>
              band === '15-19'
                ? name === band
                : Number.parseInt(name, 10) >= from && Number.parseInt(name, 10) <= to,
            )
            .map(([, counts]) => sum(counts)),
        ),
      2022: (band) => sum(census.occupationByAgeRP2022.population[band] ?? []),
    }
    for (const [year, count] of Object.entries(tables)) {
      const total = sum(bands.map(([band, from, to]) => count(band, from, to) * adultPart(band)))
      for (const [band, from, to] of bands) {
        const expected = (100 * count(band, from, to) * adultPart(band)) / total
        const found = percent(personas, ({ age }) => age >= from && age <= to)
        expect([year, band, Math.abs(found - expected) < 1]).toStrictEqual([year, band, true])
      }
    }
  })

  it('occupation, over all and within each age band of at least 500', () => {
    const { columns, population } = census.occupationByAgeRP2022
    columns.forEach((name, i) => {
      const counts = Object.entries(population)
      const total = sum(counts.map(([band, row]) => sum(row) * adultPart(band)))
      const expected = (100 * sum(counts.map(([band, row]) => (row[i] ?? 0) * adultPart(band)))) / total
      const found = percent(personas, ({ occupation }) => occupation === name)
      expect([name, Math.abs(found - expected) < 1]).toStrictEqual([name, true])
      for (const [band, from, to] of [
        ['20-24', 20, 24],
        ['25-39', 25, 39],
        ['40-54', 40, 54],
        ['55-64', 55, 64],
        ['65+', 65, 200],
      ] as const) {
        const row = population[band] ?? []
        const within = personas.filter(({ age }) => age >= from && age <= to)
        expect(within.length).toBeGreaterThan(500)
        const share = percent(within, ({ occupation }) => occupation === name)
        expect([name, band, Math.abs(share - (100 * (row[i] ?? 0)) / sum(row)) < 1]).toStrictEqual([
          name,
          band,
          true,
        ])
      }
    })
  })

  it('density, on its percents made to sum to 100', () => {
    const { percent: shares } = census.densityGrid2016
    const total = sum(Object.values(shares))
    for (const [name, share] of Object.entries(shares)) {
      const found = percent(personas, ({ densite }) => densite === name)
      expect([name, Math.abs(found - (100 * share) / total) < 1]).toStrictEqual([name, true])
    }
  })
})

describe('The panel', () => {
  it('holds the figures of the reference, and names the page of each', () => {
    for (const table of [
      census.agesRP2021,
      census.sexByAgeRP2018,
      census.occupationByAgeRP2022,
      census.densityGrid2016,
    ]) {
      expect(table.source).toMatch(/^https:\/\/(?:www\.)?insee\.fr\/fr\/statistiques\/\d+/)
    }
    expect(census.sexByAgeRP2018.population['15-19']).toStrictEqual([2121599, 2007360])
    expect(census.occupationByAgeRP2022.population['65+']?.[6]).toBe(13201773)
  })

  it('is the same for the same seed, and of other people for another', () => {
    const one = JSON.stringify(drawPanel(4))
    const two = JSON.stringify(drawPanel(5))
    expect(JSON.stringify(drawPanel(4))).toBe(one)
    expect(two).not.toBe(one)
  })

  it('has density independent of age, sex and occupation, as no joint table exists', () => {
    const { personas } = drawPanel(1)
    for (const group of [
      (persona: Persona) => persona.age >= 65,
      (persona: Persona) => persona.sexe === 'femme',
      (persona: Persona) => persona.occupation === 'cadres',
    ]) {
      const within = personas.filter(group)
      // Three standard errors of a share of 0.38 in the smallest group.
      const noise = (300 * Math.sqrt(0.38 * 0.62)) / Math.sqrt(within.length)
      for (const density of densities) {
        const gap =
          percent(within, ({ densite }) => densite === density) -
          percent(personas, ({ densite }) => densite === density)
        expect(Math.abs(gap)).toBeLessThan(noise)
      }
    }
  })

  it('gives each a first name, and one sentence of life that fits the sex and the age', () => {
    const { personas } = drawPanel(1)
    for (const { prenom, age, sexe, occupation, description } of personas) {
      expect(prenom).toMatch(/^\p{Lu}[\p{L}-]+$/u)
      expect(description).toMatch(/^\p{Lu}[^.!?]{20,}\.$/u)
      expect(description).toContain(sexe === 'femme' ? ' elle ' : ' il ')
      expect(description).not.toContain(sexe === 'femme' ? ' il ' : ' elle ')
      if (/étudiant/i.test(description))
        expect([occupation, age < 26]).toStrictEqual(['autres_inactifs', true])
    }
    expect(new Set(personas.map(({ description }) => description)).size).toBeGreaterThan(3000)
    expect(new Set(personas.map(({ occupation }) => occupation)).size).toBe(occupations.length)
  })

  it('samples without repeats, and seats no two with one name as long as there are others', () => {
    const panel = drawPanel(1)
    const people = matching(panel, { ...everyone, ages: [[30, 34]], sexe: 'homme' })
    expect(new Set(sample(people, 100, 3)).size).toBe(100)
    for (let key = 0; key < 50; key++) {
      const table = sampleForTable(people, 8, key)
      expect([table.length, new Set(table.map(({ prenom }) => prenom)).size]).toStrictEqual([8, 8])
    }
    const [first] = people
    const namesakes = people.filter(({ prenom }) => prenom === first?.prenom)
    expect(sampleForTable(namesakes, 3, 1)).toHaveLength(Math.min(3, namesakes.length))
  })
})
