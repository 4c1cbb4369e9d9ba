import type { RegisteredRouter } from '@tanstack/react-router'
import { loadAllTexts, loadTexts } from '../lib/i18n.ts'

/** Milliseconds from the first rendering until the other screens are loaded, so that the first one comes first. */
const LOAD_AFTER = 3_000

/** Fetches the command palette's code, and the texts of its commands that are named after other screens. */
export async function loadPalette() {
  const [code] = await Promise.all([import('./command-palette.tsx'), loadTexts('connections', 'settings')])
  return code
}

/** Fetches the code of the list of keyboard shortcuts. */
export const loadShortcuts = () => import('../features/shortcuts/shortcuts-dialog.tsx')

/**
 * Fetches the library as soon as the first screen is drawn, since people come back to it most. If this fails, it is
 * fetched again when it is needed.
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
 * Fetches the code of all other screens in the background once the first one is shown: later steps then need not wait
 * for a file, and they work even when the host is gone. What could not be fetched is tried again when it is needed.
 */
export function loadRestLater(page: RegisteredRouter): void {
  setTimeout(() => {
    const screens = Object.values(page.routesById).map((route) => page.loadRouteChunk(route))
    void Promise.allSettled([...screens, loadPalette(), loadShortcuts(), loadAllTexts()])
  }, LOAD_AFTER)
}
