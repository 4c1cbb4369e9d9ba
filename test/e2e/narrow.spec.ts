import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { lookForFaults } from '../support/screens/look-for-faults.ts'
import { box, openSurvey } from './pages/draft.ts'
import { newGroup } from './pages/focus.ts'
import { LETTERED } from './pages/items.ts'
import { screenTitle } from './pages/navigate.ts'

/** Pixels by which the window itself can be scrolled; 0 is right, since only panes may scroll. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

test.use({ beginning: LETTERED })

test(
  'in a small window the frame stays put, and at 200 % nothing is cut',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await page.setViewportSize({ width: 800, height: 600 })
    await openSurvey(page, 'items-5')

    await test.step('age ranges do not push the frame away', async () => {
      await page.getByRole('button', { name: 'Add an age range' }).click()
      await expect(box(page, 'Age range 1')).toBeFocused()
      await page.keyboard.type('18-34')
      await expect(box(page, 'Age range 1')).toHaveValue('18-34')
      await expect.poll(() => overflow(page)).toBe(0)
      await expect(page.getByRole('button', { name: 'Launch…' })).toBeInViewport()
    })

    await test.step('at 200 % the survey has the whole width, and F6 comes to what opens its outline', async () => {
      await page.setViewportSize({ width: 640, height: 400 })
      await box(page, 'Title').click()
      await expect.poll(() => lookForFaults(page)).toEqual([])
      await page.keyboard.press('Shift+F6')
      await expect(page.getByRole('button', { name: 'Outline' })).toBeFocused()
    })

    await test.step('a group is chosen from the list, which then makes room', async () => {
      await newGroup(page, 'Bikes')
      await newGroup(page, 'Trains')
      await page.getByRole('button', { name: 'Groups', exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: /Bikes/ }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(screenTitle(page, 'Bikes')).toBeVisible()
      await expect.poll(() => lookForFaults(page)).toEqual([])
    })
  },
)
