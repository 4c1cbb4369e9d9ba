import { expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { isUnderWay } from '../../../shared/models/run.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { fragileStorage } from '../disk/fragile-storage.ts'

/** The run once it goes no further, also not because the service never ends it. */
function settled({ client }: TestCore, id: string) {
  return until('it goes no further', async () => {
    const run = await client.runs.get({ id })
    return run.state === 'running' || !isUnderWay(run.state) ? run : null
  })
}

/** A service that answers a creation when `answer` is called. */
async function aSlowService() {
  const answers: (() => void)[] = []
  const account = (await startListingService()).open({
    onCreate: (_, { keep, say }) => {
      const kept = keep()
      answers.push(() => say(kept))
    },
  })
  return { account, answer: () => answers.shift()?.() }
}

it('a survey in the bin whose creation was on its way is not launched after a restart', async () => {
  const { account } = await aSlowService()
  const place = { folder: tempFolder(), secrets: memoryStore(), tuning: QUICK }
  const first = await launchOn(account.baseUrl, place)
  const { id, surveyId } = await first.launch()
  await until('it is sent', () => account.creations === 1)
  await first.core.client.surveys.setDeleted({ ids: [surveyId], deleted: true })
  await first.core.close()
  const again = openTestCore(place)
  onTestFinished(() => again.close())
  expect((await settled(again, id)).state).toBe('stopped')
  expect(account.creations).toBe(1)
  expect(account.surveys).toMatchObject([{ status: 'draft' }])
})

it('nor where the disk is full when the creation is answered', async () => {
  const { account, answer } = await aSlowService()
  let isFull = false
  const { core, launch } = await launchOn(account.baseUrl, {
    between: (storage) => fragileStorage(storage, (write) => isFull && write === 'runs.save'),
  })
  const { id, surveyId } = await launch()
  await until('it is sent', () => account.creations === 1)
  await core.client.surveys.setDeleted({ ids: [surveyId], deleted: true })
  isFull = true
  answer()
  await until('the answer waits for the disk', async () => (await core.client.runs.get({ id })).unsaved)
  isFull = false
  expect((await settled(core, id)).state).toBe('stopped')
  expect(account.surveys).toMatchObject([{ status: 'draft' }])
})

it('but one that was taken out of the bin again meanwhile is launched', async () => {
  const { account, answer } = await aSlowService()
  const { core, launch } = await launchOn(account.baseUrl)
  const { id, surveyId } = await launch()
  await until('it is sent', () => account.creations === 1)
  for (const deleted of [true, false]) await core.client.surveys.setDeleted({ ids: [surveyId], deleted })
  answer()
  expect((await settled(core, id)).state).toBe('running')
})
