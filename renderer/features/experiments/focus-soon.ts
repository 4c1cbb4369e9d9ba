/** Selector of the open tab of a launched experiment. */
export const OPEN_TAB = '[role="tab"][aria-selected="true"]'

/** Focuses an element in the next frame, when it is rendered, after something was added or removed. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
