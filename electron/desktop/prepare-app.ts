import path from 'node:path'
import type { App } from 'electron'
import { guardAllContents } from './guards.ts'
import { registerPageScheme } from './page-scheme.ts'
import { prepareServiceFetch } from './service-fetch.ts'

/**
 * Sets Electron up before it is ready. The data folder, which must exist, also holds Chromium's own files; every page
 * is sandboxed and guarded; the page's scheme is registered.
 */
export function prepareApp(app: App, folder: string): void {
  app.setPath('userData', folder)
  app.setPath('sessionData', path.join(folder, 'session'))
  app.enableSandbox()
  registerPageScheme()
  prepareServiceFetch(app)
  guardAllContents(app)
}
