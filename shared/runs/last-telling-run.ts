import type { RunState } from '../models/run.ts'

/**
 * The newest run that was not given up before it ran: a run without answers must not hide those of the run before it.
 * Where all were given up, the newest. `runs` are newest first.
 */
export function lastTellingRun<R extends { state: RunState }>(runs: readonly R[]): R | undefined {
  return runs.find(({ state }) => state !== 'stopped') ?? runs[0]
}
