import type { KeyboardEvent } from 'react'

/** Whether the keys ask to move or to duplicate what the cursor is in. */
export function commandOf(event: KeyboardEvent): 'up' | 'down' | 'duplicate' | null {
  if (event.altKey && event.key === 'ArrowUp') return 'up'
  if (event.altKey && event.key === 'ArrowDown') return 'down'
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'd')
    return 'duplicate'
  return null
}
