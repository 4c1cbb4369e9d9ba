import { describe, expect, it, onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import type { Run } from '../../../shared/models/run.ts'
import { type Account, anAccount } from '../../support/an-account.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { inStore } from '../storage/a-store.ts'
import { fragileStorage, type Refuses } from './fragile-storage.ts'

const TUNING = { settles: 300, looks: 100, pace: () => 50 }
const CREATION = /^POST \/api\/v1\/surveys$/
const LAUNCH = /launch$/
const SESSION = /^POST \/api\/v1\/focus$/
const TRANSCRIPT = /transcript$/

interface Place {
  core: TestCore
  account: Account
  folder: string
  connectionId: string
  secrets: SecretStore
}

async function connected(account: Account, folder: string, refuses: Refuses): Promise<Place> {
  const secrets = memoryStore()
  const core = openTestCore({
    ...{ folder, secrets, tuning: TUNING },
    between: (real) => fragileStorage(real, refuses),
  })
  onTestFinished(() => core.close())
  const { id } = await core.client.connections.add({
    name: 'Live',
    baseUrl: account.baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  })
  return { core, account, folder, secrets, connectionId: id }
}

async function aPlace(refuses: Refuses): Promise<Place> {
  return await connected(await anAccount(), tempFolder(), refuses)
}

async function launch({ core: { client }, connectionId }: Place): Promise<Run> {
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  return await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
}

/** Resolves when the run's answers are on disk; every state that was told on the way is in `seen`. */
async function stored({ core: { client } }: Place, id: string, seen: Set<string>): Promise<Run> {
  return await until('the answers are stored', async () => {
    const run = await client.runs.get({ id })
    seen.add(run.state)
    return run.results === 'stored' && !run.unsaved ? run : null
  })
}

async function aSession({ core: { client }, connectionId }: Place): Promise<string> {
  const draft = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id: draft.id, revision: draft.revision, connectionId })
  return draft.id
}

describe('a disk that refuses one write of a run', () => {
  /** Counts the writes of a run whose disk refuses none. */
  async function writesOfARun(): Promise<number> {
    let count = 0
    const place = await aPlace(() => {
      count += 1
      return false
    })
    await stored(place, (await launch(place)).id, new Set())
    return count
  }

  it('never makes it two surveys, never ends it, and never calls it refused: whichever write it is', async () => {
    const writes = await writesOfARun()
    expect(writes).toBeGreaterThan(8)
    // The first is the launch itself, which the person is told of.
    const cases = Array.from({ length: writes - 1 }, (_, at) => at + 2)
    await Promise.all(
      cases.map(async (refused) => {
        let count = 0
        const place = await aPlace(() => ++count === refused)
        const seen = new Set<string>()
        const { id } = await launch(place)
        expect(await stored(place, id, seen), `write ${refused}`).toMatchObject({
          state: 'done',
          problem: null,
        })
        expect([...seen], `write ${refused}`).not.toContain('refused')
        expect(place.account.count(CREATION), `write ${refused}`).toBe(1)
        expect(place.account.count(LAUNCH), `write ${refused}`).toBe(1)
        await place.core.close()

        const again = openTestCore({ folder: place.folder, tuning: TUNING })
        expect(await again.client.runs.get({ id })).toMatchObject({ state: 'done', results: 'stored' })
        const kinds = (await again.client.runs.payloads({ id })).map(({ kind }) => kind)
        expect(kinds, `write ${refused}`).toEqual(expect.arrayContaining(['creation', 'launch', 'results']))
        expect((await again.client.runs.results({ id })).results.answers).not.toEqual([])
        await again.close()
      }),
    )
  })

  it('tells the person who launches while it is full, and sends nothing', async () => {
    let full = true
    const place = await aPlace((write) => full && write !== 'reserve.hold')
    await expect(launch(place)).rejects.toMatchObject({ code: 'STORAGE' })
    expect(await place.core.client.runs.list({})).toEqual([])
    full = false
    await stored(place, (await launch(place)).id, new Set())
    expect(place.account.count(CREATION)).toBe(1)
  })
})

describe('a disk that is full from some write of a run on, and has room again later', () => {
  it('says meanwhile what is true, and then goes on by itself: whichever write it is', async () => {
    await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        let count = 0
        let full = false
        const place = await aPlace(() => {
          count += 1
          full ||= count === at + 2
          return full && count >= at + 2
        })
        const { id } = await launch(place)
        const { client } = place.core
        const met = await until('the full disk is met', async () => {
          const run = await client.runs.get({ id })
          return full && (run.unsaved || run.problem?.code === 'STORAGE') ? run : null
        })
        expect(met.state, `write ${at + 2}`).not.toMatch(/refused|unknown/)
        expect(met.remoteId !== null, `write ${at + 2}`).toBe(place.account.surveys.length > 0)
        const launches = place.account.count(LAUNCH)
        if (met.unsaved && met.state === 'created') expect(launches).toBe(0)
        // From here on every write is taken.
        count = Number.NEGATIVE_INFINITY
        full = false
        expect(await stored(place, id, new Set())).toMatchObject({ state: 'done', problem: null })
        expect(place.account.count(CREATION), `write ${at + 2}`).toBe(1)
        expect(place.account.count(LAUNCH), `write ${at + 2}`).toBe(1)
      }),
    )
  })

  it('has what the service answered when Sonde is closed the moment there is room', async () => {
    let full = false
    const place = await aPlace((write) => full && write !== 'runs.insert')
    const account = place.account
    const { id } = await launch(place)
    full = true
    await until('it is created in memory', async () => {
      const run = await place.core.client.runs.get({ id })
      return run.unsaved || run.problem !== null
    })
    full = false
    await place.core.close()
    const { folder, secrets } = place
    const again = openTestCore({ folder, secrets, tuning: TUNING })
    onTestFinished(() => again.close())
    await stored({ ...place, core: again }, id, new Set())
    expect(account.count(CREATION)).toBe(1)
  })
})

