import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { closingAll } from './closing.ts'
import type { TestCertificate } from './self-signed.ts'

/** Answers a request whose body has arrived. */
export type Reply = (response: ServerResponse) => void

/** A service that keeps every connection open and counts the requests that reach it. */
export interface CountingService {
  port: number
  /** How many requests with this `X-Call` header arrived, whole or not. */
  reached(call: string): number
  /** HTTP versions of the requests. */
  versions: Set<string>
  /** Sets how requests are answered; null answers with an empty envelope. */
  reply(reply: Reply | null): void
  close(): void
}

/** Serves http, or https with HTTP/2 if there is a certificate, on every IPv4 address of this machine. */
export async function startCountingService(certificate?: TestCertificate): Promise<CountingService> {
  const counts = new Map<string, number>()
  const versions = new Set<string>()
  let reply: Reply | null = null

  function answer(request: IncomingMessage | Http2ServerRequest, response: ServerResponse): void {
    const call = String(request.headers['x-call'])
    counts.set(call, (counts.get(call) ?? 0) + 1)
    versions.add(request.httpVersion)
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    request.resume()
    request.on('end', () => {
      if (reply) reply(response)
      else {
        response.setHeader('Content-Type', 'application/json')
        response.end('{"data":{},"error":null}')
      }
    })
  }

  const server = certificate
    ? createSecureServer(
        { ...certificate, allowHTTP1: true },
        // `answer` uses only what HTTP/1.1 and HTTP/2 requests and responses have in common.
        (request: Http2ServerRequest, response: Http2ServerResponse) =>
          answer(request, response as unknown as ServerResponse),
      )
    : createServer({ keepAliveTimeout: 600_000 }, answer)
  server.on('clientError', (_error, socket) => socket.destroy())
  server.on('sessionError', () => undefined)
  const close = closingAll(server)
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    reached: (call) => counts.get(call) ?? 0,
    versions,
    reply(next) {
      reply = next
    },
    close,
  }
}
