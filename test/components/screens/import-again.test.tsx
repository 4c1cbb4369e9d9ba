import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
