import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import shell from '../../../renderer/app/shell.module.css'
import { ConnectionTag } from '../../../renderer/ui/connection-tag.tsx'
import { PageHeader } from '../../../renderer/ui/page-header.tsx'
import { show } from '../support/show.tsx'

const INSTITUTE = 'Institute with a very long name, department of survey methods and pretesting'

test.for([1024, 640])('a long connection name cuts nothing of the title bar at %i px', async (width) => {
  await page.viewport(width, 400)
  onTestFinished(() => page.viewport(1024, 700))
  await show({
    path: '/runs',
    address: '/runs',
    content: () => (
      <div className={shell.bar} style={{ height: 48 }} data-testid="bar">
        <div className={shell.title}>
          <PageHeader title="HOUSEHOLD ENERGY SURVEY 2026" trail={[{ label: 'Runs', to: '/runs' }]} note="v2">
            <ConnectionTag connectionId="one" connectionName={INSTITUTE} practice={false} />
          </PageHeader>
        </div>
      </div>
    ),
  })
  await expect.element(page.getByText('v2')).toBeVisible()
  const bar = page.getByTestId('bar').element().getBoundingClientRect()
  for (const words of [page.getByRole('heading'), page.getByText(INSTITUTE), page.getByText('v2')]) {
    const { top, bottom, width: room } = words.element().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(bar.top)
    expect(bottom).toBeLessThanOrEqual(bar.bottom)
    expect(room).toBeGreaterThan(10)
  }
  await expect.element(page.getByTitle(INSTITUTE)).toBeVisible()
})
