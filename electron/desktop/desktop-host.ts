import { once } from 'node:events'
import path from 'node:path'
import {
  app,
  type BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  nativeTheme,
  powerMonitor,
  session,
  shell,
} from 'electron'
import type { SettingsStore } from '../core/ports.ts'
import { createFileLog } from '../host/file-log.ts'
import { type HostPorts, type OpenCore, openCore } from '../host/open-core.ts'
import { portServer } from '../rpc/serve-port.ts'
import { showAnnouncement } from './announce.ts'
import { addContextMenu } from './context-menu.ts'
import { createEndGuard } from './end-guard.ts'
import { guardSession } from './guards.ts'
import { openMainWindow } from './main-window.ts'
import { setApplicationMenu } from './menu.ts'
import { PAGE_PARTITION } from './page-address.ts'
import { servePage } from './page-scheme.ts'
import { handPortsOver } from './port-handshake.ts'
import { savedFilesOf } from './saved-files.ts'
import { createServiceFetch } from './service-fetch.ts'
import { openElectronSettings } from './settings.ts'
import { textsInLanguage } from './texts-in-language.ts'
import { lookForUpdate } from './updates.ts'

/** The running desktop app. */
export interface DesktopHost {
  /** Brings the window to the front; opens it again if it was closed. */
  show(): void
  /** Whether Sonde is quitting, so that it must end when its window has closed. */
  isEnding(): boolean
  /** Ends Sonde without asking the person, because the system or a signal requires it. */
  endUnasked(): void
  /** Ends the core and removes all listeners. The windows must be closed before. */
  close(): Promise<void>
}

/** Sets up the session that the page of every window uses; called once, when Electron is ready. */
export function preparePageSession(programFolder: string): void {
  const pageSession = session.fromPartition(PAGE_PARTITION)
  const devPage = app.isPackaged ? undefined : process.env.SONDE_DEV_PAGE
  guardSession(pageSession, devPage)
  servePage(pageSession, path.join(programFolder, 'page'), devPage)
}

/** Opens the core in `folder`, and the window. `prepareApp` and `preparePageSession` must have been called. */
export async function startDesktopHost(
  folder: string,
  programFolder: string,
  { practiceWorker }: Pick<HostPorts, 'practiceWorker'> = {},
): Promise<DesktopHost> {
  const log = createFileLog(folder)
  const developer = !app.isPackaged
  const stored = openElectronSettings({ folder })
  const texts = textsInLanguage(stored, () => app.getLocale())

  const follow = () => {
    nativeTheme.themeSource = stored.read().theme
    setApplicationMenu(texts(), { developer })
  }
  const settings: SettingsStore = {
    read: () => stored.read(),
    write(next) {
      stored.write(next)
      follow()
    },
  }
  follow()

  const unasked = new AbortController()
  const endUnasked = () => {
    unasked.abort()
    app.quit()
  }
  const guard = createEndGuard({
    holdsUntakenKey: () => core.holdsUntakenKey(),
    unsaved: () => core.unsaved(),
    texts,
    // Asynchronous, so that runs are polled and work is saved while the question is open.
    ask: async (window, question) =>
      (await (window ? dialog.showMessageBox(window, question) : dialog.showMessageBox(question))).response,
    unasked: unasked.signal,
  })
  let ending = false

  let window: BrowserWindow | null = null
  const show = () => {
    if (window) {
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
      return
    }
    window = openMainWindow({
      session: session.fromPartition(PAGE_PARTITION),
      preload: path.join(programFolder, 'preload.cjs'),
      folder,
      developer,
      // On a Mac, Sonde goes on after its window is closed, and a new window shows a new key's secret again.
      mayClose: async (asked) => process.platform === 'darwin' || guard.mayEnd(asked),
      texts,
      log,
      quit: () => app.quit(),
    })
    window.on('session-end', endUnasked)
    addContextMenu(window, texts)
    window.on('closed', () => {
      window = null
    })
  }

  /**
   * Asks in front of the window, which is opened again if it was closed (on a Mac): a person who decides to stay
   * retrieves the key there.
   */
  const askBeforeEnd = async () => {
    show()
    const asked = window
    if (asked && !asked.isVisible()) await once(asked, 'show')
    if (await guard.mayEnd(asked)) app.quit()
  }

  const core: OpenCore = await openCore({
    folder,
    log,
    practiceWorker,
    fetch: createServiceFetch(),
    settings,
    handOver: async (secret) => {
      clipboard.writeText(secret)
      return { how: 'clipboard' }
    },
    announce: (announcement) => showAnnouncement(announcement, texts(), show),
    savedFiles: savedFilesOf(session.fromPartition(PAGE_PARTITION), shell),
    app: { version: app.getVersion(), host: 'desktop', platform: process.platform, lastingAddress: true },
  })
  const wake = () => core.wake()
  const beforeQuit = (event: Electron.Event) => {
    ending = guard.isFree()
    if (ending) return
    event.preventDefault()
    void askBeforeEnd()
  }
  powerMonitor.on('resume', wake)
  powerMonitor.on('shutdown', endUnasked)
  app.on('before-quit', beforeQuit)
  const stopHandingOver = handPortsOver(ipcMain, portServer(core.router))
  app.setAboutPanelOptions({ applicationName: 'Sonde', applicationVersion: app.getVersion() })
  show()
  void lookForUpdate(app, log)
  const close = async () => {
    powerMonitor.off('resume', wake)
    powerMonitor.off('shutdown', endUnasked)
    app.off('before-quit', beforeQuit)
    stopHandingOver()
    await core.close()
  }
  return { show, isEnding: () => ending, endUnasked, close }
}
