import type { SourceLine } from '../../../../shared/exchange/source-lines.ts'
import { wholeText } from '../../../../shared/exchange/told-lines.ts'

/**
 * The place in the text of a line that the pointer is at; null where it is beside the text. On the screen runs of
 * spaces are one, so that only other characters are counted.
 */
export function pointedAt(
  { clientX, clientY }: { clientX: number; clientY: number },
  line: SourceLine,
): number | null {
  const caret = document.caretPositionFromPoint(clientX, clientY)
  const shown = caret?.offsetNode.textContent ?? ''
  if (!caret || !line.text.startsWith(shown.replace(/…$/, ''))) return null
  let left = shown.slice(0, caret.offset).replace(/\s/g, '').length
  const text = wholeText(line)
  for (let at = 0; at < text.length; at += 1) {
    if (/\s/.test(text[at] ?? '')) continue
    if (left === 0) return at
    left -= 1
  }
  return null
}
