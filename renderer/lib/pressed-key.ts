import type { KeyboardEvent } from 'react'

/** The digit on a number key, since French keyboards type digits only with Shift; for other keys the letter. */
export function pressedKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  return /^Digit(\d)$/.exec(code)?.[1] ?? key.toLowerCase()
}
