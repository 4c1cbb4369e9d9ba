import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBuildLock } from './build-lock.ts'
import { builtFingerprint, fingerprintFile, sourceFingerprint } from './fingerprint.ts'
import { cacheFolder, distFolder, projectFolder } from './project.ts'

/**
 * Builds the page and the programs into `dist`. It builds in a folder aside and then swaps it in, so that neither a
 * failed build nor a second one at the same time leaves an incomplete `dist`. Without `force` it builds only if `dist`
 * is stale. Returns whether it built. `onBuild` is called once, before building or before waiting for another process's
 * build.
 */
export async function buildApp({ force = false, onBuild = () => {} } = {}): Promise<boolean> {
  if (!force && isFresh()) return false
  let told = false
  const tell = () => {
    if (!told) onBuild()
    told = true
  }
  const build = async () => {
    if (!force && isFresh()) return false
    tell()
    const sources = sourceFingerprint()
    const aside = mkdtempSync(path.join(cacheFolder, 'build-'))
    try {
      const made = path.join(aside, 'dist')
      await runVite(made)
      writeFileSync(fingerprintFile(made), sources)
      if (existsSync(distFolder)) renameSync(distFolder, path.join(aside, 'old'))
      renameSync(made, distFolder)
    } finally {
      rmSync(aside, { recursive: true, force: true })
    }
    return true
  }
  return withBuildLock(build, { onWait: tell })
}

function isFresh(): boolean {
  return builtFingerprint(distFolder) === sourceFingerprint()
}

async function runVite(folder: string) {
  process.env.SONDE_DIST = folder
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ configFile: path.join(projectFolder, 'vite.config.ts') }, null)
  await builder.buildApp()
  delete process.env.SONDE_DIST
  delete process.env.NODE_ENV
}
