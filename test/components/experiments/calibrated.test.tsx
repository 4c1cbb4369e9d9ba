import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { CalibrationResult } from '../../../renderer/features/experiments/calibration/calibration-result.tsx'
import { CalibratedLine } from '../../../renderer/features/results/companion/calibrated-line.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { RunEvidence } from '../../../shared/models/experiment-evidence.ts'
import { aChoice } from '../../support/drafts.ts'
import { practiceCalibration } from '../../support/practice/practice-calibration.ts'
import { anExperiment } from '../../unit/experiments/experiments.ts'
import { isAbove } from '../support/items.ts'
import { show } from '../support/show.tsx'

const ITEMS = ['buses', 'trams'].map((id) =>
  aChoice(id, `Should the ${id} be free of charge?`, ['Yes', 'No']),
)
const experiment = anExperiment(practiceCalibration(ITEMS, 100, 1))

/** One planned run per arm, with an effect of 26 points on the first twin, and one extra run under way. */
const evidence: RunEvidence[] = experiment.plan.arms.map(({ id, kind }) => ({
  ...{
    runId: id,
    arm: id,
    repeat: 1,
    extension: 0,
    state: 'done',
    hasAnswers: true,
    personas: 100,
    traits: [],
  },
  items: ITEMS.map((item, at) => ({
    ...{ item: item.id, base: 100, elsewhere: 0, blank: 0, unread: 0, missing: 0, signs: [] },
    counts: kind === 'twins' && at === 0 ? [76, 24] : [50, 50],
  })),
}))
const added = evidence.slice(0, 1).map((run): RunEvidence => ({ ...run, extension: 1, state: 'running' }))

test('what two twins showed is told with its numbers, in the calibration and beside the signs of a run', async () => {
  queryClient.setQueryData(api.experiments.calibrations.queryKey({ input: { connectionId: 'one' } }), [
    {
      ...{ id: 'calibration', title: '', at: 0, conclusion: 'too_few' },
      ...{ planted: 2, shown: 1, controls: 2, marked: 0 },
    },
  ])
  onTestFinished(() => queryClient.clear())
  await show({
    path: '/experiments/$id',
    address: '/experiments/one',
    content: () => (
      <>
        <CalibrationResult
          experiment={experiment}
          evidence={{ planChanged: true, runs: [...evidence, ...added] }}
        />
        <CalibratedLine connectionId="one" />
      </>
    ),
  })
  const result = page.getByRole('region', { name: 'What this service showed' })
  const sentence = result.getByText('Of 2 planted defects this service showed 1. Controls marked: 0 of 2.')
  await expect.element(sentence).toBeVisible()
  await expect.element(result.getByText(/^Too few twins to tell/)).toBeVisible()
  const warning = result.getByText(/^The plan was changed after it was frozen/)
  await expect.element(warning).toBeVisible()
  // The sentence rests on nothing then.
  expect(isAbove(warning, sentence)).toBe(true)
  await expect.element(result.getByText('Runs added after the launch do not count here.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /showed 1 of 2 planted defects: too few to judge\.$/ }))
    .toBeVisible()
})

test('nothing is concluded while planned runs are under way', async () => {
  const runs = evidence.map((run, at): RunEvidence => (at === 1 ? { ...run, state: 'running' } : run))
  await show({
    path: '/experiments/$id',
    address: '/experiments/one',
    content: () => <CalibrationResult experiment={experiment} evidence={{ planChanged: false, runs }} />,
  })
  await expect.element(page.getByText(/^No conclusion yet/)).toBeVisible()
  await expect.element(page.getByText(/planted defects/)).not.toBeInTheDocument()
})
