const FIRST_SIZE = 65_536

/** Collects bytes; numbers are little-endian. */
export interface ByteWriter {
  int(...values: number[]): void
  double(...values: number[]): void
  bytes(bytes: Uint8Array): void
  /** So many bytes that are zero. */
  zeros(count: number): void
  /** All bytes so far. */
  done(): Uint8Array<ArrayBuffer>
}

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(FIRST_SIZE)
  let view = new DataView(buffer.buffer)
  let length = 0
  /** Makes room for so many bytes, and returns where they begin. */
  const grow = (count: number): number => {
    const start = length
    length += count
    if (length > buffer.length) {
      const larger = new Uint8Array(Math.max(length, 2 * buffer.length))
      larger.set(buffer.subarray(0, start))
      buffer = larger
      view = new DataView(buffer.buffer)
    }
    return start
  }
  return {
    int: (...values) => {
      for (const value of values) {
        // The view changes while room is made.
        const start = grow(4)
        view.setInt32(start, value, true)
      }
    },
    double: (...values) => {
      for (const value of values) {
        const start = grow(8)
        view.setFloat64(start, value, true)
      }
    },
    bytes: (bytes) => {
      const start = grow(bytes.length)
      buffer.set(bytes, start)
    },
    zeros: (count) => void grow(count),
    done: () => buffer.slice(0, length),
  }
}
