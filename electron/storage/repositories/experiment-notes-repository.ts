import { experimentNotesSchema } from '../../../shared/models/experiment-notes.ts'
import type { Database } from '../database/database.ts'
import type { RowReader } from '../database/row-reader.ts'
import type { ExperimentNotesRepository } from '../storage.ts'
import { revisedDocuments } from './revised-document.ts'

/** The notes that a person adds to an experiment. */
export function experimentNotesRepository(database: Database, reader: RowReader): ExperimentNotesRepository {
  const stored = revisedDocuments(database, reader, {
    ...{ table: 'experiment_notes', column: 'experiment_id', owners: 'experiments' },
    ...{ schema: experimentNotesSchema, subject: 'experiment_notes' },
  })
  return {
    get(id) {
      const found = stored.get(id)
      if (!found) return null
      const { document: notes, ...revised } = found
      return { notes, ...revised }
    },
    save: stored.save,
  }
}
