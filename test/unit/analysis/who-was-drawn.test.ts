import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import census from '../../../electron/practice/data/census.json' with { type: 'json' }
import { personas as english } from '../../../renderer/locales/en/personas.ts'
import { personas as french } from '../../../renderer/locales/fr/personas.ts'
import { USUAL_AGE_LIMITS } from '../../../shared/analysis/number-bands.ts'
import { type DrawnTable, type Tally, whoWasDrawn } from '../../../shared/analysis/who-was-drawn.ts'
import {
  countByOccupation,
  DENSITIES,
  DENSITY_PERCENTS_2016,
  OCCUPATIONS,
} from '../../../shared/census/more-figures.ts'
import { readDensity, readOccupation, readPersonaAges, traitOf } from '../../../shared/census/read-traits.ts'
import { persona } from './sample-results.ts'

type Fields = Record<string, string>

function drawn(people: readonly Fields[], among?: ReadonlySet<number>) {
  const respondents = people.map((fields, at) => persona(at, fields))
  return whoWasDrawn(respondents, [...people.keys()], among, USUAL_AGE_LIMITS)
}

function tableOf(people: readonly Fields[], trait: DrawnTable['trait'] = 'age'): DrawnTable {
  const table = drawn(people).tables.find((each) => each.trait === trait)
  if (!table) throw new Error(`Nothing is told of ${trait}`)
  return table
}

const ages = (people: readonly string[]) =>
  tableOf(people.map((age) => ({ age }))).rows.map(({ category, all }) =>
    category.trait === 'age' ? [category.ages.min, category.ages.max, all] : [],
  )

describe('the census figures', () => {
  it('are those the practice panel is drawn from', () => {
    const bands = Object.entries(census.occupationByAgeRP2022.population)
    OCCUPATIONS.forEach((occupation, place) => {
      const adults = bands.reduce(
        (sum, [band, row]) => sum + (row[place] ?? 0) * (band === '15-19' ? 0.4 : 1),
        0,
      )
      // INSEE rounds each cell and each total to persons, so they differ by a few.
      expect(Math.abs(countByOccupation(occupation) - adults)).toBeLessThan(4)
    })
    expect(DENSITIES.map((density) => DENSITY_PERCENTS_2016[density])).toEqual(
      Object.values(census.densityGrid2016.percent),
    )
  })

  it('have a share in every category, which add up to all adults', () => {
    const people = [{ age: '30', sexe: 'femme', occupation: 'cadres', densite: 'dense' }]
    for (const { trait, rows } of drawn(people).tables) {
      const sum = rows.reduce((total, { share }) => total + share, 0)
      // INSEE's rounded densities add up to 101 %.
      expect(sum).toBeCloseTo(trait === 'density' ? 1.01 : 1)
      for (const { share } of rows) expect(share).toBeGreaterThan(0)
    }
  })
})

describe('what a persona’s fields tell', () => {
  it.each([
    ['âge', 'age'],
    ['profile.ageRange', 'age'],
    ["Tranche d'âge", 'age'],
    ['GENRE', 'sex'],
    ['densite_communale', 'density'],
    ['Catégorie socio-professionnelle', 'occupation'],
    ['langage', null],
    ['age_du_conjoint', null],
  ])('is known by the name %s', (name, trait) => {
    expect(traitOf(name)).toBe(trait)
  })

  it('is recognised in the words that Sonde itself uses, in both languages', () => {
    for (const { density, occupation } of [english, french]) {
      for (const name of DENSITIES) expect(readDensity(density[name]), density[name]).toBe(name)
      for (const name of OCCUPATIONS) expect(readOccupation(occupation[name]), occupation[name]).toBe(name)
    }
  })

  it.each([
    ['Cadres et professions intellectuelles supérieures', 'managers'],
    ['3 - Cadres', 'managers'],
    ['artisans_commercants_chefs_entreprise', 'owners'],
    ['Employée', 'employees'],
    ['employé·e·s', 'employees'],
    ['ouvrière', 'workers'],
    ['Retraité(e)', 'retired'],
    ['Autres personnes sans activité professionnelle', 'inactive'],
    // Jobs, people out of work, and "employee" in general do not show the occupation group.
    ['infirmière', null],
    ['étudiant', null],
    ['employee', null],
    ['', null],
  ])('is a group of occupations or none: %s', (value, group) => {
    expect(readOccupation(value)).toBe(group)
  })

  it.each([
    ['Communes densément peuplées', 'dense'],
    ['très_peu_dense', 'verySparse'],
    ['densité intermédiaire', 'intermediate'],
    ['grands centres urbains', null],
  ])('is a density of the four-level grid or none: %s', (value, density) => {
    expect(readDensity(value)).toBe(density)
  })

  it.each([
    ['34', [34, 34]],
    ['34 ans', [34, 34]],
    ['25–34', [25, 34]],
    ['de 25 à 34 ans', [25, 34]],
    ['65 ans et plus', [65, 120]],
    ['65+', [65, 120]],
    ['moins de 18 ans', [0, 17]],
    ['34-25', null],
    ['340', null],
    ['trente', null],
  ])('is an age, ages or none: %s', (value, read) => {
    expect(readPersonaAges(value)).toEqual(read && { min: read[0], max: read[1] })
  })
})

