import { mendLedgerSchema } from '../../../shared/ledger/ledger.ts'
import type { Database } from '../database/database.ts'
import type { RowReader } from '../database/row-reader.ts'
import type { LedgerRepository } from '../storage.ts'
import { revisedDocuments } from './revised-document.ts'

/** What a person writes into the revision logs of surveys. */
export function ledgerRepository(database: Database, reader: RowReader): LedgerRepository {
  const stored = revisedDocuments(database, reader, {
    ...{ table: 'mend_ledgers', column: 'survey_id', owners: 'surveys' },
    ...{ schema: mendLedgerSchema, subject: 'ledger' },
  })
  return {
    get(id) {
      const found = stored.get(id)
      if (!found) return null
      const { document: ledger, ...revised } = found
      return { ledger, ...revised }
    },
    save: stored.save,
  }
}
