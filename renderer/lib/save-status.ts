import { create } from 'zustand'

/** Where the text on the screen stands. `failed` is being tried again; `conflict` waits for a decision. */
export type SaveState = 'none' | 'pending' | 'saving' | 'saved' | 'failed' | 'conflict'

interface SaveStatus {
  state: SaveState
  /** When it was last saved, in milliseconds since 1970. */
  at: number | null
}

/** What the status line says of saving; written by whichever screen is being edited. */
export const useSaveStatus = create<SaveStatus>(() => ({ state: 'none', at: null }))

export function setSaveStatus(state: SaveState, at: number | null = null): void {
  useSaveStatus.setState({ state, at })
  // The desktop's window is closed once this is gone: see main-window.ts.
  document.documentElement.toggleAttribute('data-saving', state === 'pending' || state === 'saving')
}
