import { expect, it } from 'vitest'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { launchOn } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { until } from '../../support/until.ts'

it('launches are sent in the order in which they were made, also when the clock is set back between them', async () => {
  const answers: (() => void)[] = []
  const account = (await startListingService()).open({
    onCreate: (n, { keep, say }) => {
      const kept = keep()
      if (n === 1) answers.push(() => say(kept))
      else say(kept)
    },
  })
  let ahead = 0
  const clock = { ...systemClock, now: () => Date.now() + ahead }
  const { launch } = await launchOn(account.baseUrl, { clock, marks: false })
  await launch({ title: 'First' })
  await until('the first is sent', () => answers.length > 0)
  await launch({ title: 'Second' })
  ahead = -3_600_000
  await launch({ title: 'Third' })
  answers.shift()?.()
  await until('all are there', () => account.surveys.length === 3)
  expect(account.surveys.map(({ titre }) => titre)).toEqual(['First', 'Second', 'Third'])
})
