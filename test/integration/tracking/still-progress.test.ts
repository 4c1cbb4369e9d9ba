import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { launch } from '../core/a-launched-run.ts'

it('keeps with a run since when its progress has been what it is, also over a restart', async () => {
  const service = await startPracticeService({ speed: 40, seed: 7 })
  onTestFinished(() => service.close())
  service.setConditions({ runs: { stuck: { next: 1 } } })
  const parts = { folder: tempFolder(), practice: practicePort(service) }
  const core = openTestCore(parts)
  const { id } = await launch(core)
  const heardAgain = (client: typeof core.client, from = 0) =>
    until('the run is heard of again without progress', async () => {
      const run = await client.runs.get({ id })
      const { movedAt, checkedAt, progress } = run
      const isStill = (progress?.fraction ?? 0) > 0 && checkedAt !== null && checkedAt > from
      return isStill && movedAt !== null && movedAt < checkedAt ? run : null
    })
  const { movedAt, checkedAt } = await heardAgain(core.client)
  await core.close()
  const again = openTestCore(parts)
  onTestFinished(() => again.close())
  expect((await heardAgain(again.client, checkedAt ?? 0)).movedAt).toBe(movedAt)
})
