import { type PageFile, readPageFile } from '../host/page-files.ts'
import { chosenEncoding, compress } from './compressed.ts'

/** Returns a function that answers a request for a file of the built page; with 404 for anything else. */
export function pageResponses(
  folder: string,
  compressWith: typeof compress = compress,
): (request: Request) => Promise<Response> {
  // Files with a hash in their name never change, so they are compressed only once. One file can be requested by many
  // spellings of its address, so the key is its real path on the disk.
  const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  async function encoded(file: PageFile, encoding: 'br' | 'gzip') {
    if (!file.hashed) return compressWith(file.body, encoding)
    const name = `${encoding} ${file.place}`
    const body = kept.get(name) ?? compressWith(file.body, encoding)
    kept.set(name, body)
    return body
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const file = await readPageFile(folder, pathname)
    if (!file) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
    const isText = /^(text|application|image\/svg)/.test(file.mediaType)
    const encoding = isText ? chosenEncoding(request.headers.get('accept-encoding')) : 'identity'
    const body = encoding === 'identity' ? file.body : await encoded(file, encoding)
    return new Response(request.method === 'HEAD' ? null : body, {
      headers: {
        'Content-Type': file.mediaType,
        'Content-Length': String(body.byteLength),
        'Cache-Control': file.hashed ? 'private, max-age=31536000, immutable' : 'no-cache',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        ...(isText ? { Vary: 'Accept-Encoding' } : {}),
      },
    })
  }
}
