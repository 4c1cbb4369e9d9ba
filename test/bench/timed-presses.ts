import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Milliseconds of one event. */
export interface Taken {
  /** From the event to after the frame that shows it. */
  shown: number
  /** Of it the page's own work, without the wait for the frame; counted for typing only. */
  work: number
}

declare global {
  interface Window {
    taken: Taken[]
    /** Resolves after the frame that shows what is changed now, with when its work began. */
    shown(): Promise<number>
    /** Resolves when the page has nothing left to do. */
    idle(): Promise<void>
  }
}

/** Notes in the page what each key and each drop takes, from the event to just after the frame that shows it. */
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
    // A page that draws nothing more may never be told that it is idle: then it has been so for long.
    window.idle = () => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
    const measure = (event: Event) => {
      // Pressed along with the key that is the command, or before the typing.
      if (event instanceof KeyboardEvent && ['Alt', 'Control', 'End'].includes(event.key)) return
      const began = performance.now()
      let handled = began
      const onInput = () => {
        // After what React does at the end of the event.
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

/** Presses the next letter of a text that never ends. */
export function type(page: Page, at: number): Promise<void> {
  return page.keyboard.press('abcdefgh '.charAt(at % 9))
}

/** What each press takes; they come 20 to 100 ms after each other, unevenly but always alike. */
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

/** The value below which so large a share of the times lies. */
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
