import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SaveOutcome } from '../../../renderer/features/draft/autosave.ts'
import { button, CODED, openCompanion, TURNS } from '../support/open-companion.tsx'

test('groups are compared once the codes are saved; until then the person is told why not', async () => {
  let outcome: SaveOutcome = { kind: 'failed', error: new Error('The disk is full.'), uncertain: false }
  const save = async () => outcome
  const { session, address } = await openCompanion('Codes', CODED, TURNS, [], false, save)
  session.edit('memo', (notes) => {
    notes.memo = 'New'
  })
  await button('Compare with other groups…').click()
  await expect.element(page.getByText(/could not be saved, and would be missing/)).toBeVisible()
  expect(address()).toBe('/focus/one')
  outcome = { kind: 'saved', revision: 1, savedAt: 0 }
  await button('Compare with other groups…').click()
  await expect.poll(address).toBe('/focus/compare')
})
