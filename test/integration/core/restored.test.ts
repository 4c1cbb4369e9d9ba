import { cpSync, rmSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { HeldChoice } from '../../../shared/models/held.ts'
import type { RunState } from '../../../shared/models/run.ts'
import { anAccount } from '../../support/an-account.ts'
import { keychainPutBackToo } from '../../support/keychain-put-back-too.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const DAY = 24 * 60 * 60 * 1000
const HELD = { code: 'REFUSED', data: { reason: 'held' } }
const TUNING = { settles: 300, looks: 60, pace: () => 60, random: () => 0 }

/** A Sonde whose network can be cut and that can be started again some days later. */
async function aSonde(launched: 'running' | 'done' = 'done', marks = true, keychain = memoryStore()) {
  const account = await anAccount({ launched })
  const network = { isThere: true, cutsCreations: false }
  let days = 0
  const place = { folder: tempFolder(), secrets: keychain, tuning: TUNING }
  const isCut = (...[input, init]: Parameters<typeof fetch>) =>
    network.cutsCreations && init?.method === 'POST' && String(input).endsWith('/surveys')
  const ask: typeof fetch = (...call) =>
    isCut(...call)
      ? Promise.reject(new TypeError('net::ERR_CONNECTION_RESET'))
      : network.isThere
        ? fetch(...call)
        : Promise.reject(
            Object.assign(new TypeError('fetch failed'), {
              cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED', syscall: 'connect' }),
            }),
          )
  const open = (daysLater = 0): TestCore => {
    days += daysLater
    const after = days * DAY
    const core = openTestCore({
      ...place,
      fetch: ask,
      clock: { ...systemClock, now: () => Date.now() + after },
    })
    onTestFinished(() => core.close())
    return core
  }
  const first = open()
  const { id: connectionId } = await first.client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    marks,
  })
  const launch = async ({ client }: TestCore) => {
    const { id: surveyId, revision } = await client.surveys.create({ draft: aSurveyDraft() })
    return (await client.runs.launch({ surveyId, revision, connectionId })).id
  }
  return { account, network, first, open, launch, folder: place.folder }
}

function reaches({ client }: TestCore, id: string, wanted: RunState): Promise<unknown> {
  return until(`the run is ${wanted}`, async () => (await client.runs.get({ id })).state === wanted)
}

/** Restores the newest backup. */
async function putBack({ client }: TestCore): Promise<void> {
  const [copy] = (await client.app.info()).store.copies
  await client.app.restoreStoreCopy({ name: copy?.name ?? '' })
}

function answersAreHere({ client }: TestCore, id: string): Promise<unknown> {
  return until('the answers are here', async () => (await client.runs.get({ id })).results === 'stored')
}

/**
 * A run that waited for the network when the whole folder was copied, and the core of a later start. `putFolderBack`
 * replaces the folder by that copy and starts Sonde again.
 */
async function anOlderFolder(marks: boolean) {
  const sonde = await aSonde('done', marks, keychainPutBackToo())
  const { network, first, launch, open, folder } = sonde
  network.isThere = false
  const id = await launch(first)
  await first.close()
  const backup = tempFolder()
  cpSync(folder, backup, { recursive: true })
  network.isThere = true
  const later = open(1)
  const putFolderBack = async (): Promise<TestCore> => {
    await later.close()
    rmSync(folder, { recursive: true })
    cpSync(backup, folder, { recursive: true })
    return open(1)
  }
  return { ...sonde, id, later, putFolderBack }
}

async function goOn({ client }: TestCore, id: string, choice: HeldChoice, remoteId?: string) {
  return await client.restore.goOn({
    decisions: [{ kind: 'run', id, choice, ...(remoteId !== undefined && { remoteId }) }],
  })
}

/** A run that waited to be sent when the backup was made, and that was sent and has ended since. */
async function aRunSentSince() {
  const sonde = await aSonde()
  sonde.network.isThere = false
  const id = await sonde.launch(sonde.first)
  await until('it waits for the network', async () => (await sonde.first.client.runs.get({ id })).problem)
  await sonde.first.close()
  const core = sonde.open(2)
  sonde.network.isThere = true
  core.wake()
  await reaches(core, id, 'done')
  await answersAreHere(core, id)
  await putBack(core)
  return { ...sonde, core, id }
}

