import { describe, expect, it } from 'vitest'
import { launchOn } from '../../support/launch-on.ts'
import { type ListingHabits, startListingService } from '../../support/listing-service.ts'
import { until } from '../../support/until.ts'

type OnCreate = ListingHabits['onCreate']

async function accountWith(habits: Partial<ListingHabits>) {
  return (await startListingService()).open(habits)
}

describe('a creation that is answered with what proves neither that it was made nor that it was not', () => {
  /**
   * The first creation succeeds; the second is answered with this status, and `isKept` says whether it was carried out.
   */
  const answers =
    (status: number, isKept: boolean): OnCreate =>
    (n, { keep, say, response }) => {
      if (n !== 2) return say({ id: keep().id, status: 'draft' })
      if (isKept) keep()
      const headers = { 'content-type': 'application/json', Location: '/elsewhere' }
      response.writeHead(status, headers).end('{"data":null,"error":"exists already"}')
    }

  it.each([199, 209, 302, 303, 409, 460, 499, 600, 999])(
    '%d: is followed where it was made all the same',
    async (status) => {
      const account = await accountWith({ onCreate: answers(status, true) })
      const { launch, settled } = await launchOn(account.baseUrl)
      await settled(await launch())
      expect(await settled(await launch())).toMatchObject({
        state: 'running',
        remoteId: account.surveys[1]?.id,
      })
      expect([account.creations, account.surveys.length]).toEqual([2, 2])
    },
  )

  it('is followed where a success tells an error, which no success may', async () => {
    const account = await accountWith({ onCreate: answers(200, true) })
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'running' })
    expect([account.creations, account.surveys.length]).toEqual([2, 2])
  })

  it('counts as refused once the list has shown that nothing was made', async () => {
    const account = await accountWith({ onCreate: answers(409, false) })
    const { core, launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    const { id } = await launch()
    const run = await until('the run is refused', async () => {
      const now = await core.client.runs.get({ id })
      return now.state === 'refused' ? now : null
    })
    expect([run.problem?.status, account.creations]).toEqual([409, 2])
  })
})
