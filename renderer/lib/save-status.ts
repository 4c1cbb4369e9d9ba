import { create } from 'zustand'

/** State of saving the text on the screen. `failed`: saving is being tried again; `conflict`: waits for a decision. */
export type SaveState = 'none' | 'pending' | 'saving' | 'saved' | 'failed' | 'conflict'

interface SaveStatus {
  state: SaveState
  /** When it was last saved, in milliseconds since 1970. */
  at: number | null
}

/** The state of saving that the status line shows; set by the screen that is being edited. */
export const useSaveStatus = create<SaveStatus>(() => ({ state: 'none', at: null }))

/** Sets the state of saving that the status line shows. */
export function setSaveStatus(state: SaveState, at: number | null = null): void {
  useSaveStatus.setState({ state, at })
  // The desktop closes its window only once this attribute is gone: see main-window.ts.
  document.documentElement.toggleAttribute('data-saving', state === 'pending' || state === 'saving')
}
