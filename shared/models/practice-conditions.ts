import { z } from 'zod'

/** How often a fault happens: for certain to the `next` so many, and otherwise with `probability` (0 to 1). */
const chanceSchema = z.object({
  probability: z.number().min(0).max(1),
  next: z.number().int().min(0).max(100_000),
})
export type Chance = z.infer<typeof chanceSchema>

/** Faults of single requests; the practice service documents each (docs/practice-service.md). */
export const requestFaultSchema = z.enum([
  'dropBefore',
  'dropAfter',
  'unauthorized',
  'rateLimited',
  'serverError',
  'html',
  'cutJson',
  'hang',
  'noRound',
])
export type RequestFault = z.infer<typeof requestFaultSchema>

/** Faults of whole runs: they end failed, lack a part of their answers, or never finish. */
export const runFaultSchema = z.enum(['fail', 'partial', 'stuck'])
export type RunFault = z.infer<typeof runFaultSchema>

/** Effects of a wording on the answers of practice personas; docs/practice-service.md says how much each moves. */
export const wordingEffectSchema = z.enum([
  'leading',
  'loaded',
  'presupposition',
  'absolute',
  'acquiescence',
  'order',
  'doubleBarrelled',
  'vague',
  'doubleNegative',
  'longStem',
  'missingExit',
  'overlap',
  'context',
])
export type WordingEffect = z.infer<typeof wordingEffectSchema>

/** How strong an effect of wording is: none, half as strong as documented, as documented, or twice as strong. */
export const effectLevelSchema = z.enum(['off', 'small', 'documented', 'large'])
export type EffectLevel = z.infer<typeof effectLevelSchema>

/** What the practice service does wrong on purpose, how fast it is, and what wordings do to its answers. */
export const practiceConditionsSchema = z.object({
  /** Delay of every reply, uniformly distributed between the two, in milliseconds. */
  latencyMs: z.object({ min: z.number().min(0).max(600_000), max: z.number().min(0).max(600_000) }),
  /** How many times faster than a real service runs and rounds proceed. */
  speed: z.number().min(0.01).max(1_000_000),
  faults: z.record(requestFaultSchema, chanceSchema),
  runs: z.record(runFaultSchema, chanceSchema),
  /** A run keeps the effects that it was launched with. */
  effects: z.record(wordingEffectSchema, effectLevelSchema),
})
export type PracticeConditions = z.infer<typeof practiceConditionsSchema>

/** No faults, runs that take as long as with a real service, and the effects of wordings as documented. */
export function calmConditions(): PracticeConditions {
  const calm = (): Chance => ({ probability: 0, next: 0 })
  return {
    latencyMs: { min: 0, max: 0 },
    speed: 1,
    faults: {
      dropBefore: calm(),
      dropAfter: calm(),
      unauthorized: calm(),
      rateLimited: calm(),
      serverError: calm(),
      html: calm(),
      cutJson: calm(),
      hang: calm(),
      noRound: calm(),
    },
    runs: { fail: calm(), partial: calm(), stuck: calm() },
    effects: {
      leading: 'documented',
      loaded: 'documented',
      presupposition: 'documented',
      absolute: 'documented',
      acquiescence: 'documented',
      order: 'documented',
      doubleBarrelled: 'documented',
      vague: 'documented',
      doubleNegative: 'documented',
      longStem: 'documented',
      missingExit: 'documented',
      overlap: 'documented',
      context: 'documented',
    },
  }
}
