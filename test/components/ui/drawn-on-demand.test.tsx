import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { DrawnOnDemand } from '../../../renderer/ui/drawn-on-demand.tsx'

const ROWS = Array.from({ length: 100 }, (_, at) => at)

/** Draws a list of a hundred rows; returns it as it is in the first frame. */
function draw(needed?: number) {
  const list = document.createElement('ul')
  document.body.append(list)
  const root = createRoot(list)
  onTestFinished(() => {
    root.unmount()
    list.remove()
  })
  flushSync(() =>
    root.render(
      <DrawnOnDemand
        rows={ROWS}
        isNeeded={(row) => row === needed}
        draw={(row) => <li key={row}>{`Row ${row}`}</li>}
      />,
    ),
  )
  return list
}

test('a list shows its beginning in the first frame, and the rest a moment later', async () => {
  const list = draw()
  expect(list.children.length).toBeLessThan(30)
  await expect.poll(() => list.children.length).toBe(100)
})

test('a row that a search led to is there in the first frame', async () => {
  const list = draw(70)
  expect(list.textContent).toContain('Row 70')
  await expect.poll(() => list.children.length).toBe(100)
})
