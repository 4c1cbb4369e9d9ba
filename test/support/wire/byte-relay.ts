import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { closingAll } from './closing.ts'

/**
 * Where connections break, once: before the byte that follows the first `bytes` in this direction, counted from `set`;
 * at once if `bytes` is -1.
 */
export interface ByteCut {
  side: 'to_service' | 'from_service'
  bytes: number
  /** Whether both ends are closed normally (FIN) or reset (RST). */
  how: 'close' | 'reset'
}

/** A relay to a server on loopback that can break at any byte. Connections made after the break are passed on. */
export interface ByteRelay {
  port: number
  /** Sets the cut and restarts the counts; null passes everything on. */
  set(cut: ByteCut | null): void
  /** Bytes passed on since the cut was last set. */
  passed(side: ByteCut['side']): number
  /** Connections opened since the cut was last set. */
  connections(): number
  close(): void
}

interface Pair {
  near: Socket
  far: Socket
}

/** Passes bytes on to `port` of 127.0.0.1. */
export async function startByteRelay(port: number): Promise<ByteRelay> {
  const pairs = new Set<Pair>()
  let cut: ByteCut | null = null
  let passed = { to_service: 0, from_service: 0 }
  let opened = 0

  function breakOff(): void {
    for (const pair of pairs) {
      for (const socket of [pair.near, pair.far]) {
        if (cut?.how === 'close') socket.end()
        else socket.resetAndDestroy()
      }
    }
    pairs.clear()
    cut = null
  }

  function pass(side: ByteCut['side'], bytes: Buffer, pair: Pair): void {
    // Bytes that an end still sends after the break are dropped.
    if (!pairs.has(pair)) return
    const room = cut?.side === side ? cut.bytes - passed[side] : Number.POSITIVE_INFINITY
    const part = bytes.subarray(0, room)
    passed[side] += part.length
    pair[side === 'to_service' ? 'far' : 'near'].write(part)
    if (part.length < bytes.length) breakOff()
  }

  const server = createServer((near) => {
    opened += 1
    const far = connect(port, '127.0.0.1')
    const pair = { near, far }
    pairs.add(pair)
    near.on('data', (bytes) => pass('to_service', bytes, pair))
    far.on('data', (bytes) => pass('from_service', bytes, pair))
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => other.destroy())
      socket.on('end', () => other.end())
      socket.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
    if (cut && cut.bytes < 0) breakOff()
  })
  const close = closingAll(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      cut = next
      passed = { to_service: 0, from_service: 0 }
      opened = 0
      if (next && next.bytes < 0 && pairs.size > 0) breakOff()
    },
    passed: (side) => passed[side],
    connections: () => opened,
    close,
  }
}
