import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StoreCopy } from '../../shared/models/app-info.ts'
import type { Database } from './database.ts'
import { onDisk } from './disk-problem.ts'
import { moveFile, nameWithTime, syncFile, timeOfName } from './files.ts'
import { makePrivate } from './private-file.ts'

const NAME = /^sonde-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-\d+)?\.sqlite$/
/** How many copies stay. */
const KEPT = 5
const DAY = 24 * 60 * 60 * 1000

/** The folder of copies beside the store's file. */
export function copiesFolder(folder: string): string {
  return join(folder, 'copies')
}

/** Copies that can be put back, newest first. */
export function listCopies(folder: string): StoreCopy[] {
  return onDisk(() => {
    const place = copiesFolder(folder)
    if (!existsSync(place)) return []
    const copies = readdirSync(place).flatMap((name) => {
      const madeAt = NAME.test(name) ? timeOfName(name) : null
      return madeAt === null ? [] : [{ name, madeAt, size: statSync(join(place, name)).size }]
    })
    return copies.sort((a, b) => b.madeAt - a.madeAt || b.name.localeCompare(a.name, 'en', { numeric: true }))
  })
}

/** Copies the open store as it stands. Throws STORAGE; then no half copy is left. */
export function makeCopy(database: Database, folder: string, time: number): void {
  const copies = copiesFolder(folder)
  const draft = join(copies, 'unfinished.sqlite')
  onDisk(() => {
    mkdirSync(copies, { recursive: true, mode: 0o700 })
    rmSync(draft, { force: true })
    try {
      makePrivate(draft)
      database.run('VACUUM INTO ?', draft)
      // VACUUM INTO does not wait for the disk; only a whole copy gets its name.
      syncFile(draft)
      moveFile(draft, join(copies, nameWithTime(copies, 'sonde', time, '.sqlite')))
    } finally {
      rmSync(draft, { force: true })
    }
    prune(folder)
  })
}

/** Whether the newest copy is older than a day, or there is none. A clock set back counts as a day passed. */
export function isCopyDue(folder: string, now: number): boolean {
  const newest = listCopies(folder)[0]
  return !newest || Math.abs(now - newest.madeAt) >= DAY
}

/**
 * Keeps the newest copies, and for each damaged file the newest copy from before it: days of work on the empty store
 * that took its place must not push out the copy that a person may still want back.
 */
function prune(folder: string): void {
  const copies = listCopies(folder)
  const kept = new Set(copies.slice(0, KEPT).map((copy) => copy.name))
  for (const damaged of readdirSync(folder).filter((name) => name.startsWith('sonde-damaged-'))) {
    const time = timeOfName(damaged)
    const last = time === null ? undefined : copies.find((copy) => copy.madeAt <= time)
    if (last) kept.add(last.name)
  }
  for (const { name } of copies) {
    if (!kept.has(name)) rmSync(join(copiesFolder(folder), name), { force: true })
  }
}
