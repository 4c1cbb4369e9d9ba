import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anArm, aPlan, evidenceOf, ITEM, judged } from '../experiments.ts'

const OPTIONS = ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` }))
const question = { ...ITEM, options: OPTIONS }
const plan = aPlan({
  arms: [
    anArm('base', question),
    anArm('again', question),
    anArm('rewording', { ...question, stem: 'Said otherwise' }),
  ],
})
const back = { ...plan, comparison: { from: 'rewording', to: 'base' } }

const run = fc.tuple(fc.nat(40), fc.nat(40), fc.integer({ min: 15, max: 40 }))
const arm = fc.array(run, { minLength: 2, maxLength: 3 })
const evidence = fc.record({ base: arm, again: arm, rewording: arm })

it('a comparison is as far from either side, and gains turn round', () => {
  fc.assert(
    fc.property(evidence, (arms) => {
      const there = judged(plan, evidenceOf(arms)).comparison
      const again = judged(back, evidenceOf(arms)).comparison
      expect(again?.move.moved).toBe(there?.move.moved)
      expect(again?.move.chance).toBe(there?.move.chance)
      // A difference of 1 is allowed, because halves are always rounded up.
      for (const [at, gain] of (again?.move.options ?? []).entries())
        expect(Math.abs(gain + (there?.move.options[at] ?? 0))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 30 },
  )
})

it('keeps within its bounds: moves from 0 to 100, the floor at least what chance and A again reach', () => {
  fc.assert(
    fc.property(evidence, (arms) => {
      const comparison = judged(plan, evidenceOf(arms)).comparison
      if (!comparison) throw new Error('Bases of 30 and more can be compared')
      const { move, noise, isMoved, conclusion } = comparison
      expect(move.moved).toBeGreaterThanOrEqual(0)
      expect(move.moved).toBeLessThanOrEqual(100)
      expect(Math.max(...move.options.map(Math.abs))).toBeLessThanOrEqual(move.moved + 1)
      expect(noise.floor).toBe(Math.max(noise.chance, noise.measured ?? 0))
      expect(isMoved).toBe(move.moved > noise.floor && move.moved >= plan.leastPoints)
      expect(conclusion === 'noise').toBe(!isMoved)
    }),
    { numRuns: 30 },
  )
})

it('arms with equal counts never move', () => {
  fc.assert(
    fc.property(arm, (runs) => {
      const comparison = judged(plan, evidenceOf({ base: runs, again: runs, rewording: runs })).comparison
      expect(comparison).toMatchObject({ isMoved: false, conclusion: 'noise', move: { moved: 0 } })
    }),
    { numRuns: 30 },
  )
})
