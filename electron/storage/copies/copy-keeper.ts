import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import type { StorageReport } from '../database/row-reader.ts'
import { diskCause } from '../disk/disk-problem.ts'
import { type KeptJson, keptJson } from '../disk/kept-json.ts'
import { type CopyReason, copyNames, makeCopy } from './copies.ts'
import { countDays, type DayCount, dayCountSchema, startDayCount } from './day-count.ts'
import { STORE_FILE } from './store-file.ts'

/** Time between two checks whether a backup is due, in ms. */
const LOOK = 15 * 60_000
/** Time until the next check when a larger store was in use, in ms. */
const SOON = 5 * 60_000
/**
 * A store of more bytes than this is not backed up at the start, where that would delay the person by half a second or
 * more.
 */
const QUICK = 128 * 1024 * 1024
/** Backing up a store of fewer bytes takes less than a tenth of a second. */
const UNNOTICED = 24 * 1024 * 1024
/** While Sonde runs, a larger store is backed up once it was not used for this time, in ms. */
const LEFT_ALONE = 20_000
/** After so many checks that found the store in use, it is backed up all the same. */
const MOST_POSTPONEMENTS = 24

interface CopyKeeperParts {
  folder: string
  database: Database
  /** The machine's wall clock, in ms since 1970. */
  now: () => number
  /** Milliseconds on a clock that cannot be set. */
  elapsed: () => number
  report: StorageReport
}

/** Makes one backup of the store for each day of use, at the start or while Sonde runs, and counts those days. */
export class CopyKeeper {
  readonly #parts: CopyKeeperParts
  readonly #file: KeptJson<DayCount>
  #count: DayCount | null = null
  #countedAt: number
  #refused = 0

  constructor(parts: CopyKeeperParts) {
    this.#parts = parts
    this.#file = keptJson(join(parts.folder, 'sonde-days.json'), dayCountSchema)
    this.#countedAt = parts.elapsed()
  }

  /** Updates the count, and makes the backup that is due, unless that takes long. */
  atStart(): void {
    const odd = this.#look()
    // Where the machine's clock cannot be trusted, the backup of the day is made again at least.
    if ((!odd && !this.#isDue()) || this.#size() > QUICK) return
    this.#tell(() => this.makeNow({ day: this.#day() }))
  }

  /** Makes a backup because a person asks for one. Throws STORAGE, and then leaves no incomplete backup behind. */
  makeAsked(): void {
    this.#look()
    this.makeNow({ day: this.#day() })
  }

  /** Throws STORAGE, and then leaves no incomplete backup behind. */
  makeNow(reason: CopyReason): void {
    const { folder, database, now } = this.#parts
    makeCopy(folder, reason, now, (file) => database.run('VACUUM INTO ?', file))
  }

  /**
   * To be called while Sonde runs: makes the backup that is due. `idleFor`: milliseconds since the store was last used.
   * Returns the milliseconds until the next call; never throws.
   */
  look(idleFor: number, isEmpty: () => boolean): number {
    let wait = LOOK
    this.#tell(() => {
      this.#look()
      if (!this.#isDue() || isEmpty()) return
      if (this.#isInUse(idleFor) && this.#refused < MOST_POSTPONEMENTS) {
        this.#refused += 1
        wait = SOON
        return
      }
      this.#refused = 0
      this.makeNow({ day: this.#day() })
    })
    return wait
  }

  /** Stores the count for the next start. Also backs up a large store that was in use whenever a backup was due. */
  atEnd(): void {
    this.#tell(() => this.#look())
    this.#tell(() => {
      if (this.#size() <= QUICK) return
      const newest = this.#newest()
      if (newest === null || newest < this.#day() - 1) this.makeNow({ day: this.#day() })
    })
  }

  /**
   * Whether a backup must wait because the store is in use: the backup blocks all other work, which nobody notices with
   * a small store.
   */
  #isInUse(idleFor: number): boolean {
    return this.#size() > UNNOTICED && idleFor < LEFT_ALONE
  }

  /** Updates and stores the count; returns whether the clock is not plausible. */
  #look(): boolean {
    const { folder, now, elapsed } = this.#parts
    const at = elapsed()
    const ran = at - this.#countedAt
    this.#countedAt = at
    const newest = copyNames(folder).reduce((day, copy) => Math.max(day, copy.day ?? 0), 0)
    const before = this.#count ?? this.#read()
    const seen = before ? countDays(before, now(), ran) : { count: startDayCount(newest, now()), odd: false }
    this.#count = { ...seen.count, day: Math.max(seen.count.day, newest) }
    const count = this.#count
    this.#tell(() => this.#file.write(count))
    return seen.odd
  }

  #read(): DayCount | null {
    return this.#tell(() => this.#file.read()) ?? null
  }

  #isDue(): boolean {
    const newest = this.#newest()
    return newest === null || newest < this.#day()
  }

  /** The day of use of the newest backup that has one. */
  #newest(): number | null {
    return copyNames(this.#parts.folder).find(({ day }) => day !== null)?.day ?? null
  }

  #day(): number {
    return this.#count?.day ?? 1
  }

  /** Bytes. */
  #size(): number {
    return statSync(join(this.#parts.folder, STORE_FILE), { throwIfNoEntry: false })?.size ?? 0
  }

  /**
   * Reports an error instead of throwing it. A person can work without today's backup, and on a full disk the next save
   * reports that itself.
   */
  #tell<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#report(error)
    }
  }

  #report(error: unknown): void {
    this.#parts.report('storage_copy_failed', { cause: diskCause(error) ?? 'unknown' })
  }
}
