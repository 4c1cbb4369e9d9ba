import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { StoreHold } from '../../../shared/models/store-hold.ts'
import type { RunDriver } from './run-driver.ts'
import type { RunStore } from './run-store.ts'

/**
 * Keeps runs and focus groups from going on: while a backup is being restored, and afterwards until a person has seen
 * what was unfinished.
 */
export interface HoldGate {
  hold(): StoreHold | null
  /** Stores the hold, or its end. Throws STORAGE. */
  change(hold: StoreHold | null): void
  /** Whether the work on that run may not go on. */
  keepsBack(runId: string): boolean
  /**
   * Throws REFUSED, reason `held`, while a store is being replaced and until a person has seen the list of unfinished
   * work.
   */
  demandOpen(): void
  /** Keeps all runs back while `check` finds out whether the store is to be put on hold. */
  whileChecking(check: () => Promise<void>): Promise<void>
  /** Keeps everything back while `work` replaces the store. */
  whileReplacing<T>(work: () => Promise<T>): Promise<T>
}

interface HoldStorage {
  hold(): StoreHold | null
  setHold(hold: StoreHold | null): void
}

export function createHoldGate(storage: HoldStorage): HoldGate {
  // Cached, because it is needed before every step of every run.
  let hold = storage.hold()
  let replacing = 0
  let checking = 0
  const isShut = () => replacing > 0 || (hold !== null && hold.left === null)
  return {
    hold: () => hold,
    change: (changed) => {
      storage.setHold(changed)
      hold = changed
    },
    keepsBack: (runId) => isShut() || checking > 0 || hold?.left?.includes(runId) === true,
    demandOpen: () => {
      if (isShut()) throw new SondeError('REFUSED', { reason: 'held' })
    },
    whileChecking: async (check) => {
      checking += 1
      try {
        await check()
      } finally {
        hold = storage.hold()
        checking -= 1
      }
    },
    whileReplacing: async (work) => {
      replacing += 1
      try {
        return await work()
      } finally {
        hold = storage.hold()
        replacing -= 1
      }
    },
  }
}

/** A driver that starts no work on runs that are kept back. */
export function heldBackDriver(driver: RunDriver, { keepsBack }: Pick<HoldGate, 'keepsBack'>): RunDriver {
  return {
    ...driver,
    drive: (runId) => {
      if (!keepsBack(runId)) driver.drive(runId)
    },
  }
}

/**
 * The store as the driver sees it: its list of runs under way leaves out those that are kept back, so that no queue
 * handles them.
 */
export function heldBackStore(store: RunStore, { keepsBack }: Pick<HoldGate, 'keepsBack'>): RunStore {
  return {
    ...store,
    list: (filter) => {
      const runs = store.list(filter)
      return filter.underWay ? runs.filter(({ id }) => !keepsBack(id)) : runs
    },
  }
}
