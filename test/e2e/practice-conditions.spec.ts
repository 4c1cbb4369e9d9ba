import type { Locator, Page } from '@playwright/test'
import { anOpenEnded, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { withSurveys } from './pages/beginnings.ts'
import { openSurvey } from './pages/draft.ts'
import { launch, pastRuns, runIsDone } from './pages/launch.ts'
import { goTo } from './pages/navigate.ts'
import { activeConnection, conditionsInForce, openConditions, setFault } from './pages/practise.ts'

const TITLES = ['First', 'Second', 'Third']

const badge = (page: Page) => activeConnection(page, 'Practice')

/**
 * Collects every number that `pattern` finds in the text of `place` from now on, since each is shown for a second only.
 */
async function numbersOf(place: Locator, pattern: string): Promise<() => Promise<number[]>> {
  const seen = await place.evaluateHandle((element, source) => {
    const numbers: number[] = []
    const note = () => {
      const found = new RegExp(source).exec(element.textContent ?? '')?.[1]
      if (found !== undefined && numbers.at(-1) !== Number(found)) numbers.push(Number(found))
    }
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
    return numbers
  }, pattern)
  return () => seen.jsonValue()
}

/** A survey of one item for few personas. */
const small = (title: string) =>
  aSurvey(title, [anOpenEnded('change', 'What would make you change?')], { personas: 8 })

test.use({
  beginning: withSurveys({
    rough: small('Rough sea'),
    ...Object.fromEntries(TITLES.map((title) => [title.toLowerCase(), small(title)])),
  }),
})

test(
  'a run fails on purpose and says its next step; without simulated problems it is answered',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await test.step('runs fail, every one of them', async () => {
      await openConditions(page)
      await expect(page.getByText('No simulated problems: everything works normally.')).toBeVisible()
      await expect(badge(page)).not.toContainText('simulated problems')
      await setFault(page, 'The run fails', 'always')
      await expect(page.getByText('1 simulated problem is active.')).toBeVisible()
      await expect(badge(page)).toContainText('simulated problems')
    })

    await test.step('the run says that it failed, and what to do next', async () => {
      await openSurvey(page, 'rough')
      await launch(page)
      const failed = pastRuns(page).getByRole('row', { name: /Rough sea/ })
      await expect(failed).toContainText('failed', { timeout: 60_000 })
      await expect(failed.getByRole('button', { name: /Open results|Edit survey|Try again/ })).toBeVisible()
    })

    await test.step('calm again, a run is done', async () => {
      await openConditions(page)
      await page.getByRole('button', { name: 'Turn off all problems' }).click()
      await expect(page.getByText('No simulated problems: everything works normally.')).toBeVisible()
      await expect(badge(page)).not.toContainText('simulated problems')
      await conditionsInForce(page)
      await openSurvey(page, 'rough')
      await launch(page)
      await runIsDone(page, 'Rough sea')
    })
  },
)

test(
  'the effects of wordings are set one by one, and stay when all problems are turned off',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openConditions(page)
    const leading = page.getByRole('combobox', { name: 'Leading: strength of the effect' })
    const order = page.getByRole('combobox', {
      name: 'Order of the response options: strength of the effect',
    })
    await expect(leading).toHaveValue('documented')
    await leading.selectOption({ label: 'No effect' })
    await order.selectOption({ label: 'Strong effect' })
    await expect(page.getByText('No simulated problems: everything works normally.')).toBeVisible()
    await page.getByRole('slider', { name: 'The run fails: probability' }).press('End')
    await page.getByRole('button', { name: 'Turn off all problems' }).click()
    await expect(page.getByText('No simulated problems: everything works normally.')).toBeVisible()
    await conditionsInForce(page)
    // After a reload the page shows what the service has.
    await page.reload()
    await expect(leading).toHaveValue('off')
    await expect(order).toHaveValue('large')
  },
)

