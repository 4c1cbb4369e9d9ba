import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '../../lib/i18n.ts'
import { root } from './root.ts'

export const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  loader: () => loadTexts('account', 'answers'),
  component: lazyRouteComponent(() => import('../../features/account/account-page.tsx'), 'AccountPage'),
})

export const connections = createRoute({
  getParentRoute: () => root,
  path: '/connections',
  /** `add`: opens the form for a new connection. */
  validateSearch: (search): { add?: boolean } => (search.add === true ? { add: true } : {}),
  loader: () => loadTexts('answers', 'connections'),
  component: lazyRouteComponent(
    () => import('../../features/connections/connections-page.tsx'),
    'ConnectionsPage',
  ),
})

export const serviceAnswers = createRoute({
  getParentRoute: () => root,
  path: '/connections/$connectionId/answers',
  loader: () => loadTexts('answers', 'connections'),
  component: lazyRouteComponent(
    () => import('../../features/service-answers/service-answers-page.tsx'),
    'ServiceAnswersPage',
  ),
})

export const practice = createRoute({
  getParentRoute: () => root,
  path: '/practice',
  loader: () => loadTexts('practice'),
  component: lazyRouteComponent(() => import('../../features/practice/practice-page.tsx'), 'PracticePage'),
})

export const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  loader: () => loadTexts('settings', 'wording'),
  component: lazyRouteComponent(() => import('../../features/settings/settings-page.tsx'), 'SettingsPage'),
})

export const restored = createRoute({
  getParentRoute: () => root,
  path: '/restored',
  loader: () => loadTexts('restore'),
  component: lazyRouteComponent(() => import('../../features/restore/restored-page.tsx'), 'RestoredPage'),
})
