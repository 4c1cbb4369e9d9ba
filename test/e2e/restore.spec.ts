import { expect, type OwnApp, test } from '../support/hosts/app-fixture.ts'
import { violations } from '../support/violations.ts'
import { addOpenEnded, box, newSurvey, saved, stemOf } from './pages/draft.ts'
import { newGroup } from './pages/focus.ts'
import { launch, launchButton, openPreflight, preflight } from './pages/launch.ts'
import { goTo } from './pages/navigate.ts'

// So slow that the run does not end during the test.
test.use({ practiceSpeed: 0.01 })

/**
 * Writes a guide and a survey, launches it, and restarts Sonde while the run is under way; the start makes a backup of
 * this.
 */
async function runAndRestart(app: OwnApp): Promise<void> {
  const { page } = app
  await newGroup(page, 'Bikes in town')
  await box(page, 'Moderator guide').fill('1. Your trips')
  await saved(page)
  await goTo(page, 'Surveys')
  // Typed and not stored beforehand: the first start would back that up, and there is only one backup a day.
  await newSurvey(page, 'Urban mobility')
  await addOpenEnded(page, 1, 'How do you travel?')
  await saved(page)
  await launch(page)
  await expect(page.getByRole('progressbar', { name: /Urban mobility/ })).toBeVisible()
  await app.restart()
}

test('a backup is restored: nothing goes on before the list was seen, and the text from after it is offered', async ({
  ownApp: app,
}) => {
  await runAndRestart(app)
  const stem = () => stemOf(app.page, 1)
  const reopen = async () => {
    await goTo(app.page, 'Surveys')
    await app.page.getByRole('link', { name: 'Urban mobility' }).click()
    await expect(stem()).toBeVisible()
  }
  const guide = () => box(app.page, 'Moderator guide')
  const reopenGuide = async () => {
    await goTo(app.page, 'Focus groups')
    await app.page.getByRole('link', { name: /Bikes in town/ }).click()
    await expect(guide()).toBeVisible()
  }
  await reopen()
  await stem().fill('Written after the backup')
  await saved(app.page)
  await reopenGuide()
  await guide().fill('Guide from after the backup')
  await saved(app.page)

  await test.step('what was unfinished in it comes first', async () => {
    const { page } = app
    await goTo(page, 'Settings')
    await page.getByRole('button', { name: /^Restore the backup/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Continue after restoring' })).toBeVisible()
    const row = page.getByRole('list', { name: 'Unfinished runs and focus groups' }).getByRole('listitem')
    await expect(row).toContainText('The run is in progress on the service.')
    expect(await violations(page)).toEqual([])
  })

  await test.step('the restored text is on the screen, and the later one is a button away', async () => {
    await reopen()
    await expect(stem()).toHaveValue('How do you travel?')
    await app.page.getByRole('button', { name: 'Use that text' }).click()
    await expect(stem()).toHaveValue('Written after the backup')
    await saved(app.page)
  })

  await test.step('so is the later guide, and one undo takes it away again', async () => {
    await reopenGuide()
    await expect(guide()).toHaveValue('1. Your trips')
    const offer = app.page.getByRole('alert').filter({ hasText: 'replaced by an older backup' })
    await offer.getByRole('button', { name: 'Use that text' }).click()
    await expect(guide()).toHaveValue('Guide from after the backup')
    await saved(app.page)
    await app.page.keyboard.press('ControlOrMeta+z')
    await expect(guide()).toHaveValue('1. Your trips')
    await reopen()
  })

  await test.step('until the list was seen nothing can be launched', async () => {
    const { page } = app
    await openPreflight(page)
    await launchButton(page).click()
    await expect(preflight(page).getByText('On hold after restoring data')).toBeVisible()
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
