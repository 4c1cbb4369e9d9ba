import { randomBytes } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import {
  type Challenge,
  type Hello,
  NOT_ADMITTED,
  type Reply,
  socketText,
  type Welcome,
} from '../../shared/contract/admission.ts'
import type { Access, HeldSecret } from './access.ts'
import { cutOffBeyond } from './cut-off-beyond.ts'
import { isSame, sign } from './sign.ts'

/** A nonce, a name or a proof: 32 bytes in base64url. */
const token = z.string().regex(/^[\w-]{43}$/)
const helloSchema = z.object({ nonce: token, names: z.array(token).min(1).max(4) }) satisfies z.ZodType<Hello>
const replySchema = z.object({ proof: token }) satisfies z.ZodType<Reply>

/** How long a peer has to prove that it holds a secret, in milliseconds. */
const ADMISSION_TIMEOUT = 10_000

/** Number of bytes that a peer may send before it is admitted: some five times what a page needs. */
const MOST_BEFORE = 2_048

/** A socket that was opened and whose peer has not proven anything yet. */
interface Visitor {
  socket: WebSocket
  /** The connection that the socket runs over. */
  stream: Duplex
  /** The origin of its page, which is one of Sonde's own. */
  origin: string
  /** Whether it may be the browser that Sonde opened: a ticket is for that browser only. */
  mayHoldTicket: () => boolean
}

/**
 * Returns a function that examines a socket. Once its peer has proven that it holds a secret of this host, the socket
 * is passed to `onSocket`; otherwise it is closed with NOT_ADMITTED. The host proves the same to the peer first.
 */
export function createDoor({
  access,
  onSocket,
  timeout = ADMISSION_TIMEOUT,
}: {
  access: Access
  onSocket(socket: WebSocket): void
  timeout?: number
}): (visitor: Visitor) => void {
  const inside = new Map<WebSocket, HeldSecret['kind']>()

  function admit(socket: WebSocket, { kind, secret }: HeldSecret): boolean {
    const keep = kind === 'ticket' ? access.redeem(secret) : null
    if (kind === 'ticket' && keep === null) {
      for (const [other, came] of inside) if (came !== 'link') other.close(NOT_ADMITTED)
      return false
    }
    inside.set(socket, kind)
    socket.on('close', () => inside.delete(socket))
    send<Welcome>(socket, { keep })
    // In the same tick, so that no message that the page then sends is missed.
    onSocket(socket)
    return true
  }

  async function examine({ socket, origin, mayHoldTicket }: Visitor, signal: AbortSignal): Promise<boolean> {
    const hello = helloSchema.safeParse(await nextMessage(socket, signal))
    if (!hello.success) return false
    const held = access.find(hello.data.names)
    if (!held || (held.kind === 'ticket' && !mayHoldTicket())) return false
    const nonce = randomBytes(32).toString('base64url')
    const exchange = { origin, pageNonce: hello.data.nonce, hostNonce: nonce }
    const proof = sign(held.secret, socketText({ ...exchange, speaker: 'host' }))
    const expected = sign(held.secret, socketText({ ...exchange, speaker: 'page' }))
    const answered = nextMessage(socket, signal)
    send<Challenge>(socket, { name: held.name, nonce, proof })
    const reply = replySchema.safeParse(await answered)
    return reply.success && isSame(reply.data.proof, expected) && admit(socket, held)
  }

  return (visitor) => {
    const { socket } = visitor
    const ended = new AbortController()
    const timer = setTimeout(() => ended.abort(), timeout)
    const end = () => ended.abort()
    socket.once('close', end)
    // The limit stays in force for peers that are refused, until their connection has ended.
    const liftBound = cutOffBeyond(visitor.stream, MOST_BEFORE)
    examine(visitor, ended.signal)
      .catch(() => false)
      .then((admitted) => {
        clearTimeout(timer)
        socket.off('close', end)
        if (admitted) liftBound()
        else socket.close(NOT_ADMITTED)
      })
  }
}

function send<Message>(socket: WebSocket, message: Message): void {
  socket.send(JSON.stringify(message))
}

/** The next message as JSON; undefined when it is not JSON. Rejects when `signal` aborts first. */
function nextMessage(socket: WebSocket, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    socket.once('message', (data: Buffer) => {
      signal.removeEventListener('abort', leave)
      resolve(parsed(data.toString()))
    })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
