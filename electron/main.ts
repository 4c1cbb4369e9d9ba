import path from 'node:path'
import { app, dialog } from 'electron'
import { type DesktopHost, startDesktopHost } from './desktop/desktop-host.ts'
import { desktopTexts } from './desktop/desktop-texts.ts'
import { guardAllContents } from './desktop/guards.ts'
import { registerPageScheme } from './desktop/page-scheme.ts'
import { defaultDataFolder, prepareDataFolder } from './host/data-folder.ts'
import { surviveFileSizeLimit } from './host/file-size-limit.ts'
import { startProblem } from './host/start-problem.ts'

/** Milliseconds that the core has to close at quit. */
const QUIT_DEADLINE = 3_000

const data = app.commandLine.getSwitchValue('data')
const folder = data ? path.resolve(data) : defaultDataFolder()
let host: DesktopHost | null = null

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
  const closing = host.close()
  host = null
  const deadline = new Promise((resolve) => setTimeout(resolve, QUIT_DEADLINE))
  void Promise.race([closing, deadline]).finally(() => app.exit(0))
}

surviveFileSizeLimit()
try {
  prepareDataFolder(folder)
} catch (error) {
  tell(error)
}
app.setPath('userData', folder)
app.setPath('sessionData', path.join(folder, 'session'))

if (app.requestSingleInstanceLock()) {
  app.enableSandbox()
  registerPageScheme()
  guardAllContents(app)
  app.on('second-instance', () => host?.show())
  app.on('activate', () => host?.show())
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('will-quit', quitCleanly)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.quit())
  app
    .whenReady()
    .then(async () => {
      host = await startDesktopHost(folder, import.meta.dirname)
    })
    .catch(tell)
} else {
  app.quit()
}
