import type { KeyboardEvent } from 'react'

/** The digit that stands on the key, for French keyboards type it with Shift only; else the letter. */
export function pressedKey({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  return /^Digit(\d)$/.exec(code)?.[1] ?? key.toLowerCase()
}
