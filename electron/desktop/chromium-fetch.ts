import type { Readable } from 'node:stream'
import { net, type Session } from 'electron'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { hasBody, toResponse } from '../host/fetch-response.ts'
import { type CallSession, openCallSession, openQuietSession } from './call-session.ts'

/**
 * A fetch through Chromium's network stack, with the system's proxy and certificates, of which one call is one request on
 * a connection of its own, never sent again (docs/decisions/034). For https to other machines: Chromium asks for no way
 * to this one. Rejects with Chromium's error, or with UNREACHABLE (`reset`) where Chromium was kept from sending again.
 */
export function createChromiumFetch(): typeof fetch {
  const system = openQuietSession('routes')
  const free: CallSession[] = []

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const lent = free.pop() ?? openCallSession()
    // Given back twice it would be lent to two calls at once, and each would let the other's repetition pass.
    let isLent = true
    const giveBack = () => {
      if (isLent) free.push(lent)
      isLent = false
    }
    let isOut = false
    try {
      await lent.open({ origin: url.origin, way: await system.resolveProxy(url.href) })
      init.signal?.throwIfAborted()
      isOut = true
      return await send(lent.session, url.href, init, giveBack)
    } catch (error) {
      const asked = isOut ? await lent.timesAsked().catch(() => null) : 0
      giveBack()
      if (init.signal?.aborted) throw init.signal.reason
      // Chromium's own error would only tell that the second sending met no way.
      if (asked === null || asked > 1) throw new SondeError('UNREACHABLE', { cause: 'reset' })
      throw error
    }
  }
}

function send(own: Session, url: string, init: RequestInit, onEnd: () => void): Promise<Response> {
  const { method = 'GET', signal } = init
  return new Promise((resolve, reject) => {
    const request = net.request({
      method,
      url,
      session: own,
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
    })
    for (const [name, value] of new Headers(init.headers)) request.setHeader(name, value)
    const abort = () => {
      request.abort()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    request.on('error', reject)
    const answer = (status: number, rawHeaders: string[], body: Readable | null) => {
      try {
        const end = () => {
          // Whoever throws a body away has no more use for its connection.
          if (body && !body.readableEnded) request.abort()
          onEnd()
        }
        resolve(toResponse({ status, rawHeaders, body, onEnd: end }))
      } catch (error) {
        request.abort()
        reject(error)
      }
    }
    request.on('redirect', (status) => {
      answer(status, [], null)
      request.abort()
    })
    request.on('response', (message) => {
      const { statusCode, rawHeaders } = message
      const isRead = hasBody(method, statusCode)
      // Electron's message is a Readable, which its types do not tell.
      const body = message as unknown as Readable
      if (!isRead) body.resume()
      answer(statusCode, rawHeaders, isRead ? body : null)
    })
    request.end(typeof init.body === 'string' ? init.body : undefined)
  })
}
