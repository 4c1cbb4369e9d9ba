import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BarStrip } from '../../../renderer/ui/chart/bar-strip.tsx'
import { show } from '../support/show.tsx'

test('only what is missing or unknown is hatched, not what nobody was left to answer', async () => {
  await show({
    path: '/',
    address: '/',
    content: () => (
      <>
        <div data-testid="nobody">
          <BarStrip counts={[0, 0]} aside={0} />
        </div>
        <div data-testid="missing">
          <BarStrip counts={[0, 0]} aside={3} />
        </div>
        <div data-testid="unknown">
          <BarStrip counts={[4, null]} aside={0} />
        </div>
      </>
    ),
  })
  const isHatched = (name: string) =>
    page.getByTestId(name).element().querySelector('[class*="hatched"]') !== null
  await expect.element(page.getByTestId('nobody')).toBeInTheDocument()
  expect(['nobody', 'missing', 'unknown'].map(isHatched)).toEqual([false, true, true])
})
