import { type IpcMain, type IpcMainEvent, MessageChannelMain, type MessagePortMain } from 'electron'
import { PORT_READY, PORT_WANTED } from '../../shared/contract/port-handshake.ts'
import { isPageAddress } from './page-address.ts'

interface Handed {
  port: MessagePortMain
  /** The page load that has the other end. */
  load: string
  open: boolean
}

/**
 * Gives each load of the page one port to the core, and another one only when that one has closed. Only the main frame
 * of a window with Sonde's page gets one, and a new load's port replaces the earlier one. Returns a function that ends
 * this.
 */
export function handPortsOver(ipc: IpcMain, serve: (port: MessagePortMain) => void): () => void {
  const handed = new Map<number, Handed>()
  const give = (event: IpcMainEvent, load: unknown) => {
    const frame = event.senderFrame
    if (!frame || frame !== event.sender.mainFrame || !isPageAddress(frame.url)) return
    if (typeof load !== 'string') return
    const contents = event.sender.id
    const before = handed.get(contents)
    if (before?.open && before.load === load) return
    if (!before) event.sender.once('destroyed', () => handed.delete(contents))
    before?.port.close()
    const { port1, port2 } = new MessageChannelMain()
    const given: Handed = { port: port1, load, open: true }
    port1.once('close', () => {
      given.open = false
    })
    handed.set(contents, given)
    serve(port1)
    port1.start()
    frame.postMessage(PORT_READY, null, [port2])
  }
  ipc.on(PORT_WANTED, give)
  return () => void ipc.off(PORT_WANTED, give)
}
