import { z } from 'zod'

/** Something at the service that may be what a cut creation made: the evidence for a person's decision. */
export const candidateSchema = z.object({
  remoteId: z.string(),
  title: z.string().nullable(),
  /** The status word as received. */
  status: z.string().nullable(),
  /** Milliseconds since 1970, where a creation time could be read. */
  createdAt: z.number().nullable(),
  /** The record as JSON. */
  raw: z.string(),
})
export type Candidate = z.infer<typeof candidateSchema>
