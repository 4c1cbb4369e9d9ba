import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CountTable } from '../../../renderer/features/results/count-table.tsx'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { tabulate } from '../../../shared/analysis/tabulate.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { show } from '../support/show.tsx'

const question = aChoice('work', 'How do you get to work?', ['On foot', 'By bike', 'By bus'])
const item = { position: 0, type: 'single_choice', optionCount: 3 } as const

/** Shows the table of one item with these results. */
async function open(results: Partial<RunResults>) {
  const table = tabulate(item, resultsOf(results))
  await show({
    path: '/',
    address: '/',
    content: () => <CountTable question={question} position={0} table={table} only={null} />,
  })
  return page.getByRole('main')
}

test('on a base under 30 there are counts only, and the table says why', async () => {
  const main = await open({ counts: [{ question: 0, counts: [12, 9, 8] }] })
  await expect.element(main.getByRole('cell', { name: '12' })).toBeVisible()
  await expect.element(main.getByText(/^No percentages: with 29 personas as the base/)).toBeVisible()
  expect(main.getByText('%').query()).toBeNull()
})

test('on a base under 100 percentages carry a mark, which is explained', async () => {
  const main = await open({ counts: [{ question: 0, counts: [10, 20, 20] }] })
  await expect.element(main.getByRole('columnheader', { name: '% of base †' })).toBeVisible()
  await expect.element(main.getByText(/^† Small base: 50 personas/)).toBeVisible()
  await expect.element(main.getByRole('cell', { name: '20%' })).toBeVisible()
})

test('where nobody is left there are no percentages, rather than zeros', async () => {
  const main = await open({ counts: [{ question: 0, counts: [0, 0, 0] }] })
  await expect.element(main.getByText('No percentages: the base is empty.')).toBeVisible()
  expect(main.getByRole('columnheader', { name: '%' }).query()).toBeNull()
})

test('percentages that do not add up to 100 say why', async () => {
  const rounded = await open({ counts: [{ question: 0, counts: [101, 101, 101] }] })
  await expect
    .element(rounded.getByText('Because each percentage is rounded, they add up to 99%.'))
    .toBeVisible()
})

test('so do those that the service sent, which stay whatever their base', async () => {
  const sent = await open({ shares: [{ question: 0, shares: [34, 34, 33], base: 12 }] })
  await expect.element(sent.getByText(/as the service sent them; they add up to 101%/)).toBeVisible()
  await expect.element(sent.getByRole('cell', { name: '33%' })).toBeVisible()
})

test('zero is a dash, and a share that would be rounded to nothing a star; both are explained', async () => {
  const main = await open({ counts: [{ question: 0, counts: [399, 1, 0] }] })
  await expect.element(main.getByRole('row', { name: 'By bike 1 *' })).toBeVisible()
  await expect.element(main.getByRole('row', { name: 'By bus – –' })).toBeVisible()
  await expect.element(main.getByText('– is zero; * is above zero and under 0.5%.')).toBeVisible()
})

test('a table without a dash or a star explains neither', async () => {
  const main = await open({ counts: [{ question: 0, counts: [200, 150, 50] }] })
  await expect.element(main.getByRole('row', { name: 'By bike 150 38%' })).toBeVisible()
  expect(main.getByText(/is zero|is above zero/).query()).toBeNull()
})

test('a very long word in an option leaves the counts on the page', async () => {
  const long = aChoice('site', 'Which address?', [`https://${'a'.repeat(280)}`, 'Another one'])
  const table = tabulate(
    { position: 0, type: 'single_choice', optionCount: 2 },
    resultsOf({ counts: [{ question: 0, counts: [70, 50] }] }),
  )
  await show({
    path: '/',
    address: '/',
    content: () => <CountTable question={long} position={0} table={table} only={null} />,
  })
  const count = page.getByRole('cell', { name: '70' })
  await expect.element(count).toBeVisible()
  expect(count.element().getBoundingClientRect().right).toBeLessThan(700)
})

/** Shows the results of a run of so many personas, of whom every fifth walks and the others ride. */
async function openRun(personas: number): Promise<void> {
  const run = aRun({ personas })
  const results = resultsOf({
    respondents: Array.from({ length: personas }, (_, at) => ({ id: `p${at}`, attributes: [] })),
    answers: Array.from({ length: personas }, (_, respondent): Answer => {
      return { respondent, question: 0, kind: 'option', option: respondent % 5 === 0 ? 0 : 1, text: null }
    }),
  })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <ResultsView run={run} version={versionOf(aSurvey('Mobility', [question]))} results={results} />
    ),
  })
}

test('of a run that is a small base as a whole the screen says so once, and paper at every table', async () => {
  await openRun(60)
  const once = page.getByText(/^† Small base throughout: this run has 60 personas/)
  const atTable = page.getByText(/^† Small base: 60 personas/)
  await expect.element(once).toBeVisible()
  // The base and the mark stay with the table.
  await expect.element(page.getByRole('columnheader', { name: '% of base †' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Base 60' })).toBeVisible()
  expect(atTable.query()).toBeNull()

  window.dispatchEvent(new Event('beforeprint'))
  await expect.element(atTable.first()).toBeInTheDocument()
  expect(once.query()).toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(once).toBeVisible()

  // A base that is lower still is told at its table.
  await page.getByRole('table').getByRole('button', { name: 'On foot' }).click()
  await expect.element(page.getByText(/^No percentages: with 12 personas as the base/)).toBeVisible()
})

test('in a larger run a small base is told at the table that has it', async () => {
  await openRun(200)
  await expect.element(page.getByRole('columnheader', { name: '% of base' })).toBeVisible()
  expect(page.getByText(/Small base/).query()).toBeNull()
  await page.getByRole('table').getByRole('button', { name: 'On foot' }).click()
  await expect.element(page.getByText(/^† Small base: 40 personas/)).toBeVisible()
  expect(page.getByText(/Small base throughout/).query()).toBeNull()
})
