import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { type FilterGroups, filterGroupsSchema } from '../../shared/models/results-filter.ts'
import { api } from '../lib/api.ts'
import { loadTexts } from '../lib/i18n.ts'
import { queryClient } from '../lib/query-client.ts'
import { Loading } from '../ui/loading.tsx'
import { NotFound } from './not-found.tsx'
import { RouteFailed } from './route-failed.tsx'
import { Shell } from './shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const settings = await queryClient.ensureQueryData(api.app.settings.queryOptions()).catch(() => null)
    throw redirect({ to: settings?.welcomed === false ? '/welcome' : '/surveys', replace: true })
  },
})
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  loader: () => loadTexts('welcome'),
  component: lazyRouteComponent(() => import('../features/welcome/welcome-page.tsx'), 'WelcomePage'),
})
const surveys = createRoute({
  getParentRoute: () => root,
  path: '/surveys',
  /** `import`: opens the dialog that imports a survey. */
  validateSearch: (search): { import?: boolean } => (search.import === true ? { import: true } : {}),
  loader: () => loadTexts('exchange', 'surveys', 'templates'),
  component: lazyRouteComponent(() => import('../features/surveys/surveys-page.tsx'), 'SurveysPage'),
})
const survey = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId',
  validateSearch: readItem,
  loader: () =>
    loadTexts(
      'audience',
      'bank',
      'builder',
      'diagnosis',
      'draft',
      'exchange',
      'experiments',
      'launch',
      'personas',
      'preview',
      'seen',
      'surveys',
      'templates',
      'versions',
      'wording',
    ),
  component: lazyRouteComponent(() => import('../features/builder/builder-page.tsx'), 'BuilderPage'),
})
const versions = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/versions',
  /** `version` is shown, compared with `with`; without it with the present draft or, where that is alike, its neighbour. */
  validateSearch: ({ version, with: other }): { version?: string; with?: string } => ({
    ...(typeof version === 'string' && { version }),
    ...(typeof other === 'string' && { with: other }),
  }),
  loader: () => loadTexts('builder', 'draft', 'experiments', 'versions'),
  component: lazyRouteComponent(() => import('../features/versions/versions-page.tsx'), 'VersionsPage'),
})
const ledger = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/ledger',
  loader: () => loadTexts('diagnosis', 'draft', 'ledger', 'probes', 'versions', 'wording'),
  component: lazyRouteComponent(() => import('../features/ledger/ledger-page.tsx'), 'LedgerPage'),
})
const revise = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/revise/$runId',
  /** `fix`: the item itself is wanted, not the choice between the draft and the version. */
  validateSearch: ({ item, fix }): { item?: string; fix?: true } => ({
    ...readItem({ item }),
    ...(fix === true && { fix }),
  }),
  loader: () => loadTexts('builder', 'draft', 'experiments', 'versions'),
  component: lazyRouteComponent(() => import('../features/versions/revise-page.tsx'), 'RevisePage'),
})
const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  loader: () => loadTexts('runs'),
  component: lazyRouteComponent(() => import('../features/runs/runs-page.tsx'), 'RunsPage'),
})
const results = createRoute({
  getParentRoute: () => root,
  path: '/runs/$runId',
  /**
   * `item`: the item that the results open at, by its id; `persona`: whose answer to it, by its position; `find`: its words;
   * `filter`: the personas that count.
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
  loader: () =>
    loadTexts(
      'again',
      'calibration',
      'carry',
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
      'results',
      'runs',
      'tags',
      'views',
      'wording',
    ),
  component: lazyRouteComponent(() => import('../features/results/results-page.tsx'), 'ResultsPage'),
})
const experiments = createRoute({
  getParentRoute: () => root,
  path: '/experiments',
  loader: () => loadTexts('calibration', 'experiments'),
  component: lazyRouteComponent(
    () => import('../features/experiments/experiments-page.tsx'),
    'ExperimentsPage',
  ),
})
const experiment = createRoute({
  getParentRoute: () => root,
  path: '/experiments/$experimentId',
  loader: () =>
    loadTexts(
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
    ),
  component: lazyRouteComponent(
    () => import('../features/experiments/experiment-page.tsx'),
    'ExperimentPage',
  ),
})
const focus = createRoute({
  getParentRoute: () => root,
  path: '/focus',
  loader: () => loadTexts('draft', 'focus', 'personas'),
  component: lazyRouteComponent(() => import('../features/focus/focus-page.tsx'), 'FocusPage'),
})
const focusSession = createRoute({
  getParentRoute: () => root,
  path: '/focus/$sessionId',
  /** `find`: the transcript opens at the first turn that has these words. */
  validateSearch: readFind,
  loader: () => loadTexts('audience', 'draft', 'focus', 'personas', 'results', 'wording'),
  component: lazyRouteComponent(() => import('../features/focus/focus-session-page.tsx'), 'FocusSessionPage'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  loader: () => loadTexts('account'),
  component: lazyRouteComponent(() => import('../features/account/account-page.tsx'), 'AccountPage'),
})
const connections = createRoute({
  getParentRoute: () => root,
  path: '/connections',
  /** `add`: opens the form for a new connection. */
  validateSearch: (search): { add?: boolean } => (search.add === true ? { add: true } : {}),
  loader: () => loadTexts('connections'),
  component: lazyRouteComponent(
    () => import('../features/connections/connections-page.tsx'),
    'ConnectionsPage',
  ),
})
const serviceAnswers = createRoute({
  getParentRoute: () => root,
  path: '/connections/$connectionId/answers',
  loader: () => loadTexts('answers', 'connections'),
  component: lazyRouteComponent(
    () => import('../features/service-answers/service-answers-page.tsx'),
    'ServiceAnswersPage',
  ),
})
const runDesk = createRoute({
  getParentRoute: () => root,
  path: '/desk/run/$runId',
  /** `tab`: what is in view beside the payload. */
  validateSearch: ({ tab }): { tab?: DeskTab } =>
    tab === 'needs' || tab === 'words' || tab === 'recipe' ? { tab } : {},
  loader: () => loadTexts('desk', 'results'),
  component: lazyRouteComponent(() => import('../features/reading-desk/desk-page.tsx'), 'RunDeskPage'),
})
const sessionDesk = createRoute({
  getParentRoute: () => root,
  path: '/desk/session/$sessionId',
  loader: () => loadTexts('desk', 'results'),
  component: lazyRouteComponent(() => import('../features/reading-desk/desk-page.tsx'), 'SessionDeskPage'),
})
const connectionRecipe = createRoute({
  getParentRoute: () => root,
  path: '/desk/connection/$connectionId',
  loader: () => loadTexts('desk', 'results'),
  component: lazyRouteComponent(
    () => import('../features/reading-desk/connection-recipe-page.tsx'),
    'ConnectionRecipePage',
  ),
})
const operationDesk = createRoute({
  getParentRoute: () => root,
  path: '/desk/connection/$connectionId/$operation',
  loader: () => loadTexts('desk', 'results'),
  component: lazyRouteComponent(() => import('../features/reading-desk/desk-page.tsx'), 'OperationDeskPage'),
})
const practice = createRoute({
  getParentRoute: () => root,
  path: '/practice',
  loader: () => loadTexts('practice'),
  component: lazyRouteComponent(() => import('../features/practice/practice-page.tsx'), 'PracticePage'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  loader: () => loadTexts('settings'),
  component: lazyRouteComponent(() => import('../features/settings/settings-page.tsx'), 'SettingsPage'),
})

const restored = createRoute({
  getParentRoute: () => root,
  path: '/restored',
  loader: () => loadTexts('restore'),
  component: lazyRouteComponent(() => import('../features/restore/restored-page.tsx'), 'RestoredPage'),
})

/** What stands beside the payload on the reading desk. */
type DeskTab = 'needs' | 'words' | 'recipe'

/** `item`: the item of the survey that the builder opens at, by its id. */
function readItem({ item }: Record<string, unknown>): { item?: string } {
  return typeof item === 'string' ? { item } : {}
}

/** A filter that is none, as of an address cut short, filters nothing. */
function readFilter(filter: unknown): { filter?: FilterGroups } {
  const { data } = filterGroupsSchema.safeParse(filter)
  return data && data.length > 0 ? { filter: data } : {}
}

/** `find`: words that a search found on the screen that it led to. */
function readFind({ find }: Record<string, unknown>): { find?: string } {
  return typeof find === 'string' && find !== '' ? { find } : {}
}

/** Every screen by its address; addresses stand behind "#", so that both hosts serve one file. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    welcome,
    surveys,
    survey,
    versions,
    ledger,
    revise,
    runs,
    results,
    experiments,
    experiment,
    focus,
    focusSession,
    account,
    connections,
    serviceAnswers,
    runDesk,
    sessionDesk,
    connectionRecipe,
    operationDesk,
    practice,
    settings,
    restored,
  ]),
  history: createHashHistory(),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 60_000,
  defaultPendingComponent: Loading,
  defaultPendingMs: 300,
  defaultErrorComponent: RouteFailed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
