import { Modal } from '@mantine/core'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Snapshots } from '../../../renderer/features/focus/snapshots.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { useLastingDialog } from '../../../renderer/ui/lasting-dialog.tsx'
import { CompanionDoor } from '../../../renderer/ui/pane-door.tsx'
import { Panes } from '../../../renderer/ui/panes.tsx'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const TEXTS = [
  { id: 'second', receivedAt: 2_000, length: 5 },
  { id: 'first', receivedAt: 1_000, length: 5 },
]

test('a comparison that was opened from a pane stays open when the pane folds and comes back', async () => {
  onTestFinished(() => queryClient.clear())
  onTestFinished(() => page.viewport(1280, 800))
  const queryKey = api.focus.snapshots.queryKey({ input: { id: 'one' } })
  queryClient.setQueryData(queryKey, TEXTS)
  // The pane always loads its texts anew. There is no host, and it would soon say so in place of the texts.
  const lasts = { queryKey, queryFn: () => new Promise<never>(() => undefined), staleTime: 0 }
  queryClient.fetchQuery(lasts).catch(() => undefined)
  await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => (
      <Panes name="test" companion={{ label: 'Session', width: 280, content: <Snapshots sessionId="one" /> }}>
        <p>What was said</p>
      </Panes>
    ),
  })
  await page.getByRole('button', { name: /^Compare/ }).click()
  const comparison = page.getByRole('dialog')
  await expect.element(comparison).toBeVisible()
  const beside = () => page.getByRole('separator', { includeHidden: true }).elements().length
  for (const [width, panes] of [
    [640, 0],
    [1280, 1],
  ] as const) {
    await page.viewport(width, 800)
    await expect.poll(beside).toBe(panes)
    await expect.element(comparison).toBeVisible()
  }
  await comparison.getByRole('button', { name: 'Close' }).click()
  await expect.element(comparison).not.toBeInTheDocument()
})

function Opener() {
  const { dialog, show: open } = useLastingDialog()
  return (
    <>
      <button
        type="button"
        onClick={() =>
          open((close) => <Modal opened onClose={close} title="Codes" withCloseButton={false} />)
        }
      >
        Open
      </button>
      {dialog}
    </>
  )
}

test('Escape closes a dialog, and only then the pane over the page from which it was opened', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(1000, 800)
  await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => (
      <Panes name="test" companion={{ label: 'Session', width: 280, content: <Opener /> }}>
        <CompanionDoor />
      </Panes>
    ),
  })
  await page.getByRole('button', { name: 'Session' }).click()
  const pane = page.getByRole('dialog', { name: 'Session' })
  await pane.getByRole('button', { name: 'Open' }).click()
  const dialog = page.getByRole('dialog', { name: 'Codes' })
  await expect.element(dialog).toBeVisible()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(pane).toBeVisible()
  await press('Escape')
  await expect.element(pane).not.toBeInTheDocument()
})
