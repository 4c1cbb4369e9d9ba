import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Milliseconds that one event took. */
export interface Taken {
  /** From the event to just after the frame that shows its effect. */
  shown: number
  /** The page's own work within that, without waiting for the frame; meaningful for typing only. */
  work: number
}

declare global {
  interface Window {
    taken: Taken[]
    /** Resolves after the frame that shows the current changes, with the time at which that frame began. */
    shown(): Promise<number>
    /** Resolves when the page has nothing left to do. */
    idle(): Promise<void>
  }
}

/**
 * Records in the page how long each key and each drop takes, from the event to just after the frame that shows its
 * effect.
 */
export async function timePresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.taken = []
    window.shown = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const began = performance.now()
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(began)
          port2.postMessage(null)
        }),
      )
    // With a limit, because a page that draws nothing may never get an idle callback.
    window.idle = () => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
    const measure = (event: Event) => {
      // Keys that are only part of a shortcut, or that come before the typing.
      if (event instanceof KeyboardEvent && ['Alt', 'Control', 'End'].includes(event.key)) return
      const began = performance.now()
      let handled = began
      const onInput = () => {
        // After React's own work at the end of the event.
        queueMicrotask(() => {
          handled = performance.now()
        })
      }
      window.addEventListener('input', onInput, { once: true })
      void window.shown().then((frame) => {
        window.removeEventListener('input', onInput)
        const now = performance.now()
        window.taken.push({ shown: now - event.timeStamp, work: handled - began + (now - frame) })
      })
    }
    window.addEventListener('keydown', measure, { capture: true })
    window.addEventListener('drop', measure, { capture: true })
  })
}

/** Presses the next letter of an endless text. */
export function type(page: Page, at: number): Promise<void> {
  return page.keyboard.press('abcdefgh '.charAt(at % 9))
}

/** Measures `count` presses, which come 20 to 100 ms apart: unevenly, but in the same rhythm each time. */
export async function measured(
  page: Page,
  count: number,
  press: (page: Page, at: number) => Promise<void>,
): Promise<Taken[]> {
  await page.evaluate(() => {
    window.taken = []
  })
  for (let at = 0; at < count; at++) {
    await press(page, at)
    await sleep(20 + ((at * 37) % 81))
  }
  await page.waitForFunction((all) => window.taken.length >= all, count)
  return page.evaluate(() => window.taken)
}

/** The quantile `share` of the times. */
function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(times: number[]): number {
  return at(times, 0.5)
}

export function spread(times: number[]): string {
  return `median ${median(times).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms of ${times.length}`
}
