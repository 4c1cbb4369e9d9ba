import type { DownloadItem, Session, Shell } from 'electron'
import type { SavedFilesPort } from '../core/ports.ts'

/** Tells where the person saves the files of the page, as the system's dialog returned it. */
export function savedFilesOf(
  session: Pick<Session, 'on' | 'off'>,
  shell: Pick<Shell, 'showItemInFolder'>,
): SavedFilesPort {
  return {
    listen(listener) {
      const follow = (_event: Electron.Event, item: DownloadItem) => {
        item.once('done', (_done, state) => {
          if (state === 'completed') listener(item.getSavePath())
        })
      }
      session.on('will-download', follow)
      return () => session.off('will-download', follow)
    },
    showInFolder: (place) => shell.showItemInFolder(place),
  }
}
