import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PastTable } from '../../../renderer/features/runs/past-table.tsx'
import { aRun } from '../../support/a-run.ts'
import { show } from '../support/show.tsx'

test('the row of an experiment tells how many items its runs asked, also where its probes ask more', async () => {
  const experiment = { id: 'trams', arm: 'a' }
  const runs = [
    aRun({ id: 'a', state: 'done', experiment, questionCount: 1 }),
    aRun({ id: 'probes', state: 'done', experiment, questionCount: 7 }),
  ]
  await show({ path: '/runs', address: '/runs', content: () => <PastTable runs={runs} /> })
  await expect.element(page.getByRole('cell', { name: /1 to 7 items/ })).toBeVisible()
})

test('a run of which not all personas came says how many did', async () => {
  const runs = [
    aRun({ id: 'part', title: 'Part', personas: 40, respondents: 16 }),
    aRun({ id: 'none', title: 'None', personas: 40, results: 'empty' }),
    aRun({ id: 'all', title: 'All', personas: 40, respondents: 40 }),
    aRun({ id: 'unknown', title: 'Unknown', personas: 50 }),
  ]
  await show({ path: '/runs', address: '/runs', content: () => <PastTable runs={runs} /> })
  await expect.element(page.getByRole('cell', { name: '16 of 40 personas × 2 items' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '0 of 40 personas × 2 items' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '40 personas × 2 items', exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '50 personas × 2 items', exact: true })).toBeVisible()
})
