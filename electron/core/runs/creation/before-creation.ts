import type { Problem } from '../../../../shared/models/problem.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'
import { surveyStatusOf } from '../../../service/reading/read-status.ts'
import type { CallOptions, ServiceClient } from '../../../service/service-api.ts'
import { type ListLook, readList } from '../../lost-creation/read-list.ts'
import type { CorePorts } from '../../ports.ts'
import type { RunStore } from '../run-store.ts'
import { type ListProofs, rowPrint, timeAgrees } from './list-proof.ts'

/** No harmless call is made before a creation if the service has replied within this time. Milliseconds. */
const HEARD_RECENTLY = 30_000
/** How often a failed look at the service's list puts off a creation; after that the creation is sent without it. */
const MOST_KNOCKS = 2

interface BeforeParts {
  clock: CorePorts['clock']
  store: RunStore
  proofs: ListProofs
  client: (run: Run) => ServiceClient
}

/**
 * Prepares for the case that the reply to a creation is lost. Before the creation, a harmless call shows that the
 * service can be reached and what its clock says. Where no list proof was made lately, Sonde also reads the service's
 * list before and after.
 */
export interface CreationWatch {
  /** Notes the service's clock as a reply gave it, in milliseconds since 1970; null where the reply gave none. */
  heard(connectionId: string, date: number | null): void
  /** Notes whether the reply to a creation contained the id of the new survey. */
  answered(connectionId: string, tellsId: boolean): void
  /** The service's clock as last heard; null where no reply has given it since Sonde was started. */
  lastHeard(connectionId: string): number | null
  /** Whether the problem of a look puts off the creation; if not, the creation is sent all the same. */
  mustWait(problem: Problem, connectionId: string): boolean
  /** To be called before a creation is sent. Returns the problem for which it must wait; null where it may be sent. */
  prepare(run: Run, signal: AbortSignal): Promise<Problem | null>
  /** To be called when a creation has its reply and is not launched yet. Never rejects. */
  prove(runId: string, signal: AbortSignal): Promise<void>
}

export function createCreationWatch({ clock, store, proofs, client }: BeforeParts): CreationWatch {
  const clocks = new Map<string, { date: number | null; at: number }>()
  const knocks = new Map<string, number>()
  /**
   * What the list showed before a creation, to be compared with the list after it: the service's clock, the number of
   * pages and the account. By connection.
   */
  const proving = new Map<string, Pick<ListLook, 'pages' | 'account'> & { heard: number | null }>()

  function heard(connectionId: string, date: number | null): void {
    clocks.set(connectionId, { date, at: clock.now() })
    knocks.delete(connectionId)
  }

  function lastHeard(connectionId: string): number | null {
    return clocks.get(connectionId)?.date ?? null
  }

  async function lookBefore(run: Run, options: CallOptions): Promise<void> {
    const { connectionId } = run
    const look = await readList(async (page, onAccount) => {
      const listed = await client(run).listSurveys(page, { ...options, onAccount })
      heard(connectionId, listed.date)
      return listed
    })
    if (look.complete) {
      proofs.keepBefore(connectionId, look)
      const { pages, account } = look
      proving.set(connectionId, { heard: lastHeard(connectionId), pages, account })
    } else proofs.keep(connectionId, { shown: false, timesAgree: false }, look)
  }

  function wasHeardRecently(connectionId: string): boolean {
    const silence = clock.now() - (clocks.get(connectionId)?.at ?? Number.NEGATIVE_INFINITY)
    return silence >= 0 && silence < HEARD_RECENTLY
  }

  /** Network problems are waited out. Any other problem is left for the creation itself to report. */
  function mustWait({ unsent, code, cause }: Problem, connectionId: string): boolean {
    if (unsent || code === 'BUSY' || code === 'NO_KEY' || code === 'SECRETS' || cause === 'offline')
      return true
    const count = (knocks.get(connectionId) ?? 0) + 1
    knocks.set(connectionId, count)
    const isOfTheWay = code === 'UNREACHABLE' || code === 'TIMED_OUT' || code === 'CUT_ANSWER'
    return count <= MOST_KNOCKS && (isOfTheWay || code === 'SERVICE_FAILED')
  }

  return {
    heard,
    lastHeard,
    mustWait,

    answered(connectionId, tellsId) {
      try {
        proofs.keepAnswer(connectionId, tellsId)
      } catch {
        // The disk refuses it. At worst the person is asked about the next creation.
      }
    },

    async prepare(run, signal) {
      const { connectionId } = run
      const options: CallOptions = { priority: 'launch', tellsBusy: true, signal }
      proving.delete(connectionId)
      try {
        if (proofs.isDue(connectionId)) await lookBefore(run, options)
        else if (!wasHeardRecently(connectionId))
          heard(connectionId, (await client(run).listSurveys({ limit: 1, offset: 0 }, options)).date)
        return null
      } catch (error) {
        const problem = toProblem(error)
        return mustWait(problem, connectionId) ? problem : null
      }
    },

    async prove(runId, signal) {
      const run = store.get(runId)
      const { connectionId, remoteId, account } = run
      const before = proving.get(connectionId)
      if (before === undefined || !proving.delete(connectionId)) return
      const answered = lastHeard(connectionId)
      try {
        const look = await readList(
          (page, onAccount) => client(run).listSurveys(page, { priority: 'launch', signal, onAccount }),
          (rows) => rows.some(({ id }) => id === remoteId),
        )
        // A list that hides drafts shows a survey once it is launched, so from then on the list proves nothing.
        if (store.get(runId).state !== 'created') return
        if (before.account !== account || look.account !== account) return
        const row = look.records.find(({ id }) => id === remoteId)
        const word = surveyStatusOf(row?.status ?? null)
        // A row with nothing but an id does not show that the list contains what was created.
        const shown = row !== undefined && rowPrint(row) !== null && (word === 'draft' || word === 'other')
        const timesAgree = shown && timeAgrees(row, before.heard, answered)
        proofs.keep(connectionId, { shown, timesAgree }, before)
      } catch {
        // Nothing was learned: the next creation tries again.
      }
    },
  }
}
