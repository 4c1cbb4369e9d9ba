import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { withBuildLock } from '../../../electron/cli/build-lock.ts'
import { sourceFingerprint } from '../../../electron/cli/fingerprint.ts'
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
}

const BUNDLES = path.join(cacheFolder, 'test-programs')
/** Milliseconds for which a bundle of older sources stays, because a run that began before may still use it. */
const OLD = 24 * 3_600_000

/**
 * Bundles `entry`, a program that only tests run, with the tool that bundles the product: Electron 33 cannot run
 * TypeScript, and Node would strip the types again in every thread. The files `beside` are copied into the same folder.
 * All workers of a run, and later runs on the same sources, share one bundle.
 */
export async function bundleProgram(entry: string, beside: string[] = []): Promise<BundledProgram> {
  const sources = createHash('sha256').update(sourceFingerprint(['test/support']))
  for (const file of beside) sources.update(`${file} ${statSync(file).mtimeMs}`)
  const name = `${path.basename(entry, '.ts')}-${sources.digest('hex').slice(0, 16)}`
  const folder = path.join(BUNDLES, name)
  if (!existsSync(folder))
    await withBuildLock(async () => {
      if (!existsSync(folder)) await bundleInto(folder, entry, beside)
    })
  return { folder, main: path.join(folder, 'main.js') }
}

async function bundleInto(folder: string, entry: string, beside: string[]): Promise<void> {
  mkdirSync(BUNDLES, { recursive: true })
  for (const old of readdirSync(BUNDLES).map((each) => path.join(BUNDLES, each)))
    if (statSync(old).mtimeMs < Date.now() - OLD) rmSync(old, { recursive: true, force: true })
  const aside = mkdtempSync(path.join(BUNDLES, 'aside-'))
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: entry,
      outDir: aside,
      target: 'node20.18',
      minify: false,
      rolldownOptions: { external: EXTERNAL, output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  })
  for (const file of beside) copyFileSync(file, path.join(aside, path.basename(file)))
  // Electron may run as another user, who must be able to read the folder: see free-folder.ts.
  chmodSync(aside, 0o755)
  writeFileSync(
    path.join(aside, 'package.json'),
    JSON.stringify({ name: 'sonde-test', type: 'module', main: 'main.js' }),
  )
  renameSync(aside, folder)
}
