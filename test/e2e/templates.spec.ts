import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { holdFile } from './pages/hold-file.ts'
import { launchButton, openPreflight, preflight } from './pages/launch.ts'
import { pressAt } from './pages/press-at.ts'

test('a survey starts from a template, and becomes one', PAGE_ONLY, async ({ app: { page } }) => {
  const open = () => page.getByRole('button', { name: 'New from a template' }).first().click()
  const choice = page.getByRole('dialog', { name: 'New survey from a template' })
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await open()
  await expect(choice).toContainText('None yet.')
  await choice.getByRole('button', { name: /^Brand awareness and use/ }).press('Enter')
  await expect(title).toHaveValue('Brand awareness and use')
  await expect(page.getByRole('textbox', { name: 'Stem of item 2', exact: true })).toHaveValue(
    'Have you heard of [… the brand], even if only by name?',
  )
  await openPreflight(page)
  await expect(preflight(page)).toContainText('4 template placeholders still to fill in:')
  await expect(launchButton(page)).toBeEnabled()
  await page.keyboard.press('Escape')

  await test.step('on paper stand its words, and no buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    const main = page.getByRole('main')
    await expect(title).toBeVisible()
    // The outline, which is not printed, may hold the words too until it has noticed that it has no height.
    const words = main.getByText('Have you heard of [… the brand], even if only by name?')
    await expect(words.filter({ visible: true })).toHaveCount(1)
    await expect(main.getByRole('button')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: null })
  })

  await title.fill('Our brand tracker')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Save as a template' }).click()
  await expect(page.getByText('“Our brand tracker” was saved as a template')).toBeVisible()

  await page.getByRole('link', { name: 'Surveys' }).first().click()
  await expect(page.getByRole('link', { name: 'Our brand tracker' })).toHaveCount(1)
  await open()
  await choice.getByRole('button', { name: /^Our brand tracker/ }).click()
  await expect(title).toHaveValue('Our brand tracker')
  await page.getByRole('link', { name: 'Surveys' }).first().click()
  await expect(page.getByRole('link', { name: 'Our brand tracker' })).toHaveCount(2)
})

test(
  'a double click on a template makes one survey, however late the next screen comes',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const letCome = await holdFile(page, 'builder-page*.js')
    await page.getByRole('button', { name: 'New from a template' }).first().click()
    const press = await pressAt(page.getByRole('button', { name: /^Brand awareness and use/ }))
    await press()
    await expect(page).toHaveURL(/#\/surveys\/.+/)
    await press()
    letCome()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
      'Brand awareness and use',
    )
    await page.getByRole('link', { name: 'Surveys' }).first().click()
    await expect(page.getByRole('link', { name: 'Brand awareness and use' })).toHaveCount(1)
  },
)

test.describe('in French', () => {
  test.use({ language: 'fr' })
  // `ownApp`, because its language comes from the machine and not from the settings.
  test('the templates are in French', PAGE_ONLY, async ({ ownApp: { page } }) => {
    await page.getByRole('button', { name: 'Partir d’un modèle' }).first().click()
    const choice = page.getByRole('dialog')
    await choice.getByRole('button', { name: /^Test de concept/ }).click()
    await expect(page.getByRole('textbox', { name: 'Titre', exact: true })).toHaveValue('Test de concept')
    await expect(page.getByRole('textbox', { name: 'Énoncé de la question 1', exact: true })).toHaveValue(
      /^Avec vos propres mots/,
    )
  })
})

test('an empty library offers an example, which is ready to run', PAGE_ONLY, async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Open an example' }).click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Example: getting around town',
  )
  await openPreflight(page)
  await expect(preflight(page)).not.toContainText('placeholder')
  await expect(launchButton(page)).toBeEnabled()
})
