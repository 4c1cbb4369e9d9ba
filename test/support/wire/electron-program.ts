import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { presentRuntime } from '../../../electron/cli/electron-runtime.ts'
import { bundleProgram } from '../hosts/bundle-program.ts'

/** A program of the tests that runs as Electron's main process. */
export interface ElectronProgram {
  /**
   * Starts the program; `args` follow Electron's own arguments. The process returned is Electron itself, not a
   * launcher.
   */
  start(args: readonly string[]): ChildProcessWithoutNullStreams
  /** Removes what Electron stored. */
  remove(): void
}

/** Path of Electron's own binary, or null if there is no runtime: a launcher would run Electron in another process. */
export function electronBinary(): string | null {
  const file = presentRuntime()
  if (!file) return null
  const inside = path.join(path.dirname(file), 'dist', path.basename(file))
  return existsSync(inside) ? inside : file
}

/** Bundles `entry` as a program for Electron. */
export async function buildElectronProgram(entry: string): Promise<ElectronProgram> {
  const binary = electronBinary()
  if (!binary) throw new Error('There is no Electron runtime here.')
  const { folder } = await bundleProgram(entry)
  const user = mkdtempSync(path.join(tmpdir(), 'sonde-electron-user-'))
  return {
    start: (args) =>
      spawn(binary, [
        // The program has no window, so it needs no display; root may not start Chromium's sandbox.
        ...['--no-sandbox', '--ozone-platform=headless', `--user-data-dir=${user}`],
        ...[folder, ...args],
      ]),
    remove: () => rmSync(user, { recursive: true, force: true }),
  }
}
