import { readServeOptions, SERVE_HELP } from '../browser/serve-options.ts'
import { inTerminal } from '../host/terminal-language.ts'
import { findRuntime } from './electron-runtime.ts'
import { say } from './project.ts'
import { runDesktop } from './run-desktop.ts'
import { buildIfStale, serveBuilt } from './serve.ts'

const args = process.argv.slice(2)
const options = readServeOptions(args)
if ('problem' in options) {
  say(inTerminal(options.problem))
  process.exit(2)
}
if (options.help) {
  process.stdout.write(`${inTerminal(SERVE_HELP)}\n`)
  process.exit(0)
}
await buildIfStale()
const runtime = await findRuntime()
if ('file' in runtime) {
  const outcome = await runDesktop(runtime.file, options.data ? [`--data=${options.data}`] : [])
  if (outcome.started) process.exit(outcome.code)
  say(
    inTerminal({
      fr: 'Electron n’a pas pu s’ouvrir sur ce système : Sonde s’ouvre dans le navigateur.',
      en: 'Electron could not start on this system, so Sonde is opening in the browser.',
    }),
  )
} else {
  say(inTerminal(runtime.without))
}
await serveBuilt()
