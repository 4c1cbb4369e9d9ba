import { useEffect } from 'react'
import type { DraftSession } from './draft-session.ts'

/**
 * The undo keys undo the whole draft, not the focused text field, which keeps no history of its own. `isOther`
 * recognises other fields on the screen, which undo their own letters.
 */
export function useUndoKeys(
  { undo, redo }: Pick<DraftSession<unknown>, 'undo' | 'redo'>,
  isOther: (target: EventTarget | null) => boolean = isNone,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = undoStepOf(event)
      if (step === null || isInDialog(event.target) || isOther(event.target)) return
      event.preventDefault()
      if (step === 'redo') redo()
      else undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, isOther])
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
