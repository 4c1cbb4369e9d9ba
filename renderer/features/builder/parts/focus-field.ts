import { flushSync } from 'react-dom'
import type { Field } from '../model/fields.ts'

/** Puts the cursor into a field at once, also into one that was only just added: what is typed next lands there. */
export function focusField(field: Field): void {
  // Draws what was changed so far; the store's changes wait for the end of the event otherwise.
  flushSync(() => undefined)
  const element = find('data-field', field) ?? makeEditable(field)
  // Scrolled to once, not first by the focus: each looks at the whole page's layout.
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
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
