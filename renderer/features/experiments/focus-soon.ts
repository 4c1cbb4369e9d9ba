import { flushSync } from 'react-dom'

/** Selector of the open tab of a launched experiment. */
export const OPEN_TAB = '[role="tab"][aria-selected="true"]'

/**
 * Focuses an element that a change has just added, moved or left. What was changed is rendered at once, since a letter
 * typed before the next frame would go elsewhere.
 */
export function focusNow(selector: string, within: ParentNode | null = document): void {
  flushSync(() => undefined)
  within?.querySelector<HTMLElement>(selector)?.focus()
}

/** Focuses an element in the next frame, after a reply from the core has changed what is on the screen. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
