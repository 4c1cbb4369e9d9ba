import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { newSurvey } from './pages/draft.ts'

const range = (page: Page, number: number) => page.getByRole('textbox', { name: `Age range ${number}` })
const audience = (page: Page) => page.getByRole('region', { name: 'Personas' })

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
