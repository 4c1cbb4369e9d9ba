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

/** This script runs once a load; the page does not learn the name and cannot give another. */
const load = crypto.randomUUID()

// The page itself asks, from its own window and origin; it gets a port and nothing else.
window.addEventListener('message', (event) => {
  if (event.source !== window || event.origin !== window.origin || event.data !== PORT_WANTED) return
  ipcRenderer.send(PORT_WANTED, load)
})

ipcRenderer.on(PORT_READY, (event) => {
  window.postMessage(PORT_READY, '/', [...event.ports])
})
