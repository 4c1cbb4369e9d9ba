import { timeOfName } from '../disk/files.ts'

/** The facts in a backup's name; only `madeAt` comes from a clock. */
export interface CopyName {
  name: string
  /**
   * Backups are numbered in the order in which they are made: the highest number is the newest. 0 for those of earlier
   * versions of Sonde.
   */
  number: number
  /** The day of use on which it was made; null for a backup made before an update. */
  day: number | null
  /** For a backup made before an update: how many steps of the schema its file had. */
  steps: number | null
  /** The machine's wall clock at that time, in ms since 1970. */
  madeAt: number
}

const TIME = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(-\d+)?/.source
const DAILY = new RegExp(`^sonde-(\\d{6,})-day-(\\d{5,})-${TIME}\\.sqlite$`)
const BEFORE_UPDATE = new RegExp(`^sonde-(\\d{6,})-update-(\\d{3,})-${TIME}\\.sqlite$`)
/** Names that earlier versions of Sonde gave: a time only. */
const UNNUMBERED = new RegExp(`^sonde-${TIME}\\.sqlite$`)

/** The beginning of a backup's name, to which the time is added. */
export function copyPrefix(number: number, made: { day: number } | { steps: number }): string {
  const digits = (count: number, length: number) => String(count).padStart(length, '0')
  return 'day' in made
    ? `sonde-${digits(number, 6)}-day-${digits(made.day, 5)}`
    : `sonde-${digits(number, 6)}-update-${digits(made.steps, 3)}`
}

/**
 * The backups among the names of files in a folder, newest first. Those of earlier versions of Sonde are the oldest, in
 * the order of their times.
 */
export function readCopyNames(names: readonly string[]): CopyName[] {
  const numbered = names.flatMap((name): CopyName[] => {
    const madeAt = timeOfName(name)
    const [, number, counted] = DAILY.exec(name) ?? BEFORE_UPDATE.exec(name) ?? []
    if (madeAt === null || number === undefined) return []
    const isDaily = DAILY.test(name)
    return [
      {
        name,
        number: Number(number),
        day: isDaily ? Number(counted) : null,
        steps: isDaily ? null : Number(counted),
        madeAt,
      },
    ]
  })
  return [...numbered.sort((a, b) => b.number - a.number || compareNames(b, a)), ...readUnnumbered(names)]
}

/** The days of use of these backups are not known. Each date counts as one day, before all days that were counted. */
function readUnnumbered(names: readonly string[]): CopyName[] {
  const timed = names.flatMap((name) => {
    const madeAt = UNNUMBERED.test(name) ? timeOfName(name) : null
    return madeAt === null ? [] : [{ name, madeAt }]
  })
  timed.sort((a, b) => b.madeAt - a.madeAt || compareNames(b, a))
  const dates = [...new Set(timed.map(({ madeAt }) => dateOf(madeAt)))]
  return timed.map(({ name, madeAt }) => ({
    ...{ name, madeAt, number: 0, steps: null },
    day: 0 - dates.indexOf(dateOf(madeAt)),
  }))
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function compareNames(a: { name: string }, b: { name: string }): number {
  return a.name.localeCompare(b.name, 'en', { numeric: true })
}
