import type { DraftWriter } from '../draft-writer.ts'
import type { OutlineLine } from './outline-line.ts'

export const TITLE = /^(?:titre|title)\s*:\s*/i
export const CONTEXT = /^(?:contexte|context)\s*:\s*/i

/** What stands before the first item. */
interface OutlineHead {
  line(line: OutlineLine): void
}

/**
 * A title, then the context. A line that says it is the title comes before one that only stands first; a list in the
 * context is noted, for it may have been the options of an item.
 */
export function createHead(writer: DraftWriter): OutlineHead {
  let title: { text: string; isNamed: boolean } | null = null
  let inList = false
  return {
    line({ text, role, marker }) {
      const isNamed = TITLE.test(text) || role === 'title'
      if (marker && !inList) writer.note('head_list', text)
      inList = marker !== null
      if (CONTEXT.test(text)) writer.context(text.replace(CONTEXT, ''))
      else if (title ? isNamed && !title.isNamed : isNamed || role !== 'context') {
        if (title) writer.context(title.text)
        title = { text: text.replace(TITLE, ''), isNamed }
        writer.title(title.text)
      } else writer.context(text)
    },
  }
}
