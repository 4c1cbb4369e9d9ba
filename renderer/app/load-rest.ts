import type { RegisteredRouter } from '@tanstack/react-router'
import { loadAllTexts, loadTexts } from '../lib/i18n.ts'

/** After the first screen has settled. Milliseconds. */
const LOAD_AFTER = 3_000

/** Fetches the command palette's code. */
export const loadPalette = () => import('./command-palette.tsx')

/** Fetches the code of the list of keys. */
export const loadShortcuts = () => import('../features/shortcuts/shortcuts-dialog.tsx')

/**
 * Fetches the library as soon as the first screen is drawn: it is what a person comes back to. What fails now is tried
 * again when it is needed.
 */
export function loadLibraryNext(page: RegisteredRouter): void {
  const stop = page.subscribe('onRendered', () => {
    stop()
    void Promise.allSettled([
      page.loadRouteChunk(page.routesByPath['/surveys']),
      loadTexts('exchange', 'surveys', 'templates'),
    ])
  })
}

/**
 * Fetches every screen in the background once the first one stands: from then on no step waits for a file, and a host
 * that went away takes no screen with it. What fails now is tried again when it is needed.
 */
export function loadRestLater(page: RegisteredRouter): void {
  setTimeout(() => {
    const screens = Object.values(page.routesById).map((route) => page.loadRouteChunk(route))
    void Promise.allSettled([...screens, loadPalette(), loadShortcuts(), loadAllTexts()])
  }, LOAD_AFTER)
}
