import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/hosts/app-fixture.ts'

const PAGE = '<!doctype html><html><p>Sign in to the proxy</p></html>'

/** What a service answers before a proxy gets in the way of results and transcripts. */
const ANSWERS: Record<string, unknown> = {
  'POST surveys': { id: 's1', status: 'draft' },
  'POST launch': { status: 'running' },
  'GET status': { status: 'done' },
  'POST focus': { id: 'f1', profiles: [{ nom: 'Ana' }] },
  'GET surveys': [],
}

async function behindProxy(): Promise<{ baseUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://any')
      const data = ANSWERS[`${request.method} ${pathname.split('/').at(-1)}`]
      if (data === undefined) response.setHeader('content-type', 'text/html').end(PAGE)
      else response.end(JSON.stringify({ data, error: null }))
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

async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: screen }).click()
}

/** Opens the answer that could not be read, sees it as text, and closes it. */
async function openUnread(page: Page, of: string): Promise<void> {
  const entry = page.getByRole('button', { name: new RegExp(`^Answer that could not be read \\(${of}\\)`) })
  await expect(entry.first()).toBeVisible()
  await entry.first().click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Answer that could not be read \\(${of}\\)`) })
  await expect(dialog.getByText(PAGE)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

test('an answer that could not be read opens as received, beside its run and its group', async ({ app }) => {
  const service = await behindProxy()
  const { page } = app
  try {
    await page.getByRole('button', { name: 'Practise now' }).click()
    await goTo(page, 'Connections')
    await page.getByRole('button', { name: 'Connect a service' }).click()
    const form = page.getByRole('dialog', { name: 'Connect a service' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Team')
    await form.getByRole('textbox', { name: 'Address' }).fill(service.baseUrl)
    await form.getByLabel('API key').fill('sk-e2e-0123456789abcdef')
    await form.getByRole('button', { name: 'Connect', exact: true }).click()
    await page.getByRole('button', { name: /Active connection/ }).click()
    await page.getByRole('menuitem', { name: /Team/ }).click()

    await goTo(page, 'Surveys')
    await page.getByRole('button', { name: 'New survey' }).first().click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
    await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
    await page.getByRole('textbox', { name: 'Stem of item 1' }).fill('What would make you change?')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await page.getByRole('button', { name: 'Launch…' }).click()
    const preflight = page.getByRole('dialog', { name: 'Before the launch' })
    await preflight.getByRole('button', { name: 'Launch', exact: true }).click()
    await page.getByRole('link', { name: /Urban mobility/ }).click()
    await openUnread(page, 'Results')

    await goTo(page, 'Focus groups')
    await page
      .getByRole('button', { name: /New group|Prepare a group/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Bikes in town')
    await page.getByRole('button', { name: /Create on/ }).click()
    await page.getByRole('button', { name: 'Next round' }).click()
    await openUnread(page, 'Transcript')
  } finally {
    service.close()
  }
})
