import { z } from 'zod'

/** A survey or session at the service that may be the result of a creation that was cut off; a person decides. */
export const candidateSchema = z.object({
  remoteId: z.string(),
  title: z.string().nullable(),
  /** The status word as received. */
  status: z.string().nullable(),
  /** Milliseconds since 1970; null unless the service gives date, time and time zone. */
  createdAt: z.number().nullable(),
  /** The creation time in the service's own words, however exact. */
  createdTold: z.string().nullable(),
  /** Whether its title carries the mark of what was sent. */
  marked: z.boolean(),
  /** The record as JSON. */
  raw: z.string(),
})
export type Candidate = z.infer<typeof candidateSchema>
