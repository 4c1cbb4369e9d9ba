import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Violations that keep somebody out. */
const GRAVE = ['serious', 'critical']

/**
 * What axe finds on the page that keeps somebody out, a line each; all that it finds with `all`. Electron opens no second page, in
 * which axe would otherwise finish: hence its legacy mode, the same in both hosts.
 */
export async function violations(page: Page, { all = false } = {}): Promise<string[]> {
  // A colour on its way to another is nobody's: what fades is waited for.
  await expect.poll(() => page.evaluate(isMoving)).toBe(false)
  // Brought into the page once: it is half a megabyte, which takes the page longer to read than to be looked at.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => all || GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

/** Whether something on the page fades or moves that comes to an end; runs in the page. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}

/** Shows the page in light or dark, without motion. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached()
}

/** As `violations`, in every scheme where the engine is tried whole, which is Chromium, and in light alone in Electron. */
export async function violationsInSchemes(
  page: Page,
  host: 'browser' | 'desktop',
  { all = false } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const scheme of host === 'browser' ? (['light', 'dark'] as const) : (['light'] as const)) {
    await showIn(page, scheme)
    found.push(...(await violations(page, { all })).map((line) => `${scheme}: ${line}`))
  }
  return found
}
