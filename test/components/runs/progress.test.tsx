import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RunProgress } from '../../../renderer/ui/runs/run-progress.tsx'
import type { Progress } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { show } from '../support/show.tsx'

/** The text beside the progress bar of a run with 60 personas. */
async function wordsOf(progress: Partial<Progress>) {
  const run = aRun({
    state: 'running',
    personas: 60,
    progress: { fraction: null, answered: null, total: null, certainty: 'sure', ...progress },
  })
  await show({
    path: '/runs',
    address: '/runs',
    content: () => <RunProgress run={run} />,
  })
  return page.getByRole('main')
}

test('progress is told in personas, also where only a part of the whole is known', async () => {
  const main = await wordsOf({ fraction: 0.03 })
  await expect.element(main).toHaveTextContent('about 2 of 60 personas')
})

test('a count is told as personas where it is one of the personas asked', async () => {
  const main = await wordsOf({ fraction: 2 / 60, answered: 2, total: 60 })
  await expect.element(main).toHaveTextContent('2 of 60 personas')
})

test('a count of something else is told without a unit', async () => {
  const main = await wordsOf({ fraction: 0.1, answered: 12, total: 120 })
  await expect.element(main).toHaveTextContent('12 of 120')
})
