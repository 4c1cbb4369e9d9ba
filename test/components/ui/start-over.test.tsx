import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tellRestored } from '../../../renderer/ui/start-over.ts'
import { show } from '../support/show.tsx'

const told = () => page.getByText('The backup has been restored.').elements().length

test('the page that comes after a restore says once that it was done, and no other page does', async () => {
  await show({ path: '/', address: '/', content: () => 'A screen' })
  await expect.element(page.getByText('A screen')).toBeVisible()
  tellRestored()
  expect(told()).toBe(0)
  sessionStorage.setItem('sonde-restored', '')
  tellRestored()
  await expect.poll(told).toBe(1)
  tellRestored()
  await expect.element(page.getByText('The backup has been restored.')).toBeVisible()
  expect(told()).toBe(1)
})
