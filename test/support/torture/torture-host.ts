import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { buildElectronProgram } from '../wire/electron-program.ts'
import { selfSigned, type TestCertificate } from '../wire/self-signed.ts'
import { startTlsFront } from '../wire/tls-front.ts'
import { asFetch, desktopTransport } from '../wire/transports.ts'
import type { CrashOrder } from './obey-crash-order.ts'

/** What a torture needs of a host. */
export interface TortureHost {
  /**
   * The longest that its program lives before it is killed, in milliseconds from when its core is open: long enough for a
   * focus group and a key to be under way too, which are asked for after a survey.
   */
  life: number
  /** Starts the program that is to be killed. It is the very process that does the work. */
  start(order: CrashOrder): ChildProcess
  /** The host's own way to the service, for a core in this process. */
  openFetch(): Promise<typeof fetch>
  /** The address under which the host makes its far calls to a service of http on this machine. */
  front(baseUrl: string): Promise<string>
  close(): void
}

const FAR_NAME = 'service.sonde.test'

/** Node, as the browser host runs in it, over http. */
export function browserTorture(): TortureHost {
  const program = path.join(import.meta.dirname, 'crash-child.ts')
  return {
    life: 350,
    start: (order) =>
      spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] }),
    openFetch: async () => createNodeFetch(),
    front: async (baseUrl) => baseUrl,
    close: () => undefined,
  }
}

/** A real Electron, over https through Chromium, since what is on this machine does not go through Chromium. */
export async function desktopTorture(): Promise<TortureHost> {
  const program = await buildElectronProgram(path.join(import.meta.dirname, 'crash-child-desktop.ts'))
  const certificate: TestCertificate = selfSigned([FAR_NAME])
  const open: { close(): void }[] = [{ close: () => program.remove() }]
  return {
    life: 1_200,
    start(order) {
      const child = program.start([JSON.stringify(order)])
      child.stderr.resume()
      return child
    },
    async openFetch() {
      const transport = await desktopTransport()
      open.push(transport)
      return asFetch(transport)
    },
    async front(baseUrl) {
      const front = await startTlsFront(baseUrl, certificate)
      open.push(front)
      return `https://${FAR_NAME}:${front.port}`
    },
    close() {
      for (const each of open) each.close()
    },
  }
}
