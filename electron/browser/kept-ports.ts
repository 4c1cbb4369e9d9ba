import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'browser-ports.txt'

/** Number of ports that are remembered; the first one is tried first. */
const MOST = 4

/**
 * The ports on which this folder's page was served, the usual one first. A browser stores unsaved texts separately for
 * each port, so the next start must use the same port to find them.
 */
export function keptPorts(folder: string): number[] {
  try {
    return readFileSync(path.join(folder, FILE), 'utf8')
      .split('\n')
      .map(Number)
      .filter((port) => Number.isInteger(port) && port > 0 && port < 65_536)
      .slice(0, MOST)
  } catch {
    return []
  }
}

/** Adds a port after those that are known. Where the disk refuses, the port is just not remembered. */
export function keepPort(folder: string, port: number): void {
  const known = keptPorts(folder)
  if (known.includes(port)) return
  const ports = known.length < MOST ? [...known, port] : [...known.slice(0, MOST - 1), port]
  try {
    writeFileSync(path.join(folder, FILE), ports.map((each) => `${each}\n`).join(''), { mode: 0o600 })
  } catch {
    // The next start takes another port.
  }
}

/** Listens on the first free port: of those of the folder, then on any. Rejects for any other error. */
export async function listenWhereKept<T>(folder: string, listen: (port: number) => Promise<T>): Promise<T> {
  for (const port of keptPorts(folder)) {
    try {
      return await listen(port)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  return listen(0)
}

/** Whether the port is in use by another program, or reserved by the system. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}
