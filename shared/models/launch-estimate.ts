import { z } from 'zod'

/** How long a launch and how many calls it will probably take, estimated from earlier runs of its size. */
export const launchEstimateSchema = z.object({
  /** How many runs of a similar size on its connection the estimate is based on; 0: nothing is known. */
  runs: z.number().int(),
  /** Milliseconds from sending to the end; `low` and `high` are the quartiles. Null where nothing is known. */
  ms: z.object({ low: z.number(), typical: z.number(), high: z.number() }).nullable(),
  /** The part of `ms` from sending to the launch; during it no other survey of the connection is sent. */
  ahead: z.number().nullable(),
  /** Calls to the service: creation, launch, polls, answers. Fewer polls where many runs share the calls. */
  calls: z.number().int().nullable(),
})
export type LaunchEstimate = z.infer<typeof launchEstimateSchema>
