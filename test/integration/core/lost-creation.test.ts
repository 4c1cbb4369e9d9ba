import { describe, expect, it } from 'vitest'
import type { CallLedger } from '../../../electron/core/ports.ts'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import {
  anOldSurvey,
  type ListingAccount,
  type ListingHabits,
  startListingService,
} from '../../support/listing-service.ts'
import { aSurveyDraft } from '../../support/sample-drafts.ts'
import { until } from '../../support/until.ts'

const TITLE = aSurveyDraft().title

async function startAccount(
  habits: Partial<ListingHabits>,
): Promise<{ account: ListingAccount; baseUrl: string }> {
  const account = (await startListingService()).open(habits)
  return { account, baseUrl: account.baseUrl }
}

/** A ledger that records the priority of each call. */
function ledgerOf(calls: string[]): CallLedger {
  return {
    add: ({ priority }) => {
      calls.push(priority)
      return () => undefined
    },
    nameOf: () => '',
    read: () => ({ calls: [], lost: false }),
  }
}

/**
 * The time after which a lost creation counts as settled: so long that a busy machine does not use it up. `pass` lets it
 * pass at once.
 */
function passing() {
  const settles = 600_000
  let later = 0
  return {
    clock: { ...systemClock, monotonic: () => systemClock.monotonic() + later },
    tuning: { ...QUICK, settles },
    pass: () => {
      later += settles + 1_000
    },
  }
}

const old = (count: number) => Array.from({ length: count }, (_, number) => anOldSurvey(`old-${number}`))
/** Lets the first creation succeed, so that the list can prove that it shows new surveys; `then` handles the others. */
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
    const { launch, settled } = await launchOn(baseUrl)
    const run = await settled(await launch())
    expect([run.state, run.remoteId, account.creations]).toEqual(['running', account.surveys.at(-1)?.id, 1])
  })

  it('is given its time from when it went out, not from when it began to wait for its turn', async () => {
    const { pass, ...place } = passing()
    let looks = 0
    let carryOut: (() => unknown) | null = null
    const { account, baseUrl } = await startAccount({
      onCreate: (n, { keep, say, cut, response }) => {
        if (n === 1) {
          pass()
          return void response.writeHead(429, { 'X-RateLimit-Reset': '1' }).end('{}')
        }
        if (n > 2) return say(keep())
        cut()
        carryOut = keep
      },
      // The first look after it was lost does not see it yet, the second one does.
      beforePage: async () => {
        if (carryOut && ++looks === 2) carryOut()
      },
    })
    const { launch, settled } = await launchOn(baseUrl, place)
    const run = await settled(await launch())
    expect([run.state, account.creations, account.surveys.length]).toEqual(['running', 2, 1])
  })

  it('is not sent again where it was carried out while the list was being read', async () => {
    const { pass, ...place } = passing()
    let carryOut: (() => unknown) | null = null
    const { account, baseUrl } = await startAccount({
      surveys: old(45),
      pageSize: 20,
      newestFirst: true,
      onCreate: calmFirst((n, { keep, say, cut }) => {
        if (n > 1) return say(keep())
        cut()
        carryOut = keep
      }),
      // The first page was read before the survey existed; the second one arrives when every look is overdue.
      beforePage: async (offset) => {
        if (!carryOut || offset === 0) return
        carryOut()
        carryOut = null
        pass()
      },
    })
    const { launch, settled } = await launchOn(baseUrl, place)
    await settled(await launch())
    const run = await settled(await launch())
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
    const { launch, settled } = await launchOn(baseUrl)
    await settled(await launch())
    const run = await settled(await launch())
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
    const elsewhere = await first.settled(await first.launch())
    const { launch, settled } = await launchOn(baseUrl, { core: first.core })
    const run = await settled(await launch())
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
    const { launch, settled } = await launchOn(baseUrl)
    await settled(await launch())
    const run = await settled(await launch())
    expect([run.state, account.creations, account.surveys.length]).toEqual(['running', 3, 52])
  })

  it('is sent again though a look at the list broke off, which says nothing of the creation', async () => {
    let lost = false
    const breaksOffOnce: typeof fetch = async (input, init) => {
      if (!lost || !String(input).includes('/surveys?')) return fetch(input, init)
      lost = false
      return new Response('{"data": [', { headers: { 'content-type': 'application/json' } })
    }
    const { account, baseUrl } = await startAccount({
      onCreate: (n, { keep, say, cut }) => {
        if (n !== 2) return say(keep())
        cut()
        lost = true
      },
    })
    const { launch, settled } = await launchOn(baseUrl, { fetch: breaksOffOnce })
    await settled(await launch())
    const run = await settled(await launch())
    expect([run.state, account.creations, lost]).toEqual(['running', 3, false])
  })

  it('is asked about where the service called it a success and does not list it', async () => {
    const { account, baseUrl } = await startAccount({
      onCreate: calmFirst((_, { response }) => void response.writeHead(200).end('{"data": {')),
    })
    const { launch, settled } = await launchOn(baseUrl)
    await settled(await launch())
    const run = await settled(await launch())
    expect([run.state, run.doubt, account.creations]).toEqual(['unknown', 'omits', 2])
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
    const { core, launch, settled } = await launchOn(baseUrl, { ledger: ledgerOf(calls) })
    const run = await settled(await launch())
    expect([run.state, account.creations]).toEqual(['unknown', 1])
    calls.length = 0
    expect(await core.client.runs.candidates({ id: run.id })).toMatchObject([{ remoteId: 'elsewhere' }])
    // Each call has the priority of a person's own, because somebody waits for the answer.
    expect(new Set(calls)).toEqual(new Set(['person']))
  })

  it('is asked about where its connection was removed, for nobody can look for it any more', async () => {
    const account = (await startListingService()).open({ onCreate: (_, { cut }) => cut() })
    const { core, connection, launch, settled } = await launchOn(account.baseUrl)
    const run = await launch()
    await until('it is in doubt', async () => (await core.client.runs.get({ id: run.id })).problem !== null)
    await core.client.connections.remove({ id: connection.id })
    expect(await settled(run)).toMatchObject({ state: 'unknown', doubt: 'incomplete' })
  })
})
