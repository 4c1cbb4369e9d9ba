import { expect, type Locator, type Page } from '@playwright/test'
import { aChoice, aSurvey, lettersOf } from '../../support/drafts.ts'
import { withSurveys } from './beginnings.ts'
import { openSurvey, stemOf } from './draft.ts'

const COUNTS = [5, 60]

/** Surveys of 5 and of 60 items A, B, C …, each a choice between "A yes" and "A no"; `openItems` opens one. */
export const LETTERED = withSurveys(
  Object.fromEntries(
    COUNTS.map((count) => {
      const items = lettersOf(count).map((letter, at) =>
        aChoice(`item-${at}`, letter, [`${letter} yes`, `${letter} no`]),
      )
      return [`items-${count}`, aSurvey(`${count} items`, items)]
    }),
  ),
)

/** Opens the survey of so many items in LETTERED. */
export async function openItems(page: Page, count: number): Promise<void> {
  await openSurvey(page, `items-${count}`)
  await expect(page.getByRole('listbox', { name: `${count} items` })).toBeVisible()
  await expect(stemOf(page, 1)).toHaveValue('A')
}

/** The outline's row of an item, if it is in view; items count from 1. */
export function row(page: Page, item: number): Locator {
  return page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${item} `) })
}
