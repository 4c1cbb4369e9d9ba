import type { Page } from '@playwright/test'

/**
 * Loads the page anew and holds back a file of it, as a busy disk does; returns how to let it come. What the caller then
 * expects to see tells that the page is there again.
 */
export async function holdFile(page: Page, file: RegExp): Promise<() => void> {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(file, async (route) => {
    await mayCome
    await route.continue()
  })
  await page.reload()
  return letCome
}