describe('a disk with room for short things only, and Sonde ends before there is more', () => {
  const RESULTS = /results$/

  /** A run whose answers came in memory only, for the disk refused these writes; Sonde has ended since. */
  async function endedWithout(writes: string[]): Promise<Place & { id: string }> {
    let refusing = false
    const account = await anAccount({
      before: async (call) => {
        refusing ||= RESULTS.test(call)
      },
    })
    const place = await connected(account, tempFolder(), (write) => refusing && writes.includes(write))
    const { id } = await launch(place)
    const inMemory = await until('the answers are here', async () => {
      const run = await place.core.client.runs.get({ id })
      return run.results === 'stored' ? run : null
    })
    expect(inMemory).toMatchObject({ state: 'done', unsaved: true })
    await place.core.close()
    return { ...place, id }
  }

  async function storedAfterStart({ id, ...place }: Place & { id: string }): Promise<void> {
    const { folder, secrets } = place
    const again = openTestCore({ folder, secrets, tuning: TUNING })
    onTestFinished(() => again.close())
    await stored({ ...place, core: again }, id, new Set())
    expect((await again.client.runs.results({ id })).results.answers).not.toEqual([])
    expect((await again.client.runs.payloads({ id })).map(({ kind }) => kind)).toContain('results')
  }

  it('asks for the answers again: the run never says on disk that they are stored before they are', async () => {
    const place = await endedWithout(['payloads.add', 'runs.saveResults'])
    const [run] = inStore(place.folder, (store) => store.runs.list({}))
    expect(run).toMatchObject({ state: 'done', results: 'waiting' })
    await storedAfterStart(place)
    expect(place.account.count(RESULTS)).toBe(2)
  })

  it('reads an answer that is on disk again, also where an earlier Sonde left the run called stored or empty', async () => {
    for (const results of ['waiting', 'stored', 'empty'] as const) {
      const place = await endedWithout(['runs.saveResults'])
      inStore(place.folder, ({ runs }) => {
        for (const run of runs.list({})) runs.save({ ...run, results })
      })
      await storedAfterStart(place)
      expect(place.account.count(RESULTS), results).toBe(1)
    }
  })

  it('does not delete at the service what only its memory holds', async () => {
    const place = await aPlace((write) => write === 'payloads.add')
    const { id } = await launch(place)
    await until('it is in memory only', async () => {
      const run = await place.core.client.runs.get({ id })
      return run.unsaved && run.remoteId !== null
    })
    await expect(place.core.client.runs.removeRemote({ id })).rejects.toMatchObject({ code: 'STORAGE' })
    expect(place.account.count(/^DELETE/)).toBe(0)
  })
})

