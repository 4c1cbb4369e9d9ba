import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a new survey with items A, B, C …, each a choice of "A yes" and "A no". */
export async function openItems(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
  const names = Array.from({ length: count }, (_, at) => String.fromCharCode(65 + (at % 26)))
  const text = names.map((name, at) => `${at + 1}. ${name}\na) ${name} yes\nb) ${name} no`).join('\n')
  // Only a context can be given lines by a test; from there they are cut and pasted, as a person would.
  const context = page.getByRole('textbox', { name: 'Context' })
  await context.fill(text)
  await context.press('ControlOrMeta+a')
  await context.press('ControlOrMeta+x')
  await page.getByRole('button', { name: 'Add a single-choice item' }).click()
  await stemOf(page, 1).press('ControlOrMeta+v')
  await expect(stemOf(page, count)).toHaveValue(names.at(-1) ?? '')
}

/** The row of an item in the outline, if it is in view; counts from 1. */
export function row(page: Page, item: number): Locator {
  return page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${item} `) })
}

export function stemOf(page: Page, item: number): Locator {
  return page.getByRole('textbox', { name: `Stem of item ${item}`, exact: true })
}

/** The items' stems in their order, e.g. 'A B C'. */
export async function expectOrder(page: Page, stems: string): Promise<void> {
  const names = stems.split(' ')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(
    names.map((name, at) => new RegExp(`^${at + 1}${name}\\d*1$`)),
  )
  await expect(page.getByRole('region', { name: /^Item \d+$/ })).toHaveCount(names.length)
}
