import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallLedger } from '../../../electron/core/ports.ts'
import type { Run } from '../../../shared/models/run.ts'
import {
  anOldSurvey,
  type ListingAccount,
  type ListingHabits,
  startListingService,
} from '../../support/listing-service.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const TITLE = aSurveyDraft().title
const TUNING = { settles: 900, looks: 300 }

async function startAccount(
  habits: Partial<ListingHabits>,
): Promise<{ account: ListingAccount; baseUrl: string }> {
  const account = (await startListingService()).open(habits)
  return { account, baseUrl: account.baseUrl }
}

/** `calls` takes in who each call is for. */
function openCore(calls: string[] = []): TestCore {
  const ledger: CallLedger = {
    add: ({ priority }) => {
      calls.push(priority)
      return () => undefined
    },
    nameOf: () => '',
    read: () => ({ calls: [], lost: false }),
  }
  const core = openTestCore({ folder: tempFolder(), tuning: TUNING, ledger })
  onTestFinished(() => core.close())
  return core
}

async function launchOn(
  baseUrl: string,
  core = openCore(),
): Promise<{ core: TestCore; launch: () => Promise<Run> }> {
  const { client } = core
  const connection = await client.connections.add({
    name: 'Live',
    baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  })
  const launch = async () => {
    const survey = await client.surveys.create({ draft: aSurveyDraft() })
    return client.runs.launch({ surveyId: survey.id, revision: 1, connectionId: connection.id })
  }
  return { core, launch }
}

/** The run once it runs, or waits for the person. */
function settled({ client }: TestCore, id: string): Promise<Run> {
  return until('the run runs or asks', async () => {
    const run = await client.runs.get({ id })
    return run.state === 'running' || run.state === 'unknown' ? run : null
  })
}

const old = (count: number) => Array.from({ length: count }, (_, number) => anOldSurvey(`old-${number}`))
/** The calm launch comes first, so that the list can show what it is worth. */
const calmFirst =
  (then: ListingHabits['onCreate']): ListingHabits['onCreate'] =>
  (n, call) =>
    n === 1 ? call.say(call.keep()) : then(n - 1, call)

describe('a creation whose answer was lost', () => {
  it('is found behind pages that are shorter than asked for', async () => {
    const { account, baseUrl } = await startAccount({
      surveys: old(45),
      pageSize: 20,
      onCreate: (_, { keep, cut }) => {
        keep()
        cut()
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    const run = await settled(core, (await launch()).id)
    expect([run.state, run.remoteId, account.creations]).toEqual(['running', account.surveys.at(-1)?.id, 1])
  })

  it('is given its time from when it went out, not from when it began to wait for its turn', async () => {
    const { account, baseUrl } = await startAccount({
      onCreate: (n, { keep, say, cut, response }) => {
        if (n === 1) return void response.writeHead(429, { 'X-RateLimit-Reset': '1' }).end('{}')
        if (n > 2) return say(keep())
        cut()
        setTimeout(keep, TUNING.settles / 2)
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations, account.surveys.length]).toEqual(['running', 2, 1])
  })

  it('is not sent again where it was carried out while the list was being read', async () => {
    let lost = false
    let slow = 0
    const { account, baseUrl } = await startAccount({
      surveys: old(45),
      pageSize: 20,
      newestFirst: true,
      onCreate: calmFirst((n, { keep, say, cut }) => {
        if (n > 1) return say(keep())
        cut()
        lost = true
        setTimeout(keep, TUNING.settles / 3)
      }),
      // The first page was read before the survey was there, the last one comes when all patience is over.
      beforePage: (offset) =>
        lost && offset > 0 && slow++ === 0
          ? new Promise((resolve) => setTimeout(resolve, TUNING.settles * 1.3))
          : Promise.resolve(),
    })
    const { core, launch } = await launchOn(baseUrl)
    await settled(core, (await launch()).id)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations]).toEqual(['running', 2])
  })

  it('is not sent again where the list leaves out what is surely there', async () => {
    const { account, baseUrl } = await startAccount({
      hides: () => true,
      onCreate: (n, { keep, say, cut }) => {
        const survey = keep()
        if (n === 1) say(survey)
        else cut()
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    await settled(core, (await launch()).id)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations]).toEqual(['unknown', 2])
  })

  it('is not taken for another service’s survey that has the same id', async () => {
    const other = await startAccount({})
    const { account, baseUrl } = await startAccount({
      onCreate: (_, { keep, cut }) => {
        keep()
        cut()
      },
    })
    const first = await launchOn(other.baseUrl)
    const elsewhere = await settled(first.core, (await first.launch()).id)
    const { core, launch } = await launchOn(baseUrl, first.core)
    const run = await settled(core, (await launch()).id)
    expect(run.remoteId).toBe(elsewhere.remoteId)
    expect([run.state, account.creations]).toEqual(['running', 1])
  })

  it('is sent again where the list shows all and not it', async () => {
    const { account, baseUrl } = await startAccount({
      surveys: old(50),
      onCreate: (n, { keep, say, cut }) => {
        if (n === 2) cut()
        else say(keep())
      },
    })
    const { core, launch } = await launchOn(baseUrl)
    await settled(core, (await launch()).id)
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations, account.surveys.length]).toEqual(['running', 3, 52])
  })

  it('is the person’s to decide where a draft of that title does not tell how old it is', async () => {
    const { account, baseUrl } = await startAccount({
      row: ({ id, titre, status }) => ({ id, titre, status }),
      onCreate: (_, { cut }) => {
        account.surveys.push({ ...anOldSurvey('elsewhere'), titre: TITLE, status: 'draft' })
        cut()
      },
    })
    const calls: string[] = []
    const { core, launch } = await launchOn(baseUrl, openCore(calls))
    const run = await settled(core, (await launch()).id)
    expect([run.state, account.creations]).toEqual(['unknown', 1])
    calls.length = 0
    expect(await core.client.runs.candidates({ id: run.id })).toMatchObject([{ remoteId: 'elsewhere' }])
    // Somebody waits for it.
    expect(new Set(calls)).toEqual(new Set(['person']))
  })
})
