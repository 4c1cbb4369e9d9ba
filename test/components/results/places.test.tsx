import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ItemPlaces } from '../../../renderer/features/results/places/item-places.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { ItemPlace } from '../../../shared/models/item-place.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

/** Three hundred personas; the first has two different answers, the third none, and the fourth an empty one. */
const personas = Array.from({ length: 300 }, (_, at) => at)
const places = personas.flatMap((respondent): ItemPlace[] => {
  const at = (list: string, value: string) => ({ respondent, path: `$.${list}[${respondent}].q1`, value })
  if (respondent === 0) return [at('first', 'Yes'), at('second', 'No')]
  if (respondent === 2) return []
  return [at('first', respondent === 3 ? '' : 'Yes')]
})

test('an item leads to its answers as received, 200 at a time, and to the whole reply', async () => {
  const input = { id: 'run-1', item: 'walk' }
  queryClient.setQueryData(api.runs.places.queryKey({ input }), { payloadId: 'reply', places })
  queryClient.setQueryData(
    api.runs.payload.infiniteKey({
      input: (offset: number) => ({ payloadId: 'reply', offset, length: 50_000 }),
      initialPageParam: 0,
    }),
    { pages: [{ text: '{"data":{}}', total: 11 }], pageParams: [0] },
  )
  onTestFinished(() => queryClient.clear())
  const among = new Set(personas.filter((each) => each !== 1))
  await show({
    path: '/',
    address: '/',
    content: () => <ItemPlaces runId="run-1" item="walk" position={0} personas={personas} among={among} />,
  })
  const opener = page.getByRole('button', { name: 'As received' })
  await tabTo(opener)
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Item 1 as received' })
  const table = dialog.getByRole('table', { name: 'Item 1 in the data received' })
  await expect.element(table.getByText('299 personas matching the filter')).toBeVisible()
  const rows = table.getByRole('row')
  // The filter leaves the second persona out.
  const first = ['1$.first[0].q1Yes', '1$.second[0].q1No', '3No answer received', '4$.first[3].q1Empty text']
  for (const [at, text] of first.entries()) await expect.element(rows.nth(at + 1)).toHaveTextContent(text)
  expect(rows.elements()).toHaveLength(201)

  await tabTo(dialog.getByRole('button', { name: 'Show more (100 left)' }))
  await press('Enter')
  await expect.element(rows.nth(300)).toHaveTextContent('300$.first[299].q1Yes')
  await expect.element(rows.nth(201)).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: /Show more/ })).not.toBeInTheDocument()

  const whole = dialog.getByRole('button', { name: 'Whole reply' })
  await tabTo(whole)
  await press('Enter')
  const reply = page.getByRole('dialog', { name: 'Reply from the service, as received' })
  await expect.element(reply.getByText('{"data":{}}')).toBeVisible()
  // Escape closes only the topmost layer, and the focus goes back step by step.
  await press('Escape')
  await expect.element(reply).not.toBeInTheDocument()
  await expect.element(whole).toHaveFocus()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
