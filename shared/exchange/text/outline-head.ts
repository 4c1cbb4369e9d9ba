import type { DraftWriter } from '../draft-writer.ts'
import type { OutlineLine } from './outline-line.ts'

export const TITLE = /^(?:titre|title)\s*:\s*/i
export const CONTEXT = /^(?:contexte|context)\s*:\s*/i

/** Collects the lines before the first item. */
interface OutlineHead {
  line(line: OutlineLine): void
}

/**
 * The first line is the title, unless a later line is marked as the title; all others are the context. A list in the
 * context is noted, since it may have been the options of an item.
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
