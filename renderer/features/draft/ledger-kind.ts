import type { MendLedger } from '../../../shared/ledger/ledger.ts'
import { client } from '../../lib/api.ts'
import { ledgerForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'

/** Prefix that distinguishes the kept copy of a ledger from that of its survey. */
const OF = 'ledger-of-'

/** The id of the draft that holds what a person writes into the ledger of a survey. */
export function ledgerDraftId(surveyId: string): string {
  return OF + surveyId
}

/** The survey of a ledger draft. */
export function surveyOfLedger(id: string): string {
  return id.slice(OF.length)
}

/** The kind of draft that holds what a person writes about the items of a survey. Its id is made by `ledgerDraftId`. */
export const ledgerKind: DraftKind<MendLedger> = {
  ...ledgerForm,
  open: async (id) => {
    const { ledger, revision, history, savedAt } = await client.ledger.words({ surveyId: surveyOfLedger(id) })
    return { id, draft: ledger, revision, history, updatedAt: savedAt }
  },
  save: (id, ledger, revision) => client.ledger.save({ surveyId: surveyOfLedger(id), ledger, revision }),
  onSaved: () => undefined,
}