describe('room for the answer to a creation', () => {
  it('is made sure of first: without it nothing is sent, the run says why, and goes on when there is room', async () => {
    let full = true
    const place = await aPlace((write) => full && write === 'reserve.hold')
    const { id } = await launch(place)
    const { client } = place.core
    const waiting = await until('the run waits', async () => {
      const run = await client.runs.get({ id })
      return run.problem ? run : null
    })
    expect(waiting).toMatchObject({
      state: 'queued',
      problem: { code: 'STORAGE', cause: 'full' },
      sentAt: null,
    })
    const draft = await client.focus.createDraft({ draft: aFocusDraft() })
    const { connectionId } = place
    await expect(
      client.focus.create({ id: draft.id, revision: draft.revision, connectionId }),
    ).rejects.toMatchObject({ code: 'STORAGE' })
    await expect(client.account.createKey({ connectionId, name: 'New' })).rejects.toMatchObject({
      code: 'STORAGE',
    })
    expect(place.account.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    full = false
    await stored(place, id, new Set())
  })

  it('is left to an answer that waits for the disk: no other creation is sent before that is saved', async () => {
    let full = false
    const account = await anAccount({
      before: async (call) => {
        full ||= CREATION.test(call) && account.surveys.length === 0
      },
    })
    const place = await connected(account, tempFolder(), (write) => full && write !== 'reserve.hold')
    const first = await launch(place)
    const second = await launch(place)
    const { client } = place.core
    await until(
      'the second one waits',
      async () => (await client.runs.get({ id: second.id })).problem !== null,
    )
    expect(await client.runs.get({ id: first.id })).toMatchObject({ state: 'created', unsaved: true })
    expect(account.count(CREATION)).toBe(1)
    full = false
    await stored(place, first.id, new Set())
    await stored(place, second.id, new Set())
    expect(account.count(CREATION)).toBe(2)
  })

  it('is given up for what the service answered, where the disk has no other', async () => {
    let given = 0
    let asked = false
    const account = await anAccount({
      before: async (call) => {
        asked ||= CREATION.test(call)
      },
    })
    const folder = tempFolder()
    const core = openTestCore({
      folder,
      tuning: TUNING,
      between: (real) => {
        const storage = fragileStorage(real, (write) => asked && given === 0 && write !== 'reserve.hold')
        const giveUp = () => {
          given += 1
          return real.reserve.giveUp()
        }
        return new Proxy(storage, {
          get: (target, name) =>
            name === 'reserve' ? { ...target.reserve, giveUp } : Reflect.get(target, name, target),
        })
      },
    })
    onTestFinished(() => core.close())
    const { id: connectionId } = await core.client.connections.add({
      ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
    })
    const place = { core, account, folder, connectionId, secrets: memoryStore() }
    await stored(place, (await launch(place)).id, new Set())
    expect(given).toBe(1)
    expect(account.count(CREATION)).toBe(1)
    expect(core.logged).not.toContainEqual(['disk.outcome_waits', expect.anything()])
  })
})

describe('a disk that refuses one write of a focus group', () => {
  async function runToEnd(place: Place): Promise<string> {
    const { client } = place.core
    const id = await aSession(place)
    await until('the session is open', async () => {
      const { session } = await client.focus.get({ id })
      expect(session.state).not.toMatch(/refused|unknown/)
      return session.state === 'open' && !session.unsaved
    })
    await client.focus.runToEnd({ id })
    await until('all rounds are here', async () => {
      const { session } = await client.focus.get({ id })
      return session.activity === 'idle' && session.state === 'complete' && !session.unsaved
    })
    return id
  }

  it('never makes it two sessions, never a round too many, and loses no word: whichever write it is', async () => {
    let writes = 0
    const whole = await aPlace(() => {
      writes += 1
      return false
    })
    const id = await runToEnd(whole)
    const { transcript } = await whole.core.client.focus.get({ id })
    const requests = whole.account.count(TRANSCRIPT)
    let asks = 0
    await Promise.all(
      Array.from({ length: writes }, async (_, at) => {
        let count = 0
        const place = await aPlace(() => ++count === at + 1)
        const ended = await runToEnd(place).catch((error: { code?: string }) => {
          // A person's own step is told of; each of the others goes on by itself.
          expect(error.code).toBe('STORAGE')
          asks += 1
          return null
        })
        if (ended === null) return
        expect(place.account.count(SESSION), `write ${at + 1}`).toBe(1)
        expect(place.account.count(TRANSCRIPT), `write ${at + 1}`).toBe(requests)
        const here = await place.core.client.focus.get({ id: ended })
        expect(here.transcript.turns, `write ${at + 1}`).toEqual(transcript.turns)
        expect(here.session.requests, `write ${at + 1}`).toBe(requests)
      }),
    )
    // A draft, the room, the creation, the request to run to the end.
    expect(asks).toBe(4)
  })

  it('never says on disk that all was said before that is there', async () => {
    let refusing = false
    const account = await anAccount({
      before: async (call) => {
        if (!TRANSCRIPT.test(call)) return undefined
        refusing = true
        return { transcript: 'Tour 3/3\nAnne : Oui.' }
      },
    })
    const place = await connected(account, tempFolder(), (write) => refusing && write === 'payloads.add')
    const { client } = place.core
    const id = await aSession(place)
    await until('the session is open', async () => (await client.focus.get({ id })).session.state === 'open')
    await client.focus.nextRound({ id })
    await until('it is over in memory', async () => {
      const { session } = await client.focus.get({ id })
      return session.state === 'complete' && session.unsaved
    })
    await place.core.close()
    const [session] = inStore(place.folder, (store) => store.focus.list({}))
    expect(session).toMatchObject({ state: 'open', requests: 1 })
  })

  it('shows what came while it is full, and asks for no further round', async () => {
    let full = false
    const place = await aPlace(() => full)
    const { client } = place.core
    const id = await aSession(place)
    await until('the session is open', async () => (await client.focus.get({ id })).session.state === 'open')
    await client.focus.runToEnd({ id })
    full = true
    const { session, transcript } = await until('the disk is met', async () => {
      const event = await client.focus.get({ id })
      return event.session.problem?.code === 'STORAGE' ? event : null
    })
    expect(transcript.turns.length).toBe(2 * place.account.count(TRANSCRIPT))
    expect(session).toMatchObject({ state: 'open', unsaved: transcript.turns.length > 0 })
    await expect(client.focus.nextRound({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    full = false
    await until(
      'all rounds are here',
      async () => (await client.focus.get({ id })).session.state === 'complete',
    )
  })
})
