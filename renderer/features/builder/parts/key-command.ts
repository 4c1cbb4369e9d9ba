import type { KeyboardEvent } from 'react'

export type KeyCommand = 'up' | 'down' | 'duplicate' | 'insertAbove' | 'insertBelow'

/** The command of a pressed key for the part that has the cursor. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  if (event.altKey && event.key === 'ArrowUp') return 'up'
  if (event.altKey && event.key === 'ArrowDown') return 'down'
  if (!(event.ctrlKey || event.metaKey)) return null
  if (event.key === 'Enter') return event.shiftKey ? 'insertAbove' : 'insertBelow'
  return !event.shiftKey && event.key.toLowerCase() === 'd' ? 'duplicate' : null
}

export type OutlineCommand =
  | { kind: 'go' | 'toggle' | 'all' | 'clear' | 'delete' }
  /** Moves to another row; `extend` selects all rows on the way. */
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

/** The command of a key pressed in the outline, apart from those of `commandOf`. */
export function outlineCommandOf(event: KeyboardEvent): OutlineCommand | null {
  if (event.altKey) return null
  const withControl = event.ctrlKey || event.metaKey
  if (withControl && !event.shiftKey && event.key.toLowerCase() === 'a') return { kind: 'all' }
  const to = MOVES[event.key]
  if (to) return { kind: 'move', to, extend: event.shiftKey }
  const kind = KINDS[event.key]
  return kind === undefined || withControl || event.shiftKey ? null : { kind }
}
