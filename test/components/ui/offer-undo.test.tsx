import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '../../../renderer/lib/i18n.ts'
import { offerUndo } from '../../../renderer/ui/offer-undo.ts'
import { faultsOfThePage } from '../../support/screens/faults-of-the-page.ts'
import { show } from '../support/show.tsx'

const statusHeight = () => document.documentElement.style.getPropertyValue('--told-height')

test('in a small window the newest offer alone is there, read whole, and the one before it comes back', async () => {
  await page.viewport(640, 400)
  onTestFinished(() => page.viewport(1280, 800))
  await show({ path: '/screen', address: '/screen', content: () => null })
  const older = '“Old draft” was moved to the bin.'
  const newer = '2 items kept in the item bank.'
  const withdraw = [older, newer].map((message) => offerUndo(message, () => undefined))
  await expect.element(page.getByText(newer)).toBeVisible()
  await expect.element(page.getByText(older)).not.toBeVisible()
  expect(faultsOfThePage()).toEqual([])
  expect(statusHeight()).toBe('33px')
  withdraw[1]?.()
  await expect.element(page.getByText(older)).toBeVisible()
  withdraw[0]?.()
})

test('what is on the screen when the language changes is told in the new one', async () => {
  onTestFinished(() => changeLanguage('en'))
  await show({ path: '/screen', address: '/screen', content: () => null })
  const withdraw = offerUndo('Done', () => undefined)
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await changeLanguage('fr')
  await expect.element(page.getByRole('button', { name: 'Annuler l’action' })).toBeVisible()
  withdraw()
})
