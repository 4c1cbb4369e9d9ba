import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RunsPage } from '../../../renderer/features/runs/runs-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { focus } from '../support/items.ts'
import { show } from '../support/show.tsx'

test('the focus goes with a run that ends to the table of past runs', async () => {
  const past = aRun({ id: 'earlier', title: 'Earlier' })
  const tell = (state: 'running' | 'done') =>
    queryClient.setQueriesData({ queryKey: api.runs.list.key() }, [
      aRun({ id: 'one', title: 'Urban mobility', state, results: state === 'done' ? 'stored' : 'none' }),
      past,
    ])
  queryClient.setQueryData(api.runs.list.queryKey({ input: { limit: 200 } }), [])
  tell('running')
  await show({ path: '/runs', address: '/runs', content: () => <RunsPage /> })
  const link = page.getByRole('link', { name: 'Urban mobility' })
  await focus(link)
  tell('done')
  await expect.element(page.getByText('Nothing under way.')).toBeVisible()
  await expect.element(link).toHaveFocus()
})

test('deleting a run names it, and the focus stays with it, or goes to the run in its place', async () => {
  const open = { state: 'running', results: 'none', versionNumber: 4 } as const
  const list = (...runs: Run[]) => queryClient.setQueriesData({ queryKey: api.runs.list.key() }, runs)
  queryClient.setQueryData(api.runs.list.queryKey({ input: { limit: 200 } }), [])
  const other = aRun({ id: 'two', title: 'Gardens' })
  list(
    aRun({ id: 'one', title: 'Urban mobility', launchedAt: Date.UTC(2026, 10, 30, 6, 14), ...open }),
    other,
  )
  await show({ path: '/runs', address: '/runs', content: () => <RunsPage /> })
  await page.getByRole('button', { name: 'More actions for Urban mobility' }).click()
  await page.getByRole('menuitem', { name: 'Delete from the service' }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog)
    .toMatchTextContent(/The run of v4 of 30 Nov 2026, \d\d:14 \(“Urban mobility”\)/)
  // The host is not there: what it would do is told here.
  await focus(dialog.getByRole('button', { name: 'Delete permanently' }))
  list(aRun({ id: 'one', title: 'Urban mobility', state: 'stopped', remoteId: null }), other)
  await expect.element(page.getByText('Nothing under way.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Urban mobility' })).toHaveFocus()
  list(other)
  await expect.element(page.getByRole('link', { name: 'Gardens' })).toHaveFocus()
})
