import { type IpcMain, type IpcMainEvent, MessageChannelMain, type MessagePortMain } from 'electron'
import { PORT_READY, PORT_WANTED } from '../../shared/contract/port-handshake.ts'
import { isPageAddress } from './page-address.ts'

/**
 * Gives each load of the page one port to the core. Only the main frame of a window at our own address gets one, and
 * a new port ends the one before.
 */
export function handPortsOver(ipc: IpcMain, serve: (port: MessagePortMain) => void): void {
  const ports = new Map<number, MessagePortMain>()
  ipc.on(PORT_WANTED, (event: IpcMainEvent) => {
    const frame = event.senderFrame
    if (!frame || frame !== event.sender.mainFrame || !isPageAddress(frame.url)) return
    const contents = event.sender.id
    if (!ports.has(contents)) event.sender.once('destroyed', () => ports.delete(contents))
    ports.get(contents)?.close()
    const { port1, port2 } = new MessageChannelMain()
    ports.set(contents, port1)
    serve(port1)
    port1.start()
    frame.postMessage(PORT_READY, null, [port2])
  })
}
