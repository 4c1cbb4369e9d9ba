import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'

/** Of 100 personas: as well numbers of personas as percentages. */
const AMBIGUOUS = { questions: [{ texte: 'Do you cycle?', distribution: { Yes: 60, No: 40 } }] }

const ANSWERS: Record<string, unknown> = {
  'POST surveys': { id: 's1', status: 'draft' },
  'POST launch': { status: 'running' },
  'GET status': { status: 'done' },
  'GET results': AMBIGUOUS,
  'GET surveys': [],
}

async function ambiguousService(): Promise<{ baseUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://any')
      const data = ANSWERS[`${request.method} ${pathname.split('/').at(-1)}`] ?? null
      response.end(JSON.stringify({ data, error: null }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function connect(page: Page, baseUrl: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await page.getByRole('button', { name: 'Practise now' }).click()
  await navigation.getByRole('link', { name: 'Connections' }).click()
  await page.getByRole('button', { name: 'Connect a service' }).click()
  const form = page.getByRole('dialog', { name: 'Connect a service' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Team')
  await form.getByRole('textbox', { name: 'Address' }).fill(baseUrl)
  await form.getByLabel('API key').fill('sk-e2e-0123456789abcdef')
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: /Active connection/ }).click()
  await page.getByRole('menuitem', { name: /Team/ }).click()
  await navigation.getByRole('link', { name: 'Surveys' }).click()
}

test('numbers that may be personas or percentages are in no chart until the person says what they are', async ({
  app,
}) => {
  const service = await ambiguousService()
  const { page } = app
  try {
    await connect(page, service.baseUrl)
    await page.getByRole('button', { name: 'New survey' }).first().click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
    await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
    await page.getByRole('textbox', { name: 'Stem of item 1' }).fill('Do you cycle?')
    await page.getByRole('textbox', { name: 'Option 1 of item 1' }).fill('Yes')
    await page.getByRole('textbox', { name: 'Option 2 of item 1' }).fill('No')
    await page.getByRole('textbox', { name: 'Number of personas' }).fill('100')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await page.getByRole('button', { name: 'Launch…' }).click()
    const preflight = page.getByRole('dialog', { name: 'Before the launch' })
    await preflight.getByRole('button', { name: 'Launch', exact: true }).click()
    await page.getByRole('link', { name: /Urban mobility/ }).click()

    const item = page.getByRole('region', { name: 'Numbers of this item to be identified' })
    await expect(item).toContainText('60')
    await expect(page.getByRole('cell', { name: '60%' })).toHaveCount(0)
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([])

    await item.getByRole('button', { name: 'These are numbers of personas' }).click()
    await expect(item).toContainText('You identified these numbers as numbers of personas.')
    await expect(page.getByRole('table', { name: /item 1/i })).toContainText('60')

    await item.getByRole('button').click()
    await expect(item.getByRole('button', { name: 'These are percentages' })).toBeVisible()
    await item.getByRole('button', { name: 'These are percentages' }).click()
    await expect(item).toContainText('You identified these numbers as percentages.')
  } finally {
    service.close()
  }
})
