import { ipcRenderer } from 'electron'
import { PORT_READY, PORT_WANTED } from '../shared/contract/port-handshake.ts'

/** What this script needs of the page's window; electron/ knows no other part of the DOM. */
declare const window: {
  readonly origin: string
  addEventListener(
    type: 'message',
    listener: (event: { source: unknown; origin: string; data: unknown }) => void,
  ): void
  postMessage(message: string, origin: string, transfer: readonly object[]): void
}

let asked = false

// The page itself asks, from its own window and origin; it gets one port a load and nothing else.
window.addEventListener('message', (event) => {
  if (asked || event.source !== window || event.origin !== window.origin || event.data !== PORT_WANTED) return
  asked = true
  ipcRenderer.send(PORT_WANTED)
})

ipcRenderer.once(PORT_READY, (event) => {
  window.postMessage(PORT_READY, '/', [...event.ports])
})
