import { useEffect } from 'react'
import type { DraftSession } from './draft-session.ts'

type Steps = Pick<DraftSession<unknown>, 'undo' | 'redo'>

/**
 * The undo keys undo the whole draft, not the focused text field, which keeps no history of its own. `isOther`
 * recognises other fields on the screen, which undo their own letters.
 */
export function useUndoKeys(
  { undo, redo }: Steps,
  isOther: (target: EventTarget | null) => boolean = isNone,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isInDialog(event.target) && !isOther(event.target)) takeUndoKey(event, { undo, redo })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, isOther])
}

/** Undoes or redoes a step of the draft where an event is that of such a key. For a dialog that shows the draft itself. */
export function takeUndoKey(
  event: Parameters<typeof undoStepOf>[0] & Pick<KeyboardEvent, 'preventDefault'>,
  { undo, redo }: Steps,
): void {
  const step = undoStepOf(event)
  if (step === null) return
  event.preventDefault()
  if (step === 'redo') redo()
  else undo()
}

/** What the undo keys ask for; null for other keys. */
export function undoStepOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

const isNone = () => false

/** Text typed in a dialog is undone by its own field. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
