import type { Storage } from '../../../electron/storage/storage.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'

/** Called before each write for a run or a session; true makes the write fail as on a full disk. */
export type Refuses = (write: string) => boolean

/** Methods by which the core writes runs and sessions. */
const WRITES = {
  runs: ['insert', 'save', 'saveResults'],
  payloads: ['add'],
  focus: ['insert', 'save', 'indexTranscript', 'setDeleted'],
  reserve: ['hold'],
  experiments: ['insert', 'save', 'launch', 'keepExtracts'],
} as const

/** The real store, with the writes that a test picks failing. */
export function fragileStorage(storage: Storage, refuses: Refuses): Storage {
  const guarded = Object.entries(WRITES).map(([part, names]) => {
    const real = storage[part as keyof typeof WRITES] ?? {}
    const writes = names.map((name) => [
      name,
      (...input: unknown[]) => {
        if (refuses(`${part}.${name}`)) throw new SondeError('STORAGE', { cause: 'full' })
        return Reflect.apply(Reflect.get(real, name), real, input)
      },
    ])
    return [part, { ...real, ...Object.fromEntries(writes) }]
  })
  const parts = Object.fromEntries(guarded)
  return new Proxy(storage, {
    get: (target, name) => {
      if (name in parts) return parts[name]
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
