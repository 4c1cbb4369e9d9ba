import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { WITH_URBAN_MOBILITY } from './pages/beginnings.ts'
import { openSurvey, stemOf } from './pages/draft.ts'
import { createGroup, newGroup, runFirstRound } from './pages/focus.ts'
import { launch } from './pages/launch.ts'

test.use({ beginning: WITH_URBAN_MOBILITY })

test('a draft that has moved on from its newest version says so', PAGE_ONLY, async ({ app: { page } }) => {
  await openSurvey(page, 'urban')
  await launch(page)
  await openSurvey(page, 'urban')
  await expect(page.getByRole('link', { name: 'Versions, latest: v1', exact: true })).toHaveText('v1')
  await stemOf(page, 1).fill('How do you get about?')
  const changed = page.getByRole('link', { name: 'Versions, latest: v1; the draft has changed since v1' })
  await expect(changed).toHaveText('v1, changed since')
  await stemOf(page, 1).fill('How do you usually get to work?')
  await expect(page.getByRole('link', { name: 'Versions, latest: v1', exact: true })).toHaveText('v1')
})

test(
  'two texts of a transcript have names of their own, however soon they came',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await newGroup(page, 'Bikes in town')
    await createGroup(page)
    await runFirstRound(page)
    const compare = page.getByRole('button', { name: /^Compare with the previous one: transcript no\. 2, / })
    await page.getByRole('button', { name: 'Next round' }).click()
    await compare.click()
    await expect(page.getByRole('dialog', { name: /no\. 1, .* no\. 2, / })).toBeVisible()
  },
)
