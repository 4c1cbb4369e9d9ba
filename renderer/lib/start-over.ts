import { client } from './api.ts'

/**
 * Loads the page anew, once another store is below it: nothing it shows is true any more. Where something is held, the
 * screen that shows it comes first.
 */
export async function startOver(): Promise<void> {
  const held = await client.restore.held().catch(() => null)
  if (held) window.location.hash = '#/restored'
  window.location.reload()
  // The page goes on for a moment: a button that waits for this must not be pressed again meanwhile.
  await new Promise(() => undefined)
}
