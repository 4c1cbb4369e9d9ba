import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { PastTable } from '../../../renderer/features/runs/past-table.tsx'
import { aRun } from '../../support/a-run.ts'
import { show } from '../support/show.tsx'

test.each([640, 1024])('the state, size and date of a run each take one line at %i px', async (width) => {
  await page.viewport(width, 400)
  onTestFinished(() => page.viewport(1280, 800))
  const runs = [
    aRun({ id: 'done', title: 'Urban mobility', personas: 40, questionCount: 12 }),
    // Its long text must not squeeze the cells of the run above.
    aRun({ id: 'failed', title: 'A survey with a rather long title', state: 'failed' }),
  ]
  await show({ path: '/runs', address: '/runs', content: () => <PastTable runs={runs} /> })
  const row = page.getByRole('row', { name: /Urban mobility/ })
  await expect.element(row).toBeVisible()
  const lines = row
    .getByRole('cell')
    .elements()
    .slice(0, 3)
    .map((cell) => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
    })
  expect(lines).toEqual([1, 1, 1])
})
