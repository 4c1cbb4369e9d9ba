import type { BrowserCommand } from 'vitest/node'
import { carry as carryOver } from '../../support/drag.ts'

/** What the mouse does: it goes somewhere, in pixels of the window, or its button goes down or up. */
export type MouseStep = readonly [x: number, y: number] | 'down' | 'up'

/*
 * What a hand does with the mouse and the keys of the whole browser: it runs beside the browser, which is told by Playwright, as
 * in the end-to-end tests. A part of the page is named by the `selector` of its locator.
 */

/** Takes hold of a part and carries it to the upper or lower half of another, without letting go. */
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

/** Presses a key or a chord, such as `Alt+ArrowUp`, where the cursor is. */
export const press: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.press(key)

/** Types where the cursor is. */
export const type: BrowserCommand<[text: string]> = ({ page }, text) => page.keyboard.type(text)

declare module 'vitest/browser' {
  interface BrowserCommands {
    carry(from: string, to: string, half: 'upper' | 'lower'): Promise<void>
    mouse(...steps: MouseStep[]): Promise<void>
    press(key: string): Promise<void>
    type(text: string): Promise<void>
  }
}
