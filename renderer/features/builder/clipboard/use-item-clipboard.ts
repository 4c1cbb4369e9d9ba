import { useEffect, useEffectEvent } from 'react'
import type { DraftStore } from '../model/draft-store.ts'
import { stemField } from '../model/fields.ts'
import { goToItem } from '../parts/focus-field.ts'
import { choose } from '../selection/selection.ts'
import type { SelectionStore } from '../selection/selection-store.ts'
import { currentItem, itemsToCopy } from './current-items.ts'
import { fillClipboard, ownFormOn, pasteOwnForm, takeOut } from './item-clipboard.ts'

/** Text that was pasted outside of any field, and the item after which its items are added; null for the end. */
export interface PastedText {
  text: string
  after: string | null
}

/**
 * Lets the keys and the browser's menus copy, cut and paste items, unless a field handles them or text is selected.
 * `onText` receives pasted text that is not in Sonde's own form.
 */
export function useItemClipboard(
  store: DraftStore,
  selection: SelectionStore,
  onText: (pasted: PastedText) => void,
): void {
  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    const part = partOf(event)
    if (event.defaultPrevented || !event.clipboardData || !isForItems(part) || isTextSelected(part)) return
    const ids = itemsToCopy(store, selection, part)
    if (ids.length === 0) return
    event.preventDefault()
    fillClipboard(store, ids, event.clipboardData)
    if (event.type !== 'cut') return
    const next = takeOut(store, ids)
    selection.setState({ active: next })
    if (next !== null && isOnSheet(part)) goToItem(stemField(next))
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const part = partOf(event)
    if (event.defaultPrevented || !event.clipboardData || !isForItems(part)) return
    const form = ownFormOn(event.clipboardData)
    const text = event.clipboardData.getData('text/plain')
    if (form === null && text.trim() === '') return
    event.preventDefault()
    const after = currentItem(store, selection, part)
    if (form !== null) showAdded(selection, pasteOwnForm(store, form, after), part)
    else onText({ text, after })
  })
  useEffect(() => {
    const copy = (event: ClipboardEvent) => onCopy(event)
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

/** Selects items that were added, and goes to the first one unless the focus is in the outline. */
export function showAdded(selection: SelectionStore, ids: readonly string[], part: Element | null): void {
  const [first] = ids
  if (first === undefined) return
  if (!isOnRow(part)) goToItem(stemField(first))
  selection.setState(choose(ids))
}

function partOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null
}

const isOnRow = (part: Element | null): boolean => part?.closest('[data-row]') != null
const isOnSheet = (part: Element | null): boolean => part?.closest('[data-item]') != null

/**
 * Whether neither a field nor a dialog handles copying and pasting there. (In a small window the outline is in a
 * dialog.)
 */
function isForItems(part: Element | null): boolean {
  if (part?.closest('input, textarea, select, [contenteditable="true"]')) return false
  return isOnRow(part) || part?.closest('[role="dialog"], [role="menu"]') == null
}

/** Whether text is selected, which the browser then copies; in the outline no text can be selected. */
function isTextSelected(part: Element | null): boolean {
  return !isOnRow(part) && window.getSelection()?.isCollapsed === false
}
