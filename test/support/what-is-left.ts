import { readdirSync, readlinkSync } from 'node:fs'
import { Socket } from 'node:net'

/** Number of open things by kind: servers, connections, child processes, timers, open database files. */
export type OpenThings = Readonly<Record<string, number>>

const FILES = '/proc/self/fd'
/** SQLite's files: the database, and the files beside it while it is open. */
const DATABASE = /\.(?:sqlite|db)(?:-wal|-shm|-journal)?(?: \(deleted\))?$/

/**
 * Counts what keeps this process alive or holds a database file open, by kind. Timers with `unref` do not count. Open
 * files are counted on Linux only.
 */
export function openThings(): OpenThings {
  const counts: Record<string, number> = {}
  for (const kind of [...process.getActiveResourcesInfo(), ...openDatabases()])
    counts[kind] = (counts[kind] ?? 0) + 1
  const connections = (counts.TCPSocketWrap ?? 0) - destroyedConnections()
  return { ...counts, TCPSocketWrap: connections }
}

/** The kinds of which there is more than `before`, and how many more. */
export function whatIsLeft(before: OpenThings, now: OpenThings): OpenThings {
  const more = Object.entries(now).map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, count]) => count > 0))
}

/**
 * Number of connections that were destroyed during a TLS handshake. Node 24 lists them as active until the process
 * ends; only Node's older, undocumented list shows which ones are destroyed.
 */
function destroyedConnections(): number {
  const { _getActiveHandles: handles } = process as { _getActiveHandles?: () => object[] }
  const all = handles?.call(process) ?? []
  return all.filter((handle) => handle instanceof Socket && handle.destroyed).length
}

function openDatabases(): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync(FILES).flatMap((descriptor) => {
    try {
      const file = readlinkSync(`${FILES}/${descriptor}`)
      return DATABASE.test(file) ? [`open ${file}`] : []
    } catch {
      // A descriptor may be closed after it was listed, such as that of the listing itself.
      return []
    }
  })
}
