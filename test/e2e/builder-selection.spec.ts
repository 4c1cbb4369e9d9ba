import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { LETTERED, openItems, row } from './pages/items.ts'

test.use({ beginning: LETTERED })

test(
  'the bar of chosen items keeps nobody out, and an undo that is offered goes when the survey is left',
  PAGE_ONLY,
  async ({ app: { page, host } }) => {
    await openItems(page, 5)
    await row(page, 1).click({ modifiers: ['ControlOrMeta'] })
    await row(page, 3).click({ modifiers: ['ControlOrMeta'] })
    await expect(page.getByRole('toolbar', { name: 'Selected items' })).toBeVisible()
    expect(await violationsInSchemes(page, host)).toEqual([])

    await page.getByRole('button', { name: 'Delete item 2' }).click()
    const offer = page.getByRole('alert').getByRole('button', { name: 'Undo' })
    // The notification does not close while the pointer is over it.
    await offer.hover()
    await page.getByRole('link', { name: 'Surveys' }).first().press('Enter')
    await expect(page.getByRole('link', { name: '5 items' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  },
)
