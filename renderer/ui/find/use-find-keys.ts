import { type RefObject, useEffect, useEffectEvent } from 'react'
import { IS_MAC } from '../../lib/is-mac.ts'

interface FindKeys {
  /** The field of the find; null while the find is closed. */
  field: RefObject<HTMLInputElement | null>
  open: () => void
  step: (by: 1 | -1) => void
}

/**
 * Ctrl+F (⌘F on a Mac) opens the find, even from within a text field; pressed again in its own field, it opens the
 * browser's find. F3 goes to the next hit from anywhere.
 */
export function useFindKeys({ field, open, step }: FindKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || isInDialog(event.target)) return
    const mod = IS_MAC ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
    if (mod && !event.shiftKey && event.key.toLowerCase() === 'f') {
      if (field.current && field.current === document.activeElement) return
      event.preventDefault()
      open()
    }
    if (event.key === 'F3' && !event.ctrlKey && !event.metaKey && field.current) {
      event.preventDefault()
      step(event.shiftKey ? -1 : 1)
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** The find does not search dialogs over the page. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null
}
