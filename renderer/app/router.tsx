import { createHashHistory, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { api } from '../lib/api.ts'
import { queryClient } from '../lib/query-client.ts'
import { Loading } from '../ui/loading.tsx'
import { RouteFailed } from './route-failed.tsx'
import * as deskRoutes from './routes/desk-routes.ts'
import { root } from './routes/root.ts'
import * as runRoutes from './routes/run-routes.ts'
import * as settingsRoutes from './routes/settings-routes.ts'
import * as surveyRoutes from './routes/survey-routes.ts'

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const settings = await queryClient.ensureQueryData(api.app.settings.queryOptions()).catch(() => null)
    throw redirect({ to: settings?.welcomed === false ? '/welcome' : '/surveys', replace: true })
  },
})

/** Every screen by its address. Addresses come after "#", so that both hosts serve a single file. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    surveyRoutes.welcome,
    surveyRoutes.surveys,
    surveyRoutes.survey,
    surveyRoutes.versions,
    surveyRoutes.ledger,
    surveyRoutes.revise,
    runRoutes.runs,
    runRoutes.results,
    runRoutes.compared,
    runRoutes.experiments,
    runRoutes.experiment,
    runRoutes.focus,
    runRoutes.focusCompare,
    runRoutes.focusSession,
    deskRoutes.runDesk,
    deskRoutes.earlierReadings,
    deskRoutes.sessionDesk,
    deskRoutes.connectionRecipe,
    deskRoutes.operationDesk,
    settingsRoutes.account,
    settingsRoutes.connections,
    settingsRoutes.serviceAnswers,
    settingsRoutes.practice,
    settingsRoutes.settings,
    settingsRoutes.restored,
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
