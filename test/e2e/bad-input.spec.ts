import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, FIRST_START, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { connectAnyway } from './pages/connect.ts'
import { addOpenEnded, box, newSurvey, saved } from './pages/draft.ts'
import { createGroup, newGroup } from './pages/focus.ts'
import { launch, launchButton, openPreflight, preflight } from './pages/launch.ts'
import { goTo } from './pages/navigate.ts'

test(
  'a draft that cannot be launched says what is wrong at each field, and keeps every word',
  PAGE_ONLY,
  async ({ ownApp: app }) => {
    const { page } = app
    await newSurvey(page)
    const askAndReturn = async (...problems: string[]) => {
      await openPreflight(page)
      for (const problem of problems) await expect(preflight(page)).toContainText(problem)
      await expect(launchButton(page)).toBeDisabled()
      await page.keyboard.press('Escape')
      await expect(preflight(page)).toBeHidden()
    }

    await askAndReturn('Add a title.', 'Add at least one item.')
    await box(page, 'Title').fill('Half a survey')
    await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
    await box(page, 'Stem of item 1').fill('Which one?')
    await box(page, 'Option 1 of item 1').fill('Only this')
    await box(page, 'Option 2 of item 1').press('Backspace')
    const outOfRange = page.getByText('Enter a whole number from 1 to 100.').first()
    for (const personas of ['0', '101', 'many']) {
      await box(page, 'Number of personas').fill('6')
      await box(page, 'Title').click()
      await expect(outOfRange).toBeHidden()
      await box(page, 'Number of personas').fill(personas)
      await box(page, 'Title').click()
      await expect(outOfRange).toBeVisible()
    }
    await box(page, 'Number of personas').fill('101')
    await page.getByRole('button', { name: 'Add an age range' }).click()
    await box(page, 'Age range 1').fill('40-20')
    await box(page, 'Title').click()
    await expect(page.getByText('The first age must not be higher than the second.').first()).toBeVisible()
    await askAndReturn(
      'A single-choice item needs at least two response options.',
      'Enter a whole number from 1 to 100.',
      'The first age must not be higher than the second.',
    )
    await saved(page)

    await app.killAndRestart()
    await app.page.getByRole('link', { name: /Half a survey/ }).click()
    await expect(box(app.page, 'Stem of item 1')).toHaveValue('Which one?')
    await expect(box(app.page, 'Option 1 of item 1')).toHaveValue('Only this')
    await expect(box(app.page, 'Age range 1')).toHaveValue('40-20')
  },
)

test('a focus group without a title or with nine personas says so at once', PAGE_ONLY, async ({ app }) => {
  const { page } = app
  await newGroup(page)
  await box(page, 'Personas').fill('9')
  await createGroup(page)
  await expect(page.getByText('Add a title.').first()).toBeVisible()
  await expect(page.getByText('Choose 2 to 8 personas.').first()).toBeVisible()
  await expect(box(page, 'Personas')).toHaveValue('9')
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

const STRANGERS: [what: string, answer: RequestListener, told: RegExp][] = [
  [
    'a web page',
    (_, response) => response.setHeader('content-type', 'text/html').end('<h1>Hotel</h1>'),
    /web page/i,
  ],
  ['nothing in its answer', (_, response) => response.end(), /empty/i],
]

for (const [what, answer, told] of STRANGERS) {
  test(`an address where ${what} answers is told apart from the service`, PAGE_ONLY, async ({ app }) => {
    const { page } = app
    const server = await otherServer(answer)
    await connectAnyway(page, { name: 'Other', address: server.url, key: 'sk-0123456789' })
    await page.getByRole('button', { name: 'Check Other' }).click()
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
    await expect(page.getByRole('row', { name: /Other/ })).toContainText('unreachable')
    await server.close()
  })
}

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

test.describe('at a first start', () => {
  test.use({ beginning: FIRST_START })

  test('an address that is not this machine’s has to be https', PAGE_ONLY, async ({ app: { page } }) => {
    await page.getByRole('button', { name: 'Connect a service' }).click()
    const form = page.getByRole('dialog', { name: 'Connect a service' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Other')
    await form.getByRole('textbox', { name: 'Address' }).fill('http://service.example')
    // The message appears when the field loses the focus.
    await form.getByLabel('API key').fill('sk-0123456789')
    await expect(
      form.getByText('Enter an https address (http is accepted only for this computer).'),
    ).toBeVisible()
  })
})
