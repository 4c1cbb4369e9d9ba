import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'

async function openNewSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('a draft that cannot be launched says what is wrong at each field, and keeps every word', async ({
  app,
}) => {
  const { page } = app
  await openNewSurvey(page)
  const launch = page.getByRole('button', { name: 'Launch…' })
  const preflight = page.getByRole('dialog', { name: 'Before the launch' })
  const askAndReturn = async (...problems: string[]) => {
    await launch.click()
    for (const problem of problems) await expect(preflight).toContainText(problem)
    await expect(preflight.getByRole('button', { name: 'Launch', exact: true })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(preflight).toBeHidden()
  }

  await askAndReturn('Give it a title.', 'Add at least one item.')
  await field(page, 'Title').fill('Half a survey')
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await field(page, 'Stem of item 1').fill('Which one?')
  await field(page, 'Option 1 of item 1').fill('Only this')
  await field(page, 'Option 2 of item 1').press('Backspace')
  for (const personas of ['0', '101', 'many']) {
    await field(page, 'Number of personas').fill(personas)
    await field(page, 'Title').click()
    await expect(page.getByText('A whole number from 1 to 100.').first()).toBeVisible()
  }
  await field(page, 'Number of personas').fill('101')
  await page.getByRole('button', { name: 'Add an age range' }).click()
  await field(page, 'Age range 1').fill('40-20')
  await field(page, 'Title').click()
  await expect(page.getByText('The first age is above the second.').first()).toBeVisible()
  await askAndReturn(
    'A choice needs at least two options.',
    'A whole number from 1 to 100.',
    'The first age is above the second.',
  )
  await expect(page.getByText(/^Saved /)).toBeVisible()

  await app.killAndRestart()
  await app.page.getByRole('link', { name: /Half a survey/ }).click()
  await expect(field(app.page, 'Stem of item 1')).toHaveValue('Which one?')
  await expect(field(app.page, 'Option 1 of item 1')).toHaveValue('Only this')
  await expect(field(app.page, 'Age range 1')).toHaveValue('40-20')
})

test('a focus group without a title or with nine personas says so at once', async ({ app }) => {
  const { page } = app
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('link', { name: 'Focus groups' }).click()
  await page
    .getByRole('button', { name: /New group|Prepare a group/ })
    .first()
    .click()
  await field(page, 'Personas').fill('9')
  await page.getByRole('button', { name: /Create on/ }).click()
  await expect(page.getByText('Give it a title.').first()).toBeVisible()
  await expect(page.getByText('Choose 2 to 8 personas.').first()).toBeVisible()
  await expect(field(page, 'Personas')).toHaveValue('9')
})

/** A server that is no survey service; closed at the end of the test. */
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
  test(`an address where ${what} answers is told apart from the service`, async ({ app }) => {
    const { page } = app
    const server = await otherServer(answer)
    await connect(page, server.url)
    await page.getByRole('button', { name: 'Check Other' }).click()
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
    await expect(page.getByRole('row', { name: /Other/ })).toContainText('out of reach')
    await server.close()
  })
}

test('a launch to a service that is not there waits, says so, and loses nothing', async ({ app }) => {
  const { page } = app
  const server = await otherServer(() => undefined)
  await server.close()
  await connect(page, server.url)
  await expect(page.getByRole('button', { name: /Active connection: Other/ })).toBeVisible()
  await page.getByRole('link', { name: 'Surveys' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await field(page, 'Title').fill('Patient survey')
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await field(page, 'Stem of item 1').fill('Why?')
  await page.getByRole('button', { name: 'Launch…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
  const row = page.getByRole('row', { name: /Patient survey/ })
  await expect(row.first()).toContainText('waiting to be sent')
  await expect(
    page.getByText(/cannot be reached|out of reach|not reach|refused the connection/i).first(),
  ).toBeVisible()
})

async function connect(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect a service' }).click()
  const form = page.getByRole('dialog', { name: 'Connect a service' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Other')
  await form.getByRole('textbox', { name: 'Address' }).fill('http://service.example')
  await form.getByLabel('API key').fill('sk-0123456789')
  await expect(form.getByText('It takes an https address (http only for this machine).')).toBeVisible()
  await form.getByRole('textbox', { name: 'Address' }).fill(address)
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('row', { name: /Other/ })).toBeVisible()
}
