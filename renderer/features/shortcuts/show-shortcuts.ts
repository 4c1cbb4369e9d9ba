import { createStore } from 'zustand/vanilla'

/** Whether the list of keys is open. */
export const shortcutsShown = createStore(() => ({ opened: false }))

/** Opens the list of keys, or closes it. */
export function showShortcuts(opened = true): void {
  shortcutsShown.setState({ opened })
}
