import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { CommandPalette } from '../../../renderer/app/command-palette.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { SearchHit } from '../../../shared/contract/search.ts'
import { show } from '../support/show.tsx'

const NOON = new Date(2026, 10, 23, 12, 0, 5).getTime()

const aHit = (id: string, title: string, at: number): SearchHit => ({
  kind: 'run',
  id,
  title,
  practice: true,
  run: { version: 1, at },
})

test('runs of one survey that began within one minute have names of their own', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'u', limit: 12 } }), [
    aHit('one', 'Urban mobility', NOON),
    aHit('two', 'Urban mobility', NOON + 49_000),
    aHit('three', 'Urban mobility', NOON + 60_000),
    aHit('four', 'Urban gardens', NOON),
  ])
  await show({
    path: '/surveys',
    address: '/surveys',
    content: () => (
      <CommandPalette
        opened
        typed={{ text: 'u', keys: [] }}
        onTyped={() => undefined}
        onReady={() => undefined}
        onClose={() => undefined}
      />
    ),
    texts: ['shell', 'focus'],
  })
  const names = page.getByText(/^Run of v1, /)
  await expect
    .poll(() => names.elements().map(({ textContent }) => textContent?.match(/[\d:]+$/)?.[0]))
    .toEqual(['12:00:05', '12:00:54', '12:01', '12:00'])
})
