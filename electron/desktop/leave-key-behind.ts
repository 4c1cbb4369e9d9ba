import { type BrowserWindow, dialog } from 'electron'
import type { DesktopTexts } from './desktop-texts.ts'

/** Asks whether to close although the secret of a new key was not taken, which would lose it for ever. */
export function leavesKeyBehind(window: BrowserWindow, texts: DesktopTexts): boolean {
  const stay = 0
  const chosen = dialog.showMessageBoxSync(window, {
    type: 'warning',
    message: texts.keyNotTaken,
    detail: texts.keyNotTakenDetail,
    buttons: [texts.stay, texts.leaveKey],
    defaultId: stay,
    cancelId: stay,
    noLink: true,
  })
  return chosen !== stay
}
