import { flushSync } from 'react-dom'
import type { Field } from '../model/fields.ts'
import { drawRest } from './draw-rest.ts'

/** Puts the cursor into a field at once, also into one that was only just added: what is typed next lands there. */
export function focusField(field: Field): void {
  // Scrolled to once, not first by the focus: each looks at the whole page's layout.
  putCursor(field)?.scrollIntoView({ block: 'nearest' })
}

/** The same for the field of an item, which is then at the top of the page with all its options, the one before peeping. */
export function goToItem(field: Field): void {
  putCursor(field)?.closest('[data-item]')?.scrollIntoView({ block: 'start' })
}

/** Brings a field into view, or the item that it is in, while the cursor stays where it is. */
export function showField(field: Field): void {
  let element = fieldOrItem(field)
  if (element === null) {
    drawRest()
    element = fieldOrItem(field)
  }
  element?.scrollIntoView({ block: 'center' })
}

/** Puts the cursor into a field that may have gone far from the screen since, without moving the page; returns the field. */
export function returnToField(field: Field): HTMLElement | null {
  const moved: [part: Element, top: number][] = []
  for (let part = fieldOrItem(field)?.parentElement; part; part = part.parentElement)
    moved.push([part, part.scrollTop])
  const element = putCursor(field)
  for (const [part, top] of moved) part.scrollTop = top
  return element
}

function fieldOrItem(field: Field): HTMLElement | null {
  return find('data-field', field) ?? find('data-item', itemOf(field))
}

function putCursor(field: Field): HTMLElement | null {
  // Draws what was changed so far; the store's changes wait for the end of the event otherwise.
  flushSync(() => undefined)
  const before = document.activeElement
  let element = find('data-field', field) ?? makeEditable(field)
  if (element === null) {
    // In a survey that was just opened it may be one that is still being drawn.
    drawRest()
    element = find('data-field', field) ?? makeEditable(field)
  }
  element?.focus({ preventScroll: true })
  if (element !== before) goToEnd(element)
  return element
}

/**
 * Puts the cursor behind a text that has not been written in yet, where browsers put it in front: what is typed goes on from
 * it, and Delete takes nothing away.
 */
function goToEnd(element: HTMLElement | null): void {
  if (!(element instanceof HTMLTextAreaElement) || element.selectionEnd > 0) return
  element.setSelectionRange(element.value.length, element.value.length)
}

function find(attribute: string, value: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`)
}

/** The field of an item far from the screen, which has fields only once it has the focus. */
function makeEditable(field: Field): HTMLElement | null {
  find('data-item', itemOf(field))?.focus()
  return find('data-field', field)
}

/** The id of the item that a field is in; "" for a field of the whole survey. */
function itemOf(field: Field): string {
  return field.split(':')[1] ?? ''
}
