import { readdirSync, readlinkSync } from 'node:fs'
import { Socket } from 'node:net'

/** How many there are of each kind: a server, a connection, a child process, a timer, an open file of a database. */
export type OpenThings = Readonly<Record<string, number>>

const FILES = '/proc/self/fd'
/** SQLite's own files: the store, and what it keeps beside it while it is open. */
const DATABASE = /\.(?:sqlite|db)(?:-wal|-shm|-journal)?(?: \(deleted\))?$/

/**
 * What keeps this process alive or holds a file of a database open, by kind. Timers that were let go (`unref`) are not
 * counted. Open files are counted on Linux alone.
 */
export function openThings(): OpenThings {
  const counts: Record<string, number> = {}
  for (const kind of [...process.getActiveResourcesInfo(), ...openDatabases()])
    counts[kind] = (counts[kind] ?? 0) + 1
  const connections = (counts.TCPSocketWrap ?? 0) - destroyedConnections()
  return { ...counts, TCPSocketWrap: connections }
}

/** What there is more of than there was `before`. */
export function whatIsLeft(before: OpenThings, now: OpenThings): OpenThings {
  const more = Object.entries(now).map(([kind, count]) => [kind, count - (before[kind] ?? 0)] as const)
  return Object.fromEntries(more.filter(([, count]) => count > 0))
}

/**
 * Connections that were destroyed in the middle of a TLS handshake: Node 24 lists them until the process ends. Only the
 * older, undocumented list of Node tells which those are.
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
      // It was closed between the two readings, such as the one that lists the folder.
      return []
    }
  })
}
