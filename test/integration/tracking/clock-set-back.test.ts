import { expect, it } from 'vitest'
import type { Prospect } from '../../../electron/core/runs/following/next-poll.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { launchOn } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { until } from '../../support/until.ts'

const DAY = 24 * 3_600_000

it('a run that was launched before the clock was set back is polled less often the longer it runs', async () => {
  const account = (await startListingService()).open()
  const prospects: Prospect[] = []
  let ahead = DAY
  const { launch } = await launchOn(account.baseUrl, {
    clock: { ...systemClock, now: () => Date.now() + ahead },
    tuning: {
      pace: (prospect) => {
        prospects.push(prospect)
        return 50
      },
    },
  })
  await launch()
  await until('it is polled', () => prospects.length > 2)
  ahead = 0
  const before = prospects.length
  await until('it is polled after the clock was set', () => prospects.length > before + 5)
  const [first, last] = [prospects[before + 1], prospects.at(-1)]
  expect(last?.ran).toBeGreaterThan(first?.ran ?? 0)
  expect(last?.still).toBeGreaterThan(0)
})
