import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { Log } from '../core/ports.ts'
import type { DesktopTexts } from './desktop-texts.ts'
import { createFailureCount } from './failure-count.ts'
import { PAGE_ADDRESS } from './page-address.ts'

/** Chromium's code for a load that was replaced by a newer one. */
const ABORTED = -3

interface PageHealth {
  window: BrowserWindow
  texts: () => DesktopTexts
  log: Log
  /** Path of the log, which the person is shown. */
  logFile: string
  /** Whether the window is closing: then nothing is loaded again. */
  isClosing: () => boolean
  quit: () => void
}

/**
 * Loads the page again when its process has ended or it did not load. If that happens several times in a row, the empty
 * window is hidden, and a dialog of the system, which needs no page, says what happened and asks what to do. A dialog
 * also asks when the page hangs.
 */
export function keepPageAlive({ window, texts, log, logFile, isClosing, quit }: PageHealth): void {
  const { webContents } = window
  const count = createFailureCount(() => performance.now())
  /** The open question that is shown instead of the page. */
  let question: AbortController | null = null
  /** The open question whether to wait for a page that hangs. */
  let hanging: AbortController | null = null
  /** Whether Sonde itself has just ended the page's process. */
  let ended = false

  const isGone = () => window.isDestroyed() || isClosing()

  function failed(what: 'pageEnded' | 'pageNotLoaded', reason: string) {
    log.error('page.failed', { what, reason })
    hanging?.abort()
    if (isGone() || question) return
    if (ended || count.mayGoOn()) {
      ended = false
      return webContents.reload()
    }
    void ask(what)
  }

  /** Loads the start screen, because the screen that was open may be what fails. */
  function openAgain() {
    question = null
    count.forget()
    webContents.once('did-finish-load', () => {
      if (!isGone()) window.show()
    })
    void webContents.loadURL(PAGE_ADDRESS).catch(() => undefined)
  }

  async function ask(what: 'pageEnded' | 'pageNotLoaded') {
    const asked = new AbortController()
    question = asked
    window.hide()
    const words = texts()
    const again = 0
    const { response } = await dialog.showMessageBox({
      ...box(words[what], words.pageFailedDetail, [words.openPageAgain, words.quit], again),
      signal: asked.signal,
    })
    if (isGone() || asked.signal.aborted) return
    if (response === again) openAgain()
    else quit()
  }

  async function askToWait() {
    const asked = new AbortController()
    hanging = asked
    const words = texts()
    const wait = 0
    const { response } = await dialog.showMessageBox(window, {
      ...box(words.pageHangs, words.pageHangsDetail, [words.wait, words.openPageAgain], wait),
      signal: asked.signal,
    })
    if (hanging === asked) hanging = null
    if (isGone() || asked.signal.aborted || response === wait) return
    ended = true
    webContents.forcefullyCrashRenderer()
  }

  const box = (message: string, detail: string, buttons: string[], first: number): MessageBoxOptions => ({
    type: 'warning',
    title: 'Sonde',
    message,
    detail: detail.replace('{{log}}', logFile),
    buttons,
    defaultId: first,
    cancelId: first,
    noLink: true,
  })

  webContents.on('render-process-gone', (_event, { reason }) => failed('pageEnded', reason))
  webContents.on('did-fail-load', (_event, code, description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) failed('pageNotLoaded', description)
  })
  webContents.on('did-navigate', (_event, _url, status) => {
    if (status >= 400) failed('pageNotLoaded', String(status))
  })
  window.on('unresponsive', () => {
    log.error('page.hangs')
    if (!isGone() && !question && !hanging) void askToWait()
  })
  window.on('responsive', () => hanging?.abort())
  // The person has asked for the window (in the Dock, or by starting Sonde again) while the question is open: the
  // window must not come back empty.
  window.on('show', () => {
    if (!question || isGone()) return
    question.abort()
    openAgain()
  })
}
