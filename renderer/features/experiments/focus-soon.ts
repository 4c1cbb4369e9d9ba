/** The open tab of a launched experiment. */
export const OPEN_TAB = '[role="tab"][aria-selected="true"]'

/** Puts the focus on what will be drawn: what was just added, or what is left where something was taken away. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}
