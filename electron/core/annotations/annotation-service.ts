import {
  emptyAnnotations,
  type RunAnnotations,
  type StoredAnnotations,
} from '../../../shared/models/annotations.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

interface SaveInput {
  runId: string
  revision: number
  annotations: RunAnnotations
}

/** What a person adds to the results of a run. */
export interface AnnotationService {
  /** Throws MISSING where there is no such run. */
  get(runId: string): StoredAnnotations
  /** Throws CONFLICT for a revision that is not the stored one. */
  save(input: SaveInput): Pick<StoredAnnotations, 'revision' | 'savedAt'>
}

export function createAnnotationService({
  clock,
  storage,
}: Pick<CorePorts, 'clock' | 'storage'>): AnnotationService {
  return {
    get(runId) {
      const stored = storage.annotations.get(runId)
      if (!stored && !storage.runs.get(runId)) throw new SondeError('MISSING')
      const none = { annotations: emptyAnnotations(), revision: 0, savedAt: 0 }
      return { ...(stored ?? none), history: storage.history() }
    },
    save({ runId, revision, annotations }) {
      const savedAt = clock.now()
      const saved = storage.annotations.save(runId, revision, annotations, savedAt)
      if (saved === null) throw new SondeError('CONFLICT')
      return { revision: saved, savedAt }
    },
  }
}
