import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RunsPage } from '../../../renderer/features/runs/runs-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
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
