import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { newSurvey } from './pages/draft.ts'

const range = (page: Page, number: number) => page.getByRole('textbox', { name: `Age range ${number}` })
const audience = (page: Page) => page.getByRole('region', { name: 'Audience' })

test(
  'what is selected is told by the census; what is not read is sent as typed',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await newSurvey(page)
    await expect(audience(page)).toContainText(
      'All adults in France: 53.1 million (INSEE census, 2018 and 2021).',
    )
    await expect(audience(page)).toContainText('The practice panel of 10,000 personas')
    await page.getByRole('button', { name: 'femme (women)', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Sex' })).toHaveValue('femme')
    await expect(audience(page)).toContainText('Recognised as: women.')
    await expect(audience(page)).toContainText('About 52% of adults in France')

    await page.getByRole('button', { name: 'Add an age range' }).click()
    await range(page, 1).fill('100-104')
    await expect(audience(page)).toContainText(/Only about [\d,]+ personas? in the practice panel match/)
    await range(page, 1).fill('65+')
    await expect(audience(page)).toContainText('Not recognised “65+” is not in the form “18-24”')
    await expect(audience(page)).toContainText('The share of adults cannot be estimated')
    await range(page, 1).press('Tab')
    await expect(audience(page)).not.toContainText('Enter two ages in years')
    await page.getByRole('textbox', { name: 'Sex' }).fill('non binaire')
    await expect(audience(page)).toContainText('Format not recognised; sent as typed')
  },
)
