import i18next from 'i18next'
import { client } from '../lib/api.ts'
import { tellDone } from './tell-done.tsx'

/** Session storage key that is read by the reloaded page. */
const RESTORED = 'sonde-restored'

/**
 * Reloads the page after another store has replaced the present one, since all the page shows is out of date. If
 * something is held, the screen that shows it opens; otherwise the new page says that the restore was done.
 */
export async function startOver(): Promise<void> {
  const held = await client.restore.held().catch(() => null)
  if (held) window.location.hash = '#/restored'
  else remember()
  window.location.reload()
  // Never resolves: until the reload, a button that waits for this must not be pressed again.
  await new Promise(() => undefined)
}

/** Says, in a page that `startOver` has reloaded, that the backup was restored. */
export function tellRestored(): void {
  if (wasRestored()) tellDone(i18next.t('shell:notices.restored'))
}

// Without storage the message is not shown, and nothing is lost.
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
