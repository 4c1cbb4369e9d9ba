import type { Page } from '@playwright/test'
import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { tabTo } from '../support/keyboard.ts'
import { type LetteringService, letteringService } from '../support/lettering-service.ts'
import { violations } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { connect } from './pages/connect.ts'
import { openSurvey } from './pages/draft.ts'
import { launch, pastRuns } from './pages/launch.ts'

const PERSONAS = 11
const WORK = ['On foot', 'By bike', 'By bus']
const SHOP = ['Never', 'Sometimes', 'Often']
const SURVEY = aSurvey(
  'Urban mobility',
  [aChoice('work', 'How do you get to work?', WORK), aChoice('shop', 'Do you cycle to the shops?', SHOP)],
  { personas: PERSONAS },
)
/** What the letters mean, as the service's makers would say it. */
const MEANING = { a: 0, b: 1, c: 2 } as const

test.use({ beginning: withSurveys({ mobility: SURVEY }) })

/** A run whose answers are here and unread, with the desk open on them. */
async function openDesk(page: Page, { baseUrl }: LetteringService): Promise<void> {
  await connect(page, { name: 'Team', address: baseUrl, key: 'sk-e2e-0123456789abcdef' })
  await launchIt(page)
}

/** Launches the survey and opens the newest run. */
async function launchIt(page: Page): Promise<void> {
  await openSurvey(page, 'mobility')
  await launch(page)
  await expect(pastRuns(page).getByRole('row', { name: /Urban mobility/ }).first()).toContainText('done')
  await pastRuns(page)
    .getByRole('link', { name: /Urban mobility/ })
    .first()
    .click()
}

test('zz', PAGE_ONLY, async ({ app }) => {
  const { page } = app
  const service = await letteringService(PERSONAS, 2)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, service)
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/e1.png' })
  await page.getByRole('link', { name: /Show Sonde how/ }).first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/e2.png' })
  await page.getByRole('button', { name: /^Answer to item 1/ }).click()
  const tree = page.getByRole('tree')
  const row = (name: string) => tree.getByRole('treeitem', { name })
  await row('bloc').getByRole('button', { name: 'Unfold' }).click()
  await row('0: 2 fields').getByRole('button', { name: 'Unfold' }).click()
  await row('v: 2 entries').getByRole('button', { name: 'Unfold' }).click()
  await row('0: a').click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: '/tmp/e3.png' })
  service.close()
})
