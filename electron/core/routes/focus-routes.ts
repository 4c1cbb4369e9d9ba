import type { CodedGroups } from '../../../shared/models/coded-group.ts'
import type { FocusService } from '../focus/focus-service.ts'
import type { TranscriptNotesService } from '../focus/transcript-notes-service.ts'
import type { Procedures } from './procedures.ts'

/** The services that these routes call. */
export interface FocusRouteParts {
  focus: FocusService
  transcriptNotes: TranscriptNotesService
  codedGroups: () => CodedGroups
}

/** The procedures for focus groups and the person's notes on them, one line each. */
export function focusRoutes(os: Procedures, { focus, transcriptNotes, codedGroups }: FocusRouteParts) {
  return {
    focus: {
      list: os.focus.list.handler(({ input }) => focus.list(input)),
      get: os.focus.get.handler(({ input }) => focus.get(input.id)),
      createDraft: os.focus.createDraft.handler(({ input }) => focus.createDraft(input.draft)),
      saveDraft: os.focus.saveDraft.handler(({ input }) => focus.saveDraft(input)),
      create: os.focus.create.handler(({ input }) => focus.create(input)),
      decide: os.focus.decide.handler(({ input }) => focus.decide(input.id, input.remoteId)),
      candidates: os.focus.candidates.handler(({ input }) => focus.candidates(input.id)),
      nextRound: os.focus.nextRound.handler(({ input }) => focus.nextRound(input.id)),
      runToEnd: os.focus.runToEnd.handler(({ input }) => focus.runToEnd(input.id)),
      pause: os.focus.pause.handler(({ input }) => focus.pause(input.id)),
      watch: os.focus.watch.handler(({ input, signal }) => focus.watch(input, signal)),
      watchAll: os.focus.watchAll.handler(({ signal }) => focus.watchAll(signal)),
      received: os.focus.received.handler(({ input }) => focus.received(input.id)),
      snapshots: os.focus.snapshots.handler(({ input }) => focus.snapshots(input.id)),
      snapshot: os.focus.snapshot.handler(({ input }) => ({ text: focus.snapshot(input.snapshotId) })),
      removeRemote: os.focus.removeRemote.handler(({ input }) => focus.removeRemote(input.id)),
      remove: os.focus.remove.handler(({ input }) => focus.remove(input.id)),
      restore: os.focus.restore.handler(({ input }) => focus.restore(input.id)),
    },
    transcriptNotes: {
      get: os.transcriptNotes.get.handler(({ input }) => transcriptNotes.get(input.id)),
      save: os.transcriptNotes.save.handler(({ input }) => transcriptNotes.save(input)),
      watch: os.transcriptNotes.watch.handler(({ input, signal }) => transcriptNotes.watch(input.id, signal)),
      codebooks: os.transcriptNotes.codebooks.handler(({ input }) => transcriptNotes.codebooks(input.id)),
      groups: os.transcriptNotes.groups.handler(() => codedGroups()),
    },
  }
}
