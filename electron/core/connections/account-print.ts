import { createHmac } from 'node:crypto'

/**
 * A print of a key: 8 hexadecimal digits that tell it from a few others without revealing it. It has only 4 bytes, so a
 * guessed key cannot be confirmed by it. The same key and salt give the same print.
 */
export function accountPrint(key: string, salt: string): string {
  return createHmac('sha256', salt).update(key).digest('hex').slice(0, 8)
}
