import { z } from 'zod'

/** Something at the service that may be what a cut creation made: the evidence for a person's decision. */
export const candidateSchema = z.object({
  remoteId: z.string(),
  title: z.string().nullable(),
  /** The status word as received. */
  status: z.string().nullable(),
  /** Milliseconds since 1970, where the service says it with its date, time and zone. */
  createdAt: z.number().nullable(),
  /** The creation time in the service's own words, however exact. */
  createdTold: z.string().nullable(),
  /** Whether its title carries the mark of what was sent. */
  marked: z.boolean(),
  /** The record as JSON. */
  raw: z.string(),
})
export type Candidate = z.infer<typeof candidateSchema>
