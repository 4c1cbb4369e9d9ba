/** What was typed before the field was there to take it. */
export interface Typed {
  text: string
  /** Keys that choose an entry, pressed after the text, in their order. */
  keys: readonly ChoosingKey[]
}

/** A key that goes along the entries, or enters the one that is chosen. */
export type ChoosingKey = 'ArrowDown' | 'ArrowUp' | 'Enter'

export const NOTHING_TYPED: Typed = { text: '', keys: [] }

/** What is typed once a key was pressed too, as `KeyboardEvent.key` names it. */
export function withKey(typed: Typed, key: string): Typed {
  const { text, keys } = typed
  // Keys pressed after Enter are meant for the screen that it opens.
  if (keys.includes('Enter')) return typed
  if (key === 'ArrowDown' || key === 'ArrowUp') return { text, keys: [...keys, key] }
  // As long as nothing was typed and no arrow pressed, no entry is chosen, so Enter does nothing.
  if (key === 'Enter') return text.trim() === '' && keys.length === 0 ? typed : { text, keys: [...keys, key] }
  // Other text is another choice.
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), keys: [] }
  return [...key].length === 1 ? { text: text + key, keys: [] } : typed
}

/** What happens to keys that come before the field they are meant for. */
interface KeptKeys {
  /** A key was pressed, as `KeyboardEvent.key` names it. */
  onKey(key: string): void
  /** The person thought better of it. */
  onEscape(): void
}

/**
 * Catches what is typed until the field it is meant for has the focus, so that it neither gets lost nor lands in the
 * field behind. Returns how to end it. A pointer that is pressed ends it too: the person went elsewhere.
 */
export function keepKeys({ onKey, onEscape }: KeptKeys): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') {
      stop()
      onEscape()
    } else onKey(key)
  }
  const stop = () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', stop, true)
  return stop
}
