import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { pipeline, type Readable } from 'node:stream'
import tls from 'node:tls'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { isLocalName, isLoopback, mayCarryKey } from '../../shared/models/base-url.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { hasBody, toResponse } from './fetch-response.ts'
import { createOneCallAgent, type ProxyEnv } from './one-call-agent.ts'

/** Decoders by the names of their encodings. `Accept-Encoding` names only encodings that are here. */
const DECODERS: ReadonlyMap<string, typeof createGunzip> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
])
/** Limit on the encodings of one body. Nobody uses more than two, and each decoder takes memory. */
const MOST_ENCODINGS = 4

/**
 * A fetch based on Node's own client. Each call is one request on a connection of its own: it follows no redirects,
 * keeps no connection, and never sends anything again (docs/decisions/034). It has no time limit, because the service
 * client has one for every call. Rejects with the error of Node's client; with UNREACHABLE (`insecure_url`), before
 * anything is sent, where the address is neither https nor loopback. `proxyEnv` names the proxies for https; loopback
 * addresses use none.
 */
export function createNodeFetch(proxyEnv: ProxyEnv = {}): typeof fetch {
  let trust: tls.SecureContext | undefined
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!mayCarryKey(url)) throw new SondeError('UNREACHABLE', { cause: 'insecure_url', unsent: true })
    if (url.protocol === 'https:') trust ??= tls.createSecureContext({ ca: trustedCertificates() })
    return ask(url, init, trust, isLoopback(url.hostname) ? {} : proxyEnv)
  }
}

function ask(
  url: URL,
  init: RequestInit,
  secureContext: tls.SecureContext | undefined,
  proxyEnv: ProxyEnv,
): Promise<Response> {
  const { method = 'GET', signal } = init
  const body = typeof init.body === 'string' ? init.body : null
  const scheme = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const { agent, cut } = createOneCallAgent({ protocol: url.protocol, secureContext, proxyEnv })
    const request = scheme.request(url, {
      method,
      agent,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        'Accept-Encoding': 'gzip, br',
        'User-Agent': 'Sonde',
        ...(body !== null && { 'Content-Length': Buffer.byteLength(body) }),
      },
      ...(isLocalName(url.hostname) && { lookup: lookUpThisMachine }),
    })
    const abort = () => {
      reject(signal?.reason)
      cut()
      request.destroy()
    }
    signal?.addEventListener('abort', abort, { once: true })
    request.on('error', reject)
    const refuseProtocol = () => {
      request.destroy()
      reject(new SondeError('UNREACHABLE', { status: 101, cause: 'other' }))
    }
    request.on('upgrade', refuseProtocol)
    request.on('response', (message) => {
      const { statusCode = 0, rawHeaders } = message
      if (statusCode === 101) return refuseProtocol()
      const isRead = hasBody(method, statusCode)
      if (!isRead) message.resume()
      try {
        resolve(toResponse({ status: statusCode, rawHeaders, body: isRead ? decode(message) : null }))
      } catch (error) {
        request.destroy()
        reject(error)
      }
    })
    request.end(body)
  })
}

/** The decoded body. A body with an unknown encoding is left as it is. */
function decode(message: http.IncomingMessage): Readable {
  if (message.headers['content-length'] === '0') return message
  const names = (message.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  const decoders = names.flatMap((name) => DECODERS.get(name) ?? [])
  if (decoders.length === 0 || decoders.length < names.length || names.length > MOST_ENCODINGS) return message
  // The encoding that was applied last is removed first. A failure reaches the reader through the last stream.
  const streams = decoders.reverse().map((decoder) => decoder())
  return pipeline([message, ...streams], () => undefined) as unknown as Readable
}

/** Names of this machine are resolved here and not by a name server, which could answer with another machine. */
const lookUpThisMachine: LookupFunction = (_hostname, options, answer) => {
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  if (options.all) answer(null, addresses)
  else answer(null, '127.0.0.1', 4)
}

/**
 * Node's own certificates and the system's; undefined, which means Node's own, where this version of Node cannot list
 * them.
 */
function trustedCertificates(): string[] | undefined {
  // Electron 33's Node does not have it.
  if (typeof tls.getCACertificates !== 'function') return undefined
  return [...new Set([...tls.getCACertificates('default'), ...tls.getCACertificates('system')])]
}
