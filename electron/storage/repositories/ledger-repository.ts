import { mendLedgerSchema } from '../../../shared/ledger/ledger.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Database } from '../database/database.ts'
import { parseDocument, type RowReader } from '../database/row-reader.ts'
import type { LedgerRepository } from '../storage.ts'

/** What a person writes into the revision logs of surveys. */
export function ledgerRepository(database: Database, reader: RowReader): LedgerRepository {
  return {
    get(surveyId) {
      const row = database.get(
        'SELECT revision, saved_at, document FROM mend_ledgers WHERE survey_id = ?',
        surveyId,
      )
      if (!row) return null
      return {
        ledger: reader.one(mendLedgerSchema, 'ledger', surveyId, parseDocument(row.document)),
        revision: Number(row.revision),
        savedAt: Number(row.saved_at),
      }
    },

    save(surveyId, revision, ledger, now) {
      const sound = mendLedgerSchema.parse(ledger)
      return database.transaction(() => {
        if (!database.get('SELECT 1 FROM surveys WHERE id = ?', surveyId)) throw new SondeError('MISSING')
        const row = database.get('SELECT revision FROM mend_ledgers WHERE survey_id = ?', surveyId)
        const stored = Number(row?.revision ?? 0)
        if (stored !== revision) return null
        database.run(
          `INSERT INTO mend_ledgers (survey_id, revision, saved_at, document) VALUES (?, ?, ?, ?)
           ON CONFLICT (survey_id) DO UPDATE SET revision = excluded.revision, saved_at = excluded.saved_at,
             document = excluded.document`,
          surveyId,
          stored + 1,
          now,
          JSON.stringify(sound),
        )
        return stored + 1
      })
    },
  }
}
