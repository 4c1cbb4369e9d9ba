import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { WITH_URBAN_MOBILITY } from './pages/beginnings.ts'
import { box, openSurvey } from './pages/draft.ts'
import { holdFile } from './pages/hold-file.ts'
import { launchButton, openPreflight, preflight, runIsDone } from './pages/launch.ts'
import { screenTitle } from './pages/navigate.ts'
import { pressAt } from './pages/press-at.ts'

test.use({ beginning: WITH_URBAN_MOBILITY })

test(
  'the preflight says what a launch takes, and learns it from the runs before',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openSurvey(page, 'urban')
    await openPreflight(page)
    await expect(preflight(page)).toContainText('6 × 2 = 12')
    await expect(preflight(page)).toContainText(
      'unknown: no run of a similar size has finished on this connection yet',
    )
    await expect(preflight(page)).toContainText('3 (creation, launch, answers), plus status checks')
    await expect(preflight(page)).toContainText('All adults in France: 53.1 million')
    await expect(preflight(page)).toContainText(/\w+ plan: 100 calls a minute, \d+ available now/)
    await expect(preflight(page)).toContainText('deleting it from the service cannot be undone')
    await expect(preflight(page)).not.toContainText('Worth knowing before you launch')

    await test.step('one key goes back, one launches', async () => {
      await expect(launchButton(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(preflight(page)).toBeHidden()
      await openPreflight(page)
      await expect(launchButton(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await runIsDone(page, 'Urban mobility')
    })

    await test.step('the next one knows', async () => {
      await openSurvey(page, 'urban')
      await openPreflight(page)
      await expect(preflight(page)).toContainText(
        /about \d.*\ss, based on 1 run of a similar size on this connection/,
      )
      await expect(preflight(page)).toContainText(/about \d+: creation, launch, status checks, answers/)
      await preflight(page).getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press('ControlOrMeta+Enter')
      await expect(screenTitle(page, 'Runs')).toBeVisible()
    })
  },
)

test(
  'a double click on “Launch” is one launch, however late the next screen comes',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const letCome = await holdFile(page, 'runs-page*.js')
    await openSurvey(page, 'urban')
    await openPreflight(page)
    await expect(launchButton(page)).toBeFocused()
    const press = await pressAt(launchButton(page))
    await press()
    // This address means that the first launch was accepted; the page of the runs is still held back.
    await expect(page).toHaveURL(/#\/runs$/)
    await press()
    letCome()
    await runIsDone(page, 'Urban mobility')
    await expect(page.getByRole('row', { name: /Urban mobility/ })).toHaveCount(1)
  },
)

test('what should be known before a launch leads to its place', PAGE_ONLY, async ({ app: { page } }) => {
  await openSurvey(page, 'urban')
  await box(page, 'Stem of item 1').fill('How do you get to [… the place]?')
  await page.getByRole('button', { name: 'Add an age range' }).click()
  await box(page, 'Age range 1').fill('100-104')
  await openPreflight(page)
  await expect(preflight(page)).toContainText(/Only about [\d,]+ personas? in the practice panel match/)
  await expect(preflight(page).getByRole('textbox', { name: 'Number of personas' })).toBeVisible()
  await preflight(page).getByRole('button', { name: 'Item 1: [… the place]' }).click()
  await expect(box(page, 'Stem of item 1')).toBeFocused()

  await box(page, 'Age range 1').fill('65+')
  await openPreflight(page)
  await preflight(page)
    .getByRole('button', { name: /not recognised; sent as typed: “65\+”/ })
    .click()
  await expect(box(page, 'Age range 1')).toBeFocused()

  await test.step('and the service says what it refuses, at the field', async () => {
    await openPreflight(page)
    await launchButton(page).click()
    await expect(page.getByText(/rejected/i).first()).toBeVisible()
  })
})

test('the exact request is shown as it is sent', PAGE_ONLY, async ({ app: { page } }) => {
  await openSurvey(page, 'urban')
  await page.getByRole('button', { name: 'femme (female)', exact: true }).click()
  await page.getByRole('button', { name: 'Add an age range' }).click()
  await box(page, 'Age range 1').fill('18 - 24')
  await page.getByRole('tab', { name: 'Request' }).click()
  const shown = page.getByRole('region', { name: 'Exact request' })
  await expect(shown).toContainText('18-24')
  expect(JSON.parse((await shown.textContent()) ?? '')).toEqual({
    titre: expect.stringMatching(/^·[0-9A-Z]{5} Urban mobility$/),
    questions: [
      {
        texte: 'How do you usually get to work?',
        type: 'choix_unique',
        options: ['On foot', 'By bike'],
      },
      { texte: 'What would make you change?', type: 'libre' },
    ],
    nb_personas: 6,
    filtres: { age: ['18-24'], sex: 'femme' },
  })
  await page.getByRole('button', { name: 'Copy the request' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
})
