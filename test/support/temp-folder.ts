import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { quickPlace } from './quick-place.ts'

/** A new folder for the running test, removed when the test ends. */
export function tempFolder(): string {
  return madeIn(quickPlace())
}

/** The same on a disk, for tests of what is on it after a kill, or when it is full. */
export function diskFolder(): string {
  return madeIn(tmpdir())
}

function madeIn(place: string): string {
  const folder = mkdtempSync(path.join(place, 'sonde-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
