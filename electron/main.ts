import path from 'node:path'
import { app, dialog } from 'electron'
import { type DesktopHost, preparePageSession, startDesktopHost } from './desktop/desktop-host.ts'
import { desktopTexts } from './desktop/desktop-texts.ts'
import { prepareApp } from './desktop/prepare-app.ts'
import { defaultDataFolder, prepareDataFolder } from './host/data-folder.ts'
import { surviveFileSizeLimit } from './host/file-size-limit.ts'
import { startProblem } from './host/start-problem.ts'

/** Milliseconds that the core has for closing when Sonde quits. */
const QUIT_DEADLINE = 3_000

const data = app.commandLine.getSwitchValue('data')
const folder = data ? path.resolve(data) : defaultDataFolder()
let host: DesktopHost | null = null
let closing = false

function tell(error: unknown): never {
  const language = desktopTexts('system', app.getLocale()) === desktopTexts('fr', '') ? 'fr' : 'en'
  const sentence = startProblem(error, { folder })[language]
  process.stderr.write(`${sentence}\n`)
  if (app.isReady()) dialog.showErrorBox(desktopTexts(language, '').cannotStart, sentence)
  app.exit(2)
  throw error
}

function quitCleanly(event: Electron.Event) {
  if (!host) return
  event.preventDefault()
  // A second request to quit must not interrupt the core's last work.
  if (closing) return
  closing = true
  const closed = host.close()
  const deadline = new Promise((resolve) => setTimeout(resolve, QUIT_DEADLINE))
  void Promise.race([closed, deadline]).finally(() => app.exit(0))
}

/**
 * Handles signals; called once Electron is ready. While starting, Electron replaces Node's handlers with its own, which
 * only quit. Node installs its handler again only if no listener, e.g. of a library, is left; so all are removed first.
 */
function endBySignal() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.removeAllListeners(signal)
    process.on(signal, () => (host ? host.endUnasked() : app.quit()))
  }
}

surviveFileSizeLimit()
try {
  prepareDataFolder(folder)
} catch (error) {
  tell(error)
}
prepareApp(app, folder)

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => host?.show())
  app.on('activate', () => host?.show())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' || host?.isEnding()) app.quit()
  })
  app.on('will-quit', quitCleanly)
  app
    .whenReady()
    .then(async () => {
      endBySignal()
      preparePageSession(import.meta.dirname)
      host = await startDesktopHost(folder, import.meta.dirname)
    })
    .catch(tell)
} else {
  app.quit()
}
