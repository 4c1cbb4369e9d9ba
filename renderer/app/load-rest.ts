import { loadTexts } from '../lib/i18n.ts'
import type { router } from './router.tsx'

/** After the first screen has settled. Milliseconds. */
const LOAD_AFTER = 3_000

/** Fetches the command palette's code. */
export const loadPalette = () => import('./command-palette.tsx')

/**
 * Fetches every screen in the background once the first one stands: from then on no step waits for a file, and a host
 * that went away takes no screen with it. What fails now is tried again when it is needed.
 */
export function loadRestLater(page: typeof router): void {
  setTimeout(() => {
    const screens = Object.values(page.routesById).map((route) => page.loadRouteChunk(route))
    void Promise.allSettled([
      ...screens,
      loadPalette(),
      loadTexts(
        'account',
        'builder',
        'connections',
        'exchange',
        'focus',
        'personas',
        'practice',
        'results',
        'runs',
        'settings',
        'surveys',
        'wording',
      ),
    ])
  }, LOAD_AFTER)
}
