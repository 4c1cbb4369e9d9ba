import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const HANGING = { faults: { hang: { probability: 1 } } }
const DAY = 24 * 60 * 60 * 1000

async function aSession({ client }: TestCore) {
  const draft = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id: draft.id, revision: draft.revision, connectionId: 'practice' })
  return draft.id
}

function openSession(core: TestCore, id: string) {
  return until('the session is open', async () => {
    const { session } = await core.client.focus.get({ id })
    return session.state === 'open'
  })
}

async function practise() {
  const service = await startPracticeService({ speed: 40, seed: 3 })
  onTestFinished(() => service.close())
  return service
}

describe('Sonde stops while a focus group is under way', () => {
  it('leaves a creation on its way to be found out at the next start', async () => {
    const service = await practise()
    const folder = tempFolder()
    const first = openTestCore({ folder, practice: practicePort(service) })
    // Once the service has returned an id, Sonde does not look at the list before the next creation.
    await openSession(first, await aSession(first))
    service.setConditions(HANGING)
    const id = await aSession(first)
    await first.close()
    const second = openTestCore({ folder, practice: practicePort(service) })
    onTestFinished(() => second.close())
    const { session } = await second.client.focus.get({ id })
    expect(session).toMatchObject({ state: 'creating', problem: { code: 'CUT_ANSWER' } })
    expect(first.logged).not.toContainEqual(['focus.work', expect.anything()])
  })

  it('puts a copy back that was made in the middle of a request, and lets the person ask again', async () => {
    const service = await practise()
    const folder = tempFolder()
    const first = openTestCore({ folder, practice: practicePort(service) })
    const asked = await aSession(first)
    await openSession(first, asked)
    service.setConditions(HANGING)
    await first.client.focus.nextRound({ id: asked })
    const created = await aSession(first)
    // A backup is made at the first start of each day; this one contains the states "asking" and "creating".
    await first.close()
    const clock = { ...systemClock, now: () => Date.now() + 2 * DAY }
    const second = openTestCore({ folder, practice: practicePort(service), clock })
    onTestFinished(() => second.close())
    const [copy = ''] = readdirSync(path.join(folder, 'copies'))
    // One more request, which hangs while the backup replaces the store.
    await second.client.focus.nextRound({ id: asked })
    await second.client.app.restoreStoreCopy({ name: copy })
    service.setConditions({ faults: { hang: { probability: 0 } } })
    await expect(second.client.focus.nextRound({ id: asked })).rejects.toMatchObject({ code: 'REFUSED' })
    const compare = (id: string) => second.client.restore.compare({ kind: 'focus', id })
    expect(await compare(asked)).toMatchObject({ finding: 'open', suggested: 'follow' })
    expect(await compare(created)).toMatchObject({ suggested: null })
    await second.client.restore.goOn({
      decisions: [
        { kind: 'focus', id: asked, choice: 'follow' },
        { kind: 'focus', id: created, choice: 'leave' },
      ],
    })

    expect((await second.client.focus.get({ id: asked })).session).toMatchObject({
      state: 'open',
      activity: 'idle',
      askingSince: null,
      problem: { code: 'CUT_ANSWER' },
    })
    const { session } = await second.client.focus.get({ id: created })
    expect(session).toMatchObject({ state: 'creating', problem: { code: 'CUT_ANSWER' } })
    await second.client.focus.nextRound({ id: asked })
    await until('the round is here', async () => {
      const { session, transcript } = await second.client.focus.get({ id: asked })
      return session.activity === 'idle' && transcript.turns.length > 0
    })
  })
})
