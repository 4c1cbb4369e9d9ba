import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { presentRuntime } from '../../../electron/cli/electron-runtime.ts'
import { bundleProgram } from '../hosts/bundle-program.ts'

/** A program of the tests that runs as Electron's main process. */
export interface ElectronProgram {
  /** Starts it; `args` follow Electron's own on its command line. It is the very process, with no launcher around it. */
  start(args: readonly string[]): ChildProcessWithoutNullStreams
  remove(): void
}

/** Electron itself, where a runtime is here: not a launcher, whose process would be another than Electron's. */
export function electronBinary(): string | null {
  const file = presentRuntime()
  if (!file) return null
  const inside = path.join(path.dirname(file), 'dist', path.basename(file))
  return existsSync(inside) ? inside : file
}

/** Bundles `entry` as a program of Electron. */
export async function buildElectronProgram(entry: string): Promise<ElectronProgram> {
  const binary = electronBinary()
  if (!binary) throw new Error('There is no Electron runtime here.')
  const { folder, remove } = await bundleProgram(entry)
  return {
    start: (args) =>
      spawn(binary, [
        // It shows no window, so it needs no display; and root may not start Chromium's sandbox.
        ...['--no-sandbox', '--ozone-platform=headless', `--user-data-dir=${path.join(folder, 'user')}`],
        ...[folder, ...args],
      ]),
    remove,
  }
}
