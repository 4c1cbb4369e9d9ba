import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Endings of the files that SQLite keeps next to its database file. A log or journal left next to another database file
 * would be applied to that one.
 */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const

/** Waits until everything that was written to the file is on disk. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Renames a file and waits until the new name is on disk. Replaces an existing file. */
export function moveFile(from: string, to: string): void {
  renameSync(from, to)
  // Windows cannot open a folder like a file, and does not need it.
  if (process.platform === 'win32') return
  const descriptor = openSync(dirname(to), 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Removes a file that is not needed, if it exists. */
export function tryRemove(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // A disk that refuses to write refuses to delete as well.
  }
}

/**
 * Moves a store's file with its companions to a new name in the same folder, and returns that name. Nothing is deleted.
 * The file must be closed. Where the disk refuses, all of them have their old names again.
 */
export function setAside(folder: string, file: string, prefix: string, time: number): string {
  const name = nameWithTime(folder, prefix, time, '.sqlite')
  try {
    // The file first: it must not be found under its old name without its log.
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

/** Undoes `setAside`; a file that has taken the old name is replaced. Throws Node's error. */
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

/** An unused name in the folder, with the time in UTC: e.g. sonde-damaged-2026-03-01T09-30-00-000Z.sqlite. */
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
