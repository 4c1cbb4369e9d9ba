/**
 * A wait of about `ms` milliseconds, up to 15 % shorter or longer as `jitter` (0 to 1) says: what began together does not
 * stay together, and so does not call the service in the same instant again and again.
 */
export function scatter(ms: number, jitter: number): number {
  return ms * (0.85 + 0.3 * jitter)
}
