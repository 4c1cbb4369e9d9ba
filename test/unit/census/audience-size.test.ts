import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import census from '../../../electron/practice/data/census.json' with { type: 'json' }
import { drawPanel, matching, panelSize } from '../../../electron/practice/panel/panel.ts'
import { ADULTS_2021, ALL_ADULTS, SEXES_2018 } from '../../../shared/census/adults.ts'
import { audienceSize, findNarrow, PRACTICE_PANEL, readSex } from '../../../shared/census/audience-size.ts'

const size = (ageRanges: string[], sex: string | null = null) => audienceSize({ ageRanges, sex })

describe('the census figures', () => {
  it('are those the practice panel is drawn from', () => {
    const { population } = census.agesRP2021
    expect(Object.values(ADULTS_2021)).toEqual([
      population['15-19'] * 0.4,
      population['20-24'],
      population['25-39'],
      population['40-54'],
      population['55-64'],
      population['65-79'] + population['80+'],
    ])
    expect(Object.values(SEXES_2018)).toEqual(Object.values(census.sexByAgeRP2018.population))
    expect(PRACTICE_PANEL).toBe(panelSize)
  })

  it('foretell how many of the practice panel a selection finds', () => {
    const panel = drawPanel(1)
    const sexes = { femme: 'femme', homme: 'homme', '': undefined } as const
    fc.assert(
      fc.property(
        fc.integer({ min: 18, max: 99 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('femme' as const, 'homme' as const, '' as const),
        (min, span, sex) => {
          const found = matching(panel, {
            ages: [[min, min + span]],
            sexe: sexes[sex],
            densites: [],
            occupations: [],
          })
          const expected = (size([`${min}-${Math.min(120, min + span)}`], sex).share ?? 0) * panelSize
          // Ages within a five-year cell are drawn, so counts at the ends of a range vary.
          expect(Math.abs(found.length - expected)).toBeLessThan(10 + 5 * Math.sqrt(expected))
        },
      ),
    )
  })
})

describe('what a selection holds', () => {
  it('is everyone where nothing is chosen, and a part that adds up', () => {
    expect(size([])).toEqual({ share: 1, adults: ALL_ADULTS, children: false })
    expect(size([], 'tous').share).toBe(1)
    const women = size([], 'femme').share ?? 0
    expect(women).toBeGreaterThan(0.5)
    expect(women + (size([], 'homme').share ?? 0)).toBeCloseTo(1)
    expect(size(['18-24', '25-104']).share).toBeCloseTo(1)
    expect(size(['18-30', '25-40']).share).toBeCloseTo(size(['18-40']).share ?? 0)
  })

  it('is not told where a part is not read', () => {
    expect(size(['18-24', '65+'])).toMatchObject({ share: null, adults: null })
    expect(size(['18-24', ''])).toMatchObject({ share: null })
    expect(size([], 'autre')).toMatchObject({ share: null })
  })

  it('says where children are selected', () => {
    expect(size(['12-20']).children).toBe(true)
    expect(size(['18-20']).children).toBe(false)
  })

  it('reads the usual words for a sex in both languages', () => {
    for (const word of ['femme', ' Femmes', 'F', 'female', 'Féminin']) expect(readSex(word)).toBe('women')
    for (const word of ['homme', 'H', 'M', 'Men']) expect(readSex(word)).toBe('men')
    for (const word of [null, '', 'Tous', 'all']) expect(readSex(word)).toBe('everyone')
    expect(readSex('non binaire')).toBe('unread')
  })
})

describe('a selection so narrow that it may find nobody', () => {
  it('is told against the panel that is known', () => {
    expect(findNarrow(size([]), 100, true)).toBeNull()
    expect(findNarrow(size(['18-18']), 50, true)).toBeNull()
    expect(findNarrow(size(['100-100']), 50, true)).toEqual({ kind: 'fewer', expected: 1 })
    expect(findNarrow(size(['105-110']), 1, true)).toEqual({ kind: 'nobody' })
    expect(findNarrow(size(['5-12']), 1, true)).toEqual({ kind: 'nobody' })
  })

  it('is told as the panel it would take where none is known', () => {
    expect(findNarrow(size(['18-24']), 100, false)).toBeNull()
    const narrow = findNarrow(size(['95-99']), 50, false)
    expect(narrow).toEqual({ kind: 'rare', panel: 15_000 })
    expect(findNarrow(size(['105-110']), 1, false)).toEqual({ kind: 'nobody' })
  })

  it('is not told where nothing can be known', () => {
    expect(findNarrow(size(['65+']), 100, true)).toBeNull()
    expect(findNarrow(size(['5-12']), 1, false)).toBeNull()
  })
})
