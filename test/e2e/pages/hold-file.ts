import type { Page } from '@playwright/test'

/**
 * Reloads the page and holds back one of its files, as a slow disk would; returns a function that lets the file
 * through. `file` is a part of its address, in which `*` stands for anything. It does not wait for the page: the caller
 * waits for something that shows it has loaded.
 *
 * It intercepts this one file by CDP. A route of Playwright's would intercept every request and switch off the
 * browser's cache, which makes the load several times slower.
 */
export async function holdFile(page: Page, file: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${file}*` }] })
  await page.reload()
  // Detaching the session also continues the held request.
  return () => void session.detach()
}
