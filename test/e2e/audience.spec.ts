import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { newSurvey } from './pages/draft.ts'

const range = (page: Page, number: number) => page.getByRole('textbox', { name: `Age range ${number}` })
const end = (page: Page, number: number, which: 'youngest' | 'oldest') =>
  page.getByRole('slider', { name: `Range ${number}, ${which} age` })
const audience = (page: Page) => page.getByRole('region', { name: 'Personas' })

test('ages are chosen with the keyboard: typed, and moved end by end', async ({ app: { page } }) => {
  await newSurvey(page)
  const add = page.getByRole('button', { name: 'Add an age range' })
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(range(page, 1)).toBeFocused()
  await page.keyboard.type('25-34')
  await page.keyboard.press('Tab')
  await expect(end(page, 1, 'youngest')).toBeFocused()
  await expect(end(page, 1, 'youngest')).toHaveAttribute('aria-valuetext', '25 years')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('PageDown')
  await expect(range(page, 1)).toHaveValue('19-34')
  await page.keyboard.press('Tab')
  await expect(end(page, 1, 'oldest')).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await expect(range(page, 1)).toHaveValue('19-40')

  await range(page, 1).press('Enter')
  await page.keyboard.type('30-45')
  await expect(audience(page)).toContainText('Overlap 19–40 and 30–45 overlap at 30–40.')
  await range(page, 2).fill('45-54')
  await expect(audience(page)).toContainText('Gap Nobody aged 41–44.')
  await expect(audience(page)).toContainText('Together: ages 19–40, 45–54')
  await expect(audience(page)).not.toContainText('Overlap')

  await page.getByRole('button', { name: 'Remove age range 2' }).press('Enter')
  await expect(range(page, 2)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(range(page, 2)).toHaveValue('45-54')
})

test('ages are chosen with the pointer: drawn, dragged, taken from the usual ones', async ({
  app: { page },
}) => {
  await newSurvey(page)
  await page.getByRole('button', { name: 'Add an age range' }).click()
  /** Drags on the strip of the first range, from one border between ages to another; `by` pixels beside both. */
  const drag = async (from: number, to: number, by = 0) => {
    const strip = page.locator('[data-age-strip="1"]')
    await strip.scrollIntoViewIfNeeded()
    const box = await strip.boundingBox()
    if (!box) throw new Error('There is no strip.')
    const at = (age: number) => box.x + (box.width * age) / 101 + by
    const middle = box.y + box.height / 2
    await page.mouse.move(at(from), middle)
    await page.mouse.down()
    await page.mouse.move(at((from + to) / 2), middle)
    await page.mouse.move(at(to), middle)
    await page.mouse.up()
  }
  await drag(25, 35)
  await expect(range(page, 1)).toHaveValue('25-34')
  await drag(35, 50, 4)
  await expect(range(page, 1)).toHaveValue(/^25-(49|50)$/)
  await drag(30, 40)
  await expect(range(page, 1)).toHaveValue(/^35-(59|60)$/)

  await page.getByRole('button', { name: 'Usual ranges' }).click()
  await page.getByRole('menuitem', { name: 'Five: 18–24' }).click()
  await expect(range(page, 5)).toHaveValue('65-100')
  await expect(audience(page)).toContainText('Together: ages 18–100')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(range(page, 1)).toHaveValue(/^35-/)
  await expect(range(page, 2)).toHaveCount(0)
})

test('what is selected is told by the census; what is not read is sent as typed', async ({
  app: { page },
}) => {
  await newSurvey(page)
  await expect(audience(page)).toContainText(
    'About 100% of the adults of France: 53.1 million of 53.1 million',
  )
  await expect(audience(page)).toContainText('The practice panel of 10,000 personas')
  await page.getByRole('button', { name: 'femme (women)', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Sex' })).toHaveValue('femme')
  await expect(audience(page)).toContainText('Read as: women.')
  await expect(audience(page)).toContainText('About 52% of the adults of France')

  await page.getByRole('button', { name: 'Add an age range' }).click()
  await range(page, 1).fill('100-104')
  await expect(audience(page)).toContainText('The practice panel has only about')
  await range(page, 1).fill('65+')
  await expect(audience(page)).toContainText('Not read “65+” does not have the form “18-24”')
  await expect(audience(page)).toContainText('The share of adults cannot be told')
  await range(page, 1).press('Tab')
  await expect(audience(page)).not.toContainText('Two ages in years')
  await page.getByRole('textbox', { name: 'Sex' }).fill('non binaire')
  await expect(audience(page)).toContainText('Not read, sent as typed')
})
