import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Reply } from './dispatcher.ts'

/** A listening server. */
export interface ListeningServer {
  readonly port: number
  /** Stops listening and closes every connection, busy or idle. */
  close(): Promise<void>
}

/** Serves `answer` over HTTP on 127.0.0.1. Rejects if the port is not free. */
export async function listen(
  port: number,
  answer: (request: IncomingMessage) => Promise<Reply>,
): Promise<ListeningServer> {
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    answer(request).then((reply) => send(reply, request, response))
  }
  // Node would refuse requests without a Host header, or with an unknown Expect, with an empty body. Here they are
  // answered like all others.
  const server = createServer({ keepAliveTimeout: 30_000, requireHostHeader: false }, serve)
  server.on('checkExpectation', serve)
  server.on('connect', (_request, socket) => socket.end(noTunnel))
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformed)
    else socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => close(server) }
}

const malformed = wholeFailure('400 Bad Request', 'Malformed HTTP request.')
const noTunnel = wholeFailure('405 Method Not Allowed', 'Method not allowed.')

/** A complete HTTP response as text, for sockets without a response object. */
function wholeFailure(status: string, error: string): string {
  const body = JSON.stringify({ data: null, error })
  return [
    `HTTP/1.1 ${status}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

const page =
  '<!doctype html>\n<html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1></body></html>\n'

function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  if (reply.kind === 'hang') return
  if (reply.kind === 'drop') {
    request.socket.destroy()
    return
  }
  const whole = reply.kind === 'html' ? page : JSON.stringify(reply.body)
  // The JSON is cut in the middle, but the response is framed as complete, as a broken proxy might send it.
  const text = reply.kind === 'json' && reply.cut ? whole.slice(0, Math.max(1, whole.length >> 1)) : whole
  const headers = {
    'content-type': reply.kind === 'html' ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(reply.kind === 'json' ? reply.headers : undefined),
  }
  response.writeHead(reply.status, headers)
  response.end(request.method === 'HEAD' ? undefined : text)
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
