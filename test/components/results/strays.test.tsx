import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { show } from '../support/show.tsx'

const draft = aSurvey('Urban mobility', [aChoice('work', 'How do you get to work?', ['On foot', 'By bike'])])
const version = versionOf(draft)
const results = resultsOf({ counts: [{ question: 0, counts: [2, 1] }], shape: 'by_item' })

test('a second survey that the service made is told above the results', async () => {
  const run = aRun({ remoteId: 'first', strays: ['second'] })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  const told = page.getByRole('alert').filter({ hasText: 'created this survey twice' })
  await expect.element(told).toBeVisible()
  await expect.element(told.filter({ hasText: 'Sonde follows first. Left over: second' })).toBeVisible()
})

test('a door to the reading desk says why it is there', async () => {
  const run = aRun({ personas: 3 })
  const unplaced = [{ path: '$.a', value: '"one"' }]
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={{ ...results, unplaced }} />,
  })
  await expect
    .element(page.getByText('1 value in the reply was not matched to an item; see the “Provenance” tab.'))
    .toBeVisible()
})

test('that the run failed is told above what came of it, and in its provenance', async () => {
  const run = aRun({ state: 'failed', personas: 40, respondents: 3 })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  const told = page.getByRole('status').filter({ hasText: 'failed, partial answers' })
  await expect.element(told).toBeVisible()
  await expect.element(told.getByText('The answers given up to then are here')).toBeVisible()
  await page.getByRole('tab', { name: 'Provenance' }).click()
  const facts = page.getByRole('region', { name: 'Run', exact: true })
  await expect.element(facts.getByText('failed, partial answers')).toBeVisible()
  expect(facts.getByText('Finished').query()).toBeNull()
})

test('a state that came beside the answers is told, and needs no lesson in reading', async () => {
  const run = aRun({ personas: 3 })
  const states = [{ path: '$.status', value: 'partial' }]
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={{ ...results, states }} />,
  })
  const told = page.getByRole('status').filter({ hasText: 'status: partial' })
  await expect.element(told).toBeVisible()
  expect(page.getByText('not matched to an item').query()).toBeNull()
  await page.getByRole('tab', { name: 'Provenance' }).click()
  await expect.element(page.getByText('State given with the answers')).toBeVisible()
})

test('a run that is done is not told to be so', async () => {
  const run = aRun({ personas: 3 })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  await expect.element(page.getByRole('heading', { name: 'How do you get to work?' })).toBeVisible()
  expect(page.getByRole('status').filter({ hasText: 'done' }).query()).toBeNull()
})
