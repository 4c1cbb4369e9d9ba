import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ReplacedStore } from '../../../shared/models/app-info.ts'
import { onDisk } from '../disk/disk-problem.ts'
import { COMPANIONS, moveBack, moveFile, setAside, syncFile, timeOfName, tryRemove } from '../disk/files.ts'
import { DAMAGED, damagedPrefix } from './copies.ts'

export const STORE_FILE = 'sonde.sqlite'
/**
 * A backup that is about to replace the store. It is complete and has this version's schema; only then is the file in
 * use moved aside.
 */
const RESTORING = 'sonde.sqlite.restoring'
const UNFINISHED = 'sonde.sqlite.unfinished'
const REPLACED = 'sonde-replaced'
/** The number of replaced files that are kept, for somebody who wants back what a restore replaced. */
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

/** The stores that a restore has replaced and that are kept, newest first. */
export function listReplaced(folder: string): ReplacedStore[] {
  return onDisk(() =>
    replacedFiles(folder).flatMap((name) => {
      const replacedAt = timeOfName(name)
      const size = statSync(join(folder, name), { throwIfNoEntry: false })?.size
      return replacedAt === null || size === undefined ? [] : [{ name, replacedAt, size }]
    }),
  )
}

/** Newest first, by the times in their names. */
function replacedFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${REPLACED}-`) && name.endsWith('.sqlite'))
    .sort()
    .reverse()
}

/**
 * The first half of restoring a backup, which changes nothing in use. `prepare` is given a copy of the backup, makes it
 * a store that could be used at once, and leaves it closed and in one file. A failure leaves nothing behind. A replaced
 * store is copied with its log, which holds its last writes where they could not be put into the file.
 */
export function prepareReplacing(folder: string, copy: string, prepare: (file: string) => void): void {
  const unfinished = join(folder, UNFINISHED)
  onDisk(() => {
    try {
      removeWithCompanions(unfinished)
      copyFileSync(copy, unfinished)
      for (const ending of ['-wal', '-journal'])
        if (existsSync(copy + ending)) copyFileSync(copy + ending, unfinished + ending)
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
 * The second half: sets the store's file aside, which must be closed, puts the prepared file in its place, and returns
 * the new name of the old file. Where the disk refuses, the old file is in its place again.
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
 * To be called once the new store is in use: removes the oldest of the replaced files. It never removes `last`, which
 * was replaced just now but may not have the newest name if the clock was set back. Files that cannot be removed stay.
 */
export function dropOldReplaced(folder: string, last: string): void {
  const others = replacedFiles(folder).filter((name) => name !== last)
  for (const name of others.slice(KEPT_REPLACED - 1))
    for (const ending of ['', ...COMPANIONS]) tryRemove(join(folder, name + ending))
}

/**
 * Puts the old file back, and drops the one that replaced it or was about to. Returns whether the old file is in its
 * place.
 */
export function undoReplacing(folder: string, old: string | null): boolean {
  return onDisk(() => {
    if (old !== null) moveBack(folder, STORE_FILE, old)
    const isThere = existsSync(join(folder, STORE_FILE))
    if (isThere) tryRemove(join(folder, RESTORING))
    return isThere
  })
}

/**
 * To be called at the start: completes a replacement that a crash interrupted. If the store's file is still in its
 * place, nothing was replaced. Otherwise the prepared file takes its place, and the name of the old one is returned.
 */
export function finishReplacing(folder: string, time: number): string | null {
  return onDisk(() => {
    if (!existsSync(join(folder, RESTORING))) return null
    if (existsSync(join(folder, STORE_FILE))) {
      rmSync(join(folder, RESTORING))
      return null
    }
    return replaceStore(folder, time)
  })
}
