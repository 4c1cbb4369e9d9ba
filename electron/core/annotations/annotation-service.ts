import { saysNothing } from '../../../shared/annotations/carry-over.ts'
import {
  emptyAnnotations,
  type RunAnnotations,
  type StoredAnnotations,
} from '../../../shared/models/annotations.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'

interface SaveInput {
  runId: string
  revision: number
  annotations: RunAnnotations
}

/** The annotations of an earlier run, with the draft that it asked. */
interface EarlierAnnotations {
  run: Pick<Run, 'id' | 'versionNumber' | 'createdAt'>
  draft: SurveyDraft
  annotations: RunAnnotations
}

/** The annotations that a person adds to the results of a run. */
export interface AnnotationService {
  /** Throws MISSING where there is no such run. */
  get(runId: string): StoredAnnotations
  /** The annotations of the newest earlier run of the same survey that has any; null where there is none. */
  earlier(runId: string): EarlierAnnotations | null
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
    earlier(runId) {
      const run = storage.runs.get(runId)
      if (!run) return null
      const runs = storage.runs.list({ surveyId: run.surveyId })
      const before = runs.slice(runs.findIndex(({ id }) => id === runId) + 1)
      for (const { id, versionId, versionNumber, createdAt, practice } of before) {
        if (practice !== run.practice) continue
        const annotations = storage.annotations.get(id)?.annotations
        const version = annotations && !saysNothing(annotations) ? storage.surveys.version(versionId) : null
        if (!annotations || !version) continue
        return { run: { id, versionNumber, createdAt }, draft: version.draft, annotations }
      }
      return null
    },
    save({ runId, revision, annotations }) {
      const savedAt = clock.now()
      const saved = storage.annotations.save(runId, revision, annotations, savedAt)
      if (saved === null) throw new SondeError('CONFLICT')
      return { revision: saved, savedAt }
    },
  }
}
