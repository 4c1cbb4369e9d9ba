import { deflateRawSync } from 'node:zlib'
import { crc32 } from '../../shared/exchange/archive/crc32.ts'

/** A part of an archive. `claimed` is a false size for its headers. */
export interface PackedPart {
  name: string
  text: string
  claimed?: number
}

/** Makes a zip archive, its parts compressed as small as possible (PKWARE APPNOTE 6.3). */
export function packZip(parts: readonly PackedPart[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text, claimed } of parts) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes, { level: 9 })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimed ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    locals.push(local)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, Buffer.from(name)]))
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Uint8Array.from(Buffer.concat([...locals, directory, end]))
}
