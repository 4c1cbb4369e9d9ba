import { BrowserWindow, nativeTheme, type Session, screen } from 'electron'
import type { Log } from '../core/ports.ts'
import { logFileIn } from '../host/file-log.ts'
import type { DesktopTexts } from './desktop-texts.ts'
import { PAGE_ADDRESS } from './page-address.ts'
import { keepPageAlive } from './page-health.ts'
import { keepWindowState, readWindowState } from './window-state.ts'

/** Milliseconds that a closing page has to send what was typed last, once it is hidden. */
const LAST_WORDS = 150

/** Milliseconds after which Sonde no longer waits for a closing page that does not respond. */
const CLOSE_TIMEOUT = 2_000

/**
 * Script that resolves in the page once nothing is waiting to be saved. It does not poll, because timers of a hidden
 * page are slowed down.
 */
const WHEN_SAVED = `new Promise((done) => setTimeout(() => {
  const page = document.documentElement
  const look = () => page.hasAttribute('data-saving') || done()
  new MutationObserver(look).observe(page, { attributes: true })
  look()
}))`

/** Opens the window at its last place, and loads the page. */
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
  /** Data folder, in which the window's place is stored. */
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

  // A page saves unsaved text when it is hidden; only then is the window destroyed.
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
  // `keepPageAlive` handles a failure.
  window.loadURL(PAGE_ADDRESS).catch(() => undefined)
  return window
}

/**
 * Waits until the page has handled earlier events, above all that it was hidden, and has saved what was typed: on a
 * busy machine that takes longer than `LAST_WORDS`. Waits no longer than `CLOSE_TIMEOUT`.
 */
async function pageHasSeen({ webContents }: BrowserWindow): Promise<void> {
  const seen = webContents.executeJavaScript(WHEN_SAVED)
  const deadline = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT))
  await Promise.race([seen.catch(() => undefined), deadline])
}
