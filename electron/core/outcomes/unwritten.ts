import type { Problem } from '../../../shared/models/problem.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'
import { suspendAwareSleep } from '../waiting/suspend-aware-sleep.ts'

/** A write of something that the service replied. */
export interface OutcomeWrite {
  /** The run or the focus session that it belongs to. */
  subjectId: string
  /** Names what is written: a later write with the same key replaces one that still waits. */
  key: string
  /**
   * Whether it can be fetched again, or is worth little: then nobody is warned of its loss, and no work waits for it.
   */
  mayBeLost: boolean
  /** Writes it; called again until it does not throw STORAGE. */
  write: () => void
  /**
   * Called when it is written, or given up because writing threw another error. `waited`: it was not written at once.
   */
  done: (waited: boolean) => void
}

/** Replies of the service that the disk has refused so far: kept in memory, and written as soon as the disk allows. */
export interface Unwritten {
  /** Writes at once, or later where the disk refuses. Throws only errors that are not the disk's. */
  keep(write: OutcomeWrite): void
  /** Drops the waiting write of that key, because the same was written in another way. */
  drop(key: string): void
  /** Whether a write of that run or session waits that must not be lost. */
  holds(subjectId: string): boolean
  /** The runs and sessions with a waiting write that must not be lost. */
  subjects(): string[]
  /** Tries to write what waits for that run or session; throws STORAGE where the disk still refuses it. */
  demand(subjectId: string): void
  /** The same for everything. */
  demandAll(): void
  /** Ends the automatic tries, after a last one. */
  rest(): Promise<void>
  /** Begins the automatic tries again. */
  resume(): void
}

/** Between two tries, in milliseconds: the first, and the longest after several in a row. */
const SHORTEST = 250
const LONGEST = 5_000

/** `onAllWritten` is called soon after the disk has stored everything that had to wait. */
export function createUnwritten(
  { storage, clock, log }: Pick<CorePorts, 'storage' | 'clock' | 'log'>,
  onAllWritten: () => void,
): Unwritten {
  const waiting = new Map<string, OutcomeWrite>()
  let resting = new AbortController()
  let trying: Promise<void> | null = null
  /** Why the disk refused last. */
  let refusal: Pick<Problem, 'cause'> = {}

  const isHeld = (subjectId: string | null) =>
    [...waiting.values()].some((each) => !each.mayBeLost && (subjectId ?? each.subjectId) === each.subjectId)

  /** False where the disk refuses. */
  function isWritten(write: () => void): boolean {
    try {
      write()
      return true
    } catch (error) {
      const { code, cause } = toProblem(error)
      if (code !== 'STORAGE') throw error
      // A write that only waits for an earlier write has no problem of its own to report.
      if (cause !== undefined) refusal = { cause }
      return false
    }
  }

  /** The disk space that is held in reserve is given up for writes that must not be lost. */
  function isWrittenAnyhow({ write, mayBeLost }: OutcomeWrite): boolean {
    return isWritten(write) || (!mayBeLost && storage.reserve.giveUp() && isWritten(write))
  }

  function isWrittenAtOnce(outcome: OutcomeWrite): boolean {
    try {
      if (!isWrittenAnyhow(outcome)) return false
    } catch (error) {
      outcome.done(false)
      throw error
    }
    outcome.done(false)
    return true
  }

  /** The listener may itself fail to write; that must not stop the later tries. */
  function guarded(tell: () => void): void {
    try {
      tell()
    } catch (error) {
      log.error('disk.told', { code: toProblem(error).code })
    }
  }

  function tryEach(): void {
    // Each write is tried on its own: where there is no room for a long reply there may be for a short one after it.
    for (const outcome of [...waiting.values()]) {
      if (waiting.get(outcome.key) !== outcome) continue
      try {
        if (!isWrittenAnyhow(outcome)) continue
      } catch (error) {
        // Not the disk's fault, so later tries would not help; the other writes must not wait behind it.
        log.error('disk.outcome', { subject: outcome.subjectId, code: toProblem(error).code })
      }
      waiting.delete(outcome.key)
      guarded(() => outcome.done(true))
    }
  }

  function tryNow(): void {
    const before = waiting.size
    // A write may depend on another one that comes after it, so the tries go on as long as one succeeds.
    for (let left = Number.POSITIVE_INFINITY; waiting.size > 0 && waiting.size < left; ) {
      left = waiting.size
      tryEach()
    }
    if (before === 0 || waiting.size > 0) return
    log.info('disk.outcomes_written')
    const { signal } = resting
    queueMicrotask(() => {
      if (!signal.aborted) guarded(onAllWritten)
    })
  }

  function demand(subjectId: string | null): void {
    if (!isHeld(subjectId)) return
    tryNow()
    if (isHeld(subjectId)) throw new SondeError('STORAGE', refusal)
  }

  async function untilWritten(signal: AbortSignal): Promise<void> {
    for (let wait = SHORTEST; waiting.size > 0 && !signal.aborted; wait = Math.min(2 * wait, LONGEST)) {
      await suspendAwareSleep(clock, wait, signal)
      if (!signal.aborted) tryNow()
    }
  }

  function resume(): void {
    if (waiting.size === 0 || resting.signal.aborted) return
    trying ??= untilWritten(resting.signal).finally(() => {
      trying = null
    })
  }

  return {
    keep: (outcome) => {
      const before = waiting.get(outcome.key)
      if (!before && isWrittenAtOnce(outcome)) return
      if (waiting.size === 0) log.error('disk.outcome_waits', { subject: outcome.subjectId, ...refusal })
      waiting.set(outcome.key, { ...outcome, mayBeLost: outcome.mayBeLost && (before?.mayBeLost ?? true) })
      resume()
    },
    drop: (key) => {
      waiting.delete(key)
    },
    holds: isHeld,
    subjects: () => [
      ...new Set([...waiting.values()].flatMap(({ mayBeLost, subjectId }) => (mayBeLost ? [] : [subjectId]))),
    ],
    demand,
    demandAll: () => demand(null),
    rest: async () => {
      resting.abort()
      await trying
      tryNow()
      if (isHeld(null)) log.error('disk.outcomes_unwritten', { count: waiting.size })
    },
    resume: () => {
      if (resting.signal.aborted) resting = new AbortController()
      resume()
    },
  }
}
