import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { faultsOfThePage } from '../../support/screens/faults-of-the-page.ts'
import { focus, optionOf, press, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const drawer = () => page.getByRole('dialog', { name: 'Checks and preview' })
const opener = () => page.getByRole('button', { name: 'Checks and preview' })
const placeOf = (part: Locator) => part.element().getBoundingClientRect()

/** Opens a survey of three items with one option still empty, in a window of this size. */
async function openNarrow(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const items = [1, 2, 3].map((day) =>
    aChoice(`item-${day}`, `How do you get to work on day ${day}?`, ['On foot', '']),
  )
  await openDesk(aSurvey('Urban mobility', items))
}

/** Whether the whole part, or as much of it as fits, is in the window. */
async function expectInWindow(part: Locator): Promise<void> {
  await expect.poll(() => placeOf(part).top).toBeGreaterThanOrEqual(0)
  await expect.poll(() => placeOf(part).bottom).toBeLessThanOrEqual(window.innerHeight)
}

test('in a small window the cursor goes where a remark leads, or back to what opened the remarks', async () => {
  await openNarrow(800, 600)
  await opener().click()
  await drawer().getByRole('button', { name: 'Item 2' }).first().click()
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('data-field') ?? '').toMatch(/^(option|stem):/)

  await opener().click()
  await expect.element(drawer()).toBeVisible()
  await press('Escape')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('in a narrow window the checks stand beside the items, and cover none', async () => {
  await openNarrow(1024, 700)
  const checks = page.getByRole('region', { name: 'Checks and preview' })
  await expectInWindow(checks)
  await expect.poll(() => placeOf(checks).right).toBeLessThanOrEqual(1024)
  await expect.poll(() => placeOf(checks).left >= placeOf(stemOf(1)).right).toBe(true)
  // Wide enough to read a line of the item.
  await expect.poll(() => placeOf(stemOf(1)).width).toBeGreaterThan(240)
})

test('at 200 % the outline opens over the page from wherever one has scrolled to, and leads to an item', async () => {
  await openNarrow(640, 400)
  await focus(optionOf(2, 3))
  await expect.poll(() => placeOf(stemOf(1)).bottom).toBeLessThan(0)
  await page.getByRole('button', { name: 'Outline' }).click()
  const outline = page.getByRole('dialog', { name: 'Outline' })
  await outline.getByText('How do you get to work on day 1?').click()
  await expect.element(outline).not.toBeInTheDocument()
  await expectInWindow(stemOf(1))
})

test('at 200 % what the checker says of an item stands below the item, and moves nothing', async () => {
  await openNarrow(640, 400)
  await stemOf(2).fill('Don’t you think that buses are useful?')
  await optionOf(1, 2).fill('Yes')
  const below = page.getByRole('region', { name: 'Wording of item 2' })
  await expect.element(below.getByText('Leading')).toBeVisible()
  await expect.poll(() => placeOf(below).top >= placeOf(optionOf(1, 2)).bottom).toBe(true)
  await stemOf(1).click()
  await expect.element(below.getByText('Leading')).toBeInTheDocument()
  await expect.poll(faultsOfThePage).toEqual([])
  await below.getByRole('button', { name: 'Dismiss…' }).click()
  await below.getByRole('textbox').fill('Asked so on purpose')
  await below.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect.element(below.getByText('Leading')).not.toBeInTheDocument()
  await expect.element(stemOf(2)).toHaveFocus()
})

test('what was opened over the page does not come back by itself in another window', async () => {
  await openNarrow(640, 400)
  await opener().click()
  await expect.element(drawer()).toBeVisible()
  await page.viewport(1280, 800)
  // A small window has a region of this name too, around the button; only this button tells the widths apart.
  await expect.element(page.getByRole('button', { name: 'Outline' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Checks and preview' })).toBeVisible()
  await page.viewport(640, 400)
  await expect.element(page.getByRole('button', { name: 'Outline' })).toBeVisible()
  await expect.element(drawer()).not.toBeInTheDocument()
})
