import { flushSync } from 'react-dom'
import type { Field } from '../model/fields.ts'
import { drawRest } from './draw-rest.ts'

/** Puts the cursor into a field at once, even one that was only just added, so that what is typed next goes into it. */
export function focusField(field: Field): void {
  // Focused without scrolling, then scrolled once: each scroll computes the layout of the whole page.
  putCursor(field)?.scrollIntoView({ block: 'nearest' })
}

/**
 * Puts the cursor into a field of an item, and scrolls the item with all its options to the top of the page, below the
 * edge of the one before.
 */
export function goToItem(field: Field): void {
  putCursor(field)?.closest('[data-item]')?.scrollIntoView({ block: 'start' })
}

/** Scrolls a field, or its item, into view without moving the cursor. */
export function showField(field: Field): void {
  let element = fieldOrItem(field)
  if (element === null) {
    drawRest()
    element = fieldOrItem(field)
  }
  element?.scrollIntoView({ block: 'center' })
}

/** Puts the cursor into a field that may now be far from the screen, without scrolling the page; returns the field. */
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
  // Renders pending changes; the store's changes would otherwise be rendered only at the end of the event.
  flushSync(() => undefined)
  const before = document.activeElement
  let element = find('data-field', field) ?? makeEditable(field)
  if (element === null) {
    // In a survey that was just opened, the field may not be rendered yet.
    drawRest()
    element = find('data-field', field) ?? makeEditable(field)
  }
  element?.focus({ preventScroll: true })
  if (element !== before) goToEnd(element)
  return element
}

/**
 * Puts the cursor at the end of a text that it has not been in yet; browsers put it at the beginning. Typing then
 * continues the text, and Delete removes nothing.
 */
function goToEnd(element: HTMLElement | null): void {
  if (!(element instanceof HTMLTextAreaElement) || element.selectionEnd > 0) return
  element.setSelectionRange(element.value.length, element.value.length)
}

function find(attribute: string, value: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`)
}

/** The field of an item far from the screen; such an item has fields only once it has the focus. */
function makeEditable(field: Field): HTMLElement | null {
  const item = find('data-item', itemOf(field))
  item?.focus()
  // A name or a code may be hidden; the stem then stands for it.
  return (
    find('data-field', field) ??
    (/^(name|code):/.test(field) ? item?.querySelector('textarea') : null) ??
    null
  )
}

/** The id of the item that a field belongs to; "" for a field of the whole survey. */
function itemOf(field: Field): string {
  return field.split(':')[1] ?? ''
}
