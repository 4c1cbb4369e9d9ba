import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { Problem } from '../../../shared/models/problem.ts'
import type { Run } from '../../../shared/models/run.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

interface Told {
  end: Run
  /** Creations that arrived at the service, including the first, undisturbed one. */
  creations: number
}

/**
 * An undisturbed launch, then one whose creation is lost and never carried out (`lost`: the connection is cut, or the
 * status of the reply). The look at the list fails with `fails`. Sonde is closed while the run shows that problem, and
 * started again with a list that can be read.
 */
async function lostThenRestarted(
  lost: 'cut' | number,
  fails: () => Response,
  shows: (problem: Problem) => boolean,
): Promise<Told> {
  let failing = false
  const account = (await startListingService()).open({
    onCreate: (n, { keep, say, cut, response }) => {
      if (n !== 2) return say(keep())
      failing = true
      if (lost === 'cut') cut()
      else response.writeHead(lost).end('{"data": {')
    },
  })
  const fetchOrFail: typeof fetch = async (input, init) =>
    failing && String(input).includes('/surveys?') ? fails() : fetch(input, init)
  const place = { folder: tempFolder(), secrets: memoryStore(), fetch: fetchOrFail }
  const first = await launchOn(account.baseUrl, { ...place, tuning: { ...QUICK, settles: 60_000 } })
  await first.settled(await first.launch())
  const { id } = await first.launch()
  await until('the run shows the problem of the look', async () => {
    const { problem } = await first.core.client.runs.get({ id })
    return problem !== null && shows(problem)
  })
  await first.core.close()
  failing = false
  const again = openTestCore({ ...place, tuning: QUICK })
  try {
    const end = await until('the run has ended or asks', async () => {
      const run = await again.client.runs.get({ id })
      return run.state === 'creating' || run.state === 'queued' ? null : run
    })
    return { end, creations: account.creations }
  } finally {
    await again.close()
  }
}

const busy = () => new Response('{}', { status: 503 })
const showsBusy = ({ status }: Problem) => status === 503

describe('what a lost creation itself was answered outlives a look that failed and a restart', () => {
  it('a success that broke off is asked about, and not sent again', async () => {
    const { end, creations } = await lostThenRestarted(200, busy, showsBusy)
    expect([end.state, end.doubt, creations]).toEqual(['unknown', 'omits', 2])
  })

  it('a conflict is a refusal once the list shows that nothing was made', async () => {
    const { end, creations } = await lostThenRestarted(409, busy, showsBusy)
    expect([end.state, end.problem?.status, creations]).toEqual(['refused', 409, 2])
  })

  it('what broke off without an answer is sent again, though a look was led to a sign-in page', async () => {
    const signIn = () => new Response('', { status: 302, headers: { location: 'https://sign-in.example/' } })
    const { end, creations } = await lostThenRestarted('cut', signIn, ({ cause }) => cause === 'redirect')
    expect([
      end.state === 'created' || end.state === 'launching' || end.state === 'running',
      creations,
    ]).toEqual([true, 3])
  })
})
