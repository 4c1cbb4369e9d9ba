import { onTestFinished } from 'vitest'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'

/** An editing session for the annotations of a run, saved in memory only; `said` returns the current annotations. */
export function anAnnotationSession(document: RunAnnotations = emptyAnnotations()) {
  const disk = { document, revision: 0 }
  const session = createDraftSession({ id: 'run-1', draft: document, revision: 0, updatedAt: 0 }, null, {
    async save(saved, revision) {
      disk.document = saved
      disk.revision = revision + 1
      return { kind: 'saved', revision: disk.revision, savedAt: Date.now() }
    },
    load: async () => disk,
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => session.leave())
  return { session, disk, said: () => session.getState().history.present }
}
