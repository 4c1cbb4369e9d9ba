import { expect, test } from '../support/hosts/app-fixture.ts'

test('what is typed right after Ctrl+K is searched for, even before the palette’s code is there', async ({
  app: { page },
}) => {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/command-palette.*\.js/, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeFocused()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('Sherto')
  await page.keyboard.press('Backspace')
  letCome()
  const search = page.getByRole('dialog', { name: 'Search' }).getByRole('textbox')
  await expect(search).toHaveValue('Shert')
  await expect(search).toBeFocused()
  await page.keyboard.type('z')
  await expect(search).toHaveValue('Shertz')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()

  await test.step('nothing of it landed in the field behind, and nothing is left of it', async () => {
    await expect(title).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('sett')
    await expect(search).toHaveValue('sett')
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await title.press('a')
    await expect(title).toHaveValue('a')
  })
})
