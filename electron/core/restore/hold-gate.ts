import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { StoreHold } from '../../../shared/models/store-hold.ts'
import type { RunDriver } from '../runs/run-driver.ts'
import type { RunStore } from '../runs/run-store.ts'

/** Keeps back what must not go on: while a copy is put back, and after it until a person has seen what was unfinished. */
export interface HoldGate {
  hold(): StoreHold | null
  /** Stores the hold, or its end. Throws STORAGE. */
  change(hold: StoreHold | null): void
  /** Whether no work on that run may go on. */
  keepsBack(runId: string): boolean
  /** Throws REFUSED, reason `held`, as long as nobody has seen the list. */
  demandOpen(): void
  /** Keeps all runs back while `check` finds out whether the store is to be held; a launch waits until then. */
  whileChecking(check: () => Promise<void>): Promise<void>
  /** Keeps everything back while `work` puts another store in place. */
  whileReplacing<T>(work: () => Promise<T>): Promise<T>
}

interface HoldStorage {
  hold(): StoreHold | null
  setHold(hold: StoreHold | null): void
}

export function createHoldGate(storage: HoldStorage): HoldGate {
  // Asked before every step of every run.
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

/** The driver that leaves alone what is kept back. */
export function heldBackDriver(driver: RunDriver, { keepsBack }: Pick<HoldGate, 'keepsBack'>): RunDriver {
  return {
    ...driver,
    drive: (runId) => {
      if (!keepsBack(runId)) driver.drive(runId)
    },
  }
}

/** The store as the driver sees it: of the runs under way those that may go on, so that no queue takes up another. */
export function heldBackStore(store: RunStore, { keepsBack }: Pick<HoldGate, 'keepsBack'>): RunStore {
  return {
    ...store,
    list: (filter) => {
      const runs = store.list(filter)
      return filter.underWay ? runs.filter(({ id }) => !keepsBack(id)) : runs
    },
  }
}
