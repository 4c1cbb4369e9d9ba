import { z } from 'zod'

/** How one run of a survey asked an item, and what came of it: counts only, no answers. */
export const askedRunSchema = z.object({
  runId: z.string(),
  versionNumber: z.number().int(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Id of the item in that run. */
  item: z.string(),
  /** Number of the wording (stem, type and response options); 0 is the wording in the run that is looked at. */
  wording: z.number().int(),
  /** Number of the setting (context, audience and connection); 0 is the setting of the run that is looked at. */
  setting: z.number().int(),
  /**
   * Whether it has the response options of the run that is looked at, maybe reworded, so that counts can be compared.
   */
  comparable: z.boolean(),
  /** Its own response options; where `comparable`, in the order of the run that is looked at. */
  options: z.array(z.string()),
  /** Personas by option, in the order of `options`; null where the count is unknown. Empty for an open-ended item. */
  counts: z.array(z.number().nullable()),
  base: z.number().nullable(),
  /** Personas who left it blank, whose answer was not recognised, or for whom nothing was received. */
  aside: z.number(),
})
export type AskedRun = z.infer<typeof askedRunSchema>

/** The runs that asked an item, newest first, and how many older runs were not searched. */
export const askedRunsSchema = z.object({ runs: z.array(askedRunSchema), older: z.number().int() })
export type AskedRuns = z.infer<typeof askedRunsSchema>
