import { z } from 'zod'

/** A summary of what a calibration showed about a connection's service. Times are milliseconds since 1970. */
export const calibrationSummarySchema = z.object({
  /** Id of the experiment. */
  id: z.string(),
  title: z.string(),
  /** When it was launched. */
  at: z.number(),
  /**
   * See `CalibrationConclusion`; a calibration that waits for runs, or has no twin that could be judged, is not listed.
   */
  conclusion: z.enum(['shows', 'chance', 'nothing', 'too_few']),
  /** Twins that could be judged, and of how many the defect showed. */
  planted: z.number().int(),
  shown: z.number().int(),
  /** Sound items that could be judged, and how many of them were marked. */
  controls: z.number().int(),
  marked: z.number().int(),
})
export type CalibrationSummary = z.infer<typeof calibrationSummarySchema>
