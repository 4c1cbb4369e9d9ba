import { expect } from 'vitest'
import { commands, type Locator, locators, page } from 'vitest/browser'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { aChoice, aSurvey, lettersOf } from '../../support/drafts.ts'
import { openDesk } from './open-desk.tsx'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements without a role, such as a drag handle. */
    getBySelector(selector: string): Locator
  }
}
locators.extend({ getBySelector: (selector) => selector })

/** Opens a survey of so many items A, B, C …, each a choice between "A yes" and "A no". */
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

/** The row of an item in the outline; items count from 1. */
export const row = (item: number): Locator =>
  page.getByRole('listbox').getByRole('option', { name: new RegExp(`^${item} `) })

/** An item of the questionnaire; items count from 1. */
export const item = (number: number): Locator =>
  page.getByRole('region', { name: `Item ${number}`, exact: true })

export const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const stemOf = (number: number): Locator => box(`Stem of item ${number}`)
export const optionOf = (option: number, number: number): Locator => box(`Option ${option} of item ${number}`)

/** Whether the element has the focus. */
export const hasFocus = (target: Locator): boolean => target.query() === document.activeElement

/** Whether the first element ends above the beginning of the other. */
export const isAbove = (upper: Locator, lower: Locator): boolean =>
  upper.element().getBoundingClientRect().bottom <= lower.element().getBoundingClientRect().top

/** Clicks on the element at once; what the page does a frame later has not been done when this returns. */
export function clickNow(target: Locator): void {
  ;(target.element() as HTMLElement).click()
}

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  await target.findElement()
  for (let pressed = 0; pressed < most && !hasFocus(target); pressed += 1) await commands.press(key)
  await expect.element(target).toHaveFocus()
}

/** Expects the items' stems in this order, such as 'A B C'. */
export async function expectOrder(stems: string): Promise<void> {
  const rows = page.getByRole('listbox').getByRole('option')
  await expect
    .poll(() => rows.elements().map((element) => element.textContent?.replace(/^\d+|\d+$/g, '')))
    .toEqual(stems.split(' '))
}

/** Expects these items to be selected in the outline; items count from 1. */
export async function expectChosen(...items: number[]): Promise<void> {
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect
    .poll(() => chosen.elements().map((element) => Number(/^\d+/.exec(element.textContent ?? '')?.[0])))
    .toEqual(items)
}

/** Gives an element the focus. */
export async function focus(target: Locator): Promise<void> {
  await target.findElement()
  // Something that has just opened may take the focus in a timer set earlier; wait until that is over.
  await new Promise((resolve) => setTimeout(resolve, 20))
  // An item that comes near the screen is redrawn with new elements, so the current one is looked up at each try.
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

/** The line that shows where a dragged part would be dropped. */
export const dropLine = (): Element | null => document.querySelector('[data-drop-line]')

/** Drags a part to the upper or lower half of another one and drops it. */
export async function drag(from: Locator, to: Locator, half: 'upper' | 'lower'): Promise<void> {
  await commands.carry(from.selector, to.selector, half)
  await expect.poll(dropLine).not.toBeNull()
  await commands.mouse('up')
  await expect.poll(dropLine).toBeNull()
}
