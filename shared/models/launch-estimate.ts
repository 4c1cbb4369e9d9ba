import { z } from 'zod'

/** What a launch will probably take, learnt from earlier runs of its connection. */
export const launchEstimateSchema = z.object({
  /** Runs it is learnt from; 0: nothing is known. */
  runs: z.number().int(),
  /** Milliseconds from sending to the end; `low` and `high` are the quartiles. Null where nothing is known. */
  ms: z.object({ low: z.number(), typical: z.number(), high: z.number() }).nullable(),
  /** Of these, from sending to the launch: the service is asked for one survey at a time. */
  ahead: z.number().nullable(),
  /** Calls to the service: creation, launch, looks at the state, answers. */
  calls: z.number().int().nullable(),
})
export type LaunchEstimate = z.infer<typeof launchEstimateSchema>
