import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Database } from '../../../electron/storage/database/database.ts'

/** Functions that change something on the disk. */
const FILE_CALLS = ['copyFileSync', 'fsyncSync', 'openSync', 'renameSync', 'rmSync', 'writeFileSync'] as const
const SQLITE_CALLS = ['open', 'exec', 'run', 'close'] as const

/**
 * Intercepts the disk calls of some work: `before` runs before each call, and `refuse` replaces call number `nth`,
 * counted from 1.
 */
export function eachDiskCall(
  nth: number,
  refuse: (of: 'file' | 'store') => void,
  before: () => void = () => undefined,
) {
  let calls = 0
  let watching = false
  function watched(of: 'file' | 'store', real: Call): Call {
    return function call(this: unknown, ...args) {
      if (watching) {
        calls += 1
        watching = false
        before()
        watching = true
        if (calls === nth) refuse(of)
      }
      return real.apply(this, args)
    }
  }
  return {
    /** Runs `work`; returns what it threw, or null. */
    during(work: () => unknown): unknown {
      const undo = [
        ...FILE_CALLS.map((name) => replace(fs, name, (real) => watched('file', real))),
        ...SQLITE_CALLS.map((name) => replace(Database.prototype, name, (real) => watched('store', real))),
      ]
      syncBuiltinESMExports()
      try {
        watching = true
        work()
        return null
      } catch (error) {
        return error
      } finally {
        watching = false
        for (const each of undo) each()
        syncBuiltinESMExports()
      }
    },
  }
}

type Call = (...args: unknown[]) => unknown

/** Replaces a method; returns a function that restores it. */
function replace(holder: object, name: string, make: (real: Call) => Call): () => void {
  const real: Call = Reflect.get(holder, name)
  Reflect.set(holder, name, make(real))
  return () => void Reflect.set(holder, name, real)
}
