import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overviewAges } from '../../shared/models/age-overview.ts'

const anAge = fc.integer({ min: 0, max: 120 })
const aText = fc.tuple(anAge, anAge).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
const ages = Array.from({ length: 121 }, (_, age) => age)

describe('age ranges together', () => {
  it('name overlaps, what lies within, and what stands twice', () => {
    expect(overviewAges(['25-34', '30-45']).overlaps).toEqual([
      { kind: 'part', ages: { min: 30, max: 34 }, ranges: [0, 1] },
    ])
    expect(overviewAges(['20-22', '18-24']).overlaps).toEqual([
      { kind: 'within', ages: { min: 20, max: 22 }, ranges: [1, 0] },
    ])
    expect(overviewAges(['18-24', '18-24']).overlaps).toEqual([
      { kind: 'same', ages: { min: 18, max: 24 }, ranges: [0, 1] },
    ])
  })

  it('name gaps, and none where ranges touch', () => {
    expect(overviewAges(['45-54', '25-34']).gaps).toEqual([{ min: 35, max: 44 }])
    expect(overviewAges(['18-24', '25-34']).gaps).toEqual([])
    expect(overviewAges(['18-24', '26-34']).gaps).toEqual([{ min: 25, max: 25 }])
  })

  it('leave out what is not read, and say where it stands', () => {
    const { read, unread, covered } = overviewAges(['18-24', '65+', '', '40-20'])
    expect(read).toEqual([{ at: 0, range: { min: 18, max: 24 } }])
    expect(unread).toEqual([1])
    expect(covered).toEqual([{ min: 18, max: 24 }])
  })

  it('cover each age that a range has, and no other; gaps are the rest between', () => {
    fc.assert(
      fc.property(fc.array(aText, { maxLength: 6 }), (texts) => {
        const { read, covered, gaps, overlaps } = overviewAges(texts)
        const within = (age: number) => (range: { min: number; max: number }) =>
          age >= range.min && age <= range.max
        for (const age of ages) {
          const times = read.filter(({ range }) => within(age)(range)).length
          expect(covered.filter(within(age)).length).toBe(times > 0 ? 1 : 0)
          expect(overlaps.some((overlap) => within(age)(overlap.ages))).toBe(times > 1)
          const between =
            covered.length > 0 && age > (covered[0]?.min ?? 0) && age < (covered.at(-1)?.max ?? 0)
          expect(gaps.some(within(age))).toBe(between && times === 0)
        }
      }),
    )
  })
})