describe('personas beside the census', () => {
  it('stand in the usual bands of ages, or in the ranges that they came with', () => {
    expect(ages(['18', '24', '25', '110'])).toEqual([
      [18, 24, 2],
      [25, 34, 1],
      [35, 49, 0],
      [50, 64, 0],
      [65, 104, 1],
    ])
    expect(ages(['25-39', '25-39', '40-59', '70+', '30'])).toEqual([
      [18, 24, 0],
      [25, 39, 3],
      [40, 59, 1],
      [60, 69, 0],
      [70, 104, 1],
    ])
    // Overlapping ranges form no groups: those that fit into no usual band are listed separately.
    expect(tableOf([{ age: '20-40' }, { age: '35-40' }])).toMatchObject({
      base: { all: 1 },
      unplaced: [{ value: '20-40', all: 1 }],
    })
  })

  it('are set apart where they are too young, match no category, or are told in two ways', () => {
    const people: Fields[] = [
      { age: '12', sexe: 'femme' },
      { age: '15-17', sexe: 'homme', densite: 'dense' },
      { age: '40', sexe: 'femme', sex: 'F' },
      { age: '40', sexe: 'femme', sex: 'M' },
      { age: '40', sexe: 'autre' },
      { age: '40' },
    ]
    expect(tableOf(people, 'sex')).toMatchObject({
      rows: [{ all: 1 }, { all: 0 }],
      base: { all: 1 },
      underAge: { all: 2 },
      unplaced: [
        { value: 'autre', all: 1 },
        { value: 'femme / M', all: 1 },
      ],
      notGiven: { all: 1 },
    })
    expect(tableOf(people, 'age')).toMatchObject({ underAge: { all: 2 }, base: { all: 4 } })
    // The census gives densities for the whole population, children included.
    expect(tableOf(people, 'density')).toMatchObject({ base: { all: 1 }, underAge: { all: 0 } })
    expect(drawn(people).notTold).toEqual(['occupation'])
  })

  it('each count once, all and kept, whatever their fields say', () => {
    const value = fc.constantFrom('34', '12', '25-39', '20-60', 'femme', 'M', 'cadre', 'dense', '3', ' ', '?')
    const field = fc.constantFrom('age', 'tranche_age', 'sexe', 'sex', 'densite', 'csp', 'prenom')
    const people = fc.array(fc.dictionary(field, value, { maxKeys: 5 }), { maxLength: 30 })
    fc.assert(
      fc.property(people, fc.func(fc.boolean()), (fields, keeps) => {
        const kept = new Set([...fields.keys()].filter((at) => keeps(at)))
        const { personas, tables, notTold } = drawn(fields, kept)
        expect(personas).toEqual({ all: fields.length, kept: kept.size })
        expect(tables.length + notTold.length).toBe(4)
        for (const { rows, base, underAge, unplaced, notGiven } of tables) {
          const sum = (parts: readonly Tally[], of: keyof Tally) =>
            parts.reduce((all, each) => all + each[of], 0)
          for (const of of ['all', 'kept'] as const) {
            expect(sum(rows, of)).toBe(base[of])
            expect(sum([base, underAge, ...unplaced, notGiven], of)).toBe(personas[of])
          }
        }
      }),
    )
  })
})
