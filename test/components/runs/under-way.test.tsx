import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { UnderWayTable } from '../../../renderer/features/runs/under-way-table.tsx'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { show } from '../support/show.tsx'

const NOW = Date.now()
const MINUTE = 60_000

/** A third done two minutes after the launch. */
const aThird: Partial<Run> = {
  state: 'running',
  results: 'none',
  personas: 40,
  progress: { fraction: 0.33, answered: null, total: null, certainty: 'likely', bare: 33 },
  launchedAt: NOW - 14 * MINUTE,
  movedAt: NOW - 12 * MINUTE,
  checkedAt: NOW,
}

async function rowOf(run: Partial<Run>) {
  await page.viewport(1024, 500)
  onTestFinished(() => page.viewport(1280, 800))
  await show({ path: '/runs', address: '/runs', content: () => <UnderWayTable runs={[aRun(run)]} /> })
  return page.getByRole('row', { name: /Mobilité/ })
}

test('a run that has told nothing new for long is not said to progress, also when seen for the first time', async () => {
  const row = await rowOf(aThird)
  await expect.element(row).toMatchTextContent(/no progress for 12\smin/)
  await expect.element(row).toMatchTextContent('has reported nothing new for a while')
  await expect.element(row).not.toMatchTextContent(/\/\smin/)
  await expect.element(row).not.toMatchTextContent('answering')
})

test('no pace and no time left are estimated of a run that was not heard of for long', async () => {
  const moved = { launchedAt: NOW - 14 * MINUTE, movedAt: NOW - 11 * MINUTE }
  const row = await rowOf({ ...aThird, ...moved, checkedAt: NOW - 11 * MINUTE })
  await expect.element(row).toMatchTextContent(/No update for 11\smin/)
  await expect.element(row).toMatchTextContent('The progress shown is that of the last update.')
  await expect.element(row).not.toMatchTextContent(/\/\smin/)
  await expect.element(row).not.toMatchTextContent('answering')
})

test('one of many runs, which is asked seldom, is not said to be silent', async () => {
  const longAgo = { launchedAt: NOW - 60 * MINUTE, movedAt: NOW - 11 * MINUTE, checkedAt: NOW - 11 * MINUTE }
  await expect.element(await rowOf({ ...aThird, ...longAgo })).toMatchTextContent('answering')
})

test('how long a run may go without an update follows from its last two checks', async () => {
  let check: (checkedAt: number) => void = () => undefined
  function Table() {
    const [checkedAt, setCheckedAt] = useState(NOW - 20 * MINUTE)
    check = setCheckedAt
    const run = { ...aThird, launchedAt: NOW - 60 * MINUTE, movedAt: NOW - 20 * MINUTE, checkedAt }
    return <UnderWayTable runs={[aRun(run)]} />
  }
  await show({ path: '/runs', address: '/runs', content: Table })
  const row = page.getByRole('row', { name: /Mobilité/ })
  await expect.element(row).toMatchTextContent('answering')
  check(NOW - 11 * MINUTE)
  await expect.element(row).toMatchTextContent('Last update: 11 minutes ago')
  check(NOW - 10 * MINUTE)
  await expect.element(row).toMatchTextContent(/No update for 10\smin/)
})

test('nothing is said of the progress of a run that cannot be heard', async () => {
  const row = await rowOf({ ...aThird, movedAt: NOW, problem: { code: 'KEY_REFUSED', reason: 'practice' } })
  await expect.element(row).toMatchTextContent('progress unknown')
  await expect.element(row).not.toMatchTextContent('of 40 personas')
  await expect.element(row).not.toMatchTextContent(/\/\smin/)
  const state = row.getByRole('cell').first()
  expect(state.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(180)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
