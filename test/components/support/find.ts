import { commands, type Locator, page } from 'vitest/browser'

/** Presses Ctrl+F, or Cmd+F on a Mac. */
export async function pressFind(): Promise<void> {
  // The page is in a frame, which receives keys only once it has the focus.
  window.focus()
  await commands.press('ControlOrMeta+f')
}

export const findBar = (): Locator => page.getBySelector('[data-find-bar]')

/** The search field of the find bar. */
export const field = (): Locator => page.getByRole('textbox', { name: /^Find in/ })

/** The hit that is currently selected. */
export const currentMark = (): Locator => page.getBySelector('mark[data-current]')
