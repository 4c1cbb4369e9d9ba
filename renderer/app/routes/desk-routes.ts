import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts } from '../../lib/i18n.ts'
import { root } from './root.ts'

/** The tabs beside the payload on the reading desk. */
type DeskTab = 'needs' | 'words' | 'recipe'

export const runDesk = createRoute({
  getParentRoute: () => root,
  path: '/desk/run/$runId',
  /** `tab`: the tab shown beside the payload. */
  validateSearch: ({ tab }): { tab?: DeskTab } =>
    tab === 'needs' || tab === 'words' || tab === 'recipe' ? { tab } : {},
  loader: () => loadTexts('answers', 'desk', 'results'),
  component: lazyRouteComponent(() => import('../../features/reading-desk/desk-page.tsx'), 'RunDeskPage'),
})

export const earlierReadings = createRoute({
  getParentRoute: () => root,
  path: '/desk/run/$runId/readings',
  loader: () => loadTexts('answers', 'desk', 'results'),
  component: lazyRouteComponent(
    () => import('../../features/reading-desk/earlier/earlier-readings-page.tsx'),
    'EarlierReadingsPage',
  ),
})

export const sessionDesk = createRoute({
  getParentRoute: () => root,
  path: '/desk/session/$sessionId',
  loader: () => loadTexts('answers', 'desk', 'results'),
  component: lazyRouteComponent(() => import('../../features/reading-desk/desk-page.tsx'), 'SessionDeskPage'),
})

export const connectionRecipe = createRoute({
  getParentRoute: () => root,
  path: '/desk/connection/$connectionId',
  loader: () => loadTexts('answers', 'desk', 'results'),
  component: lazyRouteComponent(
    () => import('../../features/reading-desk/connection-recipe-page.tsx'),
    'ConnectionRecipePage',
  ),
})

export const operationDesk = createRoute({
  getParentRoute: () => root,
  path: '/desk/connection/$connectionId/$operation',
  loader: () => loadTexts('answers', 'desk', 'results'),
  component: lazyRouteComponent(
    () => import('../../features/reading-desk/desk-page.tsx'),
    'OperationDeskPage',
  ),
})
