import type { Page } from '@playwright/test'

/**
 * Loads the page anew and holds back a file of it, as a busy disk does; returns how to let it come. `file` is a part of its
 * address, in which `*` stands for anything. What the caller then expects to see tells that the page is there again.
 *
 * The browser is asked for this file alone: a route of Playwright's is told of every request and gives up the browser's cache,
 * so that the page loads at several times the cost.
 */
export async function holdFile(page: Page, file: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${file}*` }] })
  await page.reload()
  // What is held goes on when nobody holds it any more.
  return () => void session.detach()
}
