import { expect, it } from 'vitest'
import { inSimulatedTime, launchOn } from '../../support/launch-on.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'

const MINUTE = 60_000
const RUNS = 12

/**
 * Follows twelve runs for three minutes; `page` makes every page of the service's list from the ids. Returns the numbers
 * of calls.
 */
async function followPages(page: (ids: readonly string[]) => object[]) {
  const time = simulateTime()
  const asked = { lists: 0, polls: 0 }
  let created = 0
  const baseUrl = await strangeServer((request, response) => {
    const { url = '', method = '' } = request
    const end = (data: unknown) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data, error: null }))
    }
    request.resume()
    if (url.endsWith('/launch')) return end({ status: 'running' })
    if (url.endsWith('/status')) {
      asked.polls += 1
      return end({ status: 'running', progress: 0.5 })
    }
    if (method === 'POST') {
      created += 1
      return end({ id: `s${created}`, status: 'draft' })
    }
    asked.lists += 1
    end({ items: page(Array.from({ length: created }, (_, number) => `s${number + 1}`)) })
  })
  const { core, launch } = await launchOn(baseUrl, {
    ...inSimulatedTime(time),
    tuning: { random: () => 0.5 },
  })
  for (let number = 0; number < RUNS; number++) await launch({ title: `Run ${number}` })
  await time.pass(3 * MINUTE)
  const runs = await core.client.runs.list({})
  return { ...asked, states: new Set(runs.map(({ state }) => state)) }
}

/** The same with a list whose row for each run is made by `told`. */
function follow(told: (id: string) => object) {
  return followPages((ids) => ids.map(told))
}

it('asks for the list again and again where it tells which runs are running', async () => {
  const { lists, polls, states } = await follow((id) => ({ id, status: 'running' }))
  expect(lists).toBeGreaterThan(30)
  expect(polls).toBeGreaterThan(30)
  expect([...states]).toEqual(['running'])
})

it('hardly asks for a list that tells no status, and looks at each run by itself', async () => {
  const { lists, polls, states } = await follow((id) => ({ id }))
  expect(lists).toBeLessThan(6)
  expect(polls).toBeGreaterThan(100)
  expect([...states]).toEqual(['running'])
})

it('takes a list for a hint only: what the run itself tells counts', async () => {
  const { states } = await follow((id) => ({ id, status: 'done' }))
  expect([...states]).toEqual(['running'])
})

it.each([
  ['leaves out a run', (ids: readonly string[]) => ids.slice(1)],
  ['tells of one run only', (ids: readonly string[]) => ids.slice(0, 1)],
])('spends no more than half of the calls on a list that %s and has no end', async (_, told) => {
  const others = Array.from({ length: 60 }, (_, number) => ({ id: `other ${number}`, status: 'done' }))
  const { lists, polls, states } = await followPages((ids) => [
    ...told(ids).map((id) => ({ id, status: 'running' })),
    ...others,
  ])
  expect(lists).toBeLessThan(polls)
  expect(polls).toBeGreaterThan(60)
  expect([...states]).toEqual(['running'])
})
