import {
  type Challenge,
  type Hello,
  NAME_TEXT,
  NOT_ADMITTED,
  type Reply,
  socketText,
  type Welcome,
} from '../../../shared/contract/admission.ts'
import { HEARTBEAT } from '../../../shared/contract/heartbeat.ts'
import type { PageSecrets } from './page-secrets.ts'
import { randomNonce, sign } from './sign.ts'

/** The host answers but knows none of this page's secrets: it was restarted, and needs the link that it printed. */
export class NotAdmittedError extends Error {
  constructor() {
    super('The host knows no secret that this page holds.')
    this.name = 'NotAdmittedError'
  }
}

/** The page that enters the host: its origin and its secrets. */
export interface Entrance {
  origin: string
  secrets: PageSecrets
}

/**
 * Enters the host behind an open socket: first the host proves that it holds one of the page's secrets, then the page
 * does. Rejects with `NotAdmittedError` when the host knows none of them, and with another error when the other side is
 * not Sonde or cannot prove that it holds the secret; it is then told nothing more.
 */
export async function enterHost(
  socket: WebSocket,
  { origin, secrets }: Entrance,
  signal: AbortSignal,
): Promise<void> {
  const held = new Map<string, string>()
  for (const secret of secrets.held()) held.set(await sign(secret, NAME_TEXT), secret)
  if (held.size === 0) throw new NotAdmittedError()
  const ask = (message: Hello | Reply) => {
    const answer = nextMessage(socket, signal)
    socket.send(JSON.stringify(message))
    return answer
  }
  const pageNonce = randomNonce()
  const challenge = await ask({ nonce: pageNonce, names: [...held.keys()] })
  if (!isChallenge(challenge)) throw new Error('What listens there is no Sonde.')
  const secret = held.get(challenge.name)
  if (secret === undefined) throw new Error('What listens there names a secret that was not offered.')
  const exchange = { origin, pageNonce, hostNonce: challenge.nonce }
  const expected = await sign(secret, socketText({ ...exchange, speaker: 'host' }))
  if (challenge.proof !== expected) throw new Error('What listens there is not the Sonde of this page.')
  const proof = await sign(secret, socketText({ ...exchange, speaker: 'page' }))
  // The host has proven itself above, so the secret that it sends is kept.
  const { keep } = (await ask({ proof })) as Welcome
  secrets.keep(keep ?? secret)
}

function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null) return false
  const parts: Partial<Record<keyof Challenge, unknown>> = value
  return [parts.name, parts.nonce, parts.proof].every((part) => typeof part === 'string')
}

/** The next message as JSON. Rejects when the socket closes first, or when `signal` aborts. */
function nextMessage(socket: WebSocket, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      socket.removeEventListener('message', onMessage)
      socket.removeEventListener('close', onClose)
      signal.removeEventListener('abort', onAbort)
      done()
    }
    const onMessage = ({ data }: MessageEvent) => {
      if (data === HEARTBEAT) return
      settle(() => {
        try {
          resolve(JSON.parse(String(data)))
        } catch (error) {
          reject(error)
        }
      })
    }
    const onClose = ({ code }: CloseEvent) =>
      settle(() =>
        reject(code === NOT_ADMITTED ? new NotAdmittedError() : new Error('The host closed the line.')),
      )
    const onAbort = () => settle(() => reject(signal.reason))
    if (signal.aborted || socket.readyState !== WebSocket.OPEN) {
      return reject(signal.aborted ? signal.reason : new Error('The host closed the line.'))
    }
    socket.addEventListener('message', onMessage)
    socket.addEventListener('close', onClose)
    signal.addEventListener('abort', onAbort)
  })
}
