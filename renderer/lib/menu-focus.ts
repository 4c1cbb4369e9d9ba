import type { FocusEvent, KeyboardEvent } from 'react'

/*
 * Mantine's menus take the focus in a timer after they have opened. On a busy machine a key comes before that. The
 * theme gives these handlers to every menu; the first one takes the place of an `onKeyDown` of the menu's button.
 */

/** On the button of an open menu, arrow keys lead into the menu, and Escape closes it. */
export function passToMenu(event: KeyboardEvent<HTMLElement>): void {
  passToMenuOf(event.currentTarget, event)
}

/** The same where something else than the button has the focus while its menu opens. */
export function passToMenuOf(button: Element | null | undefined, event: KeyboardEvent): void {
  const { key } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Escape') return
  // The button names its menu only while that is open.
  const menu = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  if (!menu) return
  // Arrow keys would scroll the pane, and the menu away.
  event.preventDefault()
  // Neither for the list that the button is in, nor for Mantine, which closes a menu at a key elsewhere.
  event.stopPropagation()
  // The menu closes itself, and returns the focus where it is to go.
  if (key === 'Escape') return void menu.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key }))
  const entries = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]:not(:disabled)')]
  entries.at(key === 'ArrowDown' ? 0 : -1)?.focus()
}

/** An entry that has the focus keeps it when the menu takes the focus, late, to the place before its entries. */
export function keepEntryFocused({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!target.hasAttribute('data-autofocus')) return
  if (relatedTarget instanceof HTMLElement && currentTarget.contains(relatedTarget)) relatedTarget.focus()
}
