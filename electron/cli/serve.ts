import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readServeOptions, SERVE_HELP } from '../browser/serve-options.ts'
import { inTerminal } from '../host/terminal-language.ts'
import { buildApp } from './build-app.ts'
import { distFolder, say } from './project.ts'

/** Runs the built browser host in this process, so that a signal sent to the process reaches the host. */
export async function serveBuilt(): Promise<void> {
  await import(pathToFileURL(path.join(distFolder, 'serve.js')).href)
}

/** Builds if the sources have changed, and prints that it does. Ends the process if the build fails. */
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
  // Help and mistakes in the options are printed at once, without a build.
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
