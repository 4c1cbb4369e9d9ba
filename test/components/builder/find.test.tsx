import { beforeEach, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { currentMark, field, findBar, pressFind } from '../support/find.ts'
import { press, stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const ITEMS = 120

/** The searched word is in distant items: in the stem of item 90 and in an option of item 110. */
function aLongSurvey() {
  const items = Array.from({ length: ITEMS }, (_, at) =>
    aChoice(`item-${at}`, `Question ${at}`, ['Yes', 'No']),
  )
  items[89] = aChoice('item-89', 'Do you take the Élévated line?', ['Yes', 'No'])
  items[109] = aChoice('item-109', 'Which one?', ['Tram', 'An elevated one'])
  return aSurvey('The elevated line', items, { context: 'Elevated since 1900' })
}

beforeEach(async () => {
  await openDesk(aLongSurvey())
})

test('every text of the survey is found, also in items that are far from the screen', async () => {
  await pressFind()
  await expect.element(field()).toHaveFocus()
  await commands.type('elevated')
  await expect.element(findBar()).toHaveTextContent('1 of 4')
  await expect.element(currentMark()).toHaveTextContent('elevated')
  await press('Enter')
  await expect.element(currentMark()).toHaveTextContent('Elevated')
  await press('Enter')
  await expect.element(findBar()).toHaveTextContent('3 of 4')
  await expect.element(currentMark()).toHaveTextContent('Élévated')
  await expect.element(currentMark()).toBeInViewport()
  await expect.element(stemOf(90)).toBeInViewport()
  await press('F3')
  await expect.element(findBar()).toHaveTextContent('4 of 4')
  await expect.element(page.getByRole('textbox', { name: 'Option 2 of item 110' })).toBeInViewport()
  await press('F3')
  await expect.element(findBar()).toHaveTextContent('1 of 4')
  await press('Shift+Enter')
  await expect.element(findBar()).toHaveTextContent('4 of 4')
  await press('Shift+F3')
  await expect.element(stemOf(90)).toBeInViewport()
  await expect.element(field()).toHaveFocus()
})

test('it opens from within a field, looks on from there, and Escape gives the cursor back', async () => {
  await stemOf(1).click()
  await press('Home', 'ArrowRight')
  await pressFind()
  await commands.type('elevated')
  // The hits in the title and the context are before the focus.
  await expect.element(findBar()).toHaveTextContent('3 of 4')
  await expect.element(currentMark()).toBeInViewport()
  await press('Escape')
  await expect.element(findBar()).not.toBeInTheDocument()
  await expect.element(currentMark()).not.toBeInTheDocument()
  await expect.element(stemOf(1)).toHaveFocus()
  await commands.type('!')
  await expect.element(stemOf(1)).toHaveValue('Q!uestion 0')
})

test('what is changed in the survey is found as it is now', async () => {
  await pressFind()
  await commands.type('elevated')
  await expect.element(findBar()).toHaveTextContent('1 of 4')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Elevated, elevated')
  await expect.element(findBar()).toHaveTextContent('1 of 5')
  await title.fill('Lines')
  await expect.element(findBar()).toHaveTextContent('1 of 3')
  await pressFind()
  await commands.type('no such word')
  await expect.element(findBar()).toHaveTextContent('No matches')
  await expect.element(page.getByRole('button', { name: 'Next match' })).toBeDisabled()
})

test('Ctrl+F in the find bar is left to the browser', async () => {
  const left: boolean[] = []
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'f') left.push(!event.defaultPrevented)
    // Otherwise the browser's own find bar would still be open in the next test.
    event.preventDefault()
  }
  await pressFind()
  await expect.element(field()).toHaveFocus()
  addEventListener('keydown', listen)
  await pressFind()
  await stemOf(1).click()
  await pressFind()
  await expect.element(field()).toHaveFocus()
  removeEventListener('keydown', listen)
  expect(left).toEqual([true, false])
})
