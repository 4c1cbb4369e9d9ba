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
/** The option that each letter means, which only the makers of the service know. */
const MEANING = { a: 0, b: 1, c: 2 } as const

test.use({ beginning: withSurveys({ mobility: SURVEY }) })

/** Opens a run whose answers have arrived but were not recognised. */
async function openRun(page: Page, { baseUrl }: LetteringService): Promise<void> {
  await connect(page, { name: 'Team', address: baseUrl, key: 'sk-e2e-0123456789abcdef' })
  await launchIt(page, 1)
}

/** Launches the survey for the `nth` time, and opens that run. */
async function launchIt(page: Page, nth: number): Promise<void> {
  await openSurvey(page, 'mobility')
  await launch(page)
  const runs = pastRuns(page).getByRole('link', { name: /Urban mobility/ })
  await expect(runs).toHaveCount(nth)
  await runs.first().click()
}

/** Compares the results page with the service's own counts. */
async function expectCounts(page: Page, service: LetteringService, survey: number): Promise<void> {
  for (const [item, options] of [WORK, SHOP].entries()) {
    await page.keyboard.press(String(item + 1))
    const table = page.getByRole('table', { name: `Counts for item ${item + 1}` })
    for (const [letter, at] of Object.entries(MEANING) as [keyof typeof MEANING, number][])
      await expect(
        table
          .getByRole('row', { name: options[at] ?? '' })
          .getByRole('cell')
          .first(),
      ).toHaveText(String(service.count(survey, item, letter)))
  }
}

const tree = (page: Page) => page.getByRole('tree', { name: 'Contents of the reply' })
const rowOf = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true })
const ways = (page: Page) => page.getByRole('dialog', { name: 'How is this meant?' })
/** The button to say what a letter means, for the first item where this is still open. */
const value = (page: Page, letter: string) => page.getByRole('button', { name: `“${letter}” means` }).first()

/** Says for each item what each letter means. */
async function explain(page: Page): Promise<void> {
  for (const letter of ['a', 'b', 'c'] as const)
    for (const options of [WORK, SHOP]) {
      const option = options[MEANING[letter]] ?? ''
      await value(page, letter).click()
      await page.getByRole('menuitem', { name: option }).click()
      await expect(page.getByText(`“${letter}”: ${option} (`)).toBeVisible()
    }
}

test(
  'taught by pointer: all numbers are the service’s own, and the next run is read without help',
  PAGE_ONLY,
  async ({ app }) => {
    const { page } = app
    const service = await letteringService(PERSONAS, 2)
    try {
      await openRun(page, service)
      await page.getByRole('link', { name: 'Show Sonde how to read this' }).first().click()
      await page.getByRole('button', { name: /^Answer to item 1/ }).click()
      for (const name of ['bloc: 11 entries', '0: 2 fields', 'v: 2 entries'])
        await rowOf(page, name).getByTitle('Unfold').click()
      await rowOf(page, '0: a').click()
      await ways(page).getByRole('radio', { name: 'Every item of every persona' }).first().check()
      await ways(page).getByRole('button', { name: 'Choose' }).click()
      await expect(rowOf(page, '0: a. answer to item 1, persona 1, value not recognised')).toBeVisible()
      await explain(page)
      await expect(page.getByRole('table', { name: 'What Sonde recognises' })).toContainText(WORK[0] ?? '')
      expect(await violations(page)).toEqual([])

      await page.getByRole('button', { name: 'Use from now on with Team' }).click()
      await page.getByRole('button', { name: 'Read everything stored again' }).click()
      const changed = page.getByRole('table', { name: 'Runs whose numbers change' })
      await changed.getByRole('link', { name: 'What changed in Urban mobility' }).click()
      const both = page.getByRole('table', { name: 'Numbers of both readings' })
      await expect(both.getByRole('row', { name: WORK[0] ?? '' })).toHaveText(
        `${WORK[0]}0${service.count(1, 0, 'a')}`,
      )
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Urban mobility' }).click()
      await expectCounts(page, service, 1)

      await launchIt(page, 2)
      await expectCounts(page, service, 2)
    } finally {
      service.close()
    }
  },
)

test(
  'taught by keyboard: the cursor is never lost, and all numbers are the service’s own',
  PAGE_ONLY,
  async ({ app }) => {
    const { page } = app
    const service = await letteringService(PERSONAS, 2)
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    try {
      await openRun(page, service)
      await tabTo(page, page.getByRole('link', { name: 'Show Sonde how to read this' }).first())
      await press('Enter')
      await tabTo(page, page.getByRole('button', { name: /^Answer to item 1/ }))
      await press('Enter')
      await tabTo(page, tree(page), 'Shift+Tab')
      await press('ArrowDown', 'ArrowRight')
      await expect(rowOf(page, '0: 2 fields').first()).toBeVisible()
      await press('ArrowRight', 'ArrowRight')
      await expect(rowOf(page, 'v: 2 entries')).toBeVisible()
      await press('ArrowDown', 'ArrowDown', 'ArrowRight')
      await expect(rowOf(page, '0: a')).toBeVisible()
      await press('ArrowRight', 'Enter')
      await expect(
        ways(page).getByRole('radio', { name: 'Every item of every persona' }).first(),
      ).toBeFocused()
      await press('Enter')
      await expect(tree(page)).toBeFocused()
      for (const letter of ['a', 'b', 'c'] as const)
        for (const options of [WORK, SHOP]) {
          await tabTo(page, value(page, letter))
          await press('Enter')
          const option = page.getByRole('menuitem', { name: options[MEANING[letter]] ?? '' })
          await tabTo(page, option, 'ArrowDown')
          await press('Enter')
          await expect(page.getByText(`“${letter}”: ${options[MEANING[letter]]} (`)).toBeVisible()
        }
      await tabTo(page, page.getByRole('button', { name: 'Use from now on with Team' }), 'Shift+Tab')
      await press('Enter')
      await tabTo(page, page.getByRole('button', { name: 'Read everything stored again' }))
      await press('Enter')
      await expect(page.getByRole('region', { name: 'Reading again' })).toBeFocused()
      const run = page
        .getByRole('table', { name: 'Runs whose numbers change' })
        .getByRole('link', { name: 'Urban mobility', exact: true })
      await tabTo(page, run)
      await press('Enter')
      await expectCounts(page, service, 1)
    } finally {
      service.close()
    }
  },
)
