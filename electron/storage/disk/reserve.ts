import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { Reserve } from '../storage.ts'
import { onDisk } from './disk-problem.ts'
import { moveFile } from './files.ts'

const FILE = 'room-for-answers'
/** Bytes: enough for the states of some hundred runs, or for the replies to a few creations. */
const SIZE = 2_000_000

/** A file that occupies disk space until the space is needed. Its content means nothing. */
export function reserveIn(folder: string): Reserve {
  const file = path.join(folder, FILE)
  const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return {
    hold: () =>
      onDisk(() => {
        if (size() >= SIZE) return
        const unfinished = `${file}.unfinished`
        try {
          const descriptor = openSync(unfinished, 'w', 0o600)
          try {
            // Random bytes, because a disk that compresses would reserve hardly any space for zeros.
            for (let left = randomBytes(SIZE); left.length > 0; )
              left = left.subarray(writeSync(descriptor, left))
            fsyncSync(descriptor)
          } finally {
            closeSync(descriptor)
          }
          moveFile(unfinished, file)
        } finally {
          rmSync(unfinished, { force: true })
        }
      }),
    giveUp: () => {
      try {
        if (size() === 0) return false
        rmSync(file)
        return true
      } catch {
        // A disk that cannot be written cannot free any space either.
        return false
      }
    },
  }
}
