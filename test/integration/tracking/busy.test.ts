import { expect, it, onTestFinished } from 'vitest'
import { openTestCore } from '../../support/open-test-core.ts'
import { strangeServer } from '../../support/strange-server.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { simulateTime } from '../../support/tracking/simulated-time.ts'

const START = Date.UTC(2026, 0, 5, 9)

it.for([
  ['seconds', '7', 7],
  ['no header', null, 10],
  ['zero', '0', 1],
  ['less than nothing', '-30', 1],
  ['an absurd number', '31536000', 60],
  ['a word', 'soon', 10],
  ['a date', new Date(START + 30_000).toUTCString(), 30],
  ['a date that is past', new Date(START - 3_600_000).toUTCString(), 1],
  ['seconds since 1970', String(START / 1000 + 20), 20],
] as const)(
  'a 429 with %s as its reset is waited out, and the page sees until when',
  async ([, header, seconds]) => {
    const time = simulateTime(START)
    const asked: number[] = []
    const baseUrl = await strangeServer((_, response) => {
      asked.push(time.clock.now() - START)
      if (asked.length > 1) {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"data":{"items":[]},"error":null}')
        return
      }
      const headers = { 'content-type': 'application/json', ...(header && { 'x-ratelimit-reset': header }) }
      response.writeHead(429, headers).end('{"data":null,"error":"slow down"}')
    })
    const core = openTestCore({ folder: tempFolder(), clock: time.clock, fetch: time.fetch })
    onTestFinished(() => core.close())
    const { id } = await core.client.connections.add({
      name: 'Live',
      baseUrl,
      key: 'sk-live-0123456789',
      plan: 'standard',
      colour: 'teal',
    })
    const countdowns = new Set<number>()
    const watching = new AbortController()
    const watch = async () => {
      for await (const statuses of await core.client.connections.watch(undefined, {
        signal: watching.signal,
      })) {
        const until = statuses.find(({ connectionId }) => connectionId === id)?.budget.waitingUntil
        if (until) countdowns.add(until - START)
      }
    }
    const watched = watch().catch(() => undefined)
    const checks = { answered: 0 }
    // A second call with the same key waits as well.
    const calls = [1, 2].map(async () => {
      const { reach } = await core.client.connections.check({ id })
      expect(reach).toBe('reachable')
      checks.answered += 1
    })
    await time.passUntil(() => checks.answered === 2, 120_000)
    await Promise.all(calls)
    watching.abort()
    await watched
    expect([...countdowns]).toContain(seconds * 1000)
    expect(asked.slice(2).every((at) => at >= seconds * 1000)).toBe(true)
    expect(asked.length).toBe(3)
  },
)
