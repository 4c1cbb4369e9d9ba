import { ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { decodeText } from '../text/decode-text.ts'
import { crc32 } from './crc32.ts'
import { inflate } from './inflate.ts'

// Layout: PKWARE APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
const END_MARK = 0x06054b50
const END_LENGTH = 22
const LONGEST_COMMENT = 65_535
const ENTRY_MARK = 0x02014b50
const ENTRY_LENGTH = 46
const LOCAL_MARK = 0x04034b50
const LOCAL_LENGTH = 30

interface Entry {
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

/** An archive whose parts are unpacked on request, together at most `IMPORT_LIMITS.unpackedBytes`. */
export interface ZipReader {
  names: string[]
  /** The text of a part; null where there is none of that name. */
  text(name: string): Promise<string | null>
}

/** Opens an archive. Throws where it is broken or encrypted, or has parts with paths outside of its folder. */
export function readZip(bytes: Uint8Array, meter: ReadingMeter): ZipReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readEntries(bytes, view)

  async function unpack(entry: Entry): Promise<Uint8Array> {
    // The declared size counts for the limit; `inflate` and the check below ensure that it is true.
    meter.add('unpackedBytes', entry.size)
    if (entry.offset + LOCAL_LENGTH > bytes.length) broken()
    if (view.getUint32(entry.offset, true) !== LOCAL_MARK) broken()
    const start =
      entry.offset +
      LOCAL_LENGTH +
      view.getUint16(entry.offset + 26, true) +
      view.getUint16(entry.offset + 28, true)
    if (start + entry.packed > bytes.length) broken()
    const packed = bytes.subarray(start, start + entry.packed)
    if (entry.method !== 0 && entry.method !== 8) broken()
    const whole = entry.method === 0 ? packed : await inflate(packed, entry.size, meter)
    if (whole.length !== entry.size || crc32(whole) !== entry.crc) broken()
    return whole
  }

  return {
    names: [...entries.keys()],
    async text(name) {
      const entry = entries.get(name)
      return entry ? decodeText(await unpack(entry)).text : null
    },
  }
}

function broken(): never {
  throw new ImportRefusal('archive_broken')
}

function readEntries(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > IMPORT_LIMITS.archiveEntries) throw new ImportRefusal('too_many_parts')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY_MARK) broken()
    if (view.getUint16(at + 8, true) & 1) throw new ImportRefusal('archive_locked')
    const nameLength = view.getUint16(at + 28, true)
    const name = decodeText(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)).text
    if (leavesFolder(name)) throw new ImportRefusal('archive_paths')
    // With a repeated name, two programs could read different contents from the same file.
    if (entries.has(name)) broken()
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  const first = Math.max(0, last - LONGEST_COMMENT)
  for (let at = last; at >= first; at -= 1) if (view.getUint32(at, true) === END_MARK) return at
  return broken()
}

function leavesFolder(name: string): boolean {
  return /^[/\\]|^[a-z]:|\\/i.test(name) || name.split('/').includes('..')
}
