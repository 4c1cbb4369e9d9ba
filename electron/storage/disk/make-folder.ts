import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it, for their owner only. Node's own `recursive` never returns where the system
 * refuses with ENOENT (under /proc, for one), so the folders are made one by one. Throws Node's error.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another Sonde may have made it in the same instant.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false
}
