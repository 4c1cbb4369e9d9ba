import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '../../lib/i18n.ts'
import { root } from './root.ts'
import { readItem } from './search-params.ts'

export const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  loader: () => loadTexts('welcome'),
  component: lazyRouteComponent(() => import('../../features/welcome/welcome-page.tsx'), 'WelcomePage'),
})

export const surveys = createRoute({
  getParentRoute: () => root,
  path: '/surveys',
  /** `import`: opens the dialog that imports a survey. */
  validateSearch: (search): { import?: boolean } => (search.import === true ? { import: true } : {}),
  loader: () => loadTexts('exchange', 'surveys', 'templates'),
  component: lazyRouteComponent(() => import('../../features/surveys/surveys-page.tsx'), 'SurveysPage'),
})

export const survey = createRoute({
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
  component: lazyRouteComponent(() => import('../../features/builder/builder-page.tsx'), 'BuilderPage'),
})

export const versions = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/versions',
  /**
   * `version` is shown, compared with `with`; without `with`, compared with the present draft or, where that has the
   * same text, with the neighbouring version.
   */
  validateSearch: ({ version, with: other }): { version?: string; with?: string } => ({
    ...(typeof version === 'string' && { version }),
    ...(typeof other === 'string' && { with: other }),
  }),
  loader: () => loadTexts('builder', 'draft', 'experiments', 'versions', 'wording'),
  component: lazyRouteComponent(() => import('../../features/versions/versions-page.tsx'), 'VersionsPage'),
})

export const ledger = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/ledger',
  loader: () => loadTexts('diagnosis', 'draft', 'ledger', 'probes', 'versions', 'wording'),
  component: lazyRouteComponent(() => import('../../features/ledger/ledger-page.tsx'), 'LedgerPage'),
})

export const revise = createRoute({
  getParentRoute: () => root,
  path: '/surveys/$surveyId/revise/$runId',
  /** `fix`: opens the item itself instead of offering the choice between the draft and the version. */
  validateSearch: ({ item, fix }): { item?: string; fix?: true } => ({
    ...readItem({ item }),
    ...(fix === true && { fix }),
  }),
  loader: () => loadTexts('builder', 'draft', 'experiments', 'versions', 'wording'),
  component: lazyRouteComponent(() => import('../../features/versions/revise-page.tsx'), 'RevisePage'),
})
