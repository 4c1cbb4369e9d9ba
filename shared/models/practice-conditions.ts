import { z } from 'zod'

/** How often something happens: each time with `probability` (0 to 1), and for certain to the `next` so many. */
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

/** What the practice service does wrong on purpose, and how fast it is. */
export const practiceConditionsSchema = z.object({
  /** Added to every answer, uniform between the two, in milliseconds. */
  latencyMs: z.object({ min: z.number().min(0).max(600_000), max: z.number().min(0).max(600_000) }),
  /** How many times faster than life runs and rounds go. */
  speed: z.number().min(0.01).max(1_000_000),
  faults: z.record(requestFaultSchema, chanceSchema),
  runs: z.record(runFaultSchema, chanceSchema),
})
export type PracticeConditions = z.infer<typeof practiceConditionsSchema>

/** No faults, and runs that take as long as in life. */
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
  }
}
