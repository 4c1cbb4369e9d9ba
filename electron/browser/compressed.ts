import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The best encoding that an `Accept-Encoding` header allows. */
export function chosenEncoding(header: string | null | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, weight]) => !/q=0(\.0*)?$/.test(weight?.trim() ?? ''))
    .map(([name]) => name?.toLowerCase())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Compresses a text body; with fast settings, because it is only sent over the loopback or a tunnel. */
export async function compress(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  if (encoding === 'gzip') return gz(body)
  return body
}
