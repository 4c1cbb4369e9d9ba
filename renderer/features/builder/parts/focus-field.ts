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

function putCursor(field: Field): HTMLElement | null {
  // Draws what was changed so far; the store's changes wait for the end of the event otherwise.
  flushSync(() => undefined)
  let element = find('data-field', field) ?? makeEditable(field)
  if (element === null) {
    // In a survey that was just opened it may be one that is still being drawn.
    drawRest()
    element = find('data-field', field) ?? makeEditable(field)
  }
  element?.focus({ preventScroll: true })
  return element
}

function find(attribute: string, value: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(value)}"]`)
}

/** The field of an item far from the screen, which has fields only once it has the focus. */
function makeEditable(field: Field): HTMLElement | null {
  const [, item] = field.split(':')
  if (item !== undefined) find('data-item', item)?.focus()
  return find('data-field', field)
}
