import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { COPIED_ITEMS_TYPE, writeCopiedItems } from '../../../shared/exchange/clipboard/copied-items.ts'
import { IMPORT_LIMITS } from '../../../shared/exchange/limits.ts'
import { anOpenEnded, aSurvey } from '../../support/drafts.ts'
import {
  box,
  expectChosen,
  expectOrder,
  focus,
  item,
  openItems,
  press,
  row,
  stemOf,
} from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const context = () => box('Context')
const offered = () => page.getByRole('dialog', { name: 'Paste items' })

/** Writes a text into the context field and copies it from there, as if from another program. */
async function copyText(text: string): Promise<void> {
  await context().fill(text)
  await focus(context())
  await press('ControlOrMeta+a', 'ControlOrMeta+c')
}

/** Pastes items in Sonde's own clipboard format, which a test cannot put on the clipboard by keys. */
async function pasteForm(target: Locator, form: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData(COPIED_ITEMS_TYPE, form)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  const element = await target.findElement()
  element.dispatchEvent(event)
}

describe('items on the clipboard', () => {
  beforeEach(() => openItems(4))

  test('are copied and pasted after the current one, as one step of the undo', async () => {
    await focus(row(1))
    await press('Space', 'ArrowDown', 'ArrowDown', 'Space', 'ControlOrMeta+c')
    await expect.element(page.getByText('2 items copied', { exact: true })).toBeInTheDocument()
    await press('End', 'ControlOrMeta+v')
    await expectOrder('A B C D A C')
    await expectChosen(5, 6)
    await expect.element(row(5)).toHaveFocus()
    await expect.element(box('Option 2 of item 6')).toHaveValue('C no')
    await press('ControlOrMeta+z')
    await expectOrder('A B C D')
  })

  test('are cut, and the offer brings them back', async () => {
    await focus(row(2))
    await press('Shift+ArrowDown', 'ControlOrMeta+x')
    const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' })
    await undo.hover()
    await expect.element(page.getByText('2 items cut.')).toBeVisible()
    await expectOrder('A D')
    await expect.element(row(2)).toHaveFocus()
    await press('ControlOrMeta+v')
    await expectOrder('A D B C')
    await undo.click()
    await expectOrder('A B C D B C')
  })

  test('are copied from the sheet, where they were chosen by their numbers', async () => {
    const grip = (number: number) => item(number).getBySelector('[data-grip=item]')
    await stemOf(1).click()
    await grip(2).click({ modifiers: ['Shift'] })
    await expectChosen(1, 2)
    await press('ControlOrMeta+c')
    await grip(2).click({ modifiers: ['ControlOrMeta'] })
    await press('ControlOrMeta+v')
    await expectOrder('A B A B C D')
    await expect.element(stemOf(3)).toHaveFocus()
    await expectChosen(3, 4)
  })

  test('are copied and cut from the menu of one, which names the keys', async () => {
    const menu = page.getByRole('button', { name: 'More for item 2' })
    await menu.click()
    await page.getByRole('menuitem', { name: /^Copy.*C$/ }).click()
    await expect.element(menu).toHaveFocus()
    await press('ControlOrMeta+v')
    await expectOrder('A B B C D')
    await menu.click()
    await page.getByRole('menuitem', { name: /^Cut.*X$/ }).click()
    await expectOrder('A B C D')
    await focus(row(4))
    await press('ControlOrMeta+v')
    await expectOrder('A B C D B')
  })

  test('are a text elsewhere: a field takes it as it takes any', async () => {
    await focus(row(2))
    await press('Shift+ArrowDown', 'ControlOrMeta+c')
    await focus(context())
    await press('ControlOrMeta+v')
    await expect
      .element(context())
      .toHaveValue('1. B\n   ○ B yes\n   ○ B no\n\n2. C\n   ○ C yes\n   ○ C no\n\n— Sonde · 4 items\n')
    await expectOrder('A B C D')
  })

  test('stay on the clipboard while a field copies and pastes its own text', async () => {
    await focus(row(2))
    await press('Space')
    await focus(stemOf(3))
    await press('ControlOrMeta+a', 'ControlOrMeta+c')
    await focus(stemOf(4))
    await press('End', 'ControlOrMeta+v')
    await expectOrder('A B C DC')
    await press('ControlOrMeta+a', 'ControlOrMeta+x')
    await expect.element(stemOf(4)).toHaveValue('')
    await expect.element(row(4)).toBeInTheDocument()
  })

  test('are pasted whole into a stem, as items in a text are', async () => {
    await focus(row(1))
    await press('ControlOrMeta+c')
    await focus(stemOf(3))
    await press('ControlOrMeta+v')
    await expectOrder('A B C A D')
    await expect.element(stemOf(4)).toHaveFocus()
    await expect.element(box('Option 2 of item 4')).toHaveValue('A no')
  })

  test('of another program are offered before they are added', async () => {
    await copyText('1. How old are you?\na) Young\nb) Old\n2. Why?')
    await focus(row(2))
    await press('ControlOrMeta+v')
    await expect.element(offered()).toMatchTextContent('2 items found')
    await expectOrder('A B C D')
    await expect.element(offered().getByRole('button', { name: 'Add 2 items' })).toHaveFocus()
    await press('Enter')
    await expect.element(stemOf(3)).toHaveFocus()
    await expect.element(stemOf(3)).toHaveValue('How old are you?')
    await expect.element(box('Option 2 of item 3')).toHaveValue('Old')
    await expectChosen(3, 4)
    await press('ControlOrMeta+z')
    await expectOrder('A B C D')
  })

  test('of another program that are pasted into a stem are offered where they may be read in two ways', async () => {
    await copyText('Q1. How old are you?\n18 to 24\n25 or more\nQ2. Do you work?\n1. Yes\n2. No\nQ3. Why?')
    await focus(stemOf(2))
    await press('ControlOrMeta+v')
    await expect.element(offered()).toMatchTextContent('items found')
    await expectOrder('A B C D')
    await press('Enter')
    await expect.element(stemOf(3)).toHaveValue('How old are you?')
    await expect.element(box('Option 2 of item 3')).toHaveValue('25 or more')
    await expect.element(stemOf(4)).toHaveValue('Do you work?')
    await expect.element(box('Option 2 of item 4')).toHaveValue('No')
  })

  test('are not sought in what is no text, and not found in a text of another kind', async () => {
    const put = async (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return (await row(1).findElement()).dispatchEvent(event)
    }
    // True means that the paste was left to the browser.
    expect(await put(' \n')).toBe(true)
    expect(await put('<p>One</p>')).toBe(false)
    await expect.element(offered()).toMatchTextContent('No questions were found.')
    await press('Escape')
    await expect.element(offered()).not.toBeInTheDocument()
    await expect.element(row(1)).toBeVisible()
  })

  test('that are damaged, too many, or too much for the survey are refused, and it is told why', async () => {
    const told = (text: string) => page.getByRole('alert').filter({ hasText: text })
    const many = (count: number) =>
      writeCopiedItems({
        questions: Array.from({ length: count }, (_, at) => anOpenEnded(`q${at}`, 'Q')),
        dismissals: [],
      })
    await pasteForm(row(1), '{"format":"sonde-items"')
    await expect.element(told('are damaged, so nothing was added')).toBeVisible()
    await pasteForm(row(1), many(IMPORT_LIMITS.questions + 1))
    await expect.element(told('2,000 items, 300 options per item')).toBeVisible()
    await pasteForm(row(1), many(IMPORT_LIMITS.questions - 3))
    await expect.element(told('This one has 4, and 1,997 were to be added.')).toBeVisible()
    await pasteForm(row(1), many(0).replace('"formatVersion":1', '"formatVersion":2'))
    await expect.element(told('newer version of Sonde')).toBeVisible()
    await expectOrder('A B C D')
  })
})

