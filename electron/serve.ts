import { openInBrowser } from './browser/open-in-browser.ts'
import { readServeOptions, SERVE_HELP, type ServeOptions } from './browser/serve-options.ts'
import { createStop } from './browser/stop.ts'
import { defaultDataFolder, prepareDataFolder } from './host/data-folder.ts'
import { surviveFileSizeLimit } from './host/file-size-limit.ts'
import { startProblem } from './host/start-problem.ts'
import { inTerminal } from './host/terminal-language.ts'

/** Milliseconds that a stop may take before the process ends anyway. */
const STOP_DEADLINE = 1_500

function dev() {
  const { SONDE_DEV_PAGE: page, SONDE_DEV_SEED: seed } = process.env
  return page && seed ? { page, seed } : undefined
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

async function serve({ port, data, open, json }: ServeOptions) {
  const folder = data ?? defaultDataFolder()
  try {
    prepareDataFolder(folder)
    // Only now, so that the help and a refusal of the options or the folder come without loading the host.
    const { startBrowserHost } = await import('./browser/browser-host.ts')
    const host = await startBrowserHost({
      folder,
      port,
      programFolder: import.meta.dirname,
      dev: dev(),
    })
    const stop = createStop({
      unsaved: host.unsaved,
      say: (sentence) => process.stderr.write(`${inTerminal(sentence)}\n`),
      end: () => {
        setTimeout(() => process.exit(0), STOP_DEADLINE).unref()
        void host.close().finally(() => process.exit(0))
      },
    })
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal))

    process.stdout.write(
      json
        ? `${JSON.stringify({ url: host.url, practice: host.practice, data: folder })}\n`
        : inTerminal({
            fr: `Sonde est prêt : ${host.url}\nDonnées : ${folder}\nCtrl+C pour arrêter.\n`,
            en: `Sonde is ready: ${host.url}\nData: ${folder}\nPress Ctrl+C to stop.\n`,
          }),
    )
    if (open) openInBrowser(host.ticketUrl())
  } catch (error) {
    fail(inTerminal(startProblem(error, { folder, ...(port === null ? {} : { port }) })))
  }
}

surviveFileSizeLimit()
const options = readServeOptions(process.argv.slice(2))
if ('problem' in options) fail(inTerminal(options.problem))
if (options.help) process.stdout.write(`${inTerminal(SERVE_HELP)}\n`)
else await serve(options)
