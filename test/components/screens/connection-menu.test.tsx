import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectionRow } from '../../../renderer/features/connections/connection-row.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { statusesKey } from '../../../renderer/lib/use-connections.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { show } from '../support/show.tsx'

const TEAM: Connection = {
  ...{ id: 'team', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
  ...{ colour: 'indigo', key: 'keychain', marks: true, otherPrograms: null },
}

test('the menu of a connection calls the page of the replies by its title', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.connections.list.queryKey(), [TEAM])
  queryClient.setQueryData(statusesKey, [])
  await show({
    path: '/',
    address: '/',
    content: () => (
      <table>
        <tbody>
          <ConnectionRow connection={TEAM} onTask={() => undefined} />
        </tbody>
      </table>
    ),
  })
  await page.getByRole('button', { name: 'Actions for Team' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Replies from the service' })).toBeVisible()
})
