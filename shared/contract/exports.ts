import { z } from 'zod'
import { csvFormSchema } from '../models/csv-form.ts'
import { anyResultsFilterSchema } from '../models/results-filter.ts'
import { procedure } from './base.ts'

/** A file to hand to the person; the page or the desktop saves it where they choose. */
const exportedFileSchema = z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() })
export type ExportedFile = z.infer<typeof exportedFileSchema>

/** Files to take away. Every one says that the answers are synthetic, and practice where they are. */
export const exportsContract = {
  /**
   * The answers of a run as CSV. `respondents`: one row a persona, one column an item. `long`: one row an answer.
   * `counts`: one row a response option with its count, base and percentage. Each holds what `filter` lets through and
   * says so; the search narrows the answers, not the counts.
   */
  resultsCsv: procedure
    .input(
      z.object({
        runId: z.string(),
        layout: z.enum(['respondents', 'long', 'counts']),
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
