import { type BrowserWindow, dialog, type MessageBoxOptions } from 'electron'
import type { DesktopTexts } from './desktop-texts.ts'

/** Whether Sonde may end, which loses for ever what only its memory holds. */
export interface EndGuard {
  /** Whether nothing stands against the end: nothing would be lost, the person agreed, or nobody is asked. */
  isFree(): boolean
  /** Whether Sonde may end, after asking the person where that is needed; asks once at a time. */
  mayEnd(window: BrowserWindow | null): Promise<boolean>
}

interface Leaving {
  /** The secret of a new key, which the service tells once. */
  holdsUntakenKey: () => boolean
  /** Titles of what the service replied to and the disk has refused. */
  unsaved: () => string[]
  texts: () => DesktopTexts
  /** Aborts when Sonde ends whatever a person would say; a question that stands is then taken away. */
  unasked: AbortSignal
}

/** Something that would be lost, in the words of the question. */
interface Loss {
  kind: 'key' | 'unsaved'
  message: string
  detail: string
  leave: string
}

/** A dialog has no room for more titles. */
const MOST_TITLES = 5

export function createEndGuard({ holdsUntakenKey, unsaved, texts, unasked }: Leaving): EndGuard {
  const agreed = new Set<Loss['kind']>()
  let asking: Promise<boolean> | null = null

  function losses(): Loss[] {
    const words = texts()
    const titles = unsaved()
    const all: (Loss | false)[] = [
      holdsUntakenKey() && {
        kind: 'key',
        message: words.keyNotTaken,
        detail: words.keyNotTakenDetail,
        leave: words.leaveKey,
      },
      titles.length > 0 && {
        kind: 'unsaved',
        message: words.notSaved,
        detail: words.notSavedDetail.replace('{{titles}}', () => titles.slice(0, MOST_TITLES).join(', ')),
        leave: words.leaveUnsaved,
      },
    ]
    return all.filter((loss) => loss !== false).filter(({ kind }) => !agreed.has(kind))
  }

  const isFree = () => unasked.aborted || losses().length === 0

  /** Asks of each, until the person stays. */
  async function ask(window: BrowserWindow | null): Promise<boolean> {
    for (let [loss] = losses(); loss && !unasked.aborted; [loss] = losses()) {
      if (!(await leavesBehind(loss, window, texts(), unasked))) return isFree()
      agreed.add(loss.kind)
    }
    return isFree()
  }

  return {
    isFree,
    mayEnd: async (window) => {
      if (isFree()) return true
      asking ??= ask(window).finally(() => {
        asking = null
      })
      return asking
    },
  }
}

/** Asks without holding anything up: runs are polled and work is saved while the question stands. */
async function leavesBehind(
  { message, detail, leave }: Loss,
  window: BrowserWindow | null,
  texts: DesktopTexts,
  signal: AbortSignal,
): Promise<boolean> {
  const stay = 0
  const question: MessageBoxOptions = {
    type: 'warning',
    message,
    detail,
    buttons: [texts.stay, leave],
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
