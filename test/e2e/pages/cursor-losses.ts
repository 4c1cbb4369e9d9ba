import type { Locator } from '@playwright/test'

/**
 * Counts how often a change of the list's rows leaves no element with the focus, so that the next key would be lost.
 */
export async function countCursorLosses(list: Locator): Promise<() => Promise<number>> {
  const losses = await list.evaluateHandle((rows) => {
    const count = { losses: 0 }
    new MutationObserver(() => {
      if (document.activeElement === document.body) count.losses += 1
    }).observe(rows, { childList: true, subtree: true })
    return count
  })
  return () => losses.evaluate((count) => count.losses)
}
