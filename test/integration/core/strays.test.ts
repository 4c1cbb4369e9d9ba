import { describe, expect, it } from 'vitest'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { startListingService } from '../../support/listing-service.ts'
import { until } from '../../support/until.ts'

/**
 * The second creation is lost. Sonde sends it again, and the lost one is carried out as well, `late` milliseconds after
 * the answer.
 */
async function aServiceThatIsVeryLate(late: number) {
  const account = (await startListingService()).open({
    onCreate: (n, { keep, say, cut }) => {
      if (n === 2) return cut()
      if (n === 3 && late === 0) keep()
      say({ id: keep().id, status: 'draft' })
      if (n === 3 && late > 0) setTimeout(keep, late)
    },
  })
  return account
}

describe('a creation that was sent again, and whose first try was carried out all the same', () => {
  it.each([
    ['is seen as soon as the second one is confirmed', 0, 3_600_000],
    ['is seen some minutes later', 200, 600],
  ])('%s, told with the run, and not launched', async (_, late, strays) => {
    const account = await aServiceThatIsVeryLate(late)
    const { core, launch, settled } = await launchOn(account.baseUrl, { tuning: { ...QUICK, strays } })
    const calm = await settled(await launch())
    const { id, remoteId } = await settled(await launch())
    const run = await until('it is told', async () => {
      const now = await core.client.runs.get({ id })
      return now.strays.length > 0 ? now : null
    })
    const stray = account.surveys.find((survey) => survey.id !== calm.remoteId && survey.id !== remoteId)
    expect(run).toMatchObject({ state: 'running', remoteId, strays: [stray?.id] })
    expect([account.creations, account.surveys.length, stray?.status]).toEqual([3, 3, 'draft'])
  })

  it('is told too where the person retried after a refusal that only the list confirmed', async () => {
    let first: (() => unknown) | null = null
    const account = (await startListingService()).open({
      onCreate: (n, { keep, say, response }) => {
        if (n === 2) {
          first = keep
          return void response.writeHead(307, { Location: '/elsewhere' }).end()
        }
        if (n === 3) first?.()
        say({ id: keep().id, status: 'draft' })
      },
    })
    const { core, launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    const { id } = await launch()
    const now = () => core.client.runs.get({ id })
    await until('it is refused', async () => (await now()).state === 'refused')
    await core.client.runs.retry({ id })
    const run = await until('it is told', async () => ((await now()).strays.length > 0 ? now() : null))
    expect(run).toMatchObject({ remoteId: account.surveys[2]?.id, strays: [account.surveys[1]?.id] })
  })

  it('is never another run’s, though a person chooses it', async () => {
    const account = await aServiceThatIsVeryLate(0)
    const { core, launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    const { id } = await settled(await launch())
    const { strays } = await until('it is told', async () => {
      const now = await core.client.runs.get({ id })
      return now.strays.length > 0 ? now : null
    })
    account.hides = () => true
    account.onCreate = (__, { cut }) => cut()
    const other = await settled(await launch())
    expect(other.state).toBe('unknown')
    const decision = { kind: 'adopt', remoteId: strays[0] ?? '' } as const
    await expect(core.client.runs.decide({ id: other.id, decision })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
