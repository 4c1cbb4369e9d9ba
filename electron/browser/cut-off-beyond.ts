import type { Duplex } from 'node:stream'

/**
 * Destroys `stream` as soon as more than `bytes` have arrived on it, until the returned function is called. It counts
 * the bytes of the connection itself, so that neither many small messages nor an endless one fill the memory.
 */
export function cutOffBeyond(stream: Duplex, bytes: number): () => void {
  let come = 0
  const count = (chunk: Buffer) => {
    come += chunk.length
    if (come > bytes) stream.destroy()
  }
  stream.on('data', count)
  return () => void stream.off('data', count)
}
