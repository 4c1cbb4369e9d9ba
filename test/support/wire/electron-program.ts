import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { presentRuntime } from '../../../electron/cli/electron-runtime.ts'
import { cacheFolder } from '../../../electron/cli/project.ts'

/** A program of the tests that runs as Electron's main process. */
export interface ElectronProgram {
  /** Starts it; `args` follow Electron's own on its command line. It is the very process, with no launcher around it. */
  start(args: readonly string[]): ChildProcessWithoutNullStreams
  remove(): void
}

/** What cannot be put into the bundle. */
const EXTERNAL = ['electron', '@photostructure/sqlite', '@napi-rs/keyring']

/** Electron itself, where a runtime is here: not a launcher, whose process would be another than Electron's. */
export function electronBinary(): string | null {
  const file = presentRuntime()
  if (!file) return null
  const inside = path.join(path.dirname(file), 'dist', path.basename(file))
  return existsSync(inside) ? inside : file
}

/** Bundles `entry`, since Electron 33 runs no TypeScript. */
export async function buildElectronProgram(entry: string): Promise<ElectronProgram> {
  const binary = electronBinary()
  if (!binary) throw new Error('There is no Electron runtime here.')
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(path.join(cacheFolder, 'electron-program-'))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node20.18',
      minify: false,
      rolldownOptions: { external: EXTERNAL, output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  })
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'sonde-test', type: 'module', main: 'main.js' }),
  )
  return {
    start: (args) =>
      spawn(binary, [
        // It shows no window, so it needs no display; and root may not start Chromium's sandbox.
        ...['--no-sandbox', '--ozone-platform=headless', `--user-data-dir=${path.join(folder, 'user')}`],
        ...[folder, ...args],
      ]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
