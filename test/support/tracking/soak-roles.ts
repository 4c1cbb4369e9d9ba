import type { TestCore } from '../open-test-core.ts'
import type { SimulatedTime } from './simulated-time.ts'

const MINUTE = 60_000

/** A fetch that counts Sonde's calls and records when the service refused one because of the rate limit. */
export function watchCalls(time: SimulatedTime) {
  const refusals: { at: number; until: number }[] = []
  const counted = { calls: 0, polls: 0 }
  /** Times of calls that do not concern runs: the person's, and those of discussions. */
  const others: number[] = []
  /** Times at which the service accepted a call. */
  const taken: number[] = []
  const watched: typeof fetch = async (input, init) => {
    counted.calls += 1
    const { pathname, searchParams } = new URL(String(input))
    if (pathname.endsWith('/status')) counted.polls += 1
    if (pathname.includes('/focus') || searchParams.get('limit') === '1') others.push(time.clock.now())
    const response = await time.fetch(input, init)
    const at = time.clock.now()
    if (response.status !== 429) taken.push(at)
    else refusals.push({ at, until: at + Number(response.headers.get('x-ratelimit-reset')) * 1000 })
    return response
  }
  return { fetch: watched, refusals, counted, others, taken }
}

/** A person who checks the connection again and again, waiting `every` milliseconds after each answer. */
export function visit(
  { client }: TestCore,
  connectionId: string,
  { clock }: SimulatedTime,
  every: number,
  signal: AbortSignal,
) {
  const seen = { over: false, waits: [] as number[], askedAt: [] as number[] }
  const work = async () => {
    while (!signal.aborted) {
      const asked = clock.now()
      await client.connections.check({ id: connectionId })
      const answered = clock.now()
      seen.waits.push(answered - asked)
      seen.askedAt.push(asked)
      await clock.sleep(every, signal)
    }
    seen.over = true
  }
  return Object.assign(seen, { ended: work() })
}

/**
 * Another program with the same key: it calls at a steady pace, and after a refusal waits as long as the service says.
 */
export function otherProgram(
  { clock, fetch }: SimulatedTime,
  { baseUrl, key, perMinute, from }: { baseUrl: string; key: string; perMinute: number; from: number },
  signal: AbortSignal,
) {
  const seen = { over: false, refused: 0, taken: [] as number[] }
  const work = async () => {
    if (perMinute > 0) await clock.sleep(from, signal)
    while (perMinute > 0 && !signal.aborted) {
      const asked = clock.now()
      const { status, headers } = await fetch(`${baseUrl}/api/v1/api-keys`, { headers: { 'x-api-key': key } })
      const told = Number(headers.get('x-ratelimit-reset')) * 1000
      if (status === 429) seen.refused += 1
      else seen.taken.push(clock.now())
      const rest = 60_000 / perMinute - (clock.now() - asked)
      await clock.sleep(status === 429 ? told : rest, signal)
    }
    seen.over = true
  }
  return Object.assign(seen, { ended: work() })
}

/**
 * Milliseconds after `asked` until the service could accept one more call within its limit of the last minute. No
 * scheduler could have made the call sooner.
 */
export function roomAfter(asked: number, taken: readonly number[], limit: number): number {
  const isFree = (at: number) => taken.filter((time) => time > at - MINUTE && time <= at).length < limit
  const times = taken.flatMap((time) => (time + MINUTE > asked ? [time + MINUTE] : []))
  const free = [asked, ...times.sort((one, other) => one - other)].find(isFree) ?? asked
  return free - asked
}

/** For each run, the time at which Sonde first reported it with its answers stored. */
export function watchShown({ client }: TestCore, { clock }: SimulatedTime, signal: AbortSignal) {
  const shownAt = new Map<string, number>()
  const work = async () => {
    for await (const { id, results } of await client.runs.watch(undefined, { signal }))
      if (results === 'stored' && !shownAt.has(id)) shownAt.set(id, clock.now())
  }
  return { shownAt, ended: work().catch(() => undefined) }
}

/** Runs each discussion to its end as soon as it is open; collects the complete ones. */
export function runDiscussions({ client }: TestCore, ids: readonly string[], signal: AbortSignal) {
  const complete = new Set<string>()
  const follow = async (id: string) => {
    for await (const { session } of await client.focus.watch({ id }, { signal })) {
      if (session.state === 'complete') complete.add(id)
      else if (session.state === 'open' && session.activity === 'idle') await client.focus.runToEnd({ id })
    }
  }
  return { complete, ended: Promise.all(ids.map((id) => follow(id).catch(() => undefined))) }
}

/** The time at which the run finished, according to the service. */
export async function finishedAtService({ client }: TestCore, runId: string): Promise<number> {
  for (const { id, kind } of await client.runs.payloads({ id: runId })) {
    if (kind !== 'status') continue
    const { text } = await client.runs.payload({ payloadId: id })
    const finished = /"finished":"([^"]+)"/.exec(text)?.[1]
    if (finished) return Date.parse(finished)
  }
  throw new Error('a run was shown that the service never called finished')
}
