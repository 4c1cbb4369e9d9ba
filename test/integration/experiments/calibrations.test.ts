import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { practiceCalibration, SOUND_ITEMS } from '../../support/practice/practice-calibration.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

it('keeps what a calibration showed, by connection, once all of its runs have ended', async () => {
  const service = await startPracticeService({ speed: 1000, seed: 7 })
  onTestFinished(() => service.close())
  const core = openTestCore({
    folder: tempFolder(),
    practice: practicePort(service),
    tuning: { pace: () => 50 },
  })
  onTestFinished(() => core.close())
  const { client } = core
  const id = randomUUID()
  const made = practiceCalibration(SOUND_ITEMS, 60, 1)
  const plan = { ...made, title: 'Calibration', draft: { ...made.draft, title: 'Town' } }
  const { revision } = await client.experiments.create({ id, plan })
  expect(await client.experiments.calibrations({ connectionId: 'practice' })).toEqual([])
  const { experiment } = await client.experiments.launch({ id, revision })
  await until('all runs have answers', async () =>
    (await client.runs.list({})).every(({ results }) => results === 'stored') ? true : null,
  )
  const [found, ...others] = await client.experiments.calibrations({ connectionId: 'practice' })
  expect(others).toEqual([])
  expect(found).toMatchObject({
    id,
    title: 'Calibration',
    at: experiment.frozen?.at,
    planted: 8,
    controls: 8,
  })
  expect(found?.shown).toBeGreaterThan(2)
  expect(await client.experiments.calibrations({ connectionId: 'other' })).toEqual([])
})
