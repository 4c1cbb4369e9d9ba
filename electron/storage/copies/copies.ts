import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreCopy } from '../../../shared/models/app-info.ts'
import { onDisk } from '../disk/disk-problem.ts'
import { moveFile, nameWithTime, syncFile, timeOfName } from '../disk/files.ts'
import { makePrivate } from '../disk/private-file.ts'
import { type CopyName, copyPrefix, readCopyNames } from './copy-name.ts'

/** Days of use whose backup is kept: seven, and a few more in case a wrong clock counts several at once. */
const KEPT_DAYS = 10
/** Weeks, of seven days of use each, whose newest backup is kept. */
const KEPT_WEEKS = 8
/** Updates for which the backup made before them is kept. */
const KEPT_UPDATES = 3

/** Why a backup is made: for a day of use, or before an update of a file that has this many steps of the schema. */
export type CopyReason = { day: number } | { steps: number }

/** The folder of backups next to the store's file. */
export function copiesFolder(folder: string): string {
  return join(folder, 'copies')
}

/** Backups that can be restored, newest first. */
export function listCopies(folder: string): StoreCopy[] {
  return onDisk(() =>
    copyNames(folder).flatMap(({ name, madeAt, steps }) => {
      const size = statSync(join(copiesFolder(folder), name), { throwIfNoEntry: false })?.size
      return size === undefined ? [] : [{ name, madeAt, size, beforeUpdate: steps !== null }]
    }),
  )
}

/** The parsed names of the backups, newest first. Throws STORAGE. */
export function copyNames(folder: string): CopyName[] {
  return onDisk(() => {
    const place = copiesFolder(folder)
    return existsSync(place) ? readCopyNames(readdirSync(place)) : []
  })
}

/** The number of the newest backup; 0 where none has one. */
export function newestCopyNumber(folder: string): number {
  return copyNames(folder)[0]?.number ?? 0
}

/**
 * Makes a backup, whose content `fill` writes into a file. Throws STORAGE, and then leaves no incomplete backup behind.
 */
export function makeCopy(
  folder: string,
  reason: CopyReason,
  now: () => number,
  fill: (file: string) => void,
): void {
  const copies = copiesFolder(folder)
  const draft = join(copies, 'unfinished.sqlite')
  onDisk(() => {
    mkdirSync(copies, { recursive: true, mode: 0o700 })
    rmSync(draft, { force: true })
    try {
      makePrivate(draft)
      fill(draft)
      // SQLite does not wait until the data are on disk here; a backup gets its name only once it is complete.
      syncFile(draft)
      const prefix = copyPrefix(newestCopyNumber(folder) + 1, reason)
      moveFile(draft, join(copies, nameWithTime(copies, prefix, now(), '.sqlite')))
    } finally {
      rmSync(draft, { force: true })
    }
    prune(folder)
  })
}

/** Removes backups that are no longer needed. The choice does not depend on a clock. */
function prune(folder: string): void {
  const copies = copyNames(folder)
  const kept = new Set<string>()
  const days = keepFirstOfEach(copies, ({ day }) => day, KEPT_DAYS, kept)
  // A day's backup is made again when the clock is not plausible. Then this "day" may have been several days, so its
  // first backup is kept too.
  keepFirstOfEach(copies.toReversed(), ({ day }) => (days.has(day) ? day : null), KEPT_DAYS, kept)
  keepFirstOfEach(copies, ({ day }) => (day === null ? null : Math.floor((day - 1) / 7)), KEPT_WEEKS, kept)
  keepFirstOfEach(copies, ({ steps }) => steps, KEPT_UPDATES, kept)
  for (const name of copiesBeforeDamage(folder, copies)) kept.add(name)
  for (const { name } of copies)
    if (!kept.has(name)) rmSync(join(copiesFolder(folder), name), { force: true })
}

/**
 * Adds the first backup of each of the first `most` groups to `kept`, and returns those groups. Backups whose group is
 * null are left out.
 */
function keepFirstOfEach(
  copies: readonly CopyName[],
  groupOf: (copy: CopyName) => number | null,
  most: number,
  kept: Set<string>,
): ReadonlySet<number | null> {
  const groups = new Set<number | null>()
  for (const copy of copies) {
    const group = groupOf(copy)
    if (group === null || groups.has(group)) continue
    if (groups.size === most) break
    groups.add(group)
    kept.add(copy.name)
  }
  return groups
}

/** Beginning of the name of a damaged file that was set aside. The rest names the newest backup made before. */
export const DAMAGED = 'sonde-damaged'
const COPY_BEFORE = new RegExp(`^${DAMAGED}-after-copy-(\\d+)-`)

/** The beginning of a damaged file's name, up to its time. */
export function damagedPrefix(folder: string): string {
  return `${DAMAGED}-after-copy-${String(newestCopyNumber(folder)).padStart(6, '0')}`
}

/**
 * For each damaged file, the newest backup made before it. Backups of the empty store that replaced the file must not
 * displace the one that a person may still want to restore.
 */
function copiesBeforeDamage(folder: string, copies: readonly CopyName[]): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${DAMAGED}-`))
    .flatMap((damaged) => {
      const number = COPY_BEFORE.exec(damaged)?.[1]
      const time = timeOfName(damaged)
      const last =
        number === undefined
          ? copies.find((copy) => copy.number === 0 && time !== null && copy.madeAt <= time)
          : copies.find((copy) => copy.number <= Number(number))
      return last ? [last.name] : []
    })
}
