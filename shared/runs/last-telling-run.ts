import type { RunState } from '../models/run.ts'

/**
 * The newest run that can tell anything: one that the person gave up before it ran tells nothing, and hides the answers
 * of the one before. Where there is no other, the newest. `runs` are newest first.
 */
export function lastTellingRun<R extends { state: RunState }>(runs: readonly R[]): R | undefined {
  return runs.find(({ state }) => state !== 'stopped') ?? runs[0]
}
