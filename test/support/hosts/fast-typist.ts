import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Types without a pause until `stop` is called or the page is gone. */
export interface FastTypist {
  /** The text typed so far, with what stood there before. */
  typed(): string
  stop(): Promise<void>
}

/** Milliseconds between two keys: as fast as a good typist. Each key costs the page some milliseconds of processor time. */
const PACE = 100

/**
 * Keys in a second of typing. Tests count keys and not time, because the typist waits where the page is slow to take a
 * key.
 */
export const KEYS_A_SECOND = 1_000 / PACE

/** Numbered words, so that the typed text equals a prefix of this one only if no key was lost. */
export const LONG_TEXT = Array.from({ length: 1_000 }, (_, index) => `word${index}`).join(' ')

/** Types `text` where the cursor is, a key every `PACE`; its first `standing` characters stand before the cursor already. */
export function typeFast(page: Page, text: string, standing = 0): FastTypist {
  let arrived = standing
  let stopped = false
  const done = (async () => {
    for (const key of text.slice(standing)) {
      if (stopped) return
      await page.keyboard.type(key)
      arrived += 1
      await pause(PACE)
    }
    // Tests close or crash the page while a key is being typed; that error is expected.
  })().catch(() => undefined)
  return {
    typed: () => text.slice(0, arrived),
    async stop() {
      stopped = true
      await done
    },
  }
}
