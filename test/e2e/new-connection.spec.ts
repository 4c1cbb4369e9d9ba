import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { saveConnection } from './pages/connect.ts'
import { activeConnection } from './pages/practise.ts'

/** An address of this machine where nothing listens. */
async function silentAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

test(
  'a connection whose address does not answer is saved, and used only when the person asks for it',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await saveConnection(page, {
      name: 'Team',
      address: await silentAddress(),
      key: 'sk-e2e-0123456789abcdef',
    })
    await expect(page.getByText('The connection is saved. Runs are still sent to “Practice')).toBeVisible()
    await expect(activeConnection(page, 'Practice')).toBeVisible()

    await page.getByRole('button', { name: 'Use Team anyway' }).click()
    await expect(activeConnection(page, 'Team')).toBeVisible()
    await expect(page.getByText('The connection is saved.')).toHaveCount(0)
  },
)
