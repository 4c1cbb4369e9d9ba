import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { cacheFolder } from '../../../electron/cli/project.ts'

/** What cannot be put into the bundle. */
const EXTERNAL = ['electron', '@photostructure/sqlite', '@napi-rs/keyring']

/** The program of the thread in which the practice services of a worker's tests run. */
export const KEPT_PRACTICE = path.join(import.meta.dirname, 'kept-practice-worker.ts')

/** A program of the tests, bundled. */
export interface BundledProgram {
  /** Holds `main.js` and a package.json that names it, so that Electron opens the folder as an app. */
  folder: string
  main: string
  remove(): void
}

/**
 * Bundles `entry`, a program that only tests run, from the same sources and with the same tool as the product's own
 * programs: Electron 33 runs no TypeScript, and Node would strip its types anew in every thread.
 * `beside` are files that it looks for in its own folder.
 */
export async function bundleProgram(entry: string, beside: string[] = []): Promise<BundledProgram> {
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(path.join(cacheFolder, 'test-program-'))
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
  for (const file of beside) copyFileSync(file, path.join(folder, path.basename(file)))
  // Another user may run it: see free-folder.ts.
  chmodSync(folder, 0o755)
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'sonde-test', type: 'module', main: 'main.js' }),
  )
  return {
    folder,
    main: path.join(folder, 'main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
