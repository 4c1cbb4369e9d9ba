import { expect, type Locator, type Page } from '@playwright/test'
import { aChoice, aSurvey, withSurveys } from './beginnings.ts'
import { openSurvey, stemOf } from './draft.ts'

const COUNTS = [2, 3, 4, 5, 6, 60]

const letter = (at: number) => String.fromCharCode(65 + (at % 26))

/** Surveys of 2, 3, 4, 5, 6 and 60 items A, B, C …, each a choice of "A yes" and "A no"; `openItems` opens one. */
export const LETTERED = withSurveys(
  Object.fromEntries(
    COUNTS.map((count) => {
      const items = Array.from({ length: count }, (_, at) =>
        aChoice(`item-${at}`, letter(at), [`${letter(at)} yes`, `${letter(at)} no`]),
      )
      return [`items-${count}`, aSurvey(`${count} items`, items)]
    }),
  ),
)

/** Opens the survey of so many items that was there from the beginning: see LETTERED. */
export async function openItems(page: Page, count: number): Promise<void> {
  await openSurvey(page, `items-${count}`)
  await expect(page.getByRole('listbox', { name: `${count} items` })).toBeVisible()
  await expect(stemOf(page, 1)).toHaveValue('A')
}

/** The row of an item in the outline, if it is in view; counts from 1. */
export function row(page: Page, item: number): Locator {
  return page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${item} `) })
}

/** The items' stems in their order, e.g. 'A B C'. */
export async function expectOrder(page: Page, stems: string): Promise<void> {
  const names = stems.split(' ')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(
    names.map((name, at) => new RegExp(`^${at + 1}${name}\\d*1$`)),
  )
  await expect(page.getByRole('region', { name: /^Item \d+$/ })).toHaveCount(names.length)
}
