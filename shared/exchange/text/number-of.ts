import type { OutlineLine } from './outline-line.ts'

/** The number that is typed before a line; 0 where there is none. */
export function numberOf({ sign = '' }: OutlineLine): number {
  return Number(/\d{1,3}/.exec(sign)?.[0] ?? 0)
}
