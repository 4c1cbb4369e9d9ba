import { commands, type Locator, page } from 'vitest/browser'

/** Ctrl+F, or what it is on a Mac. */
export async function pressFind(): Promise<void> {
  // The page is in a frame, which has the keys only once something in it was clicked or focused.
  window.focus()
  await commands.press('ControlOrMeta+f')
}

export const findBar = (): Locator => page.getBySelector('[data-find-bar]')

/** Where a person types what they look for. */
export const field = (): Locator => page.getByRole('textbox', { name: /^Find in/ })

/** The hit that the person is at. */
export const currentMark = (): Locator => page.getBySelector('mark[data-current]')
