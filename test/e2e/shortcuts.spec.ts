import { expect, test } from '../support/hosts/app-fixture.ts'
import { newSurvey } from './pages/draft.ts'

test('the keys are listed in one place, from anywhere', async ({ app: { page } }) => {
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await newSurvey(page, 'Urban mobility')

  await test.step('while writing', async () => {
    await page.keyboard.press('F1')
    await expect(list.getByRole('heading', { name: 'Editing a survey' })).toBeVisible()
    await expect(list.getByText('Duplicate the item')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(title).toBeFocused()
  })

  await test.step('with a question mark, which in a field is one', async () => {
    await page.keyboard.press('?')
    await expect(title).toHaveValue('Urban mobility?')
    await page.getByRole('link', { name: 'Runs' }).focus()
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })

  await test.step('and a new survey is begun from anywhere', async () => {
    await page.keyboard.press('ControlOrMeta+n')
    await expect(title).toHaveValue('')
    await expect(title).toBeFocused()
  })

  await test.step('from the palette', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('textbox').fill('shortc')
    await search.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })

  await test.step('from the settings', async () => {
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(list).toBeVisible()
  })
})

test('undo in a dialog is that of its field, not of the draft behind it', async ({ app: { page } }) => {
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await newSurvey(page, 'Urban mobility')
  await page.keyboard.press('ControlOrMeta+s')
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Before the pilot')
  await name.press('ControlOrMeta+z')
  await expect(name).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(title).toHaveValue('Urban mobility')
})
