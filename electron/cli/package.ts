import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from './build-app.ts'
import { say } from './project.ts'
import { runStep } from './run-step.ts'

/**
 * Options for an unpacked Electron that ELECTRON_OVERRIDE_DIST_PATH names. It is then packaged instead of the declared
 * version, which electron-builder would download.
 */
function overridden(): string[] {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (!override) return []
  const folder = [path.join(override, 'dist'), override].find((one) => existsSync(path.join(one, 'version')))
  if (!folder) return []
  const version = readFileSync(path.join(folder, 'version'), 'utf8').trim().replace(/^v/, '')
  say(
    `Packaging with Electron ${version} from ${folder}. Use this package for testing only; do not distribute it.`,
  )
  return [`--config.electronDist=${folder}`, `--config.electronVersion=${version}`]
}

await buildApp()
const { ok } = await runStep('electron-builder', [
  '--config',
  'electron-builder.yml',
  '--publish',
  'never',
  ...overridden(),
  ...process.argv.slice(2),
])
process.exit(ok ? 0 : 1)
