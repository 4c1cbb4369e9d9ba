import type { BrowserCommand } from 'vitest/node'
import { carry as carryOver } from '../../support/drag.ts'

/** A step of the mouse: a position in pixels of the window, or its button going down or up. */
export type MouseStep = readonly [x: number, y: number] | 'down' | 'up'

/*
 * Mouse and keyboard of the real browser. These functions run in Node and drive the browser by Playwright, as the
 * end-to-end tests do; they find parts of the page by the `selector` of a locator.
 */

/** Drags a part to the upper or lower half of another one, without dropping it. */
export const carry: BrowserCommand<[from: string, to: string, half: 'upper' | 'lower']> = (
  { page, iframe },
  from,
  to,
  half,
) => carryOver(page, iframe.locator(from), iframe.locator(to), half)

export const mouse: BrowserCommand<[...steps: MouseStep[]]> = async ({ page }, ...steps) => {
  for (const step of steps)
    if (step === 'down') await page.mouse.down()
    else if (step === 'up') await page.mouse.up()
    else await page.mouse.move(...step)
}

/** Presses a key or a chord, such as `Alt+ArrowUp`, on the element with the focus. */
export const press: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.press(key)

/** Types into the element with the focus. */
export const type: BrowserCommand<[text: string]> = ({ page }, text) => page.keyboard.type(text)

/** Milliseconds of processor time that the page's main thread has used so far, which other programs do not change. */
export const threadTime: BrowserCommand<[]> = async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value
  if (seconds === undefined) throw new Error(`Chromium tells ${metrics.map(({ name }) => name).join()}.`)
  return seconds * 1_000
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    carry(from: string, to: string, half: 'upper' | 'lower'): Promise<void>
    mouse(...steps: MouseStep[]): Promise<void>
    press(key: string): Promise<void>
    type(text: string): Promise<void>
    threadTime(): Promise<number>
  }
}
