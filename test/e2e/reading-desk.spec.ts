import type { Page } from '@playwright/test'
import { aRun } from '../support/a-run.ts'
import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { enterAt, tabTo } from '../support/keyboard.ts'
import { type LetteringService, lettering, letteringService } from '../support/lettering-service.ts'
import { resultsOf } from '../support/results-of.ts'
import { violations } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { connect } from './pages/connect.ts'
import { openSurvey } from './pages/draft.ts'
import { launch, pastRuns } from './pages/launch.ts'
import { openAddress } from './pages/navigate.ts'

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

const GIVEN = lettering(PERSONAS, 2)
const MADE = withSurveys({ mobility: SURVEY })

/** The start of somebody whose only run has answers that nothing has read yet. */
const WITH_UNREAD_RUN: Beginning = {
  ...MADE,
  fill: (store) => {
    MADE.fill?.(store)
    store.connections.save({
      ...{ id: 'team', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
      ...{ colour: 'indigo', key: 'none', marks: true, otherPrograms: null },
    })
    const { id: versionId } = store.surveys.freeze('mobility', SURVEY, 'version', 1)
    const connection = { connectionId: 'team', connectionName: 'Team', practice: false }
    store.runs.insert(
      aRun({ ...connection, surveyId: 'mobility', versionId, title: SURVEY.title, personas: PERSONAS }),
    )
    const text = JSON.stringify({ data: GIVEN.answers(1), error: null })
    const payload = { id: 'payload', subjectId: 'run-1', kind: 'results', text, receivedAt: 1 }
    const unread = resultsOf({ shape: 'unknown', certainty: 'unsure', edition: 0 })
    store.runs.saveResults('run-1', store.payloads.add(payload), unread, 1)
  },
}

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
async function expectCounts(page: Page, survey: number): Promise<void> {
  for (const [item, options] of [WORK, SHOP].entries()) {
    await page.keyboard.press(String(item + 1))
    const table = page.getByRole('table', { name: `Counts for item ${item + 1}` })
    for (const [letter, at] of Object.entries(MEANING) as [keyof typeof MEANING, number][])
      await expect(
        table
          .getByRole('row', { name: options[at] ?? '' })
          .getByRole('cell')
          .first(),
      ).toHaveText(String(GIVEN.count(survey, item, letter)))
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

test.use({ beginning: MADE })

test(
  'taught by pointer: all numbers are the service’s own, and the next run is read without help',
  PAGE_ONLY,
  async ({ app }) => {
    const { page } = app
    const service = await letteringService(GIVEN)
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
        `${WORK[0]}0${GIVEN.count(1, 0, 'a')}`,
      )
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Urban mobility' }).click()
      await expectCounts(page, 1)

      await launchIt(page, 2)
      await expectCounts(page, 2)
    } finally {
      service.close()
    }
  },
)

test.describe('of a run in the store', () => {
  test.use({ beginning: WITH_UNREAD_RUN })

  test(
    'taught by keyboard: the cursor is never lost, and all numbers are the service’s own',
    PAGE_ONLY,
    async ({ app: { page } }) => {
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await openAddress(page, '#/runs/run-1')
      await enterAt(page, page.getByRole('link', { name: 'Show Sonde how to read this' }).first())
      await enterAt(page, page.getByRole('button', { name: /^Answer to item 1/ }))
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
          const option = options[MEANING[letter]] ?? ''
          await enterAt(page, value(page, letter))
          await enterAt(page, page.getByRole('menuitem', { name: option }), 'ArrowDown')
          await expect(page.getByText(`“${letter}”: ${option} (`)).toBeVisible()
        }
      await enterAt(page, page.getByRole('button', { name: 'Use from now on with Team' }), 'Shift+Tab')
      await enterAt(page, page.getByRole('button', { name: 'Read everything stored again' }))
      await expect(page.getByRole('region', { name: 'Reading again' })).toBeFocused()
      const changed = page.getByRole('table', { name: 'Runs whose numbers change' })
      await enterAt(page, changed.getByRole('link', { name: 'Urban mobility', exact: true }))
      await expectCounts(page, 1)
    },
  )
})
