import { z } from 'zod'
import { csvFormSchema } from '../models/csv-form.ts'
import { anyResultsFilterSchema } from '../models/results-filter.ts'
import { resultsLayoutSchema } from '../models/results-layout.ts'
import { procedure } from './base.ts'

/** A file to hand to the person; the page or the desktop saves it where they choose. */
const exportedFileSchema = z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() })
export type ExportedFile = z.infer<typeof exportedFileSchema>

/** Files to take away. Every one says that the answers are synthetic, and practice where they are. */
export const exportsContract = {
  /**
   * The answers of a run as CSV, in one of the layouts (`RESULTS_LAYOUTS`). Each holds what `filter` lets through and says
   * so; the search narrows answers in words, not counts and codes.
   */
  resultsCsv: procedure
    .input(
      z.object({
        runId: z.string(),
        layout: resultsLayoutSchema,
        language: z.enum(['fr', 'en']),
        filter: anyResultsFilterSchema,
        /** What separates the cells, and decimals. */
        form: csvFormSchema.default('comma'),
      }),
    )
    .output(exportedFileSchema),
  transcriptText: procedure
    .input(z.object({ sessionId: z.string(), language: z.enum(['fr', 'en']) }))
    .output(exportedFileSchema),
}
