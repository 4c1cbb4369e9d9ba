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
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
      if (isOther(event.target)) return
      const key = event.key.toLowerCase()
      const again = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      if (!again && key !== 'z') return
      event.preventDefault()
      if (again) redo()
      else undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo, isOther])
}

const isNone = () => false

/** Text typed in a dialog is undone by its own field. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
