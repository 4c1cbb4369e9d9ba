import { describe, expect, it } from 'vitest'
import { launchOn } from '../../support/launch-on.ts'
import { until } from '../../support/until.ts'
import { accountWith } from './a-lost-creation.ts'

describe('a creation while the machine is offline', () => {
  it('is not sent, is in no doubt, and goes by itself when the network is back', async () => {
    const account = await accountWith({})
    let online = false
    const ask: typeof fetch = (input, init) =>
      online ? fetch(input, init) : Promise.reject(new Error('net::ERR_INTERNET_DISCONNECTED'))
    const { core, launch, settled } = await launchOn(account.baseUrl, { fetch: ask })
    const run = await launch()
    await until('it waits', async () => (await core.client.runs.get({ id: run.id })).problem !== null)
    expect(await core.client.runs.get({ id: run.id })).toMatchObject({ state: 'queued', sentAt: null })
    online = true
    core.wake()
    expect(await settled(run)).toMatchObject({ state: 'running', problem: null })
    expect(account.creations).toBe(1)
  })

  it('is never sent twice where the network went while it was under way', async () => {
    const account = await accountWith({})
    let creations = 0
    const ask: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (init?.method !== 'POST' || !String(input).endsWith('/surveys') || ++creations !== 2) return answer
      throw new Error('net::ERR_INTERNET_DISCONNECTED')
    }
    const { launch, settled } = await launchOn(account.baseUrl, { fetch: ask })
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'running' })
    expect([account.creations, account.surveys.length]).toEqual([2, 2])
  })
})
