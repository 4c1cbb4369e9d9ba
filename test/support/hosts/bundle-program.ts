import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { cacheFolder } from '../../../electron/cli/project.ts'

/** Modules that cannot be bundled: Electron itself and native modules. */
const EXTERNAL = ['electron', '@photostructure/sqlite', '@napi-rs/keyring']

/** Source of the worker thread in which the practice services of a worker's tests run. */
export const KEPT_PRACTICE = path.join(import.meta.dirname, 'kept-practice-worker.ts')

/** A bundled program that only tests run. */
export interface BundledProgram {
  /** Holds `main.js` and a package.json that names it, so that Electron opens the folder as an app. */
  folder: string
  main: string
  remove(): void
}

/**
 * Bundles `entry`, a program that only tests run, with the tool that bundles the product: Electron 33 cannot run
 * TypeScript, and Node would strip the types again in every thread. The files `beside` are copied into the same folder.
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
  // Electron may run as another user, who must be able to read the folder: see free-folder.ts.
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
