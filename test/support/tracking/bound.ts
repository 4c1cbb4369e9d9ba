/** The work of an ideal scheduler that knows when each run will end. Times are milliseconds from the start. */
export interface KnownWork {
  /** Calls that the key may make in any 60 s. */
  limit: number
  /** How long a call takes. */
  latency: number
  /** Times of calls that the scheduler cannot move: the person's, and those of discussions. */
  taken: readonly number[]
  /** Calls made one after the other before the first run may be launched. */
  before: number
  /** Duration of each run, in the order of launching. */
  durations: readonly number[]
}

const MINUTE = 60_000

/**
 * Best possible times of a scheduler that makes the same calls as Sonde: it creates the runs one after the other and
 * launches each right after its creation; at a run's end it asks for the status and the answers. Only the limit delays
 * it, as it never polls a run before its end. In milliseconds: `launchedAfter` from the start, `shownAfter` from the
 * run's end, `inAll` from the start to the answers.
 */
export function scheduleKnown({ limit, latency, taken, before, durations }: KnownWork) {
  const times = [...taken].sort((one, other) => one - other)

  function fits(at: number): boolean {
    const near = times.filter((time) => time > at - MINUTE && time < at + MINUTE)
    return [at, ...near.filter((time) => time <= at)].every(
      (from) => near.filter((time) => time >= from && time < from + MINUTE).length < limit,
    )
  }

  /** Makes a call as soon as the limit allows; returns when it is answered. */
  function call(ready: number): number {
    const leaving = times.map((time) => time + MINUTE).filter((time) => time > ready)
    const at = [ready, ...leaving].find(fits) ?? ready
    const place = times.findIndex((time) => time > at)
    times.splice(place === -1 ? times.length : place, 0, at)
    return at + latency
  }

  let created = 0
  for (let number = 0; number < before; number++) created = call(created)
  const launchedAfter = durations.map(() => {
    created = call(created)
    return call(created)
  })
  const ends = launchedAfter.map((at, number) => at + (durations[number] ?? 0)).sort((a, b) => a - b)
  const shown = ends.map((end) => call(call(end)))
  return { launchedAfter, shownAfter: shown.map((at, number) => at - (ends[number] ?? 0)), inAll: shown }
}
