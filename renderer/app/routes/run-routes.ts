import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { FilterGroups } from '../../../shared/models/results-filter.ts'
import { api } from '../../lib/api.ts'
import { loadTexts } from '../../lib/i18n.ts'
import { queryClient } from '../../lib/query-client.ts'
import { runResults } from '../../lib/run-results.ts'
import { root } from './root.ts'
import { readBeside, readCodes, readCompared, readFilter, readFind, readItem } from './search-params.ts'

/**
 * Requests a run's results while the page's code is still being loaded. The page requests them again and shows any
 * error.
 */
async function fetchResults(id: string): Promise<void> {
  const run = await queryClient.fetchQuery(api.runs.get.queryOptions({ input: { id } })).catch(() => null)
  if (run?.results === 'stored') await queryClient.prefetchQuery(runResults(id))
}

export const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  loader: () => loadTexts('runs'),
  component: lazyRouteComponent(() => import('../../features/runs/runs-page.tsx'), 'RunsPage'),
})

export const results = createRoute({
  getParentRoute: () => root,
  path: '/runs/$runId',
  /**
   * `item`: id of the item at which the results open; `persona`: position of the persona whose answer to it is shown;
   * `find`: words to find in that answer; `filter`: the filter on personas.
   */
  validateSearch: ({
    item,
    persona,
    find,
    filter,
  }): { item?: string; persona?: number; find?: string; filter?: FilterGroups } => ({
    ...readItem({ item }),
    ...readFilter(filter),
    ...(typeof persona === 'number' && { persona }),
    ...readFind({ find }),
  }),
  loader: ({ params: { runId: id }, preload }) => {
    // Not when the pointer merely passes over a link to the run: results may be large.
    if (!preload) void fetchResults(id)
    return loadTexts(
      'again',
      'calibration',
      'carry',
      'compared',
      'diagnosis',
      'draft',
      'drawn',
      'experiments',
      'launch',
      'personas',
      'places',
      'planted',
      'practice',
      'reading',
      'report',
      'results',
      'runs',
      'tags',
      'views',
      'wording',
    )
  },
  component: lazyRouteComponent(() => import('../../features/results/results-page.tsx'), 'ResultsPage'),
})

export const compared = createRoute({
  getParentRoute: () => root,
  path: '/runs/$runId/compare',
  validateSearch: readBeside,
  loader: ({ params: { runId: id }, preload }) => {
    if (!preload) void fetchResults(id)
    return loadTexts('compared', 'diagnosis', 'results', 'runs', 'versions', 'views')
  },
  component: lazyRouteComponent(
    () => import('../../features/results/compared/compared-page.tsx'),
    'ComparedPage',
  ),
})

export const experiments = createRoute({
  getParentRoute: () => root,
  path: '/experiments',
  loader: () => loadTexts('calibration', 'experiments'),
  component: lazyRouteComponent(
    () => import('../../features/experiments/experiments-page.tsx'),
    'ExperimentsPage',
  ),
})

export const experiment = createRoute({
  getParentRoute: () => root,
  path: '/experiments/$experimentId',
  loader: ({ params: { experimentId: id } }) => {
    // Requested while the page's code is still being loaded. The page requests them again and shows any error.
    void queryClient.prefetchQuery(api.experiments.get.queryOptions({ input: { id } }))
    void queryClient.prefetchQuery(api.experiments.evidence.queryOptions({ input: { id } }))
    return loadTexts(
      'audience',
      'builder',
      'calibration',
      'diagnosis',
      'draft',
      'experiments',
      'launch',
      'personas',
      'probes',
      'runs',
      'verdict',
      'wording',
    )
  },
  component: lazyRouteComponent(
    () => import('../../features/experiments/experiment-page.tsx'),
    'ExperimentPage',
  ),
})

export const focus = createRoute({
  getParentRoute: () => root,
  path: '/focus',
  loader: () => loadTexts('counts', 'draft', 'focus', 'personas'),
  component: lazyRouteComponent(() => import('../../features/focus/focus-page.tsx'), 'FocusPage'),
})

export const focusSession = createRoute({
  getParentRoute: () => root,
  path: '/focus/$sessionId',
  /** `find`: the transcript opens at the first turn that has these words; `codes`: it shows only turns with them. */
  validateSearch: (search): { find?: string; codes?: string[] } => ({
    ...readFind(search),
    ...readCodes(search),
  }),
  loader: () =>
    loadTexts(
      'audience',
      'books',
      'codebook',
      'coding',
      'counts',
      'draft',
      'focus',
      'personas',
      'results',
      'tags',
      'wording',
    ),
  component: lazyRouteComponent(
    () => import('../../features/focus/focus-session-page.tsx'),
    'FocusSessionPage',
  ),
})

export const focusCompare = createRoute({
  getParentRoute: () => root,
  path: '/focus/compare',
  validateSearch: readCompared,
  loader: () => loadTexts('counts', 'focus'),
  component: lazyRouteComponent(() => import('../../features/focus/compare/compare-page.tsx'), 'ComparePage'),
})
