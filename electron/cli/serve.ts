import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readServeOptions, SERVE_HELP } from '../browser/serve-options.ts'
import { inTerminal } from '../host/terminal-language.ts'
import { buildApp } from './build-app.ts'
import { distFolder, say } from './project.ts'

/** Runs the built browser host in this very process, so that a signal sent to it reaches the host. */
export async function serveBuilt(): Promise<void> {
  await import(pathToFileURL(path.join(distFolder, 'serve.js')).href)
}

/** Builds when the sources changed, and says so. Ends the process when that fails. */
export async function buildIfStale(): Promise<void> {
  try {
    await buildApp({
      onBuild: () => say(inTerminal({ fr: 'Préparation de Sonde…', en: 'Building Sonde…' })),
    })
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

if (import.meta.main) {
  const options = readServeOptions(process.argv.slice(2))
  // Help, or a mistake in the options, is told at once: neither needs a build.
  if ('problem' in options) {
    say(inTerminal(options.problem))
    process.exit(2)
  }
  if (options.help) process.stdout.write(`${inTerminal(SERVE_HELP)}\n`)
  else {
    await buildIfStale()
    await serveBuilt()
  }
}
