import { MessageChannel } from 'node:worker_threads'
import type { WebSocket as NodeSocket } from 'ws'
import { createAccess } from '../../../electron/browser/access.ts'
import { createHandOverLinks } from '../../../electron/browser/hand-over.ts'
import { startBrowserServer } from '../../../electron/browser/http-server.ts'
import { portServer } from '../../../electron/rpc/serve-port.ts'
import { socketServer } from '../../../electron/rpc/serve-socket.ts'
import { createRpcClient } from '../../../renderer/lib/rpc/create-rpc-client.ts'
import type { LineStatus } from '../../../renderer/lib/rpc/line.ts'
import { createPageSecrets } from '../../../renderer/lib/rpc/page-secrets.ts'
import { portWire } from '../../../renderer/lib/rpc/port-transport.ts'
import { connectSocket } from '../../../renderer/lib/rpc/socket-transport.ts'
import type { SondeClient } from '../../../shared/contract/contract.ts'
import { SOCKET_PATH } from '../../../shared/contract/heartbeat.ts'
import { noStorage } from '../../support/no-storage.ts'
import type { TestCore } from '../../support/open-test-core.ts'
import { pageSocket } from '../../support/page-socket.ts'

/** The parts of a core that a transport serves. */
type ServedCore = Pick<TestCore, 'client' | 'router'>

/** The contract's client connected to the real core over one transport. */
export interface Transport {
  client: SondeClient
  /** Null for a transport without a connection that could break. */
  line: { status: LineStatus; break(): void } | null
  close(): Promise<void>
}

const quick = { delay: () => 5 }

/** No transport: the client calls the router directly. */
export async function inProcess(core: ServedCore): Promise<Transport> {
  return { client: core.client, line: null, close: async () => undefined }
}

/** The desktop app's transport, with Node's message ports in place of Chromium's. */
export async function overPort(core: ServedCore): Promise<Transport> {
  const serve = portServer(core.router)
  let near: { close(): void } | null = null
  const rpc = createRpcClient(async () => {
    const { port1, port2 } = new MessageChannel()
    near = port1
    serve(port1 as unknown as MessagePort)
    port1.start()
    return portWire(port2 as unknown as MessagePort)
  }, quick)
  return {
    client: rpc.client,
    line: { status: rpc.line, break: () => near?.close() },
    close: async () => rpc.close(),
  }
}

/** The browser host's transport: a real server that checks Host, Origin and the proof of a secret. */
export async function overSocket(core: ServedCore): Promise<Transport> {
  const access = createAccess()
  const serve = socketServer(core.router)
  let near: NodeSocket | null = null
  const server = await startBrowserServer({
    port: 0,
    access,
    pageFolder: import.meta.dirname,
    links: createHandOverLinks(),
    onSocket(socket) {
      near = socket
      serve(socket)
    },
  })
  const origin = `http://127.0.0.1:${server.port}`
  const headers = { origin }
  const entrance = { origin, secrets: createPageSecrets(access.token, noStorage) }
  const open = pageSocket(headers)
  const rpc = createRpcClient(
    connectSocket(`ws://127.0.0.1:${server.port}${SOCKET_PATH}`, { open, entrance }),
    quick,
  )
  return {
    client: rpc.client,
    line: { status: rpc.line, break: () => near?.terminate() },
    async close() {
      rpc.close()
      await server.close()
    },
  }
}
