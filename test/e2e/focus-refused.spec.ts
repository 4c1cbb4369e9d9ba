import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { connect } from './pages/connect.ts'
import { box } from './pages/draft.ts'
import { createGroup, newGroup } from './pages/focus.ts'

/** A service that refuses a second density; `sent` holds the densities of each creation that it received. */
async function refusing() {
  const sent: unknown[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      if (request.method === 'GET') return response.end(JSON.stringify({ data: [], error: null }))
      sent.push(JSON.parse(text).filtres.densites)
      const detail = [
        { loc: ['body', 'filtres', 'densites', 1], msg: 'Unknown density: sparse', type: 'value' },
      ]
      response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    sent,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test(
  'rows without text are not sent, Enter adds a value, and a refused row is marked',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    const service = await refusing()
    try {
      await connect(page, { name: 'Team', address: service.address, key: 'sk-e2e-0123456789abcdef' })
      await newGroup(page, 'Bikes in town')
      await page.getByRole('button', { name: 'Add another population density' }).click()
      await box(page, 'Population density 1').fill('urban')
      await box(page, 'Population density 1').press('Enter')
      await expect(box(page, 'Population density 2')).toBeFocused()
      // There is an empty row already, so Enter adds no other.
      await box(page, 'Population density 2').press('Enter')
      await expect(box(page, 'Population density 3')).toHaveCount(0)
      await page.getByRole('button', { name: 'Add another population density' }).click()
      await box(page, 'Population density 3').fill('sparse')
      await createGroup(page)
      await expect(box(page, 'Population density 3')).toHaveAccessibleDescription(/Unknown density: sparse/)
      await expect(box(page, 'Population density 3')).toHaveAttribute('aria-invalid', 'true')
      await expect(box(page, 'Population density 2')).not.toHaveAttribute('aria-invalid', 'true')
      expect(service.sent).toEqual([['urban', 'sparse']])
      await box(page, 'Population density 3').fill('rural')
      await expect(box(page, 'Population density 3')).not.toHaveAttribute('aria-invalid', 'true')
    } finally {
      service.close()
    }
  },
)
