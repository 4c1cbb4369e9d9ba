import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { SavedNotices } from '../../../renderer/app/saved-notices.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { saveFile } from '../../../renderer/lib/save-file.ts'
import { tellDone } from '../../../renderer/ui/tell-done.tsx'
import type { AppInfo } from '../../../shared/models/app-info.ts'
import { show } from '../support/show.tsx'

async function showOn(host: AppInfo['host']): Promise<void> {
  queryClient.setQueryData(api.app.info.queryKey(), {
    ...{ version: '1.0.0', host, platform: 'linux', secretStore: 'keychain', lastingAddress: true },
    store: { state: 'sound', setAside: null, copies: [], replaced: [], unreadable: 0 },
    practiceRunning: true,
  } satisfies AppInfo)
  onTestFinished(() => queryClient.clear())
  const save = () => saveFile({ fileName: 'Trams.csv', mediaType: 'text/csv', text: 'a;b' })
  await show({
    path: '/',
    address: '/',
    content: () => (
      <>
        <SavedNotices />
        <button type="button" onClick={save}>
          Export
        </button>
      </>
    ),
  })
  await page.getByRole('button', { name: 'Export' }).click()
}

test('a browser that saves a file by itself has it named', async () => {
  await showOn('browser')
  await expect.element(page.getByText('Download: Trams.csv')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show in folder' })).not.toBeInTheDocument()
})

test('the notice on a file takes the place of the one on the file before', async () => {
  await showOn('browser')
  await expect.element(page.getByText('Download: Trams.csv')).toBeVisible()
  for (let again = 0; again < 3; again++) await page.getByRole('button', { name: 'Export' }).click()
  await expect.element(page.getByText('Download: Trams.csv')).toBeVisible()
  expect(page.getByText('Download: Trams.csv').elements()).toHaveLength(1)
})

test('on the desktop a file is not called saved as long as the dialog may be cancelled', async () => {
  await showOn('desktop')
  // By the time that a later notice is there, one on the file would be, too.
  tellDone(() => 'Told later')
  await expect.element(page.getByText('Told later')).toBeVisible()
  expect(page.getByText(/Trams\.csv/).elements()).toEqual([])
})
