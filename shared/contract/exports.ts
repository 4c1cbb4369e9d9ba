import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { codingFileSchema } from '../models/coding-file.ts'
import { crossVariableSchema, MOST_BREAKDOWNS } from '../models/cross-variable.ts'
import { csvFormSchema } from '../models/csv-form.ts'
import { anyResultsFilterSchema } from '../models/results-filter.ts'
import { resultsFileSchema, resultsLayoutSchema } from '../models/results-layout.ts'
import { procedure } from './base.ts'

/** A file to hand to the person; the page or the desktop saves it where they choose. */
const exportedFileSchema = z.object({ fileName: z.string(), mediaType: z.string(), text: z.string() })
export type ExportedFile = z.infer<typeof exportedFileSchema>

/** A file of a transcript. Codes and other names of speakers are left out of it where they cannot be read. */
const exportedTranscriptSchema = exportedFileSchema.extend({ withoutNotes: z.boolean() })
export type ExportedTranscript = z.infer<typeof exportedTranscriptSchema>

/** The same for any content, as the base64 of its bytes. */
const exportedBytesSchema = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })
export type ExportedBytes = z.infer<typeof exportedBytesSchema>

const exportedTranscriptBytesSchema = exportedBytesSchema.extend({ withoutNotes: z.boolean() })
export type ExportedTranscriptBytes = z.infer<typeof exportedTranscriptBytesSchema>

/** A file of results, and what is cut in it, since its format does not take it whole. */
const exportedResultsSchema = exportedBytesSchema.extend({
  cut: z.object({
    /** How many variables have a label that was cut, their own or one of a value. */
    labels: z.number().int(),
    /** How many answers were cut. */
    texts: z.number().int(),
  }),
})
export type ExportedResults = z.infer<typeof exportedResultsSchema>

/** What is told while a file of results is made: how many steps are done, and last the file. */
const resultsFileEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number().int(), total: z.number().int() }),
  exportedResultsSchema.extend({ kind: z.literal('file') }),
])
export type ResultsFileEvent = z.infer<typeof resultsFileEventSchema>

/** Files for the person. Each says that its answers are synthetic and, for practice data, that they are practice. */
export const exportsContract = {
  /**
   * The answers of a run as CSV, in one of the layouts (`RESULTS_LAYOUTS`). The file holds what `filter` lets through
   * and says so; the filter's search words only narrow layouts that list answers (see `searchNarrows`).
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
  /** All that `filter` lets through, in one file. The call can be cancelled until the file is there. */
  resultsFile: procedure
    .input(
      z.object({
        runId: z.string(),
        file: resultsFileSchema,
        language: z.enum(['fr', 'en']),
        filter: anyResultsFilterSchema,
        /** What a workbook breaks all items down by, one after the other; none for no such sheet. */
        by: z.array(crossVariableSchema).max(MOST_BREAKDOWNS).readonly().default([]),
      }),
    )
    .output(eventIterator(resultsFileEventSchema)),
  transcriptText: procedure
    .input(z.object({ sessionId: z.string(), language: z.enum(['fr', 'en']) }))
    .output(exportedTranscriptSchema),
  /** A row for each turn. */
  transcriptCsv: procedure
    .input(z.object({ sessionId: z.string(), language: z.enum(['fr', 'en']), form: csvFormSchema }))
    .output(exportedTranscriptSchema),
  /** The same to read and print, as a Word document. */
  transcriptWord: procedure
    .input(z.object({ sessionId: z.string(), language: z.enum(['fr', 'en']) }))
    .output(exportedTranscriptBytesSchema),
  /** The codes and passages of a transcript as they are stored; MISSING where there are none for such a file. */
  transcriptCoding: procedure
    .input(
      z.object({
        sessionId: z.string(),
        file: codingFileSchema,
        language: z.enum(['fr', 'en']),
        form: csvFormSchema,
      }),
    )
    .output(exportedBytesSchema),
}
