import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Somebody who types without a pause until told to stop, or until the page is gone. */
export interface FastTypist {
  /** What was typed so far. */
  typed(): string
  stop(): Promise<void>
}

/** Milliseconds between two keys: twice as fast as most people ever type. */
const PACE = 50

/**
 * A second's typing. A clock would measure the machine that runs the tests: where the page is slow to take a key, the
 * typist waits for it.
 */
export const KEYS_A_SECOND = 1_000 / PACE

/** Words that tell by themselves where one stops: a prefix of them is one only where nothing is missing. */
export const LONG_TEXT = Array.from({ length: 1_000 }, (_, index) => `word${index}`).join(' ')

/** Types `text` where the cursor is, a key every 50 ms. */
export function typeFast(page: Page, text: string): FastTypist {
  let arrived = 0
  let stopped = false
  const done = (async () => {
    for (const key of text) {
      if (stopped) return
      await page.keyboard.type(key)
      arrived += 1
      await pause(PACE)
    }
    // The page, or its process, is gone in the middle of a key: that is what such a test is about.
  })().catch(() => undefined)
  return {
    typed: () => text.slice(0, arrived),
    async stop() {
      stopped = true
      await done
    },
  }
}
