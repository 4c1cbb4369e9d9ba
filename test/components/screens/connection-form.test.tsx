import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectionForm } from '../../../renderer/features/connections/connection-form.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { box } from '../support/items.ts'
import { show } from '../support/show.tsx'

test('an address that is not this machine’s has to be https', async () => {
  queryClient.setQueryData(api.connections.list.queryKey(), [])
  onTestFinished(() => queryClient.clear())
  await show({
    path: '/connections',
    address: '/connections',
    content: () => <ConnectionForm connection={null} onDone={() => undefined} onClose={() => undefined} />,
  })
  const told = page.getByText('Enter an https address (http is accepted only for this computer).')
  await box('Address').fill('http://127.0.0.1:8000')
  // The message appears when the field loses the focus.
  await page.getByLabelText('API key').fill('sk-0123456789')
  await expect.element(told).not.toBeInTheDocument()
  await box('Address').fill('http://service.example')
  await page.getByLabelText('API key').fill('sk-9876543210')
  await expect.element(told).toBeVisible()
})
