import { flushSync } from 'react-dom'
import type { Field } from './fields.ts'

/** Puts the cursor into a field at once, also into one that was only just added: what is typed next lands there. */
export function focusField(field: Field): void {
  // Draws what was changed so far; the store's changes wait for the end of the event otherwise.
  flushSync(() => undefined)
  const element = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
