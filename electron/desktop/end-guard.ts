import type { BrowserWindow, MessageBoxOptions } from 'electron'
import type { DesktopTexts } from './desktop-texts.ts'

/** Decides whether Sonde may end, because what is only in memory is then lost permanently. */
export interface EndGuard {
  /** Whether Sonde may end at once: nothing would be lost, the person has agreed, or the person is not to be asked. */
  isFree(): boolean
  /** Whether Sonde may end; asks the person where that is necessary. Calls during a question share its answer. */
  mayEnd(window: BrowserWindow | null): Promise<boolean>
}

interface Leaving {
  /** Whether ending would lose the secret of a new key, which the service shows only once. */
  holdsUntakenKey: () => boolean
  /** Titles of the runs and focus groups with replies that the disk has refused. */
  unsaved: () => string[]
  texts: () => DesktopTexts
  /** Shows the question and returns the number of the button. */
  ask: (window: BrowserWindow | null, question: MessageBoxOptions) => Promise<number>
  /** Aborts when Sonde has to end without asking; an open question is then closed. */
  unasked: AbortSignal
}

/** Something that would be lost, with the texts of the question. */
interface Loss {
  kind: 'key' | 'unsaved'
  message: string
  detail: string
  leave: string
}

/** The number of titles that fit in a dialog. */
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

  /** Asks about each loss, until the person decides to stay. */
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
