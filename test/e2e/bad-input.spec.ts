import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { connectAnyway } from './pages/connect.ts'
import { addOpenEnded, box, newSurvey, saved } from './pages/draft.ts'
import { launch } from './pages/launch.ts'
import { goTo } from './pages/navigate.ts'

test('a draft that cannot be launched is kept as it was typed', PAGE_ONLY, async ({ app: { page } }) => {
  await newSurvey(page, 'Half a survey')
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await box(page, 'Stem of item 1').fill('Which one?')
  await box(page, 'Option 1 of item 1').fill('Only this')
  await box(page, 'Option 2 of item 1').press('Backspace')
  await page.getByRole('button', { name: 'Add an age range' }).click()
  await box(page, 'Age range 1').fill('40-20')
  await box(page, 'Title').click()
  await saved(page)
  await page.reload()
  await expect(box(page, 'Stem of item 1')).toHaveValue('Which one?')
  await expect(box(page, 'Option 1 of item 1')).toHaveValue('Only this')
  await expect(box(page, 'Option 2 of item 1')).toHaveCount(0)
  await expect(box(page, 'Age range 1')).toHaveValue('40-20')
})

/** A server that is not a survey service; the test closes it. */
async function otherServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

test(
  'an address where something else answers is told apart from the service',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    let answer: RequestListener = (_, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>Hotel</h1>')
    const server = await otherServer((request, response) => answer(request, response))
    const check = async (told: RegExp) => {
      await page.getByRole('button', { name: 'Check Other' }).click()
      await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
      await expect(page.getByRole('row', { name: /Other/ })).toContainText('unreachable')
    }
    await connectAnyway(page, { name: 'Other', address: server.url, key: 'sk-0123456789' })
    await test.step('a web page', () => check(/web page/i))
    answer = (_, response) => response.end()
    await test.step('nothing in its answer', () => check(/empty/i))
    await server.close()
  },
)

test('a launch to a service that is not there waits, says so, and loses nothing', async ({ app }) => {
  const { page } = app
  const server = await otherServer(() => undefined)
  await server.close()
  await connectAnyway(page, { name: 'Other', address: server.url, key: 'sk-0123456789' })
  await goTo(page, 'Surveys')
  await newSurvey(page, 'Patient survey')
  await addOpenEnded(page, 1, 'Why?')
  await launch(page)
  const row = page.getByRole('row', { name: /Patient survey/ })
  await expect(row.first()).toContainText('waiting to be sent')
  await expect(page.getByText(/unreachable|Connection refused/i).first()).toBeVisible()
})
