import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createNodeFetch } from '../../../electron/host/node-fetch.ts'
import { buildElectronProgram } from '../wire/electron-program.ts'
import { selfSigned, type TestCertificate } from '../wire/self-signed.ts'
import { startTlsFront } from '../wire/tls-front.ts'
import { asFetch, desktopTransport } from '../wire/transports.ts'
import type { CrashOrder } from './obey-crash-order.ts'

/** What the torture needs from a host. */
export interface TortureHost {
  /**
   * Longest time until the program is killed, in milliseconds after its core has opened. It must be long enough that a
   * focus group and a key, which are requested after a survey, are also under way at times.
   */
  life: number
  /** Starts the program that is to be killed. The process returned is the one that does the work, not a launcher. */
  start(order: CrashOrder): ChildProcess
  /** The host's own fetch, for a core in this process. */
  openFetch(): Promise<typeof fetch>
  /** Address of an http service on this machine under which the host calls it like a remote service. */
  front(baseUrl: string): Promise<string>
  close(): void
}

const FAR_NAME = 'service.sonde.test'

/** Node over http, as the browser host uses it. */
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

/** A real Electron over https and a remote name: Chromium does not carry the calls to addresses of this machine. */
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
