import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Database } from '../../../electron/storage/database/database.ts'

/** Calls that change something on disk. */
const FILE_CALLS = ['copyFileSync', 'fsyncSync', 'openSync', 'renameSync', 'rmSync', 'writeFileSync'] as const
const SQLITE_CALLS = ['open', 'exec', 'run', 'close'] as const

/**
 * Watches the calls to the disk that something makes: `before` runs ahead of each, and at the one of number `nth`,
 * counted from 1, `refuse` takes its place.
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
    /** Returns what was thrown, or null. */
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

/** Puts another function in the place of one; returns how to undo it. */
function replace(holder: object, name: string, make: (real: Call) => Call): () => void {
  const real: Call = Reflect.get(holder, name)
  Reflect.set(holder, name, make(real))
  return () => void Reflect.set(holder, name, real)
}
