import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyRecipe } from '../../../shared/models/recipe.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { focus, press, tabTo } from '../support/items.ts'
import {
  openReadingDesk,
  theHost,
  tree,
  treeRow,
  withAnswers,
  withMeaning,
} from '../support/open-reading-desk.tsx'

test('F6 leads to the reply while a value is waited for, wherever the cursor was before', async () => {
  await openReadingDesk()
  const search = page.getByRole('textbox', { name: 'Search the reply' })
  await focus(search)
  await tabTo(page.getByRole('button', { name: /Answer to item 2/ }))
  await press('Enter')
  await press('F6')
  await expect.element(tree()).toHaveFocus()
})

/** Presses keys on the tree so fast that a menu which one of them opens has not taken the focus before the next. */
async function pressFast(...keys: string[]): Promise<void> {
  for (const key of keys) {
    tree()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // React renders the effect of a key in a microtask; the menu takes the focus in a timer, after the next key.
    await Promise.resolve()
  }
}

for (const key of ['Enter', 'Shift+F10'])
  test(`${key} on a row opens its menu, which stays and takes the focus`, async () => {
    await openReadingDesk()
    await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
    await focus(tree())
    await press('ArrowDown', key)
    // What closes a menu by mistake does so within a few milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    await press('ArrowDown')
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  })

test('Escape pressed right after the menu of a row was asked for closes the menu', async () => {
  await openReadingDesk()
  await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
  await focus(tree())
  await pressFast('ArrowDown', 'Enter', 'Escape')
  await expect.element(page.getByRole('menuitem').first()).not.toBeInTheDocument()
  await expect.element(tree()).toHaveFocus()
})

test('an arrow key pressed right after the menu of a row was asked for leads into the menu', async () => {
  await openReadingDesk()
  await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
  await focus(tree())
  await press('ArrowDown')
  await expect.element(treeRow('bloc: 3 entries')).toHaveAttribute('aria-selected', 'true')
  await pressFast('Enter', 'ArrowDown')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await expect.element(treeRow('bloc: 3 entries')).toHaveAttribute('aria-selected', 'true')
})

test('a value that several items share leaves them all at once, and the focus goes to the tree after the last one', async () => {
  const taught = withAnswers(emptyRecipe(), '@.v[{item}]', 1)
  const host = theHost()
  host.disk.stored = {
    connectionId: 'team',
    revision: 1,
    savedAt: 0,
    recipe: withMeaning(taught, null, 'a', 'b'),
  }
  await openReadingDesk(
    host,
    aSurvey('Urban mobility', [
      aChoice('q1', 'Do you walk?', ['Yes', 'No', 'Maybe']),
      aChoice('q2', 'Do you cycle?', ['Often', 'Never']),
    ]),
  )
  const unknown = page.getByRole('button', { name: '“c” means' })
  await expect.poll(() => unknown.elements().length).toBe(2)
  await tabTo(unknown.first())
  await press('Enter')
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  await press('ArrowDown')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await press('ArrowUp')
  await expect.element(page.getByRole('menuitem', { name: 'a missing answer' })).toHaveFocus()
  await press('Enter')
  await expect.element(tree()).toHaveFocus()
  expect(unknown.elements()).toEqual([])
})

test('the meaning of a value is removed by keyboard, and the focus goes to the next one, at last to the tree', async () => {
  const host = theHost()
  const taught = withMeaning(withAnswers(emptyRecipe(), '@.v[{item}]', 1), 'Yes', 'a', 'b')
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe: taught }
  await openReadingDesk(host)
  await tabTo(page.getByRole('button', { name: 'Remove “a”: Yes' }))
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Remove “b”: Yes' })).toHaveFocus()
  await press('Enter')
  await expect.element(tree()).toHaveFocus()
})

test('a value of an open-ended item may be words of a persona, and is told as such', async () => {
  const host = theHost()
  const taught = withMeaning(withAnswers(emptyRecipe(), '@.v[{item}]', 1), 'Yes', 'a', 'b')
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe: taught }
  await openReadingDesk(
    host,
    aSurvey('Urban mobility', [
      aChoice('q1', 'Do you walk?', ['Yes', 'No', 'Maybe']),
      anOpenEnded('q2', 'How many cars do you have?'),
    ]),
  )
  const unknown = page.getByRole('button', { name: '“c” means' })
  await expect.poll(() => unknown.elements().length).toBe(2)
  // In an item with response options it can only be one of these.
  await unknown.first().click()
  await expect.element(page.getByRole('menuitem', { name: 'Maybe' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'an answer in these words' }).elements()).toEqual([])
  await press('Escape')
  await unknown.last().click()
  await page.getByRole('menuitem', { name: 'an answer in these words' }).click()
  await expect
    .element(page.getByText('“c”: an answer in these words (How many cars do you have?)'))
    .toBeVisible()
})