describe('after a copy was put back', () => {
  it('nothing is sent for what was unfinished in it before the person has seen what became of it', async () => {
    const { account, core, id, launch, open } = await aRunSentSince()
    expect(await core.client.restore.held()).toMatchObject({
      ...{ cause: 'copy', seen: false },
      items: [{ kind: 'run', id, connectionName: 'Live', practice: false, version: 1 }],
    })
    const sent = account.calls.length
    core.wake()
    await expect(launch(core)).rejects.toMatchObject(HELD)
    await expect(core.client.runs.retry({ id })).rejects.toMatchObject(HELD)
    await core.close()

    const again = open()
    again.wake()
    expect(await again.client.restore.held()).toMatchObject({ seen: false, items: [{ id }] })
    expect(account.calls).toHaveLength(sent)

    const seen = await again.client.restore.compare({ kind: 'run', id })
    expect(seen).toMatchObject({
      finding: 'found',
      suggested: null,
      candidates: [{ remoteId: 's1', status: 'done' }],
    })
    expect(await goOn(again, id, 'adopt', 's1')).toBeNull()
    await reaches(again, id, 'done')
    await answersAreHere(again, id)
    expect(account.surveys).toHaveLength(1)
    expect(account.count(/launch$/)).toBe(1)
    expect(await again.client.restore.held()).toBeNull()
  })

  it('what was compared before decides nothing once another copy was put back', async () => {
    const { account, core, id } = await aRunSentSince()
    await core.client.restore.compare({ kind: 'run', id })
    await putBack(core)
    await expect(goOn(core, id, 'send')).rejects.toMatchObject({ code: 'CONFLICT' })
    await core.client.restore.compare({ kind: 'run', id })
    await goOn(core, id, 'adopt', 's1')
    await answersAreHere(core, id)
    expect(account.surveys).toHaveLength(1)
  })

  it('a run that was never sent is sent only when the person chooses so, and once', async () => {
    const { account, network, first, launch, open } = await aSonde()
    network.isThere = false
    const ids = [await launch(first), await launch(first)]
    await first.close()
    const core = open(2)
    await putBack(core)
    network.isThere = true
    core.wake()
    for (const id of ids)
      expect(await core.client.restore.compare({ kind: 'run', id })).toMatchObject({
        ...{ finding: 'not_found', choices: ['send', 'leave'], suggested: null },
      })
    expect(account.count(/^POST/)).toBe(0)
    const [sent = '', left = ''] = ids
    await core.client.restore.goOn({
      decisions: [
        { kind: 'run', id: sent, choice: 'send' },
        { kind: 'run', id: left, choice: 'leave' },
      ],
    })
    await reaches(core, sent, 'done')
    await reaches(core, left, 'stopped')
    expect(account.surveys).toHaveLength(1)
  })

  it('what cannot be compared stays held, in its queue too, while new runs go on', async () => {
    const { account, network, first, launch, open } = await aSonde()
    network.isThere = false
    const id = await launch(first)
    await first.close()
    const core = open(2)
    await putBack(core)
    const { state } = await core.client.runs.get({ id })
    await expect(core.client.restore.compare({ kind: 'run', id })).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
    await expect(goOn(core, id, 'send')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await core.client.restore.goOn({ decisions: [] })).toMatchObject({ seen: true, items: [{ id }] })

    network.isThere = true
    const fresh = await launch(core)
    await reaches(core, fresh, 'done')
    expect((await core.client.runs.get({ id })).state).toBe(state)
    expect(account.surveys).toHaveLength(1)
    await core.close()

    const again = open()
    expect(await again.client.restore.held()).toMatchObject({ seen: true, items: [{ id }] })
    expect(await again.client.restore.compare({ kind: 'run', id })).toMatchObject({
      choices: ['send', 'leave'],
    })
    expect(await goOn(again, id, 'leave')).toBeNull()
    expect(account.surveys).toHaveLength(1)
  })

  it('a run that the service knows is followed from where it stands there', async () => {
    const { account, first, launch, open } = await aSonde('running')
    const id = await launch(first)
    await reaches(first, id, 'running')
    await first.close()
    const core = open(2)
    await putBack(core)
    const [survey] = account.surveys
    expect(await core.client.restore.compare({ kind: 'run', id })).toMatchObject({
      ...{ finding: 'running', suggested: 'follow', status: 'running' },
    })
    if (survey) survey.status = 'done'
    await goOn(core, id, 'follow')
    await reaches(core, id, 'done')
    expect(account.count(/launch$/)).toBe(1)
  })

  it('with nothing unfinished in it, work goes on at once', async () => {
    const { first, launch, open } = await aSonde()
    await reaches(first, await launch(first), 'done')
    await until('all is here', async () => (await first.client.runs.list({}))[0]?.results === 'stored')
    await first.close()
    const core = open(2)
    await putBack(core)
    expect(await core.client.restore.held()).toBeNull()
    await reaches(core, await launch(core), 'done')
  })

  it('a survey that another run has taken in the meantime is not taken by a second one', async () => {
    const { core, id, launch, network } = await aRunSentSince()
    await core.client.restore.goOn({ decisions: [] })
    network.cutsCreations = true
    const other = await launch(core)
    await reaches(core, other, 'unknown')
    expect(await core.client.restore.compare({ kind: 'run', id })).toMatchObject({
      candidates: [{ remoteId: 's1' }],
    })
    await core.client.runs.decide({ id: other, decision: { kind: 'adopt', remoteId: 's1' } })
    await expect(goOn(core, id, 'adopt', 's1')).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a run that waits to be sent since before this start', () => {
  it('is found at the service, and not created again, where the whole folder is an older copy', async () => {
    const { account, id, later, putFolderBack } = await anOlderFolder(true)
    await reaches(later, id, 'done')

    const again = await putFolderBack()
    await reaches(again, id, 'done')
    await answersAreHere(again, id)
    expect(account.surveys).toHaveLength(1)
    expect(account.count(/launch$/)).toBe(1)
  })

  it('is the person’s to decide about where its title carries no mark, and is then sent once', async () => {
    const { account, id, later, putFolderBack } = await anOlderFolder(false)
    // Even at an ordinary start Sonde cannot tell whether the folder is an older copy of itself.
    await reaches(later, id, 'unknown')
    expect(account.surveys).toHaveLength(0)
    await later.client.runs.decide({ id, decision: { kind: 'create_again' } })
    await reaches(later, id, 'done')

    const again = await putFolderBack()
    await reaches(again, id, 'unknown')
    expect(await again.client.runs.get({ id })).toMatchObject({ doubt: 'before_start' })
    expect(account.surveys).toHaveLength(1)
  })
})
