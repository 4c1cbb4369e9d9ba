import { existsSync } from 'node:fs'
import path from 'node:path'
import type { App } from 'electron'
import type { Log } from '../core/ports.ts'

/**
 * Looks for a newer version of Sonde once at each start, if the package says where to look: electron-builder writes
 * app-update.yml only when it was told to publish.
 */
export async function lookForUpdate(app: App, log: Log): Promise<void> {
  if (!app.isPackaged || !existsSync(path.join(process.resourcesPath, 'app-update.yml'))) return
  try {
    const { default: updater } = await import('electron-updater')
    updater.autoUpdater.logger = null
    await updater.autoUpdater.checkForUpdatesAndNotify()
  } catch (error) {
    log.error('update.failed', { error: error instanceof Error ? error.name : typeof error })
  }
}
