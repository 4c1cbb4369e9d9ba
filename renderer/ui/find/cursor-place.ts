/** Where the cursor was, to be put back there. */
export interface CursorPlace {
  element: HTMLElement
  /** What was selected in a text field, in UTF-16 code units. */
  selected: { start: number; end: number } | null
}

/** Where the cursor is; null where it is nowhere in particular. */
export function cursorPlace(): CursorPlace | null {
  const { activeElement: element } = document
  if (!(element instanceof HTMLElement) || element === document.body) return null
  return { element, selected: isText(element) ? selectionOf(element) : null }
}

/** Puts the cursor back, without moving the page. Returns whether the place was still there. */
export function putCursorBack(
  { element, selected }: CursorPlace,
  into: HTMLElement | null = element,
): boolean {
  if (!into?.isConnected) return false
  into.focus({ preventScroll: true })
  if (selected && isText(into)) into.setSelectionRange(selected.start, selected.end)
  return true
}

/** What a person has selected, in a field or on the page, where it is one short line: what they want to find, most likely. */
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

/** Whether it is a field whose text has a selection; number fields and check boxes have none. */
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
