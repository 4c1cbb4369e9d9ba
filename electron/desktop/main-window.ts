import { BrowserWindow, nativeTheme, type Session, screen } from 'electron'
import type { Log } from '../core/ports.ts'
import { logFileIn } from '../host/file-log.ts'
import type { DesktopTexts } from './desktop-texts.ts'
import { PAGE_ADDRESS } from './page-address.ts'
import { keepPageAlive } from './page-health.ts'
import { keepWindowState, readWindowState } from './window-state.ts'

/** Milliseconds that a closing page has to send what was typed last, once it is hidden. */
const LAST_WORDS = 150

/** Milliseconds that a closing page has to answer at all. */
const CLOSE_TIMEOUT = 2_000

/** Fulfilled in the page once nothing is on its way to the disk. No polling: timers of a hidden page are slowed down. */
const WHEN_SAVED = `new Promise((done) => setTimeout(() => {
  const page = document.documentElement
  const look = () => page.hasAttribute('data-saving') || done()
  new MutationObserver(look).observe(page, { attributes: true })
  look()
}))`

/** Opens the window, where it was last, and loads the page. */
export function openMainWindow({
  session,
  preload,
  folder,
  developer,
  mayClose,
  texts,
  log,
  quit,
}: {
  session: Session
  /** File of the preload script. */
  preload: string
  /** Data folder, which remembers the window's place. */
  folder: string
  developer: boolean
  /** Asked before the window closes; may ask the person. */
  mayClose: (window: BrowserWindow) => Promise<boolean>
  texts: () => DesktopTexts
  log: Log
  /** Ends Sonde; may ask the person. */
  quit: () => void
}): BrowserWindow {
  const state = readWindowState(folder, screen)
  const window = new BrowserWindow({
    width: 1280,
    height: 840,
    ...state?.bounds,
    minWidth: 480,
    minHeight: 400,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181a' : '#ffffff',
    webPreferences: {
      preload,
      session,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: true,
      devTools: developer,
    },
  })
  if (state?.maximized) window.maximize()
  keepWindowState(window, folder)
  window.once('ready-to-show', () => window.show())

  // A hidden page saves what it holds; only then is it taken away.
  let closing = false
  window.on('close', async (event) => {
    event.preventDefault()
    if (!(await mayClose(window)) || closing || window.isDestroyed()) return
    closing = true
    window.hide()
    await pageHasSeen(window)
    setTimeout(() => window.destroy(), LAST_WORDS)
  })
  keepPageAlive({
    window,
    texts,
    log,
    logFile: logFileIn(folder),
    isClosing: () => closing,
    quit,
  })
  // What came of it is heard of there.
  window.loadURL(PAGE_ADDRESS).catch(() => undefined)
  return window
}

/**
 * Waits until the page has dealt with what came before, its being hidden above all, and has saved what is typed: on a busy
 * machine that takes longer than its last words do. A page that does not answer in time is not waited for.
 */
async function pageHasSeen({ webContents }: BrowserWindow): Promise<void> {
  const seen = webContents.executeJavaScript(WHEN_SAVED)
  const deadline = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT))
  await Promise.race([seen.catch(() => undefined), deadline])
}
