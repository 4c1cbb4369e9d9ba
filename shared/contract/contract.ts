import type { ContractRouterClient } from '@orpc/contract'
import { accountContract } from './account.ts'
import { annotationsContract } from './annotations.ts'
import { appContract } from './app.ts'
import { connectionsContract } from './connections.ts'
import { exchangeContract } from './exchange.ts'
import { experimentNotesContract } from './experiment-notes.ts'
import { experimentsContract } from './experiments.ts'
import { exportsContract } from './exports.ts'
import { focusContract } from './focus.ts'
import { itemBankContract } from './item-bank.ts'
import { ledgerContract } from './ledger.ts'
import { practiceContract } from './practice.ts'
import { readingDeskContract, readingsContract, recipesContract } from './reading-desk.ts'
import { restoreContract } from './restore.ts'
import { runsContract } from './runs.ts'
import { searchContract } from './search.ts'
import { serviceAnswersContract } from './service-answers.ts'
import { surveysContract } from './surveys.ts'
import { transcriptNotesContract } from './transcript-notes.ts'
import { versionsContract } from './versions.ts'

/** All that the page can ask of the privileged side. */
export const contract = {
  app: appContract,
  connections: connectionsContract,
  surveys: surveysContract,
  versions: versionsContract,
  itemBank: itemBankContract,
  restore: restoreContract,
  runs: runsContract,
  annotations: annotationsContract,
  experiments: experimentsContract,
  ledger: ledgerContract,
  experimentNotes: experimentNotesContract,
  transcriptNotes: transcriptNotesContract,
  focus: focusContract,
  account: accountContract,
  exports: exportsContract,
  exchange: exchangeContract,
  practice: practiceContract,
  search: searchContract,
  readingDesk: readingDeskContract,
  recipes: recipesContract,
  readings: readingsContract,
  serviceAnswers: serviceAnswersContract,
}

/** The contract as the page sees it. */
export type SondeClient = ContractRouterClient<typeof contract>