test('items come into an empty survey, wherever no field has the cursor', async () => {
  const store = await openDesk(aSurvey('New', []))
  const questions = [anOpenEnded('a', 'Why?')]
  const dismissals = [{ question: 'a', rule: 'rule', words: 'Why', reason: 'Piloted' }]
  const heading = page.getByRole('button', { name: 'Add an open-ended item' })
  await pasteForm(heading, writeCopiedItems({ questions, dismissals }))
  await expectOrder('Why?')
  const [question] = store.getState().history.present.questions
  expect(question?.id).not.toBe('a')
  expect(store.getState().history.present.dismissals).toEqual([
    { question: question?.id, rule: 'rule', words: 'Why', reason: 'Piloted' },
  ])
})

test('in a small window, where the outline opens over the page, items are copied and pasted in it', async () => {
  await page.viewport(640, 720)
  onTestFinished(() => page.viewport(1280, 800))
  const store = await openDesk(aSurvey('Small', [anOpenEnded('a', 'A'), anOpenEnded('b', 'B')]))
  await page.getByRole('button', { name: 'Outline' }).click()
  await focus(row(1))
  await press('ControlOrMeta+c', 'ArrowDown', 'ControlOrMeta+v')
  await expect
    .poll(() => store.getState().history.present.questions.map(({ stem }) => stem))
    .toEqual(['A', 'B', 'A'])
  await expect.element(row(3)).toHaveFocus()
})
