import type { KeyboardEvent } from 'react'

export type KeyCommand = 'up' | 'down' | 'duplicate' | 'insertAbove' | 'insertBelow'

/** What the keys ask to do with what the cursor is in. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  if (event.altKey && event.key === 'ArrowUp') return 'up'
  if (event.altKey && event.key === 'ArrowDown') return 'down'
  if (!(event.ctrlKey || event.metaKey)) return null
  if (event.key === 'Enter') return event.shiftKey ? 'insertAbove' : 'insertBelow'
  return !event.shiftKey && event.key.toLowerCase() === 'd' ? 'duplicate' : null
}
