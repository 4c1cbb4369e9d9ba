import { app, BrowserWindow, clipboard, dialog, session } from 'electron'
import {
  type DesktopHost,
  preparePageSession,
  startDesktopHost,
} from '../../../electron/desktop/desktop-host.ts'
import { PAGE_PARTITION } from '../../../electron/desktop/page-address.ts'
import { prepareApp } from '../../../electron/desktop/prepare-app.ts'
import { keepPractice } from './keep-practice.ts'

/** Functions that the tests call in Electron's main process. */
export interface SharedDesktop {
  /**
   * Starts Sonde on `folder` as the desktop app does, with a window of its own. The previous Sonde is closed first, and
   * what it left in Chromium, on the clipboard and in Electron is removed.
   */
  nextSonde(folder: string, practiceSpeed: number): Promise<void>
  /** Closes the last Sonde, so that Electron can quit. */
  endSonde(): Promise<void>
}

/*
 * Runs desktop hosts as `main.ts` starts them, one after the other in one Electron. `--data` is Chromium's own folder,
 * `--programs` the folder of the built programs, `--practice` the program of the thread that all practice services
 * share.
 */
const programFolder = app.commandLine.getSwitchValue('programs')
const practice = keepPractice(app.commandLine.getSwitchValue('practice'))
const { showMessageBox } = dialog
let host: DesktopHost | null = null

async function endSonde(): Promise<void> {
  for (const window of BrowserWindow.getAllWindows()) {
    // Chromium would keep the zoom level for the next window at this address.
    window.webContents.setZoomLevel(0)
    window.destroy()
  }
  await host?.close()
  host = null
  dialog.showMessageBox = showMessageBox
  clipboard.clear()
  await session.fromPartition(PAGE_PARTITION).clearStorageData()
}

const shared: SharedDesktop = {
  endSonde,
  async nextSonde(folder, practiceSpeed) {
    await endSonde()
    process.env.SONDE_PRACTICE_SPEED = String(practiceSpeed)
    process.env.SONDE_PRACTICE_SEED = '1'
    host = await startDesktopHost(folder, programFolder, { practiceWorker: practice.next })
  },
}
Object.assign(globalThis, shared)

prepareApp(app, app.commandLine.getSwitchValue('data'))
// Keeps Electron from quitting between two tests, when there is no window.
app.on('window-all-closed', () => undefined)
void app.whenReady().then(() => preparePageSession(programFolder))
