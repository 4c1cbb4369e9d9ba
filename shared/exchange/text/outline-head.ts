import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'

export const TITLE = /^(?:titre|title)\s*:\s*/i
export const CONTEXT = /^(?:contexte|context)\s*:\s*/i

/** Places the lines before the first item. */
interface OutlineHead {
  line(line: OutlineLine): void
  /** Whether a line is the title so far. */
  hasTitle(): boolean
}

/**
 * The first line is the title, unless a later line is marked as the title; all others are the context. A list in the
 * context is noted, since it may have been the options of an item.
 */
export function createHead(place: (part: PlacedPart) => void): OutlineHead {
  let title: { part: PlacedPart; isNamed: boolean } | null = null
  let inList = false
  return {
    hasTitle: () => title !== null,
    line({ text, role, marker, at = 0 }) {
      const isNamed = TITLE.test(text) || role === 'title'
      const part: PlacedPart = { at, role: 'context', text: text.replace(CONTEXT, '') }
      if (marker && !inList) part.note = 'head_list'
      inList = marker !== null
      if (!CONTEXT.test(text) && (title ? isNamed && !title.isNamed : isNamed || role !== 'context')) {
        if (title) title.part.role = 'context'
        part.role = 'title'
        part.text = text.replace(TITLE, '')
        title = { part, isNamed }
      }
      place(part)
    },
  }
}
