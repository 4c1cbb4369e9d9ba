import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { RunAgain } from '../../../renderer/features/results/again/run-again.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { aRun } from '../../support/a-run.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const TEAM: Connection = {
  ...{ id: 'live', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
  ...{ colour: 'indigo', key: 'keychain', marks: true, otherPrograms: null },
}
const run = aRun({ versionNumber: 3, personas: 60, questionCount: 12, practice: false, connectionId: 'live' })

/** Opens the dialog with these connections. */
async function openDialog(connections: Connection[]) {
  queryClient.setQueryData(api.connections.list.queryKey(), connections)
  const input = { connectionId: TEAM.id, personas: 60, questions: 12 }
  for (const together of [{}, { times: 2 }, { times: 3 }])
    queryClient.setQueryData(api.runs.estimate.queryKey({ input: { ...input, ...together } }), {
      ...{ runs: 4, ms: { low: 50_000, typical: 60_000, high: 70_000 }, ahead: 5_000, calls: 9, waiting: 2 },
    })
  onTestFinished(() => queryClient.clear())
  await show({
    path: '/runs/$runId',
    address: '/runs/run-1',
    content: () => <RunAgain run={run} />,
  })
  await page.getByRole('button', { name: 'Run again…' }).click()
  return page.getByRole('dialog', { name: 'Run version 3 again' })
}

test('the dialog says what several runs take, and keeps their number where an answer was lost', async () => {
  const dialog = await openDialog([TEAM])
  await expect.element(dialog.getByText('Version 3 is launched exactly as it is')).toBeVisible()
  await expect.element(dialog.getByText('about 9: creation, launch, status checks, answers')).toBeVisible()
  const numbers = dialog.getByRole('radiogroup', { name: 'Number of runs' })
  await tabTo(numbers.getByRole('radio', { name: '1' }))
  await press('ArrowRight')
  await press('ArrowRight')
  await expect.element(dialog.getByText('60 personas in each run')).toBeVisible()
  await expect.element(dialog.getByText('Estimated time per run')).toBeVisible()
  await expect.element(dialog.getByText(/^about .*side by side$/)).toBeVisible()
  await expect.element(dialog.getByText('about 27: creation, launch, status checks, answers')).toBeVisible()
  await expect.element(dialog.getByText('2 launches are ahead of this one')).toBeVisible()

  // There is no host, so the launch fails and its outcome is unknown.
  await press('Control+Enter')
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(numbers.getByRole('radio', { name: '3' })).toBeChecked()
  await expect.element(numbers.getByRole('radio', { name: '1' })).toBeDisabled()
  await expect.element(dialog.getByRole('button', { name: 'Launch 3 runs' })).toBeEnabled()
})

test.each([
  ['gone', [], /The connection “Practice” no longer exists/],
  ['without a key', [{ ...TEAM, key: 'none' as const }], /No API key for this connection/],
])('a connection that is %s is told, and nothing can be launched', async (_, connections, words) => {
  const dialog = await openDialog(connections)
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(words)
  await expect.element(dialog.getByRole('button', { name: 'Launch' })).toBeDisabled()
})
