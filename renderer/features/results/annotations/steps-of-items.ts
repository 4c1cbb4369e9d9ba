import type { Question } from '../../../../shared/models/draft.ts'
import type { DraftSession } from '../../draft/draft-session.ts'

/** Where a step is undone or made again. */
export type StepAction = 'undo' | 'redo'

/** The same session, of which every undo and redo reports the place of its step (`DraftSession.edit`). */
export function reportingSteps<T>(
  session: DraftSession<T>,
  onStep: (action: StepAction, place: string) => void,
): DraftSession<T> {
  const reporting = (action: StepAction) => () => {
    const { past, future } = session.getState().history
    const step = (action === 'undo' ? past : future).at(-1)
    session[action]()
    if (step) onStep(action, step.place)
  }
  return { ...session, undo: reporting('undo'), redo: reporting('redo') }
}

/** Kinds of steps whose place names an item after the kind: "note:q12", "sign:q12:blank". */
const OF_ITEMS = ['decision', 'note', 'sign', 'variable']

/** The position of the item that a step changed; null for a step that changed something else. */
export function itemOfStep(place: string, questions: readonly Pick<Question, 'id'>[]): number | null {
  const [kind = '', ...rest] = place.split(':')
  if (!OF_ITEMS.includes(kind)) return null
  const named = rest.join(':')
  const at = questions.findIndex(({ id }) => named === id || named.startsWith(`${id}:`))
  return at === -1 ? null : at
}
