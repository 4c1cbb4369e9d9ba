import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a folder and its missing parents, for their owner only. They are created one by one, because Node's
 * `recursive` option never returns where the system refuses with ENOENT (e.g. under /proc). Throws Node's error.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it at the same moment.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false
}
