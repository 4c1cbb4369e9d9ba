import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder for the running test, removed when the test ends. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sonde-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
