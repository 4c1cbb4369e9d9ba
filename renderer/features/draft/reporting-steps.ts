import type { DraftSession } from './draft-session.ts'

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
