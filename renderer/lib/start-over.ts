import i18next from 'i18next'
import { tellDone } from '../ui/tell-done.tsx'
import { client } from './api.ts'

/** Outlives the loading of the page, and nothing else. */
const RESTORED = 'sonde-restored'

/**
 * Loads the page anew, once another store is below it: nothing it shows is true any more. Where something is held, the
 * screen that shows it comes first; where nothing is, the new page says that it was done.
 */
export async function startOver(): Promise<void> {
  const held = await client.restore.held().catch(() => null)
  if (held) window.location.hash = '#/restored'
  else remember()
  window.location.reload()
  // The page goes on for a moment: a button that waits for this must not be pressed again meanwhile.
  await new Promise(() => undefined)
}

/** Says, in a page that `startOver` has loaded, that the backup was restored. */
export function tellRestored(): void {
  if (wasRestored()) tellDone(i18next.t('shell:notices.restored'))
}

// A browser may have no storage for the page: then it is not said, and nothing is lost.
function remember(): void {
  try {
    sessionStorage.setItem(RESTORED, '')
  } catch {}
}

function wasRestored(): boolean {
  try {
    const restored = sessionStorage.getItem(RESTORED) !== null
    sessionStorage.removeItem(RESTORED)
    return restored
  } catch {
    return false
  }
}
