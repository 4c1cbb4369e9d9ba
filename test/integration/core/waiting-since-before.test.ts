import { expect, it } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { anOldSurvey, type ListingHabits, startListingService } from '../../support/listing-service.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/**
 * A run that waits for the network when Sonde is closed; Sonde is then started again with a service of these habits.
 */
async function takenUpAgain(habits: Partial<ListingHabits>) {
  const account = (await startListingService()).open({ surveys: [anOldSurvey('old')], ...habits })
  const place = { folder: tempFolder(), secrets: memoryStore(), tuning: QUICK }
  const offline: typeof fetch = () => Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'))
  const { core, launch } = await launchOn(account.baseUrl, { ...place, fetch: offline })
  const { id } = await launch()
  await until('it waits', async () => (await core.client.runs.get({ id })).problem !== null)
  await core.close()
  const again = openTestCore(place)
  const run = await until('it runs or asks', async () => {
    const now = await again.client.runs.get({ id })
    return now.state === 'running' || now.state === 'unknown' ? now : null
  })
  await again.close()
  return { run, account }
}

it('a run with a mark that waits since before this start is sent where the whole list does not show the mark', async () => {
  const { run, account } = await takenUpAgain({})
  expect([run.state, account.creations]).toEqual(['running', 1])
})

it('it is asked about where the list cannot be read to its end: it may have been sent long ago', async () => {
  const { run, account } = await takenUpAgain({ row: ({ titre }) => ({ titre }) })
  expect([run.state, run.doubt, account.creations]).toEqual(['unknown', 'incomplete', 0])
})

const theirs = (titre: string) => ({
  ...anOldSurvey(`theirs: ${titre}`),
  titre,
  status: 'draft',
  created_at: new Date().toISOString(),
})

it.each<[string, Partial<ListingHabits>]>([
  ['shows titles of its own', { surveys: [theirs('Survey 12')] }],
  ['tells no titles', { surveys: [theirs('Mine')], row: ({ id, created_at }) => ({ id, created_at }) }],
  ['tells no times', { surveys: [theirs('Survey 12')], row: ({ id, titre }) => ({ id, titre }) }],
])('it is asked about where a list that %s has a survey that may be it', async (_, habits) => {
  const { run, account } = await takenUpAgain(habits)
  expect([run.state, run.doubt, account.creations]).toEqual(['unknown', 'unexplained', 0])
})

it('it is sent where the list shows marks, and none of them is its own', async () => {
  const { run, account } = await takenUpAgain({ surveys: [theirs('·2B37T Another'), theirs('Survey 12')] })
  expect([run.state, account.creations]).toEqual(['running', 1])
})
