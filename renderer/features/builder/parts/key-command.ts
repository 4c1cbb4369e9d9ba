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

export type OutlineCommand =
  | { kind: 'go' | 'toggle' | 'all' | 'clear' | 'delete' }
  /** To another row; `extend` chooses all on the way. */
  | { kind: 'move'; to: 'previous' | 'next' | 'first' | 'last'; extend: boolean }

const MOVES: Partial<Record<string, 'previous' | 'next' | 'first' | 'last'>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
}

const KINDS: Partial<Record<string, 'go' | 'toggle' | 'clear' | 'delete'>> = {
  Enter: 'go',
  ' ': 'toggle',
  Escape: 'clear',
  Delete: 'delete',
  // The key that Macs call "delete".
  Backspace: 'delete',
}

/** What the keys ask in the outline, beyond what `commandOf` tells. */
export function outlineCommandOf(event: KeyboardEvent): OutlineCommand | null {
  if (event.altKey) return null
  const withControl = event.ctrlKey || event.metaKey
  if (withControl && !event.shiftKey && event.key.toLowerCase() === 'a') return { kind: 'all' }
  const to = MOVES[event.key]
  if (to) return { kind: 'move', to, extend: event.shiftKey }
  const kind = KINDS[event.key]
  return kind === undefined || withControl || event.shiftKey ? null : { kind }
}
