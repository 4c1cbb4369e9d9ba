import { expect } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { aChoice, aSurvey, lettersOf } from '../../support/drafts.ts'
import { openDesk } from './open-desk.tsx'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** For what has no role of its own, such as a grip. */
    getBySelector(selector: string): Locator
  }
}
locators.extend({ getBySelector: (selector) => selector })

/** Opens a survey of so many items A, B, C …, each a choice of "A yes" and "A no". */
export async function openItems(count: number): Promise<void> {
  await openDesk(lettered(count))
  await expect.element(page.getByRole('listbox', { name: `${count} items` })).toBeVisible()
}

function lettered(count: number): SurveyDraft {
  const items = lettersOf(count).map((letter, at) =>
    aChoice(`item-${at}`, letter, [`${letter} yes`, `${letter} no`]),
  )
  return aSurvey(`${count} items`, items)
}

/** The row of an item in the outline; counts from 1. */
export const row = (item: number): Locator =>
  page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${item} `) })

/** An item on the sheet; counts from 1. */
export const item = (number: number): Locator =>
  page.getByRole('region', { name: `Item ${number}`, exact: true })

export const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const stemOf = (number: number): Locator => box(`Stem of item ${number}`)
export const optionOf = (option: number, number: number): Locator => box(`Option ${option} of item ${number}`)

/** Whether the cursor is there. */
export const hasFocus = (target: Locator): boolean => target.query() === document.activeElement

/** Presses Tab until the cursor is there, as a person without a pointer does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  await target.findElement()
  for (let pressed = 0; pressed < most && !hasFocus(target); pressed += 1) await commands.press(key)
  await expect.element(target).toHaveFocus()
}

/** The items' stems in their order, e.g. 'A B C'. */
export async function expectOrder(stems: string): Promise<void> {
  const rows = page.getByRole('listbox').getByRole('option')
  await expect
    .poll(() => rows.elements().map((element) => element.textContent?.replace(/^\d+|\d+$/g, '')))
    .toEqual(stems.split(' '))
}

/** Which items are chosen in the outline; they count from 1. */
export async function expectChosen(...items: number[]): Promise<void> {
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect
    .poll(() => chosen.elements().map((element) => Number(/^\d+/.exec(element.textContent ?? '')?.[0])))
    .toEqual(items)
}

/** Puts the cursor somewhere, as the Tab key would. */
export async function focus(target: Locator): Promise<void> {
  await target.findElement()
  // What has just opened takes the cursor in a timer of its own, which was set before this one.
  await new Promise((resolve) => setTimeout(resolve, 20))
  // An item that comes near the screen is drawn anew with other elements: the one that is there now takes the cursor.
  await expect
    .poll(() => {
      const element = target.query()
      if (element instanceof HTMLElement && !hasFocus(target)) element.focus()
      return hasFocus(target)
    })
    .toBe(true)
}

/** Presses keys and chords one after the other. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await commands.press(key)
}

/** The line that tells where what is dragged would go. */
export const dropLine = (): Element | null => document.querySelector('[data-drop-line]')

/** Drags a part to the upper or lower half of another. */
export async function drag(from: Locator, to: Locator, half: 'upper' | 'lower'): Promise<void> {
  await commands.carry(from.selector, to.selector, half)
  await expect.poll(dropLine).not.toBeNull()
  await commands.mouse('up')
  await expect.poll(dropLine).toBeNull()
}
