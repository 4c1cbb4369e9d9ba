import { ipcRenderer } from 'electron'
import { PORT_READY, PORT_WANTED } from '../shared/contract/port-handshake.ts'

/** The part of the page's window that this script needs; electron/ has no other types of the DOM. */
declare const window: {
  readonly origin: string
  addEventListener(
    type: 'message',
    listener: (event: { source: unknown; origin: string; data: unknown }) => void,
  ): void
  postMessage(message: string, origin: string, transfer: readonly object[]): void
}

/** This script runs once for each load of the page. The page does not learn this name and cannot give another one. */
const load = crypto.randomUUID()

// Only the page itself may ask, from its own window and origin; it gets a port and nothing else.
window.addEventListener('message', (event) => {
  if (event.source !== window || event.origin !== window.origin || event.data !== PORT_WANTED) return
  ipcRenderer.send(PORT_WANTED, load)
})

ipcRenderer.on(PORT_READY, (event) => {
  window.postMessage(PORT_READY, '/', [...event.ports])
})
