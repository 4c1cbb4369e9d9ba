import type { OutlineLine } from './outline-line.ts'

/** For each line the next one that is not empty. */
export function followers(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  let next: OutlineLine | null = null
  const found: (OutlineLine | null)[] = []
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    found[at] = next
    next = lines[at] ?? next
  }
  return found
}

/** Whether nothing is below a line that ends with a colon, so that what is asked for is written there. */
export function isLastPrompt(lines: readonly (OutlineLine | null)[], at: number): boolean {
  const line = lines[at]
  if (!line || line.marker || line.role || !/\p{L}\s?:$/u.test(line.text)) return false
  for (let place = at + 1; place < lines.length; place += 1) {
    const below = lines[place]
    if (below && below.fixed?.role !== 'left_out') return false
  }
  return true
}
