import { dropUnsafe } from '../text/clean-text.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or an attribute of XML 1.0, which cannot carry control characters even as references. */
export function escapeXml(text: string): string {
  return dropUnsafe(text).replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
