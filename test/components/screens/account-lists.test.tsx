import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { KeysPanel } from '../../../renderer/features/account/keys-panel.tsx'
import { MembersPanel } from '../../../renderer/features/account/members-panel.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { show } from '../support/show.tsx'

const input = { connectionId: 'one' }
const UNREAD = '{"data":{"wfk":[{"zrq":"Laptop"}]},"error":null}'

test('a list that came but was not read is shown as received, and not as an empty list', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.account.freshKeys.queryKey(), [])
  queryClient.setQueryData(api.account.keyCreation.queryKey({ input }), { state: 'none' })
  queryClient.setQueryData(api.account.keys.queryKey({ input }), { keys: [], unread: UNREAD, leftOut: [] })
  queryClient.setQueryData(api.account.members.queryKey({ input }), { members: [], unread: UNREAD })
  await show({
    path: '/account',
    address: '/account',
    content: () => (
      <>
        <KeysPanel connectionId="one" />
        <MembersPanel connectionId="one" />
      </>
    ),
  })
  const keys = page.getByRole('region', { name: 'API keys' })
  const members = page.getByRole('region', { name: 'Members of the organisation' })
  for (const panel of [keys, members]) {
    await expect.element(panel.getByText('Sonde did not recognise it')).toBeVisible()
    await panel.getByText('As received', { exact: true }).click()
    await expect.element(panel.getByText(UNREAD)).toBeVisible()
    expect(panel.getByText('The service lists no').elements()).toHaveLength(0)
    expect(panel.getByRole('link').element().getAttribute('href')).toContain('/connections/one/answers')
  }
})

test('the rows of a list of keys in which no key was recognised are counted and kept', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.account.freshKeys.queryKey(), [])
  queryClient.setQueryData(api.account.keyCreation.queryKey({ input }), { state: 'none' })
  queryClient.setQueryData(api.account.keys.queryKey({ input }), {
    keys: [{ id: 3, name: 'CI', revoked: false, fields: [] }],
    unread: null,
    leftOut: [[{ name: 'nom', value: 'Laptop' }], [{ name: '', value: 'odd' }]],
  })
  await show({
    path: '/account',
    address: '/account',
    content: () => <KeysPanel connectionId="one" />,
  })
  await expect.element(page.getByText(/^2 rows of this list have no key number/)).toBeVisible()
  const rows = page.getByRole('list', { name: 'Rows in which no key was recognised' })
  await rows.getByText('As received').first().click()
  await expect.element(rows.getByText('Laptop')).toBeVisible()
})
