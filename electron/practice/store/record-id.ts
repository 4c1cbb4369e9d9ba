import { keyOf } from '../random.ts'

/** Id of the n-th record of a kind: looks like a UUID, and is always the same for the same seed. */
export function recordId(kind: string, seed: number, n: number): string {
  const hex = [0, 1, 2, 3].map((i) => keyOf('id', kind, seed, n, i).toString(16).padStart(8, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
