import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** SQLite's companions of a file. A log or journal left beside another file would be played into it. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const

/** Waits until what was written to the file is on disk. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Renames so that the new name is on disk too. Replaces what is there. */
export function moveFile(from: string, to: string): void {
  renameSync(from, to)
  // Windows opens no folder, and needs no such call.
  if (process.platform === 'win32') return
  const descriptor = openSync(dirname(to), 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Removes a file that is only in the way, where there is one. */
export function tryRemove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // A disk that takes nothing gives nothing up either.
  }
}

/**
 * Moves a store's file with its companions to a name of its own in the same folder, and returns that name. Nothing is
 * deleted. The file must be closed. Where the disk refuses, all of it is under its old name again.
 */
export function setAside(folder: string, file: string, prefix: string, time: number): string {
  const name = nameWithTime(folder, prefix, time, '.sqlite')
  try {
    // The file first: without its log it must not be found under its old name.
    for (const ending of ['', ...COMPANIONS]) {
      if (existsSync(join(folder, file + ending)))
        moveFile(join(folder, file + ending), join(folder, name + ending))
    }
  } catch (error) {
    moveBack(folder, file, name)
    throw error
  }
  return name
}

/** Undoes `setAside`; what took the place meanwhile goes. Throws Node's error. */
export function moveBack(folder: string, file: string, name: string): void {
  if (!existsSync(join(folder, name))) return
  // The log first: the file must not be found without it.
  for (const ending of COMPANIONS) {
    const [from, to] = [join(folder, name + ending), join(folder, file + ending)]
    if (existsSync(from)) renameSync(from, to)
    else if (existsSync(join(folder, file))) rmSync(to, { force: true })
  }
  moveFile(join(folder, name), join(folder, file))
}

/** A name that is free in the folder, with the time in UTC: e.g. sonde-damaged-2026-03-01T09-30-00-000Z.sqlite. */
export function nameWithTime(folder: string, prefix: string, time: number, ending: string): string {
  const taken = new Set(readdirSync(folder))
  const stem = `${prefix}-${new Date(time).toISOString().replaceAll(/[:.]/g, '-')}`
  let name = stem + ending
  for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}${ending}`
  return name
}

/** The time of a name made with `nameWithTime`, in ms since 1970; null where there is none. */
export function timeOfName(name: string): number | null {
  const match = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name)
  if (!match) return null
  const time = Date.parse(`${match[1]}T${match[2]}:${match[3]}:${match[4]}.${match[5]}Z`)
  return Number.isNaN(time) ? null : time
}
