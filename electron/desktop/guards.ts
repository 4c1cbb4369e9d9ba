import { type App, type Session, shell, type WebContents } from 'electron'
import { isOutsideLink, isPageAddress, PAGE_SCHEME } from './page-address.ts'

/** The only permission that the page has: to put text on the clipboard when the person asks for it. */
const GRANTED = 'clipboard-sanitized-write'

/** Schemes that never leave this machine; requests of the page with any other scheme are cancelled. */
const INNER_SCHEMES = new Set([`${PAGE_SCHEME}:`, 'blob:', 'data:', 'devtools:', 'chrome-extension:'])

/**
 * Keeps all web contents of this app, whoever created them, from navigating elsewhere, opening windows and attaching a
 * webview.
 */
export function guardAllContents(app: App): void {
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.setWindowOpenHandler(({ url }) => {
      if (isOutsideLink(url)) void shell.openExternal(url)
      return { action: 'deny' }
    })
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame || !isPageAddress(event.url)) event.preventDefault()
    })
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

/** Restricts the page's session to showing the page. `devPage` is the hot-reloading server of `npm run dev`. */
export function guardSession(session: Session, devPage?: string): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    answer(permission === GRANTED && isPageAddress(contents.getURL()))
  })
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => permission === GRANTED && isPageAddress(origin),
  )
  session.setDevicePermissionHandler(() => false)
  session.protocol.handle('file', () => new Response(null, { status: 403 }))
  const devHost = devPage ? new URL(devPage).host : null
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const { protocol, host } = new URL(url)
    answer({ cancel: !INNER_SCHEMES.has(protocol) && host !== devHost })
  })
  // The page exports files as blobs; the person chooses where to save them in the system's own dialog.
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith('blob:')) event.preventDefault()
  })
}
