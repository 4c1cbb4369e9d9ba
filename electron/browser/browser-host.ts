import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ENTER_PATH } from '../../shared/contract/admission.ts'
import { createFileLog } from '../host/file-log.ts'
import { createNodeFetch } from '../host/node-fetch.ts'
import { type HostPorts, openCore } from '../host/open-core.ts'
import { socketServer } from '../rpc/serve-socket.ts'
import { createAccess } from './access.ts'
import { createHandOverLinks } from './hand-over.ts'
import { pageOrigin, startBrowserServer } from './http-server.ts'
import { keepPort, listenWhereKept } from './kept-ports.ts'
import { openConfSettings } from './settings.ts'

/** The running browser host. */
export interface BrowserHost {
  /** The link to open, with its secret after the "#". */
  readonly url: string
  readonly practice: string | null
  /** A link that admits one browser, once. */
  ticketUrl(): string
  /** Titles of the runs and focus groups whose replies ending now would lose, because the disk refuses them. */
  unsaved(): string[]
  close(): Promise<void>
}

/** Opens the core in `folder`, which must exist, and serves it and the page on 127.0.0.1. */
export async function startBrowserHost({
  folder,
  port,
  programFolder,
  dev,
  practiceWorker,
}: {
  folder: string
  /** 0: any free port; null: the port of the last time, if it is free. */
  port: number | null
  /** Folder of the built programs, which contains `page/`. */
  programFolder: string
  /** For `npm run dev`: the hot-reloading page's origin, and a seed that stays the same across restarts. */
  dev?: { page: string; seed: string } | undefined
  practiceWorker?: HostPorts['practiceWorker']
}): Promise<BrowserHost> {
  const log = createFileLog(folder)
  const links = createHandOverLinks()
  const core = await openCore({
    folder,
    log,
    practiceWorker,
    fetch: createNodeFetch(process.env),
    settings: openConfSettings({ folder }),
    handOver: links.handOver,
    announce: () => undefined,
    app: {
      version: versionOf(programFolder),
      host: 'browser',
      platform: process.platform,
      // With another port the page has another origin, and so another storage in the browser.
      lastingAddress: port !== 0,
    },
  })
  const access = createAccess(dev?.seed)
  try {
    const listen = (wanted: number) =>
      startBrowserServer({
        port: wanted,
        access,
        links,
        devPage: dev?.page,
        pageFolder: path.join(programFolder, 'page'),
        onSocket: socketServer(core.router),
      })
    const server = port === null ? await listenWhereKept(folder, listen) : await listen(port)
    if (port === null) keepPort(folder, server.port)
    const linkWith = (secret: string) => `${dev?.page ?? pageOrigin(server.port)}${ENTER_PATH}#${secret}`
    return {
      url: linkWith(access.token),
      practice: core.practice,
      ticketUrl: () => linkWith(access.ticket()),
      unsaved: core.unsaved,
      async close() {
        await server.close()
        await core.close()
      },
    }
  } catch (error) {
    await core.close()
    throw error
  }
}

function versionOf(programFolder: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(programFolder, '..', 'package.json'), 'utf8'),
  )
  return manifest.version
}
