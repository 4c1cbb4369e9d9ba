import type { Readable } from 'node:stream'
import { net, type Session } from 'electron'
import { hasBody, toResponse } from '../host/fetch-response.ts'
import { believedFailure, failureBeforeSending } from './believed-failure.ts'
import { openCallSession } from './call-session.ts'
import { createLending } from './lending.ts'
import { openQuietSession } from './quiet-session.ts'

/**
 * A fetch through Chromium's network stack, with the system's proxy and certificates. Each call is one request on a
 * connection of its own, and is never sent again (docs/decisions/034). Only for https to other machines, because
 * Chromium does not ask the proxy script for addresses of this machine. Rejects with Chromium's error, with an error
 * that says that nothing was sent, or with UNREACHABLE (`reset`) where Chromium was prevented from sending the request
 * again.
 */
export function createChromiumFetch(): typeof fetch {
  const system = openQuietSession('routes')
  let sessions = 0
  const lend = createLending(
    () => openCallSession(openQuietSession(`call-${++sessions}`)),
    (session) => session.close(),
  )

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const { lent, giveBack } = lend()
    let isOut = false
    try {
      await lent.open({ origin: url.origin, way: await system.resolveProxy(url.href) })
      init.signal?.throwIfAborted()
      isOut = true
      return await send(lent.session, url.href, init, giveBack)
    } catch (error) {
      const asked = isOut ? await lent.timesAsked().catch(() => null) : null
      giveBack()
      if (init.signal?.aborted) throw init.signal.reason
      throw isOut ? believedFailure(error, asked) : failureBeforeSending(error)
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
      // Chromium might keep the connection open to read the rest of the response.
      void own.closeAllConnections()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
    // From then on the session may be used by another call.
    const forget = () => signal?.removeEventListener('abort', abort)
    request.on('error', (error) => {
      forget()
      reject(error)
    })
    const answer = (status: number, rawHeaders: string[], body: Readable | null) => {
      try {
        const end = () => {
          // If the body was not read to its end, its connection is of no use any more.
          if (body && !body.readableEnded) request.abort()
          forget()
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
      // Electron's message is a Readable, but its types do not say so.
      const body = message as unknown as Readable
      if (!isRead) body.resume()
      answer(statusCode, rawHeaders, isRead ? body : null)
    })
    request.end(typeof init.body === 'string' ? init.body : undefined)
  })
}
