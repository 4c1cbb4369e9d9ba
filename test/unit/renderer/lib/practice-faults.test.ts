import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  documentedLevels,
  effectLevelNames,
  effectNames,
} from '../../../../electron/practice/answers/effects/effect.ts'
import {
  chancesOf,
  countFaults,
  countsDown,
  type PracticeFault,
  withChance,
  withDelay,
  withEffect,
  withoutFaults,
} from '../../../../renderer/lib/practice-faults.ts'
import {
  calmConditions,
  effectLevelSchema,
  practiceConditionsSchema,
  requestFaultSchema,
  runFaultSchema,
  wordingEffectSchema,
} from '../../../../shared/models/practice-conditions.ts'

const everyFault: readonly PracticeFault[] = [...requestFaultSchema.options, ...runFaultSchema.options]

const anyFault = fc.constantFrom(...everyFault)
const anyDelay = fc.integer({ min: 0, max: 600_000 })

describe('practice faults', () => {
  it('is calm at the start, at any speed', () => {
    expect(countFaults({ ...calmConditions(), speed: 20 })).toBe(0)
  })

  it.each(everyFault)('is rough while %s may happen, by chance or for sure', (fault) => {
    const byChance = withChance(calmConditions(), fault, { probability: 0.05 })
    const forSure = withChance(calmConditions(), fault, { next: 1 })
    expect(chancesOf(byChance)[fault]).toEqual({ probability: 0.05, next: 0 })
    expect([countFaults(byChance), countsDown(byChance)]).toEqual([1, false])
    expect([countFaults(forSure), countsDown(forSure)]).toEqual([1, true])
    expect(practiceConditionsSchema.parse(byChance)).toEqual(byChance)
  })

  it('changes one fault and leaves all others as they were', () => {
    fc.assert(
      fc.property(anyFault, anyFault, (one, other) => {
        const conditions = withChance(withChance(calmConditions(), one, { next: 3 }), other, {
          probability: 1,
        })
        expect(countFaults(conditions)).toBe(one === other ? 1 : 2)
        expect(chancesOf(conditions)[one].next).toBe(3)
        expect(chancesOf(conditions)[other].probability).toBe(1)
      }),
    )
  })

  it('sets one effect of wordings and leaves all others as they were', () => {
    const set = withEffect(calmConditions(), 'leading', 'off')
    expect(set.effects).toEqual({ ...calmConditions().effects, leading: 'off' })
    expect(practiceConditionsSchema.parse(set)).toEqual(set)
    // An effect is not a fault: the service does nothing wrong.
    expect(countFaults(set)).toBe(0)
  })

  it('has the effects that the practice service has, as documented at the start', () => {
    expect(calmConditions().effects).toEqual(documentedLevels)
    expect(wordingEffectSchema.options).toEqual(effectNames)
    expect(effectLevelSchema.options).toEqual(effectLevelNames)
  })

  it('calms everything but the speed and the effects of wordings', () => {
    const rough = withDelay(withChance(calmConditions(), 'hang', { next: 2 }), 'max', 500)
    expect(countFaults(rough)).toBe(2)
    const kept = withEffect({ ...calmConditions(), speed: 7 }, 'order', 'large')
    expect(withoutFaults({ ...rough, speed: 7, effects: kept.effects })).toEqual(kept)
  })

  it('never lets the shortest delay be above the longest, and sets what was asked for', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), anyDelay), {
      minLength: 1,
    })
    fc.assert(
      fc.property(moves, (list) => {
        let conditions = calmConditions()
        for (const [end, value] of list) {
          conditions = withDelay(conditions, end, value)
          expect(conditions.latencyMs[end]).toBe(value)
          expect(conditions.latencyMs.min).toBeLessThanOrEqual(conditions.latencyMs.max)
        }
      }),
    )
  })
})
