import { z } from 'zod'

/** What a calibration showed of a connection's service, in short. Times are milliseconds since 1970. */
export const calibrationSummarySchema = z.object({
  /** The experiment that it is. */
  id: z.string(),
  title: z.string(),
  /** When it was launched. */
  at: z.number(),
  /** See `CalibrationConclusion`; one that waits for runs, or in which no twin could be judged, is not listed. */
  conclusion: z.enum(['shows', 'chance', 'nothing', 'too_few']),
  /** Twins that could be judged, and how many of them showed. */
  planted: z.number().int(),
  shown: z.number().int(),
  /** Sound items that could be judged, and how many of them were marked. */
  controls: z.number().int(),
  marked: z.number().int(),
})
export type CalibrationSummary = z.infer<typeof calibrationSummarySchema>
