import { execFile } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { json, KEY, serve } from './a-server.ts'

const MB = 1 << 20
const run = promisify(execFile)
const child = path.join(import.meta.dirname, 'memory-child.ts')

/** A body in pieces of one megabyte. */
function* pieces(count: number, filling: string | number): Generator<Buffer> {
  const piece = Buffer.alloc(MB, filling)
  for (let sent = 0; sent < count; sent++) yield piece
}

/** Makes a call in its own process; returns how it ends and how much memory it took, in MB. */
async function askFor(
  answer: (response: ServerResponse) => void,
): Promise<{ outcome: unknown; rss: number; heap: number }> {
  const { baseUrl } = await serve((response, { url }) => {
    if (url?.includes('warm')) json(response, 200, { data: { status: 'done' }, error: null })
    else answer(response)
  })
  const { stdout } = await run(process.execPath, [child, baseUrl, KEY], { timeout: 300_000 })
  expect(stdout).not.toContain(KEY)
  return JSON.parse(stdout)
}

const tooLarge = { code: 'TOO_LARGE', status: 200 }

describe('memory stays flat, beyond an ordinary call, against', () => {
  it('an endless body', async () => {
    const { outcome, rss, heap } = await askFor((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      Readable.from(pieces(Number.POSITIVE_INFINITY, ' ')).pipe(response)
    })
    expect(outcome).toEqual(tooLarge)
    expect(rss).toBeLessThan(150)
    expect(heap).toBeLessThan(150)
  })

  it('a gigabyte of zeros packed into a megabyte', async () => {
    const { outcome, rss } = await askFor((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      Readable.from(pieces(1024, 0)).pipe(createGzip()).pipe(response)
    })
    expect(outcome).toEqual(tooLarge)
    expect(rss).toBeLessThan(150)
  })

  it('zeros packed twice', async () => {
    const inner = gzipSync(Buffer.concat([...pieces(100, 0)]))
    const { outcome, rss } = await askFor((response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip, gzip' })
      response.end(gzipSync(inner))
    })
    expect(outcome).toEqual(tooLarge)
    expect(rss).toBeLessThan(150)
  })

  it('a promised gigabyte', async () => {
    const { outcome, rss } = await askFor((response) => {
      response.writeHead(200, { 'Content-Length': String(1024 * MB) })
      Readable.from(pieces(1024, ' ')).pipe(response)
    })
    expect(outcome).toEqual(tooLarge)
    expect(rss).toBeLessThan(50)
  })

  it('50 MB of brackets', async () => {
    const { outcome, rss } = await askFor((response) => {
      response.writeHead(200)
      Readable.from(pieces(49, '[')).pipe(response)
    })
    expect(outcome).toEqual(tooLarge)
    expect(rss).toBeLessThan(150)
  })

  it('49 MB that are an answer, read as one', async () => {
    const { outcome, rss } = await askFor((response) => {
      response.writeHead(200)
      response.write('{"error":null,"data":"')
      Readable.from(pieces(49, 'x'))
        .on('end', () => response.end('"}'))
        .pipe(response, { end: false })
    })
    expect(outcome).toBe('read')
    expect(rss).toBeLessThan(250)
  })
})
