import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LaunchedPage } from '../../../renderer/features/experiments/launched/launched-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { FollowedExperiment, PlannedRun } from '../../../shared/models/experiment.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aPlan } from '../../support/a-plan.ts'
import { aRun } from '../../support/a-run.ts'
import { show } from '../support/show.tsx'

/** A paused experiment: A has answers in one run, and its failed run was run again; B failed, once with answers. */
function paused(): FollowedExperiment {
  const runs: [PlannedRun, Partial<Run>][] = [
    [planned('a', 1), {}],
    [planned('a', 2), { state: 'failed', results: 'none' }],
    [planned('a', 3, 'a-2'), { state: 'queued', results: 'none', remoteId: null, paused: true }],
    [planned('b', 1), { state: 'failed' }],
    [planned('b', 2), { state: 'failed', results: 'none' }],
  ]
  return {
    experiment: {
      ...{ id: 'one', plan: aPlan(), revision: 3, createdAt: 0, updatedAt: 0, basedOn: null },
      frozen: { at: 0, hash: 'c0ffee' },
      runs: runs.map(([run]) => run),
      extensions: [],
      paused: true,
    },
    runStates: runs.map(([{ runId, arm }, patch]) =>
      aRun({ id: runId, experiment: { id: 'one', arm }, ...patch }),
    ),
  }
}

function planned(arm: string, repeat: number, replaces: string | null = null): PlannedRun {
  const runId = `${arm}-${repeat}${replaces === null ? '' : '-again'}`
  return { arm, repeat, runId, replaces, extension: 0 }
}

test('runs that failed are told from those that were run again, and what is paused can go on', async () => {
  queryClient.setQueryData(api.experiments.list.queryKey({ input: {} }), [])
  queryClient.setQueryData(api.connections.list.queryKey(), [])
  queryClient.setQueryData(api.experiments.evidence.queryKey({ input: { id: 'one' } }), {
    planChanged: false,
    runs: [],
  })
  onTestFinished(() => queryClient.clear())
  await show({
    path: '/experiments/$experimentId',
    address: '/experiments/one',
    content: () => <LaunchedPage followed={paused()} />,
  })
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent(
      'Runs with answers: 2 of 4. One of them was cut short. 1 is under way or waiting. 1 ended without answers. Paused: what has not been sent yet waits.',
    )
  await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('tab', { name: 'Runs' }).click()
  await expect.element(page.getByRole('link', { name: 'A, run 3: paused' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'B, run 2: failed' })).toBeVisible()
  // A's failed run was replaced, so only B's can be run again.
  const again = page.getByRole('button', { name: /^Run again/ })
  expect(again.elements().map((each) => each.getAttribute('aria-label'))).toEqual(['Run again: B, run 2'])
  await expect.element(page.getByRole('link', { name: 'A, run 2: failed, run again as run 3' })).toBeVisible()

  await page.getByRole('tab', { name: 'Plan' }).click()
  await expect.element(page.getByText('c0ffee')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change the plan' })).toBeVisible()
})
