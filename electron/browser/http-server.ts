import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { type WebSocket, WebSocketServer } from 'ws'
import { LARGEST_MESSAGE, SOCKET_PATH } from '../../shared/contract/heartbeat.ts'
import { securityHeaders } from '../host/content-security-policy.ts'
import { type Access, isOwnHost, isOwnOrigin } from './access.ts'
import { HAND_OVER_PATH, type HandOverLinks } from './hand-over.ts'
import { pageResponses } from './page-responses.ts'
import { refusalPage } from './refusal-page.ts'

/** The HTTP server of the browser host, listening. */
export interface BrowserServer {
  readonly port: number
  /** Ends every connection and stops listening. */
  close(): Promise<void>
}

export interface BrowserServerOptions {
  /** 0: any free one. */
  port: number
  access: Access
  pageFolder: string
  links: HandOverLinks
  /** Takes over a WebSocket that passed every check. */
  onSocket(socket: WebSocket): void
  /** Origin of the hot-reloading page of `npm run dev`, which may then talk to this host too. */
  devPage?: string | undefined
}

/** Starts the server on 127.0.0.1 only. Rejects with Node's error when the port cannot be had. */
export async function startBrowserServer(options: BrowserServerOptions): Promise<BrowserServer> {
  const { access, devPage } = options
  let port = options.port

  const app = new Hono()
  app.use(async (context, next) => {
    const { req } = context
    for (const [name, value] of Object.entries(securityHeaders())) context.header(name, value)
    if (!isOwnHost(req.header('host'), port)) return context.text('Unknown host', 421)
    if (req.method !== 'GET' && req.method !== 'HEAD') return context.text('Method not allowed', 405)
    const token = req.query('token')
    if (req.path === '/' && token !== undefined && access.admits(token)) {
      context.header('Set-Cookie', access.cookie(port))
      context.header('Cache-Control', 'no-store')
      return context.redirect(devPage ? `${devPage}/` : '/', 303)
    }
    if (!access.knows(req.header('cookie'), port)) {
      context.header('Cache-Control', 'no-store')
      return context.html(refusalPage(), 401)
    }
    // A token that admits nobody any more still has no business in the address.
    if (token !== undefined) return context.redirect('/', 303)
    await next()
  })
  app.get(`${HAND_OVER_PATH}/:handle`, (context) => {
    context.header('Cache-Control', 'no-store')
    // A HEAD request must not use the link up.
    const secret = context.req.method === 'GET' ? options.links.take(context.req.param('handle')) : null
    return secret === null ? context.text('Gone', 410) : context.text(secret)
  })
  const page = pageResponses(options.pageFolder)
  app.get('*', async (context) => {
    const response = await page(context.req.raw)
    return context.newResponse(response.body, response)
  })

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  })
  sockets.on('connection', (socket: WebSocket) => {
    // ws closes such a socket itself and says why to its peer; without a listener it would end the process.
    socket.on('error', () => undefined)
    options.onSocket(socket)
  })
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy())
    const { host, origin, cookie } = request.headers
    const ownPage = isOwnOrigin(origin, host, port)
    const ownDevPage = devPage !== undefined && origin === devPage && isOwnHost(host, port)
    if (request.url !== SOCKET_PATH) return refuse(stream, '404 Not Found')
    if (!ownPage && !ownDevPage) return refuse(stream, '403 Forbidden')
    if (!access.knows(cookie, port)) return refuse(stream, '401 Unauthorized')
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request))
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
      // A browser answers the close in a moment; whoever does not is cut.
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

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
