import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectionBadge } from '../../../renderer/app/connection-badge.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { statusesKey } from '../../../renderer/lib/use-connections.ts'
import type { Connection, ConnectionStatus } from '../../../shared/models/connection.ts'
import { show } from '../support/show.tsx'

const PRACTICE: Connection = {
  ...{ id: 'practice', name: 'Practice', practice: true, baseUrl: 'http://127.0.0.1:1', plan: 'standard' },
  ...{ colour: 'practice', key: 'session', marks: true, otherPrograms: null },
}
const STATUS: ConnectionStatus = {
  ...{ connectionId: 'practice', reach: 'reachable', problem: null },
  budget: { limit: 100, remaining: 87, queued: 0, waitingUntil: null },
}

test('the figures of the badge say what they count, in its name and in its menu', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.connections.list.queryKey(), [PRACTICE])
  queryClient.setQueryData(statusesKey, [STATUS])
  await show({ path: '/', address: '/', content: ConnectionBadge })
  const badge = page.getByRole('button', { name: '87 of 100 calls left this minute' })
  await badge.click()
  const meaning = page.getByText('87 of 100 calls to the service left this minute.')
  await expect.element(meaning).toBeVisible()
})
