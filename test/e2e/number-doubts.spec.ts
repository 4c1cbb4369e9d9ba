import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violations } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { connect } from './pages/connect.ts'
import { openSurvey } from './pages/draft.ts'
import { launch } from './pages/launch.ts'

/** Of 100 personas these could be counts or percentages. */
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

const CYCLING = aSurvey('Urban mobility', [aChoice('cycle', 'Do you cycle?', ['Yes', 'No'])], {
  personas: 100,
})

test.use({ beginning: withSurveys({ cycling: CYCLING }) })

test(
  'numbers that may be personas or percentages are in no chart until the person says what they are',
  PAGE_ONLY,
  async ({ app }) => {
    const service = await ambiguousService()
    const { page } = app
    try {
      await connect(page, { name: 'Team', address: service.baseUrl, key: 'sk-e2e-0123456789abcdef' })
      await openSurvey(page, 'cycling')
      await launch(page)
      await page.getByRole('link', { name: /Urban mobility/ }).click()

      const item = page.getByRole('region', { name: 'Numbers of this item to be identified' })
      await expect(item).toContainText('60')
      await expect(page.getByRole('cell', { name: '60%' })).toHaveCount(0)
      expect(await violations(page, { all: true })).toEqual([])

      await item.getByRole('button', { name: 'These are numbers of personas' }).click()
      await expect(item).toContainText('You identified these numbers as numbers of personas.')
      await expect(page.getByRole('table', { name: /item 1/i })).toContainText('60')

      await item.getByRole('button').click()
      await expect(item.getByRole('button', { name: 'These are percentages' })).toBeVisible()
      await item.getByRole('button', { name: 'These are percentages' }).click()
      await expect(item).toContainText('You identified these numbers as percentages.')
      // No answer is missing; the service only did not say of how many personas the percentages are.
      await expect(page.getByText(/gave percentages for 1 item without saying how many/)).toBeVisible()
      await expect(page.getByText(/^Incomplete/)).toHaveCount(0)
    } finally {
      service.close()
    }
  },
)
