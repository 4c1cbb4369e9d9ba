import type { Locator } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { WITH_URBAN_MOBILITY } from './pages/beginnings.ts'
import { openSurvey } from './pages/draft.ts'
import { launchButton, openPreflight } from './pages/launch.ts'

test.use({ beginning: WITH_URBAN_MOBILITY, viewport: { width: 1024, height: 520 } })

/** Whether two elements overlap on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('Both have to be on the screen.')
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  return !apart
}

test(
  'a notification covers neither a dialog’s buttons nor the foot of the screen',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await page.getByRole('button', { name: 'Actions for Urban mobility' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const told = page.getByRole('alert').filter({ hasText: 'was duplicated' })
    await expect(told).toBeVisible()
    // The notification stays while the pointer is over it.
    await told.hover()
    await expect.poll(() => overlap(told, page.getByRole('main'))).toBe(false)

    await openSurvey(page, 'urban')
    await openPreflight(page)
    await told.hover()
    await expect.poll(() => overlap(told, launchButton(page))).toBe(false)
  },
)
