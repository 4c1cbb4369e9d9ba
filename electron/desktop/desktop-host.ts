import path from 'node:path'
import { app, type BrowserWindow, clipboard, ipcMain, nativeTheme, powerMonitor, session } from 'electron'
import type { SettingsStore } from '../core/ports.ts'
import { createFileLog } from '../host/file-log.ts'
import { type OpenCore, openCore } from '../host/open-core.ts'
import { portServer } from '../rpc/serve-port.ts'
import { showAnnouncement } from './announce.ts'
import { addContextMenu } from './context-menu.ts'
import { desktopTexts } from './desktop-texts.ts'
import { guardSession } from './guards.ts'
import { leavesKeyBehind } from './leave-key-behind.ts'
import { openMainWindow } from './main-window.ts'
import { setApplicationMenu } from './menu.ts'
import { netFetch } from './net-fetch.ts'
import { PAGE_PARTITION } from './page-address.ts'
import { servePage } from './page-scheme.ts'
import { handPortsOver } from './port-handshake.ts'
import { openElectronSettings } from './settings.ts'
import { lookForUpdate } from './updates.ts'

/** The desktop app at work. */
export interface DesktopHost {
  /** Brings the window to the front, opening it again where it was closed. */
  show(): void
  close(): Promise<void>
}

/** Opens the core in `folder` and the window in front of it. Electron is ready, the scheme is registered. */
export async function startDesktopHost(folder: string, programFolder: string): Promise<DesktopHost> {
  const log = createFileLog(folder)
  const developer = !app.isPackaged
  const devPage = developer ? process.env.SONDE_DEV_PAGE : undefined
  const stored = openElectronSettings({ folder })
  const texts = () => desktopTexts(stored.read().language, app.getLocale())

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

  const pageSession = session.fromPartition(PAGE_PARTITION)
  guardSession(pageSession, devPage)
  servePage(pageSession, path.join(programFolder, 'page'), devPage)

  let window: BrowserWindow | null = null
  const show = () => {
    if (window) {
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
      return
    }
    window = openMainWindow({
      session: pageSession,
      preload: path.join(programFolder, 'preload.cjs'),
      folder,
      developer,
      mayClose: (asked) => !core.holdsUntakenKey() || leavesKeyBehind(asked, texts()),
    })
    addContextMenu(window, texts)
    window.on('closed', () => {
      window = null
    })
  }

  const core: OpenCore = await openCore({
    folder,
    log,
    fetch: netFetch,
    settings,
    handOver: async (secret) => {
      clipboard.writeText(secret)
      return { how: 'clipboard' }
    },
    announce: (announcement) => showAnnouncement(announcement, texts(), show),
    app: { version: app.getVersion(), host: 'desktop', platform: process.platform },
  })
  powerMonitor.on('resume', () => core.wake())
  handPortsOver(ipcMain, portServer(core.router, log))
  app.setAboutPanelOptions({ applicationName: 'Sonde', applicationVersion: app.getVersion() })
  show()
  void lookForUpdate(app, log)
  return { show, close: core.close }
}
