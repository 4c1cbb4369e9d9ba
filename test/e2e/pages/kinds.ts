import { expect, type Locator, type Page } from '@playwright/test'
import { addOpenEnded, box, newSurvey, saved, stemOf } from './draft.ts'
import { newGroup } from './focus.ts'
import { goTo } from './navigate.ts'

/** A kind of draft: a survey, or the guide of a focus group. */
export interface Kind {
  name: string
  title: string
  /** The long text of the draft. */
  text(page: Page): Locator
  /** Starts a draft from any screen, and leaves the focus in its long text. */
  begin(page: Page): Promise<void>
  /** Opens the draft again from any screen. */
  open(page: Page): Promise<void>
  /** A short field of the same draft. */
  beside(page: Page): Locator
}

const SURVEY: Kind = {
  name: 'survey',
  title: 'Urban mobility',
  text: (page) => stemOf(page, 1),
  async begin(page) {
    await goTo(page, 'Surveys')
    await newSurvey(page, SURVEY.title)
    await addOpenEnded(page, 1, '')
    await SURVEY.text(page).focus()
  },
  open: (page) => openFrom(page, 'Surveys', SURVEY),
  beside: (page) => box(page, 'Context'),
}

const GUIDE: Kind = {
  name: 'focus guide',
  title: 'Bikes in town',
  text: (page) => box(page, 'Moderator guide'),
  async begin(page) {
    await newGroup(page, GUIDE.title)
    await GUIDE.text(page).focus()
  },
  open: (page) => openFrom(page, 'Focus groups', GUIDE),
  beside: (page) => box(page, 'Title'),
}

/** Both kinds of draft; every test of lost work must pass for each. */
export const KINDS: readonly [Kind, Kind] = [SURVEY, GUIDE]

async function openFrom(page: Page, screen: string, kind: Kind): Promise<void> {
  await goTo(page, screen)
  await page.getByRole('link', { name: new RegExp(kind.title) }).click()
  await expect(kind.text(page)).toBeVisible()
}

/**
 * Opens the draft again and returns its text, after checking that it can still be edited and saved without a conflict.
 */
export async function reopen(page: Page, kind: Kind): Promise<string> {
  await kind.open(page)
  const found = await kind.text(page).inputValue()
  // The copy in the page may be older than the saved text. That must not count as a conflict, which would stop the
  // saving.
  const field = kind.beside(page)
  await field.fill(`${kind.title}, again${await field.inputValue()}`)
  await saved(page)
  await expect(page.getByText('was changed elsewhere')).toHaveCount(0)
  return found
}
