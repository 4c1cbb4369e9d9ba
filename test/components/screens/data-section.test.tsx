import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { DataSection } from '../../../renderer/features/settings/data-section.tsx'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { StoreHealth } from '../../../shared/models/app-info.ts'
import { show } from '../support/show.tsx'

const [MORNING, NOON] = [Date.UTC(2026, 2, 1, 9, 30), Date.UTC(2026, 2, 1, 12)]
const STORE: StoreHealth = {
  ...{ state: 'sound', setAside: null, unreadable: 0 },
  copies: [{ name: 'copy', madeAt: MORNING, size: 1_000_000, beforeUpdate: false }],
  replaced: [{ name: 'replaced', replacedAt: NOON, size: 2_000_000 }],
}

async function open(store: StoreHealth): Promise<void> {
  onTestFinished(() => queryClient.clear())
  await show({ path: '/', address: '/', content: () => <DataSection store={store} /> })
}

test('the data that a restore replaced are offered like a backup, and told by that restore', async () => {
  await open(STORE)
  const rows = page.getByRole('list', { name: 'Backups' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/Data from before the restore of 1.Mar.2026/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Backup from/)
  await rows.nth(0).getByRole('button', { name: 'Restore the data from before the restore of' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore this data?' })
  await expect.element(dialog).toMatchTextContent(/The current data will stay in this list/)
})

test('two backups of one minute are told apart by their seconds', async () => {
  const copy = { madeAt: MORNING, size: 1_000_000, beforeUpdate: false }
  await open({
    ...STORE,
    copies: [
      { ...copy, name: 'later', madeAt: MORNING + 7_000 },
      { ...copy, name: 'earlier' },
    ],
  })
  for (const end of [/:30:07$/, /:30:00$/])
    await expect
      .element(
        page
          .getByRole('button', { name: /^Restore the backup from/ })
          .and(page.getByRole('button', { name: end })),
      )
      .toBeVisible()
  await page.getByRole('button', { name: /:30:00$/ }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Restore this backup?' }))
    .toMatchTextContent(/:30:00/)
})

test('a backup that could not be made is told beside its button', async () => {
  await open({ ...STORE, copies: [], replaced: [] })
  await expect.element(page.getByText('There are no backups yet.')).toBeVisible()
  // No host answers in this test.
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect.element(page.getByRole('region', { name: 'Data' }).getByRole('alert')).toBeVisible()
})
