import type { BrowserWindow, MessageBoxOptions } from 'electron'
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
  /** Shows the question and returns the number of the button. */
  ask: (window: BrowserWindow | null, question: MessageBoxOptions) => Promise<number>
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
const STAY = 0

export function createEndGuard({ holdsUntakenKey, unsaved, texts, ask, unasked }: Leaving): EndGuard {
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
  async function askOfEach(window: BrowserWindow | null): Promise<boolean> {
    for (let [loss] = losses(); loss && !unasked.aborted; [loss] = losses()) {
      if ((await ask(window, questionOf(loss, texts(), unasked))) === STAY) return isFree()
      agreed.add(loss.kind)
    }
    return isFree()
  }

  return {
    isFree,
    mayEnd: async (window) => {
      if (isFree()) return true
      asking ??= askOfEach(window).finally(() => {
        asking = null
      })
      return asking
    },
  }
}

function questionOf(
  { message, detail, leave }: Loss,
  texts: DesktopTexts,
  signal: AbortSignal,
): MessageBoxOptions {
  return {
    type: 'warning',
    message,
    detail,
    buttons: [texts.stay, leave],
    defaultId: STAY,
    cancelId: STAY,
    noLink: true,
    signal,
  }
}
