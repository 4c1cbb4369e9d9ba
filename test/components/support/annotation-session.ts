import { onTestFinished } from 'vitest'
import { createDraftSession, type DraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'

/** What a person says of a run, and what of it is stored. */
interface SaidOfRun {
  session: DraftSession<RunAnnotations>
  disk: { document: RunAnnotations; revision: number }
}

/** A session of annotations over a disk of the test's own. */
export function annotationSession(): SaidOfRun {
  const disk = { document: emptyAnnotations(), revision: 0 }
  const session = createDraftSession({ id: 'run-1', draft: disk.document, revision: 0, updatedAt: 0 }, null, {
    async save(document, revision) {
      disk.document = document
      disk.revision = revision + 1
      return { kind: 'saved', revision: disk.revision, savedAt: Date.now() }
    },
    load: async () => disk,
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => session.leave())
  return { session, disk }
}
