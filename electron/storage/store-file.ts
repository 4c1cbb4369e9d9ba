import { copyFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk } from './disk-problem.ts'
import { moveFile, setAside, syncFile } from './files.ts'

export const STORE_FILE = 'sonde.sqlite'
/** A copy on its way into place: a whole one, for only then is the file in use moved aside. */
const RESTORING = 'sonde.sqlite.restoring'
const UNFINISHED = 'sonde.sqlite.unfinished'
const DAMAGED = 'sonde-damaged'
const REPLACED = 'sonde-replaced'

/** Moves the damaged file aside and returns its new name. */
export function setDamagedAside(folder: string, time: number): string {
  return onDisk(() => setAside(folder, STORE_FILE, DAMAGED, time))
}

/** Names of the damaged files that were set aside, newest first. */
export function damagedFiles(folder: string): string[] {
  const isDamaged = (name: string) => name.startsWith(`${DAMAGED}-`) && name.endsWith('.sqlite')
  return onDisk(() => readdirSync(folder).filter(isDamaged).sort().reverse())
}

/**
 * Puts `copy` in place of the store's file, which is set aside; returns the name it was given. The file must be
 * closed. Cut at any instant, either the old file is still in place or `finishReplacing` ends the job.
 */
export function replaceStoreFile(folder: string, copy: string, time: number): string {
  return onDisk(() => {
    const unfinished = join(folder, UNFINISHED)
    copyFileSync(copy, unfinished)
    syncFile(unfinished)
    moveFile(unfinished, join(folder, RESTORING))
    const name = setAside(folder, STORE_FILE, REPLACED, time)
    moveFile(join(folder, RESTORING), join(folder, STORE_FILE))
    return name
  })
}

/** Ends a replacement that a crash cut short. */
export function finishReplacing(folder: string, time: number): void {
  onDisk(() => {
    rmSync(join(folder, UNFINISHED), { force: true })
    const restoring = join(folder, RESTORING)
    if (!statSync(restoring, { throwIfNoEntry: false })) return
    setAside(folder, STORE_FILE, REPLACED, time)
    moveFile(restoring, join(folder, STORE_FILE))
  })
}
