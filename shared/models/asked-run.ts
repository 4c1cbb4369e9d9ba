import { z } from 'zod'

/** How one run of a survey asked an item, and what came of it: counts only, no answers. */
export const askedRunSchema = z.object({
  runId: z.string(),
  versionNumber: z.number().int(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  /** Id of the item in that run. */
  item: z.string(),
  /** The same number for the same stem, type and response options; 0 is the wording of the run that is looked at. */
  wording: z.number().int(),
  /** The same number for the same context, audience and connection; 0 is that of the run that is looked at. */
  setting: z.number().int(),
  /** Whether its response options are those of the run that is looked at, maybe reworded: only then can counts be compared. */
  comparable: z.boolean(),
  /** Its own response options: in the order of the run that is looked at where they are `comparable`, else in their own. */
  options: z.array(z.string()),
  /** Personas by option, in the same order; null where none is known. Empty for an open-ended item. */
  counts: z.array(z.number().nullable()),
  base: z.number().nullable(),
  /** Personas who left it blank, whose answer was not recognised, or of whom nothing came. */
  aside: z.number(),
})
export type AskedRun = z.infer<typeof askedRunSchema>

/** Every run that asked an item, the newest first, and how many runs are too long ago to be looked through. */
export const askedRunsSchema = z.object({ runs: z.array(askedRunSchema), older: z.number().int() })
export type AskedRuns = z.infer<typeof askedRunsSchema>
