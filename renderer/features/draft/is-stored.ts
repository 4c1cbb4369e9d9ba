import { annotationsKind } from './annotations-kind.ts'
import type { DraftKind, DraftKindName } from './draft-kind.ts'
import { experimentKind } from './experiment-kind.ts'
import { experimentNotesKind } from './experiment-notes-kind.ts'
import { focusKind } from './focus-kind.ts'
import { isSame } from './judge-kept.ts'
import { readKeptDraft, type UnsavedDraft } from './kept-draft.ts'
import { ledgerKind } from './ledger-kind.ts'
import { surveyKind } from './survey-kind.ts'
import { transcriptNotesKind } from './transcript-notes-kind.ts'

const CHECKS: Record<DraftKindName, (storage: Storage, id: string) => Promise<boolean>> = {
  survey: checkOf(surveyKind),
  focus: checkOf(focusKind),
  annotations: checkOf(annotationsKind),
  experiment: checkOf(experimentKind),
  experiment_notes: checkOf(experimentNotesKind),
  transcript_notes: checkOf(transcriptNotesKind),
  ledger: checkOf(ledgerKind),
}

/**
 * Whether Sonde has stored the text of a kept copy after all: a page that is closed sends its last text without waiting
 * for the answer. False where that cannot be found out.
 */
export function isStored({ kind, id }: UnsavedDraft, storage: Storage): Promise<boolean> {
  return CHECKS[kind](storage, id).catch(() => false)
}

function checkOf<T extends object>(kind: DraftKind<T>) {
  return async (storage: Storage, id: string) => {
    const kept = readKeptDraft(storage, kind, id)
    return kept !== null && isSame(kept.history.present, (await kind.open(id)).draft)
  }
}
