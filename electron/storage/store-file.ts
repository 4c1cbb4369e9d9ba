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

/** Lays `copy` ready to take the place of the store's file: the first half, which changes nothing in use. */
export function prepareReplacing(folder: string, copy: string): void {
  onDisk(() => {
    const unfinished = join(folder, UNFINISHED)
    copyFileSync(copy, unfinished)
    syncFile(unfinished)
    moveFile(unfinished, join(folder, RESTORING))
  })
}

/**
 * The second half: sets the store's file aside and puts what was prepared in its place. Returns the name given to the
 * old file; null when nothing was prepared. The file must be closed. Called at every start too, for a replacement that
 * a crash cut short.
 */
export function finishReplacing(folder: string, time: number): string | null {
  return onDisk(() => {
    const restoring = join(folder, RESTORING)
    if (!statSync(restoring, { throwIfNoEntry: false })) return null
    const name = setAside(folder, STORE_FILE, REPLACED, time)
    moveFile(restoring, join(folder, STORE_FILE))
    return name
  })
}

/** Gives up what was prepared, as long as the old file is still in place; returns whether it was. */
export function abandonReplacing(folder: string): boolean {
  return onDisk(() => {
    if (!statSync(join(folder, STORE_FILE), { throwIfNoEntry: false })) return false
    rmSync(join(folder, RESTORING), { force: true })
    return true
  })
}
