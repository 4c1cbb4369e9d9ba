/** What happens to keys that come before the field they are meant for. */
interface KeptKeys {
  /** A key was typed: `change` makes the new text of the old one. */
  onText(change: (text: string) => string): void
  /** The person thought better of it. */
  onEscape(): void
}

/**
 * Catches what is typed until the field it is meant for has the focus, so that it neither gets lost nor lands in the
 * field behind. Returns how to end it. A pointer that is pressed ends it too: the person went elsewhere.
 */
export function keepKeys({ onText, onEscape }: KeptKeys): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') {
      stop()
      onEscape()
    } else if (key === 'Backspace') onText((text) => [...text].slice(0, -1).join(''))
    else if ([...key].length === 1) onText((text) => text + key)
  }
  const stop = () => {
    window.removeEventListener('keydown', onKeyDown, true)
    window.removeEventListener('pointerdown', stop, true)
  }
  window.addEventListener('keydown', onKeyDown, true)
  window.addEventListener('pointerdown', stop, true)
  return stop
}
