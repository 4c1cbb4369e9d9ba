/** A focused element, to return the focus to. */
export interface CursorPlace {
  element: HTMLElement
  /** The selection in a text field, in UTF-16 code units. */
  selected: { start: number; end: number } | null
}

/** The present focus; null where nothing has it. */
export function cursorPlace(): CursorPlace | null {
  const { activeElement: element } = document
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return { element, selected: isText(element) ? selectionOf(element) : null }
}

/** Returns the focus without scrolling the page. Returns whether the element still exists. */
export function putCursorBack(
  { element, selected }: CursorPlace,
  into: HTMLElement | null = element,
): boolean {
  if (!into?.isConnected) return false
  into.focus({ preventScroll: true })
  if (selected && isText(into)) into.setSelectionRange(selected.start, selected.end)
  return true
}

/** The text selected in a field or on the page, if it is one short line: most likely what the person wants to find. */
export function selectedWords(): string | undefined {
  const { activeElement: element } = document
  const text =
    element instanceof HTMLElement && isText(element)
      ? element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0)
      : (document.getSelection()?.toString() ?? '')
  const words = text.trim()
  return words === '' || words.length > LONGEST || /[\r\n]/.test(words) ? undefined : words
}

const LONGEST = 100

type TextElement = HTMLTextAreaElement | HTMLInputElement

/** Whether it is a field with a text selection; number fields and checkboxes have none. */
function isText(element: HTMLElement): element is TextElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && /^(text|search|url|tel)$/.test(element.type))
  )
}

function selectionOf({ selectionStart, selectionEnd }: TextElement): CursorPlace['selected'] {
  return selectionStart === null || selectionEnd === null
    ? null
    : { start: selectionStart, end: selectionEnd }
}
