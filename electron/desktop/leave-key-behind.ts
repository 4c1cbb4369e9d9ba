import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { DesktopTexts } from './desktop-texts.ts'

/** Whether Sonde may end, which loses the secret of a new key that was not taken for ever. */
export interface EndGuard {
  /** Whether nothing stands against the end: nothing would be lost, the person agreed, or nobody is asked. */
  isFree(): boolean
  /** Whether Sonde may end, after asking the person where that is needed; asks once at a time. */
  mayEnd(window: BrowserWindow | null): Promise<boolean>
}

interface Leaving {
  holdsUntakenKey: () => boolean
  texts: () => DesktopTexts
  /** Aborts when Sonde ends whatever a person would say; a question that stands is then taken away. */
  unasked: AbortSignal
}

export function createEndGuard({ holdsUntakenKey, texts, unasked }: Leaving): EndGuard {
  let agreed = false
  let asking: Promise<boolean> | null = null
  const isFree = () => agreed || unasked.aborted || !holdsUntakenKey()

  async function ask(window: BrowserWindow | null): Promise<boolean> {
    const leaves = await leavesKeyBehind(window, texts(), unasked).finally(() => {
      asking = null
    })
    agreed ||= leaves
    return isFree()
  }

  return {
    isFree,
    mayEnd: async (window) => {
      if (isFree()) return true
      asking ??= ask(window)
      return asking
    },
  }
}

/** Asks without holding anything up: runs are polled and work is saved while the question stands. */
async function leavesKeyBehind(
  window: BrowserWindow | null,
  texts: DesktopTexts,
  signal: AbortSignal,
): Promise<boolean> {
  const stay = 0
  const question: MessageBoxOptions = {
    type: 'warning',
    message: texts.keyNotTaken,
    detail: texts.keyNotTakenDetail,
    buttons: [texts.stay, texts.leaveKey],
    defaultId: stay,
    cancelId: stay,
    noLink: true,
    signal,
  }
  const { response } = await (window
    ? dialog.showMessageBox(window, question)
    : dialog.showMessageBox(question))
  return response !== stay
}
