import { createHmac } from 'node:crypto'

/**
 * Tells a key from a few others without telling it: 4 bytes, so that a guess of the key cannot be confirmed by it, in 8
 * hexadecimal digits. The same key and salt give the same print.
 */
export function accountPrint(key: string, salt: string): string {
  return createHmac('sha256', salt).update(key).digest('hex').slice(0, 8)
}
