import { crc32 } from './crc32.ts'
import { joinBytes } from './join-bytes.ts'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }

/** A fixed date, 1 January 1980 (the earliest in a zip archive), so that the same parts give the same bytes. */
const DATE = 0x0021
/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20

/** A file of an archive: a text, which is written as UTF-8, bytes as they are, or what was packed before. */
export type ZipPart = { name: string } & (ZipContent | { packed: PackedContent })

type ZipContent = { text: string } | { bytes: Uint8Array }

/** The content of a file as an archive holds it. */
export interface PackedContent {
  body: Uint8Array
  method: number
  checksum: number
  /** Of the content before it was compressed, in bytes. */
  length: number
}

/** What a platform has of its own for archives. */
export interface ZipTools {
  /** Compresses bytes as DEFLATE without a header does (RFC 1951). */
  deflate: (bytes: Uint8Array) => Uint8Array
  /** The checksum of bytes, as `crc32` gives it. */
  crc32: (bytes: Uint8Array) => number
}

/** The method of a part in an archive. */
const STORED = 0
const DEFLATED = 8

/** Compresses the content of a file by itself, so that an archive can be made in steps. */
export function packContent(content: ZipContent, tools?: ZipTools): PackedContent {
  const bytes = 'text' in content ? new TextEncoder().encode(content.text) : content.bytes
  return {
    body: tools ? tools.deflate(bytes) : bytes,
    method: tools ? DEFLATED : STORED,
    checksum: (tools?.crc32 ?? crc32)(bytes),
    length: bytes.length,
  }
}

/**
 * A zip archive (PKWARE APPNOTE 6.3).
 *
 * @param tools without them the parts are stored as they are, since most files are small
 */
export function writeZip(parts: readonly ZipPart[], tools?: ZipTools): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const locals: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const part of parts) {
    const name = encoder.encode(part.name)
    const { body, method, checksum, length } = 'packed' in part ? part.packed : packContent(part, tools)
    const common = numbers([
      [VERSION, 2],
      [FLAGS, 2],
      [method, 2],
      [0, 2],
      [DATE, 2],
      [checksum, 4],
      [body.length, 4],
      [length, 4],
      [name.length, 2],
      [0, 2],
    ])
    const local = joinBytes([numbers([[0x04034b50, 4]]), common, name, body])
    locals.push(local)
    central.push(
      joinBytes([
        numbers([
          [0x02014b50, 4],
          [VERSION, 2],
        ]),
        common,
        numbers([
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 4],
          [offset, 4],
        ]),
        name,
      ]),
    )
    offset += local.length
  }
  const directory = joinBytes(central)
  const end = numbers([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [parts.length, 2],
    [parts.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ])
  return joinBytes([...locals, directory, end])
}

function numbers(fields: readonly (readonly [value: number, length: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, length]) =>
      Array.from({ length }, (_, index) => Math.floor(value / 256 ** index) & 0xff),
    ),
  )
}
