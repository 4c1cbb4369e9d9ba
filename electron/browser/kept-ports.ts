import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'browser-ports.txt'

/** Ports remembered; the first is tried first. */
const MOST = 4

/**
 * The ports that the page of this folder was served on, the usual one first. What a browser keeps of a text belongs to
 * the port, so that the next start must come back to it for the text to be found.
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

/** Remembers a port behind those that are known. A disk that refuses costs the memory of it, nothing else. */
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

/** Listens on the first port that is free: those of the folder, then any. Rejects for any other reason. */
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

/** Taken by another program, or kept back by the system. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}
