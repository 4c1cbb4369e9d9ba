import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from './project.ts'

/** The sources of a build. */
const SOURCES = ['electron', 'renderer', 'shared', 'vite.config.ts', 'package.json', 'package-lock.json']

/**
 * A hash of the path, size and modification time of each source file. It shows whether the sources have changed since a
 * build. `more` names further files and folders of the project to take in.
 */
export function sourceFingerprint(more: readonly string[] = []): string {
  const hash = createHash('sha256')
  for (const file of [...SOURCES, ...more]
    .flatMap((name) => filesOf(path.join(projectFolder, name)))
    .sort()) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${path.relative(projectFolder, file)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(name: string): string[] {
  const stats = statSync(name, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [name]
  return readdirSync(name, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** The fingerprint of the sources from which the build in `folder` was made; null where there is none. */
export function builtFingerprint(folder: string): string | null {
  try {
    return readFileSync(fingerprintFile(folder), 'utf8')
  } catch {
    return null
  }
}

/** The file with a build's fingerprint. */
export function fingerprintFile(folder: string): string {
  return path.join(folder, '.sources')
}
