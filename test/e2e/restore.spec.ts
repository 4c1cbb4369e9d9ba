import { AxeBuilder } from '@axe-core/playwright'
import { type App, expect, test } from '../support/hosts/app-fixture.ts'

// So slow that a run goes on for the whole test.
test.use({ practiceSpeed: 0.1 })

/** A survey on its way, with a run that is running when Sonde is closed; the next start copies it so. */
async function runAndRestart(app: App): Promise<void> {
  const { page } = app
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await page.getByRole('textbox', { name: 'Stem of item 1', exact: true }).fill('How do you travel?')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Launch…' }).click()
  await page
    .getByRole('dialog', { name: 'Before the launch' })
    .getByRole('button', { name: 'Launch', exact: true })
    .click()
  await expect(page.getByRole('progressbar', { name: /Urban mobility/ })).toBeVisible()
  await app.restart()
}

test('a backup is restored: nothing goes on before the list was seen, and the text from after it is offered', async ({
  app,
}) => {
  await runAndRestart(app)
  const stem = () => app.page.getByRole('textbox', { name: 'Stem of item 1', exact: true })
  const openSurvey = async () => {
    await app.page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Surveys' })
      .click()
    await app.page.getByRole('link', { name: 'Urban mobility' }).click()
    await expect(stem()).toBeVisible()
  }
  await openSurvey()
  await stem().fill('Written after the backup')
  await expect(app.page.getByText(/^Saved \d/)).toBeVisible()

  await test.step('what was unfinished in it comes first', async () => {
    const { page } = app
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Settings' })
      .click()
    await page.getByRole('button', { name: /^Put back the copy/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Continue after restoring' })).toBeVisible()
    const row = page.getByRole('list', { name: 'Unfinished runs and focus groups' }).getByRole('listitem')
    await expect(row).toContainText('The run is in progress on the service.')
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  })

  await test.step('the restored text is on the screen, and the later one is a button away', async () => {
    await openSurvey()
    await expect(stem()).toHaveValue('How do you travel?')
    await app.page.getByRole('button', { name: 'Use that text' }).click()
    await expect(stem()).toHaveValue('Written after the backup')
    await expect(app.page.getByText(/^Saved \d/)).toBeVisible()
  })

  await test.step('until the list was seen nothing can be launched', async () => {
    const { page } = app
    await page.getByRole('button', { name: 'Launch…' }).click()
    const preflight = page.getByRole('dialog', { name: 'Before the launch' })
    await preflight.getByRole('button', { name: 'Launch', exact: true }).click()
    await expect(preflight.getByText('On hold after restoring data')).toBeVisible()
  })

  await test.step('a restart changes nothing in that; the person lets it go on, with the keyboard', async () => {
    await app.restart()
    const { page } = app
    await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter')
    await expect(page.getByRole('radio', { name: /^Follow the run/ })).toBeChecked()
    await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter')
    await expect(page.getByRole('progressbar', { name: /Urban mobility/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveCount(0)
  })
})
