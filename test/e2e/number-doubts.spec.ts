import { aRun } from '../support/a-run.ts'
import { aChoice, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { resultsOf } from '../support/results-of.ts'
import { violations } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { openAddress } from './pages/navigate.ts'

/** Of 100 personas these could be counts or percentages. */
const AMBIGUOUS = { questions: [{ texte: 'Do you cycle?', distribution: { Yes: 60, No: 40 } }] }

const CYCLING = aSurvey('Urban mobility', [aChoice('cycle', 'Do you cycle?', ['Yes', 'No'])], {
  personas: 100,
})

/** A run whose results are stored as they came; Sonde reads them when they are opened. */
const WITH_RUN: Beginning = {
  ...PRACTISING,
  fill: (store) => {
    withSurveys({ cycling: CYCLING }).fill?.(store)
    const { id: versionId } = store.surveys.freeze('cycling', CYCLING, 'version', 1)
    store.runs.insert(
      aRun({ surveyId: 'cycling', versionId, title: CYCLING.title, personas: 100, questionCount: 1 }),
    )
    const text = JSON.stringify({ data: AMBIGUOUS, error: null })
    const payload = { id: 'payload', subjectId: 'run-1', kind: 'results', text, receivedAt: 1 }
    const unread = resultsOf({ shape: 'unknown', certainty: 'unsure', edition: 0 })
    store.runs.saveResults('run-1', store.payloads.add(payload), unread, 1)
  },
}

test.use({ beginning: WITH_RUN })

test(
  'numbers that may be personas or percentages are in no chart until the person says what they are',
  PAGE_ONLY,
  async ({ app: { page } }) => {
    await openAddress(page, '#/runs/run-1')
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
  },
)
