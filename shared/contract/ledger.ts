import { z } from 'zod'
import { ledgerMatterSchema, mendLedgerSchema, storedLedgerSchema } from '../ledger/ledger.ts'
import { procedure } from './base.ts'

const survey = z.object({ surveyId: z.string() })

/**
 * The revision log of a survey: what was found, tried, moved and decided for each item. Nothing here calls the service.
 */
export const ledgerContract = {
  /** All that is stored about the items of a survey. MISSING where there is no such survey. */
  get: procedure.input(survey).output(ledgerMatterSchema),
  /** What the person wrote; nothing, at revision 0, before the first save. MISSING where there is no such survey. */
  words: procedure.input(survey).output(storedLedgerSchema),
  /**
   * Stores what the person wrote if `revision` is the stored one; CONFLICT where another window stored something newer.
   */
  save: procedure
    .input(survey.extend({ revision: z.number().int(), ledger: mendLedgerSchema }))
    .output(storedLedgerSchema.pick({ revision: true, savedAt: true })),
}
