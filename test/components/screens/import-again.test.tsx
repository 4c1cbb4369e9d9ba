import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { ImportDialog } from '../../../renderer/features/exchange/import-dialog.tsx'
import { show } from '../support/show.tsx'

test('who comes back from the preview of an import finds the pasted text to be corrected', async () => {
  await show({
    path: '/surveys',
    address: '/surveys',
    content: () => <ImportDialog opened onClose={() => undefined} />,
  })
  const text = '1. How do you get to work?\n- On foot\n- By bike'
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('textbox')).toHaveValue(text)
  // The button that had the focus is gone; the keyboard goes on in the dialog.
  await expect.element(page.getByRole('textbox')).toHaveFocus()
})

test('what was told about lines is not lost by a key that closes the dialog', async () => {
  let closed = 0
  await show({
    path: '/surveys',
    address: '/surveys',
    content: () => (
      <ImportDialog
        opened
        onClose={() => {
          closed += 1
        }}
      />
    ),
  })
  await page.getByRole('textbox').fill('1. How do you get to work?\n- On foot\n- By bike\n2. Why?')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Check line by line' }).click()
  await page.getByRole('option', { name: /By bike/ }).click()
  await commands.press('x')
  await expect.element(page.getByRole('option', { name: /^Left out, set by you/ })).toBeVisible()
  await commands.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard your corrections?' })
  await expect.element(page.getByRole('dialog', { name: 'Import a survey', exact: true })).toBeVisible()
  await commands.press('Escape')
  await expect.element(question).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await commands.press('Escape')
  await expect.element(question).not.toBeInTheDocument()
  expect(closed).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await commands.press('Escape')
  await expect.poll(() => closed).toBe(1)
})
