import { emptyFocusDraft, type FocusSession } from '../../shared/models/focus.ts'

/** A focus group that has not been sent; `patch` replaces fields. */
export function aFocusSession(id: string, patch: Partial<FocusSession> = {}): FocusSession {
  return {
    id,
    draft: emptyFocusDraft(),
    revision: 1,
    state: 'draft',
    activity: 'idle',
    connectionId: null,
    connectionName: null,
    practice: false,
    remoteId: null,
    mark: null,
    unsent: false,
    profiles: [],
    roundsRun: null,
    requests: 0,
    askingSince: null,
    unsaved: false,
    problem: null,
    createdAt: 0,
    updatedAt: 0,
    ...patch,
  }
}
