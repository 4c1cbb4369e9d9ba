import { runAnnotationsSchema } from '../../../shared/models/annotations.ts'
import type { Database } from '../database/database.ts'
import type { RowReader } from '../database/row-reader.ts'
import type { AnnotationRepository } from '../storage.ts'
import { revisedDocuments } from './revised-document.ts'

/** The annotations that a person adds to the results of a run. */
export function annotationRepository(database: Database, reader: RowReader): AnnotationRepository {
  const stored = revisedDocuments(database, reader, {
    ...{ table: 'run_annotations', column: 'run_id', owners: 'runs' },
    ...{ schema: runAnnotationsSchema, subject: 'annotations' },
  })
  return {
    get(id) {
      const found = stored.get(id)
      if (!found) return null
      const { document: annotations, ...revised } = found
      return { annotations, ...revised }
    },
    save: stored.save,
  }
}
