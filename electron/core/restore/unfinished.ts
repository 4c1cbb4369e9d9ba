import type { FocusSession } from '../../../shared/models/focus.ts'
import type { HeldItem } from '../../../shared/models/held.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'

/** Whether Sonde would go on with a run on its own: create, launch or follow it, or fetch its answers. */
export function isUnfinishedRun(run: Run): boolean {
  return isUnderWay(run.state) || run.results === 'waiting'
}

/** Whether a request for a focus group was under way. */
export function isUnfinishedSession({ state, activity, askingSince }: FocusSession): boolean {
  return state === 'creating' || activity !== 'idle' || askingSince !== null
}

/** A run as a row in the list of unfinished work. */
export function runItem(run: Run): HeldItem {
  return {
    kind: 'run',
    id: run.id,
    title: run.title,
    version: run.versionNumber,
    connectionName: run.connectionName,
    practice: run.practice,
    createdAt: run.createdAt,
  }
}

/** A focus group as a row in the list of unfinished work. */
export function sessionItem(session: FocusSession): HeldItem {
  return {
    kind: 'focus',
    id: session.id,
    title: session.draft.title.trim(),
    version: null,
    connectionName: session.connectionName ?? '',
    practice: session.practice,
    createdAt: session.createdAt,
  }
}
