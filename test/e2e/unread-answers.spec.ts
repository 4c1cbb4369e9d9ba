import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { WITH_URBAN_MOBILITY } from './pages/beginnings.ts'
import { connect } from './pages/connect.ts'
import { openSurvey } from './pages/draft.ts'
import { createGroup, newGroup } from './pages/focus.ts'
import { launch } from './pages/launch.ts'

const PAGE = '<!doctype html><html><p>Sign in to the proxy</p></html>'

/** The service's replies while no proxy replaces its results and transcripts. */
const ANSWERS: Record<string, unknown> = {
  'POST surveys': { id: 's1', status: 'draft' },
  'POST launch': { status: 'running' },
  'GET status': { status: 'done' },
  'POST focus': { id: 'f1', profiles: [{ nom: 'Ana' }] },
  'GET surveys': [],
}

async function behindProxy(answers = ANSWERS): Promise<{ baseUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://any')
      const data = answers[`${request.method} ${pathname.split('/').at(-1)}`]
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

/** Opens the reply that could not be read, expects to see it as text, and closes it. */
async function openUnread(page: Page, of: string): Promise<void> {
  const entry = page.getByRole('button', { name: new RegExp(`^Unreadable reply \\(${of}\\)`) })
  await expect(entry.first()).toBeVisible()
  await entry.first().click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Unreadable reply \\(${of}\\)`) })
  await expect(dialog.getByText(PAGE)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Replies of a service that creates things but returns no id. */
const WITHOUT_ID: Record<string, unknown> = {
  'POST surveys': { outcome: 'created' },
  'POST focus': { outcome: 'created' },
  'GET surveys': [],
  'GET focus': [],
}

test.use({ beginning: WITH_URBAN_MOBILITY })

test(
  'an answer that could not be read opens as received, beside its run and its group',
  PAGE_ONLY,
  async ({ app }) => {
    const service = await behindProxy()
    const { page } = app
    try {
      await connect(page, { name: 'Team', address: service.baseUrl, key: 'sk-e2e-0123456789abcdef' })
      await openSurvey(page, 'urban')
      await launch(page)
      await page.getByRole('link', { name: /Urban mobility/ }).click()
      await openUnread(page, 'Results')

      await newGroup(page, 'Bikes in town')
      await createGroup(page)
      await page.getByRole('button', { name: 'First round' }).click()
      await page.getByRole('tab', { name: 'Session' }).click()
      await openUnread(page, 'Transcript')
    } finally {
      service.close()
    }
  },
)

test(
  'a creation that was answered without an id is told as that, and the answer can be opened',
  PAGE_ONLY,
  async ({ app }) => {
    const service = await behindProxy(WITHOUT_ID)
    const { page } = app
    const received = page.getByRole('button', { name: /^Unreadable reply \(Creation\)/ })
    try {
      await connect(page, { name: 'Team', address: service.baseUrl, key: 'sk-e2e-0123456789abcdef' })
      await openSurvey(page, 'urban')
      await launch(page)
      await expect(page.getByText('No ID found in the reply')).toBeVisible()
      await expect(page.getByText('The reply was cut short')).toHaveCount(0)
      await page.getByRole('link', { name: /Urban mobility/ }).click()
      await received.click()
      await expect(page.getByRole('dialog').getByText('"outcome"')).toBeVisible()
      await page.keyboard.press('Escape')

      await newGroup(page, 'Bikes in town')
      await createGroup(page)
      await expect(page.getByText('did not find an ID in the reply')).toBeVisible()
      await page.getByRole('tab', { name: 'Session' }).click()
      await received.click()
      await expect(page.getByRole('dialog').getByText('"outcome"')).toBeVisible()
    } finally {
      service.close()
    }
  },
)
