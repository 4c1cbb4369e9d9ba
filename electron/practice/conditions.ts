import { z } from 'zod'
import { type EffectName, effectLevelNames } from './answers/effects/effect.ts'
import { operationIds } from './operations.ts'

/** How often something happens: each time with a probability, and for certain to the next so many. */
const chance = z
  .strictObject({
    /** 0 to 1, drawn anew for each request (or launch) from the seed. */
    probability: z.number().min(0).max(1).default(0),
    /** The next so many are hit for certain; counts down as they are. */
    next: z.int().min(0).max(100_000).default(0),
  })
  .prefault({})

/** Chance of an event, see the schema. */
export type Chance = z.infer<typeof chance>

const faults = z
  .strictObject({
    /** The connection closes and nothing was done. */
    dropBefore: chance,
    /** The request is carried out, then the connection closes without an answer. */
    dropAfter: chance,
    /** 401 although the key is good. */
    unauthorized: chance,
    /** 429 although the limit is not reached. */
    rateLimited: chance,
    /** 500, nothing done. */
    serverError: chance,
    /** A proxy's HTML page with `htmlStatus`, nothing done. */
    html: chance,
    /** Carried out, but the JSON of the answer stops in the middle. */
    cutJson: chance,
    /** The request is never answered; the connection stays open. Nothing was done. */
    hang: chance,
    /** A transcript request that answers what there is and runs no round. */
    noRound: chance,
  })
  .prefault({})

const runs = z
  .strictObject({
    /** The run ends `failed` part of the way. */
    fail: chance,
    /** The run ends `done` with part of the personas and answers missing. */
    partial: chance,
    /** The run stays `running` for ever. */
    stuck: chance,
  })
  .prefault({})

const level = z.enum(effectLevelNames).default('documented')

const effects = z
  .strictObject({
    leading: level,
    loaded: level,
    presupposition: level,
    absolute: level,
    acquiescence: level,
    order: level,
    doubleBarrelled: level,
    vague: level,
    doubleNegative: level,
    longStem: level,
    missingExit: level,
    overlap: level,
    context: level,
  } satisfies Record<EffectName, typeof level>)
  .prefault({})

const perMinute = z.int().min(1).max(100_000_000)

/**
 * What the practice service does wrong, and how fast it is. JSON-serialisable; `parse({})` gives conditions without any
 * fault.
 */
export const practiceConditionsSchema = z.strictObject({
  /** Added to every answer, uniform between the two, in milliseconds. */
  latencyMs: z
    .strictObject({
      min: z.number().min(0).max(600_000).default(0),
      max: z.number().min(0).max(600_000).default(0),
    })
    .refine((range) => range.min <= range.max, 'min must not be above max')
    .prefault({}),
  /** How many times faster than life runs and rounds go. A survey keeps the speed it was launched at. */
  speed: z.number().min(0.01).max(1_000_000).default(1),
  faults,
  /** Seconds named in `X-RateLimit-Reset` by the `rateLimited` fault. */
  rateLimitedSeconds: z.int().min(1).max(3600).default(5),
  /** Status of the `html` fault: 502 is a broken proxy, 200 a captive portal. */
  htmlStatus: z.int().min(200).max(599).default(502),
  /** Faults of single requests touch only these operations; empty means all. */
  only: z.array(z.enum(operationIds)).default([]),
  runs,
  /** How strong the effects of wordings are; a survey keeps those it was launched with. */
  effects,
  /** Requests in a sliding minute, by plan. */
  rateLimits: z
    .strictObject({
      standard: perMinute.default(100),
      enterprise: perMinute.default(100),
      admin: perMinute.default(500),
    })
    .prefault({}),
})

/** Conditions under which the practice service works. */
export type PracticeConditions = z.infer<typeof practiceConditionsSchema>

/** Any part of the conditions. */
export type PracticeConditionsPatch = DeepPartial<PracticeConditions>

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T

/** Name of a fault that strikes single requests. */
export type FaultName = keyof PracticeConditions['faults']

/** Name of a fault that strikes whole runs. */
export type RunFaultName = keyof PracticeConditions['runs']

/**
 * Conditions with a patch laid over them, member by member; lists are replaced.
 * Throws a ZodError where the outcome would not be valid.
 */
export function patchConditions(current: PracticeConditions, patch: unknown): PracticeConditions {
  return practiceConditionsSchema.parse(merge(current, patch))
}

function merge(base: unknown, patch: unknown): unknown {
  if (!isRecord(base) || !isRecord(patch)) return patch === undefined ? base : patch
  const out: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(patch)) out[key] = merge(base[key], value)
  return out
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
