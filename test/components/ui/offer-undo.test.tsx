import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { offerUndo } from '../../../renderer/ui/offer-undo.ts'
import { faultsOfThePage } from '../../support/screens/faults-of-the-page.ts'
import { show } from '../support/show.tsx'

test('in a small window two offers stand side by side, and their buttons are read whole', async () => {
  await page.viewport(640, 400)
  onTestFinished(() => page.viewport(1280, 800))
  await show({ path: '/screen', address: '/screen', content: () => null })
  for (const message of ['“Old draft” was moved to the bin.', '2 items kept in the item bank.'])
    offerUndo(message, () => undefined)
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(2)
  expect(faultsOfThePage()).toEqual([])
})
