import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agesOfGenerations,
  agesOfSet,
  COMMON_RANGES,
} from '../../../../../renderer/features/builder/audience/audience-age-sets.ts'
import {
  borderAt,
  dragTo,
  moveEnd,
  placeOnStrip,
  STRIP,
  stepOf,
} from '../../../../../renderer/features/builder/audience/audience-scale.ts'
import { overviewAges } from '../../../../../shared/models/age-overview.ts'
import { parseAgeRange } from '../../../../../shared/models/age-range.ts'

const anAge = fc.integer({ min: STRIP.min, max: STRIP.max })
const aRange = fc.tuple(anAge, anAge).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))

describe('the strip of ages', () => {
  it('gives each year its place, the last one too', () => {
    expect(placeOnStrip({ min: 0, max: 100 })).toEqual({ left: '0%', width: '100%' })
    expect(borderAt(0)).toBe(0)
    expect(borderAt(1)).toBe(101)
    expect(borderAt(-3)).toBe(0)
    expect(borderAt(18 / 101)).toBe(18)
    expect(placeOnStrip({ min: 65, max: 120 })).toEqual(placeOnStrip({ min: 65, max: 100 }))
  })

  it('keeps ends in order and on the strip, whatever is dragged where', () => {
    fc.assert(
      fc.property(
        aRange,
        fc.constantFrom('min' as const, 'max' as const, 'both' as const, 'new' as const),
        fc.integer({ min: 0, max: 101 }),
        fc.integer({ min: 0, max: 101 }),
        (range, grip, from, border) => {
          const moved = dragTo({ grip, range, from }, border)
          expect(typeof parseAgeRange(`${moved.min}-${moved.max}`)).toBe('object')
          expect(moved.max).toBeLessThanOrEqual(STRIP.max)
          if (grip === 'min') expect(moved.max).toBe(range.max)
          if (grip === 'max') expect(moved.min).toBe(range.min)
          if (grip === 'both') expect(moved.max - moved.min).toBe(range.max - range.min)
        },
      ),
    )
  })

  it('puts an end at the border it is dropped at, and draws a new range between two', () => {
    const range = { min: 30, max: 40 }
    expect(dragTo({ grip: 'min', range, from: 30 }, 25)).toEqual({ min: 25, max: 40 })
    expect(dragTo({ grip: 'max', range, from: 41 }, 65)).toEqual({ min: 30, max: 64 })
    expect(dragTo({ grip: 'new', range, from: 25 }, 18)).toEqual({ min: 18, max: 24 })
    expect(dragTo({ grip: 'both', range, from: 35 }, 38)).toEqual({ min: 33, max: 43 })
    const old = { min: 65, max: 120 }
    expect(dragTo({ grip: 'both', range: old, from: 70 }, 30)).toEqual(old)
  })

  it('moves an end by a year or five, to the other end at most', () => {
    const range = { min: 18, max: 24 }
    expect(moveEnd(range, 'min', stepOf('ArrowRight') ?? 0)).toEqual({ min: 19, max: 24 })
    expect(moveEnd(range, 'max', stepOf('PageUp') ?? 0)).toEqual({ min: 18, max: 29 })
    expect(moveEnd(range, 'min', stepOf('PageUp') ?? 0)).toEqual({ min: 23, max: 24 })
    expect(moveEnd(range, 'min', stepOf('End') ?? 0)).toEqual({ min: 24, max: 24 })
    expect(moveEnd(range, 'max', stepOf('Home') ?? 0)).toEqual({ min: 18, max: 18 })
    expect(moveEnd(range, 'max', stepOf('End') ?? 0)).toEqual({ min: 18, max: 100 })
    expect(stepOf('a')).toBeNull()
  })
})

describe('age ranges in common use', () => {
  it('cover all adults without overlap or gap', () => {
    for (const set of ['decades', 'institutes', 'thirds', 'halves'] as const) {
      const texts = agesOfSet(set).map(({ min, max }) => `${min}-${max}`)
      expect(overviewAges(texts)).toMatchObject({
        covered: [{ min: 18, max: 100 }],
        overlaps: [],
        gaps: [],
      })
    }
    expect(COMMON_RANGES.every(({ min, max }) => min < max)).toBe(true)
  })

  it('follow the generations as they age', () => {
    expect(agesOfGenerations(2026)).toEqual([
      { min: 18, max: 29 },
      { min: 30, max: 45 },
      { min: 46, max: 61 },
      { min: 62, max: 80 },
      { min: 81, max: 98 },
    ])
  })
})
