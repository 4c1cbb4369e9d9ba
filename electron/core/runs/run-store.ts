import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { keepUnread, type UnreadOf } from './keep-unread.ts'

/** Runs on disk; every change is stored first and told second. */
export interface RunStore {
  get(id: string): Run
  list(filter: { surveyId?: string; limit?: number; underWay?: boolean }): Run[]
  insert(run: Run): Run
  /** Stores the run with `patch` applied, then tells everybody. */
  change(id: string, patch: Partial<Run>): Run
  keepPayload(runId: string, kind: string, text: string): string
  /** Returns what keeps, for a call, an answer that cannot be read. */
  unread(runId: string, asked: UnreadOf): (text: string) => void
}

export function createRunStore(ports: CorePorts, hub: Hub): RunStore {
  const { storage, clock, newId, log } = ports
  function get(id: string): Run {
    const run = storage.runs.get(id)
    if (!run) throw new SondeError('MISSING')
    return run
  }
  return {
    get,
    list: (filter) => storage.runs.list(filter),
    insert: (run) => {
      storage.runs.insert(run)
      hub.publish('run', run)
      return run
    },
    change: (id, patch) => {
      const before = get(id)
      const run = { ...before, ...patch }
      storage.runs.save(run)
      if (run.state !== before.state || run.results !== before.results)
        log.info('run.state', { run: id, state: run.state, results: run.results })
      hub.publish('run', run)
      return run
    },
    keepPayload: (runId, kind, text) =>
      storage.payloads.add({ id: newId(), subjectId: runId, kind, text, receivedAt: clock.now() }),
    unread: (runId, asked) => (text) => keepUnread(ports, runId, asked, text),
  }
}
