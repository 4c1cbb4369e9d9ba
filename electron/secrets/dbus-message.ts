/** The kind of a message, for the caller: a reply, an error, or anything else. */
export type DbusMessageKind = 'return' | 'error' | 'other'

export interface DbusCall {
  serial: number
  destination: string
  path: string
  interface: string
  member: string
}

/** Codes of the D-Bus specification, "Message Protocol". */
const METHOD_CALL = 1
const KINDS: Record<number, DbusMessageKind> = { 2: 'return', 3: 'error' }
const HEADER_FIELDS = {
  path: [1, 'o'],
  interface: [2, 's'],
  member: [3, 's'],
  destination: [6, 's'],
} as const
/** Bytes up to and including the length of the header fields. */
const FIXED_HEADER = 16

/** Encodes a method call without arguments for the socket. */
export function encodeCall(call: DbusCall): Buffer {
  const fields: number[] = []
  for (const [name, [code, type]] of Object.entries(HEADER_FIELDS)) {
    pad(fields, 8)
    const value = Buffer.from(call[name as keyof typeof HEADER_FIELDS])
    // A variant: its signature, then the string with its length before it and a NUL after it.
    fields.push(code, 1, type.charCodeAt(0), 0)
    fields.push(...uint32(value.length), ...value, 0)
  }
  const message = ['l'.charCodeAt(0), METHOD_CALL, 0, 1, ...uint32(0), ...uint32(call.serial)]
  message.push(...uint32(fields.length), ...fields)
  pad(message, 8)
  return Buffer.from(message)
}

/** The first complete message in `bytes`: its kind, and its length in bytes. Null while it is not complete. */
export function decodeMessage(bytes: Buffer): { kind: DbusMessageKind; size: number } | null {
  if (bytes.length < FIXED_HEADER) return null
  const little = bytes[0] === 'l'.charCodeAt(0)
  const read = (offset: number) => (little ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset))
  const size = Math.ceil((FIXED_HEADER + read(12)) / 8) * 8 + read(4)
  if (bytes.length < size) return null
  return { kind: KINDS[bytes[1] ?? 0] ?? 'other', size }
}

function pad(bytes: number[], boundary: number): void {
  while (bytes.length % boundary !== 0) bytes.push(0)
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
