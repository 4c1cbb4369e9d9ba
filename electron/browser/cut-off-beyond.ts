import type { Duplex } from 'node:stream'

/**
 * Ends `stream` as soon as more than `bytes` have come over it, until the function that is returned is called. Counted is
 * what comes over the line, so that neither many small messages nor one that never ends are kept in memory.
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
