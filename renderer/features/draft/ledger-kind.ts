import type { MendLedger } from '../../../shared/models/ledger.ts'
import { client } from '../../lib/api.ts'
import { ledgerForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'

/** Sets what the page keeps of the ledger apart from what it keeps of the survey itself. */
const OF = 'ledger-of-'

/** The id of the draft in which a person writes into the ledger of a survey. */
export function ledgerDraftId(surveyId: string): string {
  return OF + surveyId
}

/** The survey of such a draft. */
export function surveyOfLedger(id: string): string {
  return id.slice(OF.length)
}

/** What a person writes about the items of a survey; the id is made of the survey's. */
export const ledgerKind: DraftKind<MendLedger> = {
  ...ledgerForm,
  open: async (id) => {
    const { ledger, revision, history, savedAt } = await client.ledger.words({ surveyId: surveyOfLedger(id) })
    return { id, draft: ledger, revision, history, updatedAt: savedAt }
  },
  save: (id, ledger, revision) => client.ledger.save({ surveyId: surveyOfLedger(id), ledger, revision }),
  onSaved: () => undefined,
}
