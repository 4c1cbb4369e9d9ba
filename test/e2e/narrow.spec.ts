import type { Locator, Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { lookForFaults } from '../support/screens/look-for-faults.ts'
import { box, newSurvey } from './pages/draft.ts'
import { newGroup } from './pages/focus.ts'
import { screenTitle } from './pages/navigate.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Checks and preview' })

const placeOf = (part: Locator) => part.boundingBox()

/** Pixels by which the window itself can be scrolled; 0 is right, since only panes may scroll. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

test(
  'in a small window the cursor goes where a remark leads, and the frame stays put',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await page.setViewportSize({ width: 800, height: 600 })
    await newSurvey(page, 'Urban mobility')
    for (const number of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Add a single-choice item' }).click()
      await box(page, `Stem of item ${number}`).fill('How do you usually get to work?')
      await box(page, `Option 1 of item ${number}`).fill('On foot')
    }

    await test.step('from the list of what is missing to its field', async () => {
      await box(page, 'Title').click()
      await page.getByRole('button', { name: 'Checks and preview' }).click()
      await drawer(page).getByRole('button', { name: 'Item 2' }).first().click()
      await expect(drawer(page)).toBeHidden()
      await expect(
        page.locator('[data-field^="option:"], [data-field^="stem:"]').and(page.locator(':focus')),
      ).toBeVisible()
    })

    await test.step('closed by a key, it leaves the cursor where it was opened', async () => {
      await page.getByRole('button', { name: 'Checks and preview' }).click()
      await expect(drawer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Checks and preview' })).toBeFocused()
    })

    await test.step('age ranges do not push the frame away', async () => {
      await page.getByRole('button', { name: 'Add an age range' }).click()
      await expect(box(page, 'Age range 1')).toBeFocused()
      await page.keyboard.type('18-34')
      await expect(box(page, 'Age range 1')).toHaveValue('18-34')
      await expect.poll(() => overflow(page)).toBe(0)
      await expect(page.getByRole('button', { name: 'Launch…' })).toBeInViewport()
    })
  },
)

test(
  'in a narrow window the checks stand beside the items, and cover none',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await newSurvey(page, 'Urban mobility')
    await page.getByRole('button', { name: 'Add a single-choice item' }).click()
    await box(page, 'Stem of item 1').fill('How do you usually get to work?')
    const checks = page.getByRole('region', { name: 'Checks and preview' })
    await expect(checks).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const [side, stem] = await Promise.all([checks, box(page, 'Stem of item 1')].map(placeOf))
      expect(side?.x).toBeGreaterThanOrEqual((stem?.x ?? 0) + (stem?.width ?? 0))
      // Wide enough to read a line of the item.
      expect(stem?.width).toBeGreaterThan(240)
    }).toPass()
  },
)

test(
  'at 200 % the page has the whole width, and what stood beside it opens over it and goes by itself',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await newSurvey(page, 'Urban mobility')
    for (const number of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Add a single-choice item' }).click()
      await box(page, `Stem of item ${number}`).fill(`How do you get to work on day ${number}?`)
    }
    await expect.poll(() => lookForFaults(page)).toEqual([])

    await test.step('the outline is at hand wherever one has scrolled to, and leads to an item', async () => {
      await page.getByRole('button', { name: 'Outline' }).click()
      const outline = page.getByRole('dialog', { name: 'Outline' })
      await outline.getByText('How do you get to work on day 1?').click()
      await expect(outline).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'Stem of item 1' })).toBeInViewport()
    })

    await test.step('what the checker says of an item stands below the item, and moves nothing', async () => {
      await box(page, 'Stem of item 2').fill('Don’t you think that buses are useful?')
      await box(page, 'Option 1 of item 2').fill('Yes')
      const below = page.getByRole('region', { name: 'Wording of item 2' })
      await expect(below.getByText('Leading')).toBeVisible()
      await expect(async () => {
        const [option, finding] = await Promise.all([box(page, 'Option 1 of item 2'), below].map(placeOf))
        expect(finding?.y).toBeGreaterThanOrEqual((option?.y ?? 0) + (option?.height ?? 0))
      }).toPass()
      await box(page, 'Stem of item 1').click()
      await expect(below.getByText('Leading')).toBeAttached()
      await expect.poll(() => lookForFaults(page)).toEqual([])
      await below.getByRole('button', { name: 'Dismiss…' }).click()
      await below.getByRole('textbox').fill('Asked so on purpose')
      await below.getByRole('button', { name: 'Dismiss', exact: true }).click()
      await expect(below.getByText('Leading')).toHaveCount(0)
      await expect(box(page, 'Stem of item 2')).toBeFocused()
    })

    await test.step('F6 comes to what opens the outline too', async () => {
      await box(page, 'Title').click()
      await page.keyboard.press('Shift+F6')
      await expect(page.getByRole('button', { name: 'Outline' })).toBeFocused()
    })

    await test.step('what was opened over the page does not come back by itself in another window', async () => {
      const checks = page.getByRole('dialog', { name: 'Checks and preview' })
      await page.getByRole('button', { name: 'Checks and preview' }).click()
      await expect(checks).toBeVisible()
      await page.setViewportSize({ width: 1280, height: 800 })
      // A small window has a region of this name too, around the button; only this button tells the widths apart.
      await expect(page.getByRole('button', { name: 'Outline' })).toBeHidden()
      await expect(page.getByRole('region', { name: 'Checks and preview' })).toBeVisible()
      await page.setViewportSize({ width: 640, height: 400 })
      await expect(page.getByRole('button', { name: 'Outline' })).toBeVisible()
      await expect(checks).toBeHidden()
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
