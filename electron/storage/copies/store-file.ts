import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onDisk } from '../disk/disk-problem.ts'
import { COMPANIONS, moveBack, moveFile, setAside, syncFile, tryRemove } from '../disk/files.ts'
import { DAMAGED, damagedPrefix } from './copies.ts'

export const STORE_FILE = 'sonde.sqlite'
/** A copy on its way into place: whole and of this Sonde's schema, for only then is the file in use moved aside. */
const RESTORING = 'sonde.sqlite.restoring'
const UNFINISHED = 'sonde.sqlite.unfinished'
const REPLACED = 'sonde-replaced'
/** Replaced files that stay, for somebody who wants back what a restore took. */
const KEPT_REPLACED = 3

/** Moves the damaged file aside and returns its new name. */
export function setDamagedAside(folder: string, time: number): string {
  return onDisk(() => setAside(folder, STORE_FILE, damagedPrefix(folder), time))
}

/** Names of the damaged files that were set aside, newest first. */
export function damagedFiles(folder: string): string[] {
  const isDamaged = (name: string) => name.startsWith(`${DAMAGED}-`) && name.endsWith('.sqlite')
  return onDisk(() => readdirSync(folder).filter(isDamaged).sort().reverse())
}

/**
 * The first half of putting a copy in place, which changes nothing in use: `prepare` is given a copy of the copy, makes a
 * store of it that could be worked with at once, and leaves it closed and in one file. What fails leaves nothing behind.
 */
export function prepareReplacing(folder: string, copy: string, prepare: (file: string) => void): void {
  const unfinished = join(folder, UNFINISHED)
  onDisk(() => {
    try {
      removeWithCompanions(unfinished)
      copyFileSync(copy, unfinished)
      prepare(unfinished)
      syncFile(unfinished)
      moveFile(unfinished, join(folder, RESTORING))
    } finally {
      for (const name of [unfinished, ...COMPANIONS.map((ending) => unfinished + ending)]) tryRemove(name)
    }
  })
}

function removeWithCompanions(file: string): void {
  for (const name of [file, ...COMPANIONS.map((ending) => file + ending)]) rmSync(name, { force: true })
}

/**
 * The second half: sets the store's file aside, puts what was prepared in its place, and returns the name given to the
 * old file, which must be closed. Where the disk refuses, the old file is in its place again.
 */
export function replaceStore(folder: string, time: number): string {
  return onDisk(() => {
    const name = setAside(folder, STORE_FILE, REPLACED, time)
    try {
      moveFile(join(folder, RESTORING), join(folder, STORE_FILE))
    } catch (error) {
      moveBack(folder, STORE_FILE, name)
      throw error
    }
    return name
  })
}

/**
 * Once what took the place is in use: removes the oldest of the files that were set aside so, but never `last`, which
 * was set aside just now: on a clock that was put back its name is not the newest. What cannot be removed stays.
 */
export function dropOldReplaced(folder: string, last: string): void {
  const others = readdirSync(folder)
    .filter((name) => name.startsWith(`${REPLACED}-`) && name.endsWith('.sqlite') && name !== last)
    .sort()
    .reverse()
  for (const name of others.slice(KEPT_REPLACED - 1))
    for (const ending of ['', ...COMPANIONS]) tryRemove(join(folder, name + ending))
}

/** Puts the old file back, and gives up what took or was to take its place. Returns whether it is in its place. */
export function undoReplacing(folder: string, old: string | null): boolean {
  return onDisk(() => {
    if (old !== null) moveBack(folder, STORE_FILE, old)
    const isThere = existsSync(join(folder, STORE_FILE))
    if (isThere) tryRemove(join(folder, RESTORING))
    return isThere
  })
}

/**
 * After a start: ends a replacement that a crash cut short. As long as the old file is in its place nothing was
 * replaced; else what was prepared takes the place, and the old one's name is returned.
 */
export function settleReplacing(folder: string, time: number): string | null {
  return onDisk(() => {
    if (!existsSync(join(folder, RESTORING))) return null
    if (existsSync(join(folder, STORE_FILE))) {
      rmSync(join(folder, RESTORING))
      return null
    }
    return replaceStore(folder, time)
  })
}
