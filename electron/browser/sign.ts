import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The HMAC-SHA-256 of `text` under `secret`, in base64url. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Compares in a time that does not reveal where the two differ. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
