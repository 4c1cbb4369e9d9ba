import {
  type ExperimentNotes,
  emptyExperimentNotes,
  type StoredExperimentNotes,
} from '../../../shared/models/experiment-notes.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

interface SaveInput {
  id: string
  revision: number
  notes: ExperimentNotes
}

/** The notes that a person adds to an experiment. */
export interface ExperimentNotesService {
  /** Throws MISSING where there is no such experiment. */
  get(id: string): StoredExperimentNotes
  /** Throws CONFLICT for a revision that is not the stored one. */
  save(input: SaveInput): Pick<StoredExperimentNotes, 'revision' | 'savedAt'>
}

export function createExperimentNotesService({
  clock,
  storage,
}: Pick<CorePorts, 'clock' | 'storage'>): ExperimentNotesService {
  return {
    get(id) {
      const stored = storage.experimentNotes.get(id)
      if (!stored && !storage.experiments.get(id)) throw new SondeError('MISSING')
      const none = { notes: emptyExperimentNotes(), revision: 0, savedAt: 0 }
      return { ...(stored ?? none), history: storage.history() }
    },
    save({ id, revision, notes }) {
      const savedAt = clock.now()
      const saved = storage.experimentNotes.save(id, revision, notes, savedAt)
      if (saved === null) throw new SondeError('CONFLICT')
      return { revision: saved, savedAt }
    },
  }
}
