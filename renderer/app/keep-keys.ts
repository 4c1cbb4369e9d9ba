/** What was typed before the field that it is meant for was on the screen. */
export interface Typed {
  text: string
  /** Keys that choose an entry, pressed after the text, in their order. */
  keys: readonly ChoosingKey[]
}

/** A key that moves along the entries, or opens the chosen one. */
export type ChoosingKey = 'ArrowDown' | 'ArrowUp' | 'Enter'

export const NOTHING_TYPED: Typed = { text: '', keys: [] }

/** `typed` after one more key, named as in `KeyboardEvent.key`. */
export function withKey(typed: Typed, key: string): Typed {
  const { text, keys } = typed
  // Keys pressed after Enter are meant for the screen that it opens.
  if (keys.includes('Enter')) return typed
  if (key === 'ArrowDown' || key === 'ArrowUp') return { text, keys: [...keys, key] }
  // While nothing was typed and no arrow key pressed, no entry is chosen, so Enter does nothing.
  if (key === 'Enter') return text.trim() === '' && keys.length === 0 ? typed : { text, keys: [...keys, key] }
  // With other text other entries are found, so that the keys that chose among the former ones no longer count.
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), keys: [] }
  return [...key].length === 1 ? { text: text + key, keys: [] } : typed
}

/** Handlers for keys that are pressed before the field they are meant for has the focus. */
interface KeptKeys {
  /** Called for each such key, named as in `KeyboardEvent.key`. */
  onKey(key: string): void
  /** Called for Escape: the person changed their mind. */
  onEscape(): void
}

/**
 * Catches what is typed until the field it is meant for has the focus, so that it is neither lost nor typed into the
 * field behind. A pointer press ends this too, since the person turned to something else. Returns a function that ends
 * it.
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
