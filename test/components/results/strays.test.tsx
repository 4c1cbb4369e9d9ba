import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { RunResults } from '../../../shared/models/results.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { show } from '../support/show.tsx'

const draft = aSurvey('Urban mobility', [aChoice('work', 'How do you get to work?', ['On foot', 'By bike'])])
const version: SurveyVersion = {
  id: 'version-1',
  surveyId: 'survey-1',
  number: 1,
  draft,
  createdAt: 0,
  importedAt: null,
  name: null,
  note: '',
  origin: 'launch',
  target: null,
  parent: null,
}
const results: RunResults = {
  respondents: [],
  answers: [],
  counts: [{ question: 0, counts: [2, 1] }],
  shares: [],
  doubts: [],
  edition: 1,
  shape: 'by_item',
  certainty: 'sure',
  unplaced: [],
}

test('a second survey that the service made is told above the results', async () => {
  const run = aRun({ remoteId: 'first', strays: ['second'] })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
    texts: ['results', 'runs'],
  })
  const told = page.getByRole('alert').filter({ hasText: 'created this survey twice' })
  await expect.element(told).toBeVisible()
  await expect.element(told.filter({ hasText: 'Sonde follows first. Left over: second' })).toBeVisible()
})