test('what is due to the next call is counted down on the screen', PAGE_ONLY, async ({ app: { page } }) => {
  await goTo(page, 'Settings')
  await page.getByRole('link', { name: 'Practice conditions' }).click()
  const next = page.getByRole('textbox', { name: 'Service error: how many of the next ones to force' })
  await next.fill('1')
  await next.press('Enter')
  await expect(badge(page)).toContainText('simulated problems')
  await conditionsInForce(page)
  await goTo(page, 'Connections')
  await page.getByRole('button', { name: 'Check Practice' }).click()
  await expect(page.getByText('The service reported an error').first()).toBeVisible()
  await expect(badge(page)).not.toContainText('simulated problems')
})

test(
  'a key that must wait counts down in the badge, and then goes on by itself',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openConditions(page)
    const next = page.getByRole('textbox', { name: 'Too many calls: how many of the next ones to force' })
    await next.fill('1')
    await next.press('Enter')
    await expect(badge(page)).toContainText('simulated problems')
    await conditionsInForce(page)
    await goTo(page, 'Connections')
    const shown = await numbersOf(badge(page), 'resumes in (\\d+) s')
    await page.getByRole('button', { name: 'Check Practice' }).click()
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(1)
    await expect(badge(page)).not.toContainText('resumes in')
    await expect(badge(page)).not.toContainText('simulated problems')
    const seconds = await shown()
    expect(
      seconds.every((second) => second >= 1 && second <= 5),
      seconds.join(),
    ).toBe(true)
    expect(seconds).toEqual([...seconds].sort((one, other) => other - one))
  },
)

test(
  'what meets the call limit is called waiting, counts down, can be put in another order, and taken out',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    // So that each survey is turned away again and again, however long the test lasts.
    await openConditions(page)
    await setFault(page, 'Too many calls', 'always')
    await expect(badge(page)).toContainText('simulated problems')
    const launchOf = async (title: string) => {
      await openSurvey(page, title.toLowerCase())
      await launch(page)
    }
    const open = page.getByRole('table', { name: 'Under way' })
    const waiting = open.getByRole('row').getByRole('link')
    const waitingRow = (title: string) => open.getByRole('row', { name: new RegExp(title) })
    const notSent = (title: string) => pastRuns(page).getByRole('row', { name: new RegExp(title) })
    await test.step('each says what it waits for', async () => {
      await launchOf('First')
      await expect(waitingRow('First')).toContainText('waiting its turn')
      await expect(open).toContainText(/Resumes in \d+\ss/)
      await expect(open).not.toContainText('creating')
      for (const title of ['Second', 'Third']) await launchOf(title)
      await expect(waiting).toHaveText(TITLES)
      await expect(waitingRow('Third')).toContainText('waiting to be sent')
      await expect(waitingRow('Third')).toContainText('position 3 of 3')
    })

    await test.step('put in another order with the keyboard', async () => {
      const up = page.getByRole('button', { name: 'Move “Third” up in the queue' })
      await up.press('Enter')
      await expect(waiting).toHaveText(['First', 'Third', 'Second'])
      await expect(
        page.getByRole('status').filter({ hasText: '“Third” is now at position 2 of 3.' }),
      ).toBeAttached()
      await expect(up).toBeFocused()
      await up.press('Enter')
      await expect(waiting).toHaveText(['Third', 'First', 'Second'])
      await expect(up).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('button', { name: 'Move “First” down in the queue' }).press('Enter')
      await expect(waiting).toHaveText(['Third', 'Second', 'First'])
    })

    await test.step('taken out to be edited, or for good', async () => {
      await page.getByRole('button', { name: 'More actions for Third' }).click()
      await page.getByRole('menuitem', { name: 'Remove from the queue and open the draft' }).click()
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Third')
      await goTo(page, 'Runs')
      await expect(waiting).toHaveText(['Second', 'First'])
      await expect(notSent('Third')).toContainText('not sent')
      await waitingRow('Second').getByRole('button', { name: 'Remove from the queue' }).click()
      await expect(notSent('Second')).toContainText('not sent')
    })
  },
)
