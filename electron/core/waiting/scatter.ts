/**
 * A wait of about `ms` milliseconds, up to 15 % shorter or longer depending on `jitter` (0 to 1). It spreads calls that
 * began together, which would otherwise reach the service at the same moment again and again.
 */
export function scatter(ms: number, jitter: number): number {
  return ms * (0.85 + 0.3 * jitter)
}
