import { Notification } from 'electron'
import type { Announcement } from '../core/ports.ts'
import type { DesktopTexts } from './desktop-texts.ts'

/** Shows an announcement through the operating system; a click on it calls `onClick`. */
export function showAnnouncement(
  { title, state, results }: Announcement,
  texts: DesktopTexts,
  onClick: () => void,
): void {
  if (!Notification.isSupported()) return
  const body = state === 'failed' ? texts.runFailed : results === 'stored' ? texts.runDone : texts.runEnded
  const notification = new Notification({ title, body })
  notification.on('click', onClick)
  notification.show()
}
