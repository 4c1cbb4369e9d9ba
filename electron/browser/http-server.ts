import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { type WebSocket, WebSocketServer } from 'ws'
import { ENTER_PATH, handOverText } from '../../shared/contract/admission.ts'
import { LARGEST_MESSAGE, SOCKET_PATH } from '../../shared/contract/heartbeat.ts'
import { securityHeaders } from '../host/content-security-policy.ts'
import { type Access, isLoopbackHost, isPageHost } from './access.ts'
import { createDoor } from './door.ts'
import { HAND_OVER_PATH, type HandOverLinks } from './hand-over.ts'
import { pageResponses } from './page-responses.ts'
import { mayBeOurBrowser, userOfPeer } from './peer-user.ts'
import { isSame, sign } from './sign.ts'

/** Longest form that is read, in bytes. */
const LARGEST_FORM = 1_024

/** The running HTTP server of the browser host. */
export interface BrowserServer {
  readonly port: number
  /** Ends every connection and stops listening. */
  close(): Promise<void>
}

export interface BrowserServerOptions {
  /** 0: any free port. */
  port: number
  access: Access
  pageFolder: string
  links: HandOverLinks
  /** Called with a WebSocket whose page has proven that it holds a secret of this host. */
  onSocket(socket: WebSocket): void
  /** Origin of the hot-reloading page of `npm run dev`, which may then talk to this host too. */
  devPage?: string | undefined
}

/** Starts the server on 127.0.0.1 only. Rejects with Node's error when the port is not available. */
export async function startBrowserServer(options: BrowserServerOptions): Promise<BrowserServer> {
  const { access, devPage } = options
  let port = options.port
  /**
   * Whether an origin is that of Sonde's own page. A proof is bound to one of these origins, whatever address a
   * request's headers name.
   */
  const isOwnPage = (origin: string | undefined): origin is string =>
    origin !== undefined && (origin === pageOrigin(port) || origin === devPage)

  const app = new Hono()
  app.use(async (context, next) => {
    const { req } = context
    const host = req.header('host')
    for (const [name, value] of Object.entries(securityHeaders())) context.header(name, value)
    if (!isLoopbackHost(host, port)) return context.text('Unknown host', 421)
    const reads = req.method === 'GET' || req.method === 'HEAD'
    const handsOver = req.method === 'POST' && req.path.startsWith(`${HAND_OVER_PATH}/`)
    if (!reads && !handsOver) return context.text('Method not allowed', 405)
    // A browser stores data, including the secret, separately for each name of this machine: so the page has only one
    // address.
    if (!isPageHost(host, port)) {
      const { pathname, search } = new URL(req.url)
      return context.redirect(`${pageOrigin(port)}${pathname}${search}`, 307)
    }
    // Sonde has no service worker. A request for a worker's script comes from one that another program left on this
    // port.
    if (req.header('service-worker') === 'script') return context.text('Not found', 404)
    await next()
  })
  app.post(`${HAND_OVER_PATH}/:handle`, async (context) => {
    context.header('Cache-Control', 'no-store')
    if (!(await isFromOurPage(context))) return context.text('Forbidden', 403)
    const secret = options.links.take(context.req.param('handle'))
    return secret === null ? context.text('Gone', 410) : context.text(secret)
  })
  app.get(`${HAND_OVER_PATH}/*`, (context) => context.text('Method not allowed', 405))

  /** Whether the form that retrieves a new key's secret was sent by a page that holds a secret of this host. */
  async function isFromOurPage({ req }: Context): Promise<boolean> {
    const site = req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return false
    const length = Number(req.header('content-length') ?? Number.POSITIVE_INFINITY)
    if (!(length <= LARGEST_FORM)) return false
    const { name, proof } = await req.parseBody()
    if (typeof name !== 'string' || typeof proof !== 'string') return false
    const held = access.find([name])
    if (!held || held.kind === 'ticket') return false
    const origins = [pageOrigin(port), ...(devPage === undefined ? [] : [devPage])]
    return origins.some((origin) =>
      isSame(proof, sign(held.secret, handOverText({ origin, path: req.path }))),
    )
  }

  const page = pageResponses(options.pageFolder)
  app.get('*', async (context) => {
    const { raw, path } = context.req
    // The printed link leads to the page itself, which removes the secret from the address.
    const response = await page(path === ENTER_PATH ? new Request(new URL('/', raw.url), raw) : raw)
    return context.newResponse(response.body, response)
  })

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  })
  sockets.on('connection', (socket: WebSocket) => {
    // `ws` closes such a socket itself and tells its peer why; without a listener the error would end the process.
    socket.on('error', () => undefined)
  })
  const letIn = createDoor({ access, onSocket: options.onSocket })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const { host, origin } = request.headers
    if (request.url !== SOCKET_PATH) return refuse(stream, '404 Not Found')
    if (!isPageHost(host, port) || !isOwnPage(origin)) return refuse(stream, '403 Forbidden')
    sockets.handleUpgrade(request, stream, head, (socket) => {
      sockets.emit('connection', socket, request)
      const mayHoldTicket = () => mayBeOurBrowser(userOfPeer(request.socket), process.getuid?.())
      letIn({ socket, stream, origin, mayHoldTicket })
    })
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  port = (server.address() as AddressInfo).port

  return {
    port,
    async close() {
      for (const socket of sockets.clients) socket.close(1001)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // A browser answers the close at once; other connections are cut after this time.
      const cut = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
        server.closeAllConnections()
      }, 250)
      server.closeIdleConnections()
      await closed
      clearTimeout(cut)
    },
  }
}

/** The page's origin. */
export function pageOrigin(port: number): string {
  return port === 80 ? 'http://127.0.0.1' : `http://127.0.0.1:${port}`
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
