import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useEffect, useRef } from 'react'
import type { ConnectionStatus } from '../../shared/models/connection.ts'
import type { Run } from '../../shared/models/run.ts'
import { api, client, useLineState } from '../lib/api.ts'
import { createDebounce } from '../lib/debounce.ts'
import { putRun } from '../lib/put-run.ts'
import { queryClient } from '../lib/query-client.ts'
import { answersChanged } from '../lib/run-results.ts'
import { statusesKey } from '../lib/use-connections.ts'
import { useLive } from '../lib/use-live.ts'
import { wakeWhenOnline } from '../lib/wake-when-online.ts'
import { isOpen, phaseOf } from '../ui/runs/phase.ts'
import { Spoken } from '../ui/spoken.tsx'

/**
 * Keeps the cache up to date with what the core reports without being asked: reach and call budget of the connections,
 * and every run. Screens read the cache (`runs.list`, `runs.get`, `useConnectionStatus`) and are rendered again.
 */
export function Feeds() {
  const cache = useQueryClient()
  const seen = useRef(new Map<string, Run>())
  const lineState = useLineState()
  useEffect(() => wakeWhenOnline(window, () => client.app.wake()), [])

  useLive<ConnectionStatus[]>(
    'connections',
    (signal) => client.connections.watch(undefined, { signal }),
    (statuses) => cache.setQueryData(statusesKey, statuses),
  )

  useLive<Run>(
    'runs',
    (signal) => client.runs.watch(undefined, { signal }),
    (run) => {
      const before = seen.current.get(run.id)
      seen.current.set(run.id, run)
      putRun(cache, run)
      if (before?.state !== run.state) {
        void cache.invalidateQueries({ queryKey: api.surveys.list.key() })
        if (!before) void cache.invalidateQueries({ queryKey: api.runs.list.key() })
      }
      if (run.unsaved !== (before?.unsaved ?? false) || run.strays.length > (before?.strays.length ?? 0))
        void cache.invalidateQueries({ queryKey: api.app.alerts.key() })
      if (run.experiment) followExperiment(cache, run, before)
      // An experiment has many runs, so that the end of each is shown on its page only.
      else if (before && goesOnByItself(before) && !goesOnByItself(run)) tellEnd(run)
      void cache.invalidateQueries({ queryKey: api.runs.payloads.key({ input: { id: run.id } }) })
      if (before && before.results !== run.results) answersChanged(cache, run.id)
    },
  )

  useLive<string>(
    'readings',
    (signal) => client.runs.watchReadings(undefined, { signal }),
    (runId) => answersChanged(cache, runId),
  )

  const wasDown = useRef(false)
  useEffect(() => {
    if (lineState !== 'connected') {
      wasDown.current = true
      return
    }
    if (!wasDown.current) return
    wasDown.current = false
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== statusesKey })
  }, [lineState, cache])

  return null
}

function goesOnByItself(run: Run): boolean {
  return isOpen(run) && run.state !== 'unknown'
}

/** Milliseconds between two requests for the list of experiments while many runs change their state. */
const BETWEEN_LISTS = 1_000

/** Requests the list of experiments once for all changes of state within that time. */
const listAgain = createDebounce(
  () => void queryClient.invalidateQueries({ queryKey: api.experiments.list.key() }),
  BETWEEN_LISTS,
  BETWEEN_LISTS,
)

/** Puts the new state of a run into its cached experiment, and has the experiment's counts and answers loaded again. */
function followExperiment(cache: QueryClient, run: Run, before: Run | undefined): void {
  const { experiments } = api
  const input = { id: run.experiment?.id ?? '' }
  cache.setQueryData(
    experiments.get.queryKey({ input }),
    (followed) =>
      followed && {
        ...followed,
        runStates: followed.runStates.map((known) => (known.id === run.id ? run : known)),
      },
  )
  if (before?.state === run.state && before.results === run.results) return
  // A request sent before this change may be answered after it, and would put the old state back: so load again.
  void cache.invalidateQueries({ queryKey: experiments.get.key({ input }) })
  listAgain.call()
  void cache.invalidateQueries({ queryKey: experiments.evidence.key({ input }) })
}

/**
 * Notifies on the page that a run has ended or needs a decision. The host shows the operating system's notification.
 */
function tellEnd(run: Run): void {
  if (run.state === 'stopped') return
  const phase = phaseOf(run)
  notifications.show({
    color: phase === 'done' ? 'teal' : 'red',
    title: (
      <Spoken words={() => i18next.t('shell:runEnded', { state: i18next.t(`runs:phase.${phase}.label`) })} />
    ),
    message: (
      <>
        {run.title}{' '}
        <Anchor renderRoot={(props) => <Link to="/runs/$runId" params={{ runId: run.id }} {...props} />}>
          <Spoken
            words={() => i18next.t(run.results === 'stored' ? 'shell:openResults' : 'shell:notices.seeRun')}
          />
        </Anchor>
      </>
    ),
    closeButtonProps: { 'aria-label': i18next.t('common:actions.close') },
  })
}
