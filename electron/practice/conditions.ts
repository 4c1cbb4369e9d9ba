import { z } from 'zod'
import { type EffectName, effectLevelNames } from './answers/effects/effect.ts'
import { operationIds } from './operations.ts'

/** How often an event happens: with a probability at each request or launch, and certainly at the next few. */
const chance = z
  .strictObject({
    /** 0 to 1; drawn from the seed at each request or launch. */
    probability: z.number().min(0).max(1).default(0),
    /** Number of next requests or launches that are certainly hit; counts down with each. */
    next: z.int().min(0).max(100_000).default(0),
  })
  .prefault({})

/** Chance of an event; see the schema. */
export type Chance = z.infer<typeof chance>

const faults = z
  .strictObject({
    /** The connection closes before anything is done. */
    dropBefore: chance,
    /** The request is carried out, then the connection closes without an answer. */
    dropAfter: chance,
    /** 401 although the key is good. */
    unauthorized: chance,
    /** 429 although the limit has not been reached. */
    rateLimited: chance,
    /** 500, nothing done. */
    serverError: chance,
    /** A proxy's HTML page with `htmlStatus`, nothing done. */
    html: chance,
    /** Carried out, but the JSON of the answer stops in the middle. */
    cutJson: chance,
    /** The request is never answered; the connection stays open. Nothing was done. */
    hang: chance,
    /** A transcript request returns the transcript so far without running a round. */
    noRound: chance,
  })
  .prefault({})

const runs = z
  .strictObject({
    /** The run ends as `failed` before all personas have answered. */
    fail: chance,
    /** The run ends as `done` with some personas and answers missing. */
    partial: chance,
    /** The run stays `running` and never ends. */
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

/** Faults and speed of the practice service. JSON-serialisable; `parse({})` gives conditions without faults. */
export const practiceConditionsSchema = z.strictObject({
  /** Delay added to every answer in milliseconds, uniform between the two. */
  latencyMs: z
    .strictObject({
      min: z.number().min(0).max(600_000).default(0),
      max: z.number().min(0).max(600_000).default(0),
    })
    .refine((range) => range.min <= range.max, 'min must not be above max')
    .prefault({}),
  /** Factor by which runs and rounds are faster than real time. A survey keeps the speed of its launch. */
  speed: z.number().min(0.01).max(1_000_000).default(1),
  faults,
  /** Seconds named in `X-RateLimit-Reset` by the `rateLimited` fault. */
  rateLimitedSeconds: z.int().min(1).max(3600).default(5),
  /** Status of the `html` fault: 502 is a broken proxy, 200 a captive portal. */
  htmlStatus: z.int().min(200).max(599).default(502),
  /** Operations to which faults of single requests are limited; empty means all. */
  only: z.array(z.enum(operationIds)).default([]),
  runs,
  /** Strength of each effect of wordings; a survey keeps those of its launch. */
  effects,
  /** Requests allowed in a sliding minute, by plan. */
  rateLimits: z
    .strictObject({
      standard: perMinute.default(100),
      enterprise: perMinute.default(100),
      admin: perMinute.default(500),
    })
    .prefault({}),
})

/** Conditions of the practice service. */
export type PracticeConditions = z.infer<typeof practiceConditionsSchema>

/** Any part of the conditions. */
export type PracticeConditionsPatch = DeepPartial<PracticeConditions>

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T

/** Name of a fault of single requests. */
export type FaultName = keyof PracticeConditions['faults']

/** Name of a fault of whole runs. */
export type RunFaultName = keyof PracticeConditions['runs']

/** The conditions with a patch merged into them; lists are replaced. Throws a ZodError if the result is invalid. */
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
