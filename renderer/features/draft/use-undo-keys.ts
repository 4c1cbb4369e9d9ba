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
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'preventDefault'>,
  { undo, redo }: Steps,
): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  const again = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
  if (!again && key !== 'z') return
  event.preventDefault()
  if (again) redo()
  else undo()
}

const isNone = () => false

/** Text typed in a dialog is undone by its own field. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
