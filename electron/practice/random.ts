/**
 * Repeatable randomness. Every draw of the practice service is a hash of what it is about (seed, persona, question …)
 * and never comes from a shared stream, so one draw never affects another.
 */

/**
 * 32-bit FNV-1a over UTF-16 code units, followed by murmur3's mixer so that similar texts give very different values.
 */
export function hash32(text: string, start = 0x811c9dc5): number {
  let h = start
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  return mix32(h)
}

/** murmur3's 32-bit finaliser. */
export function mix32(value: number): number {
  let h = value | 0
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return h >>> 0
}

/** Combines strings and numbers into one 32-bit key. */
export function keyOf(...parts: readonly (string | number)[]): number {
  let h = 0x9e3779b9
  for (const part of parts) {
    h = mix32(h ^ (typeof part === 'number' ? mix32(part) ^ mix32(part / 4294967296) : hash32(part)))
    h = (Math.imul(h, 5) + 0xe6546b64) | 0
  }
  return mix32(h)
}

/** A number in [0, 1) for a key. */
export function unit(key: number): number {
  return mix32(key ^ 0x5bd1e995) / 4294967296
}

/** A standard normal number for a key (Box–Muller, one branch). */
export function normal(key: number): number {
  const u = (mix32(key ^ 0x68bc21eb) + 1) / 4294967297
  const v = mix32(key ^ 0x02e5be93) / 4294967296
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v)
}

/** A small stream of numbers in [0, 1) (mulberry32), for shuffles and sequences of one key. */
export function stream(key: number): () => number {
  let state = key | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of the items, chosen by the key. The list must not be empty. */
export function pick<T>(items: readonly T[], key: number): T {
  const item = items[Math.floor(unit(key) * items.length)]
  if (item === undefined) throw new RangeError('pick from an empty list')
  return item
}

/** A shuffled copy (Fisher–Yates), determined by the key. */
export function shuffled<T>(items: readonly T[], key: number): T[] {
  const copy = [...items]
  const next = stream(key)
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const a = copy[i] as T
    copy[i] = copy[j] as T
    copy[j] = a
  }
  return copy
}
