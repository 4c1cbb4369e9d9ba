import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreCopy } from '../../../shared/models/app-info.ts'
import { onDisk } from '../disk/disk-problem.ts'
import { moveFile, nameWithTime, syncFile, timeOfName } from '../disk/files.ts'
import { makePrivate } from '../disk/private-file.ts'
import { type CopyName, copyPrefix, readCopyNames } from './copy-name.ts'

/** Days of use of which the copy stays: seven, and as many more as a wrong clock may count at once. */
const KEPT_DAYS = 10
/** Weeks, of seven days of use each, of which the newest copy stays. */
const KEPT_WEEKS = 8
/** Updates of which the copy from before stays. */
const KEPT_UPDATES = 3

/** What a copy is made for: its day of use, or an update of a file that had so many steps of the schema. */
export type CopyReason = { day: number } | { steps: number }

/** The folder of copies beside the store's file. */
export function copiesFolder(folder: string): string {
  return join(folder, 'copies')
}

/** Copies that can be put back, newest first. */
export function listCopies(folder: string): StoreCopy[] {
  return onDisk(() =>
    copyNames(folder).flatMap(({ name, madeAt, steps }) => {
      const size = statSync(join(copiesFolder(folder), name), { throwIfNoEntry: false })?.size
      return size === undefined ? [] : [{ name, madeAt, size, beforeUpdate: steps !== null }]
    }),
  )
}

/** What the copies are called, newest first. Throws STORAGE. */
export function copyNames(folder: string): CopyName[] {
  return onDisk(() => {
    const place = copiesFolder(folder)
    return existsSync(place) ? readCopyNames(readdirSync(place)) : []
  })
}

/** The number of the newest copy, 0 where none has one. */
export function newestCopyNumber(folder: string): number {
  return copyNames(folder)[0]?.number ?? 0
}

/** Makes a copy, which `fill` writes into a file. Throws STORAGE; then no half copy is left. */
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
      // SQLite does not wait for the disk here; only a whole copy gets its name.
      syncFile(draft)
      const prefix = copyPrefix(newestCopyNumber(folder) + 1, reason)
      moveFile(draft, join(copies, nameWithTime(copies, prefix, now(), '.sqlite')))
    } finally {
      rmSync(draft, { force: true })
    }
    prune(folder)
  })
}

/** Removes what nobody needs any more; no clock has a say in it. */
function prune(folder: string): void {
  const copies = copyNames(folder)
  const kept = new Set<string>()
  const days = keepFirstOfEach(copies, ({ day }) => day, KEPT_DAYS, kept)
  // Where a day's copy was made anew because the clock is odd, that day may have been several: its first copy stays too.
  keepFirstOfEach(copies.toReversed(), ({ day }) => (days.has(day) ? day : null), KEPT_DAYS, kept)
  keepFirstOfEach(copies, ({ day }) => (day === null ? null : Math.floor((day - 1) / 7)), KEPT_WEEKS, kept)
  keepFirstOfEach(copies, ({ steps }) => steps, KEPT_UPDATES, kept)
  for (const name of copiesBeforeDamage(folder, copies)) kept.add(name)
  for (const { name } of copies)
    if (!kept.has(name)) rmSync(join(copiesFolder(folder), name), { force: true })
}

/** Keeps the first copy of each of the first `most` groups, and returns those groups. A copy of no group is left out. */
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

/** What a file that was set aside as damaged is called: it names the newest copy from before it. */
export const DAMAGED = 'sonde-damaged'
const COPY_BEFORE = new RegExp(`^${DAMAGED}-after-copy-(\\d+)-`)

/** The start of a damaged file's name. */
export function damagedPrefix(folder: string): string {
  return `${DAMAGED}-after-copy-${String(newestCopyNumber(folder)).padStart(6, '0')}`
}

/**
 * For each damaged file the newest copy from before it: days of work on the empty store that took its place must not
 * push out the copy that a person may still want back.
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
