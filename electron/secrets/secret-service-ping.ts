import { createConnection, type Socket } from 'node:net'
import { join } from 'node:path'
import { decodeMessage, encodeCall } from './dbus-message.ts'

const HELLO = encodeCall({
  serial: 1,
  destination: 'org.freedesktop.DBus',
  path: '/org/freedesktop/DBus',
  interface: 'org.freedesktop.DBus',
  member: 'Hello',
})
const PING = encodeCall({
  serial: 2,
  destination: 'org.freedesktop.secrets',
  path: '/org/freedesktop/secrets',
  interface: 'org.freedesktop.DBus.Peer',
  member: 'Ping',
})

/**
 * Whether the session's Secret Service responds within `ms` milliseconds; the bus starts it if it can. Never rejects,
 * and asks nobody to unlock anything.
 *
 * The keyring package connects inside its constructor, on the main thread and without a time limit: a bus that accepts
 * the connection and stays silent would freeze Sonde. So this checks the service first.
 */
export async function secretServiceAnswers(env: NodeJS.ProcessEnv, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms
  for (const path of socketPaths(env)) {
    const left = deadline - performance.now()
    if (left > 0 && (await pingOver(path, left))) return true
  }
  return false
}

/** Sockets of the session bus, in the order in which a client tries them. */
function socketPaths(env: NodeJS.ProcessEnv): string[] {
  const fallback = env.XDG_RUNTIME_DIR ? `unix:path=${join(env.XDG_RUNTIME_DIR, 'bus')}` : ''
  return (env.DBUS_SESSION_BUS_ADDRESS || fallback).split(';').flatMap((address) => {
    const match = /^unix:(?:.*,)?(path|abstract)=([^,]+)/.exec(address)
    if (!match?.[2]) return []
    const value = decodeBytes(match[2])
    return match[1] === 'abstract' ? [`\0${value}`] : [value]
  })
}

/** Bytes may be written as %xx in an address. */
function decodeBytes(value: string): string {
  return value.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

function pingOver(path: string, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    const end = (answered: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answered)
    }
    const timer = setTimeout(() => end(false), ms)
    socket.on('error', () => end(false))
    socket.on('close', () => end(false))
    socket.on('connect', () => socket.write(`\0AUTH EXTERNAL ${userAsHex()}\r\n`))
    listen(socket, end)
  })
}

/** The bus confirms the handshake with one line, then answers Hello, and the Secret Service answers Ping. */
function listen(socket: Socket, end: (answered: boolean) => void): void {
  let received = Buffer.alloc(0)
  let admitted = false
  let answers = 0
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    if (!admitted) {
      const lineEnd = received.indexOf('\r\n')
      if (lineEnd < 0) return
      if (!received.subarray(0, lineEnd).toString('latin1').startsWith('OK ')) return end(false)
      admitted = true
      received = received.subarray(lineEnd + 2)
      socket.write(Buffer.concat([Buffer.from('BEGIN\r\n'), HELLO, PING]))
    }
    for (let message = decodeMessage(received); message; message = decodeMessage(received)) {
      received = received.subarray(message.size)
      if (message.kind === 'other') continue
      answers += 1
      if (message.kind === 'error') return end(false)
      if (answers === 2) return end(true)
    }
  })
}

function userAsHex(): string {
  return Buffer.from(String(process.getuid?.() ?? 0)).toString('hex')
}
