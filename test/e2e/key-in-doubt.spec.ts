import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { account } from '../../renderer/locales/fr/account.ts'
import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { connect } from './pages/connect.ts'
import { goTo, openAddress } from './pages/navigate.ts'

const french = account.doubt

test.use({ beginning: PRACTISING })

/** A service that creates the first key but breaks the connection before it answers. */
async function cuttingService() {
  const keys = [{ id: 1, nom: 'Laptop' }]
  let creations = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const say = (data: unknown) => response.end(JSON.stringify({ data, error: null }))
      if (request.method === 'DELETE') return void say(keys.pop() ?? {})
      if (request.method !== 'POST') return void say(request.url?.includes('api-keys') ? keys : [])
      creations += 1
      keys.push({ id: keys.length + 1, nom: 'Laptop' })
      if (creations === 1) return void response.destroy()
      say({ id: keys.length, nom: 'Laptop', secret: 'sk-made-0123456789abcdef' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    creations: () => creations,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test(
  'a key whose creation is unclear is looked for before another can be created',
  PAGE_ONLY,
  async ({ app }) => {
    const service = await cuttingService()
    const { page } = app
    try {
      await connect(page, { name: 'Team', address: service.baseUrl, key: 'sk-e2e-0123456789abcdef' })
      await goTo(page, 'Account')
      await page.getByRole('textbox', { name: 'Key name' }).fill('Laptop')
      const create = page.getByRole('button', { name: 'Create a key' })
      // Two clicks in one task, so that the page cannot redraw in between.
      await create.evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expect(page.getByRole('heading', { name: 'Was the key “Laptop” created?' })).toBeVisible()
      await expect(create).toBeHidden()
      expect(service.creations()).toBe(1)

      await page.getByRole('button', { name: 'Check the list of keys' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'not there before (no. 2)' })).toBeVisible()
      expect(await violationsInSchemes(page, app.host, { all: true })).toEqual([])

      // The core keeps the doubt, so it is still shown after a change of screen, and in the other language.
      await openAddress(page, '#/settings')
      await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('fr')
      await expect(page.locator('html[lang="fr"]')).toBeAttached()
      await openAddress(page, '#/account')
      await page.getByRole('button', { name: french.look }).click()
      await expect(page.getByRole('status').filter({ hasText: 'très probablement' })).toBeVisible()
      expect(await violationsInSchemes(page, app.host, { all: true, seen: true })).toEqual([])
      await openAddress(page, '#/settings')
      await page.getByRole('combobox', { name: 'Langue', exact: true }).selectOption('en')
      await expect(page.locator('html[lang="en"]')).toBeAttached()
      await openAddress(page, '#/account')

      await page.getByRole('row', { name: /^2/ }).getByRole('button').click()
      await page.getByRole('button', { name: 'Revoke permanently' }).click()
      await expect(page.getByRole('row', { name: /^2/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Check the list of keys' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'lists no new key “Laptop”' })).toBeVisible()

      await page.getByRole('button', { name: 'I have checked the list' }).click()
      await page.getByRole('textbox', { name: 'Key name' }).fill('Laptop')
      await create.click()
      await expect(page.getByRole('heading', { name: 'Key created: Laptop' })).toBeVisible()
      expect(service.creations()).toBe(2)
    } finally {
      service.close()
    }
  },
)
