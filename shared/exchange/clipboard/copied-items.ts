import { z } from 'zod'
import { type Dismissal, dismissalSchema, type Question, questionSchema } from '../../models/draft.ts'
import { ImportRefusal } from '../import-result.ts'
import { objectOf, readJson } from '../json/read-json.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import { createReadingMeter } from '../reading-meter.ts'
import { listToFirstFault } from '../sonde-file/list-to-first-fault.ts'
import { isDraftTooLarge } from '../sonde-file/sonde-file-size.ts'

/** The clipboard type of Sonde's own form; other programs use the text that is copied with it (docs/decisions/024). */
export const COPIED_ITEMS_TYPE = 'application/x-sonde-items'

const FORMAT = 'sonde-items'
/** To be increased when a reader of the previous version would misread the form. */
const FORMAT_VERSION = 1

/** Copied items, complete, with the wording findings that were dismissed in them. */
export interface CopiedItems {
  questions: Question[]
  /** They refer to the items by their ids in `questions`. */
  dismissals: Dismissal[]
}

const copiedItemsSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  questions: listToFirstFault(questionSchema),
  dismissals: listToFirstFault(dismissalSchema),
})

/** Writes Sonde's own form, which preserves everything of an item. */
export function writeCopiedItems({ questions, dismissals }: CopiedItems): string {
  return JSON.stringify({ format: FORMAT, formatVersion: FORMAT_VERSION, questions, dismissals })
}

/**
 * Reads Sonde's own form. Since any program can put anything on the clipboard, the limits of an import apply. Throws
 * `newer_sonde`, `sonde_broken`, or the refusal of the limit that is exceeded.
 */
export function readCopiedItems(text: string): CopiedItems {
  if (text.length > IMPORT_LIMITS.fileBytes) throw new ImportRefusal('too_large')
  const meter = createReadingMeter({})
  const form = objectOf(readJson(text, meter).value)
  if (form.format === FORMAT && Number(form.formatVersion) > FORMAT_VERSION)
    throw new ImportRefusal('newer_sonde')
  if (isDraftTooLarge(form, meter)) throw new ImportRefusal('sonde_too_large')
  const read = copiedItemsSchema.safeParse(form)
  if (!read.success) throw new ImportRefusal('sonde_broken', { cause: read.error })
  const { questions, dismissals } = read.data
  return { questions, dismissals }
}
