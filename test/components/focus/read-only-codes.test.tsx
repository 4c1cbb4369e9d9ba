import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, CODED, openCompanion, TURNS } from '../support/open-companion.tsx'

const openInBin = (tab: string, patch: Parameters<typeof openCompanion>[1] = CODED) =>
  openCompanion(tab, patch, TURNS, [], true)

test('the codes of a group in the bin are shown and filter, and nothing changes them', async () => {
  const { view } = await openInBin('Codes')
  await page.getByRole('button', { name: /^price/ }).click()
  expect(view().getState().filter.codes).toEqual(['price'])
  await expect.element(button('Codes by speaker…')).toBeVisible()
  const missing = ['Edit codes…', 'Create', 'Take codes from a file or a text…', 'Undo']
  for (const name of [...missing, 'Compare with other groups…'])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('its passages are shown with their codes and memos, and can be copied', async () => {
  await openInBin('Passages', { ...CODED, memo: 'On the whole' })
  await expect.element(page.getByText('Is it?')).toBeVisible()
  await expect.element(page.getByText('On the whole')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Important quote' })).toBeVisible()
  await expect.element(button('Copy')).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  expect(page.getByRole('button', { name: /Delete the passage|Add a code|Memo/ }).elements()).toEqual([])
})

test('a group in the bin without codes or passages says no more than that', async () => {
  await openInBin('Codes', {})
  await expect.element(page.getByText('No codes.', { exact: true })).toBeVisible()
})
