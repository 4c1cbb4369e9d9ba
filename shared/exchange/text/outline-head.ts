import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'

export const TITLE = /^(?:titre|title)\s*:\s*/i
export const CONTEXT = /^(?:contexte|context)\s*:\s*/i
/** Words of a title, which the name of an institution above it does not have. */
const SURVEY =
  /(?<!\p{L})(?:surveys?|questionnaires?|enquêtes?|sondages?|baromètres?|study|étude|consultations?|poll|inventory|feedback|votre avis|your (?:views?|opinions?|experiences?))(?!\p{L})/iu
/** How a sentence begins that is about the survey, and no title of it. */
const SENTENCE =
  /^(?:this|the|these|our|we|you|please|dear|thank|ce|cet|cette|nous|vous|merci|dans|in|as|for)(?!\p{L})/iu
/** The longest title, in characters, and the lines of the head among which it is. */
const LONGEST_TITLE = 120
const TITLE_LINES = 4

/** Places the lines before the first item. */
interface OutlineHead {
  line(line: OutlineLine): void
  /** Whether a line is the title so far. */
  hasTitle(): boolean
}

/**
 * The first line is the title, unless a later line is marked as the title or names the survey; all others are the
 * context. A list in the context is noted, since it may have been the options of an item.
 */
export function createHead(place: (part: PlacedPart) => void): OutlineHead {
  let title: { part: PlacedPart; isNamed: boolean; isPlain: boolean } | null = null
  let inList = false
  let count = 0
  /** Whether a line names the survey, below one that only names who asks. */
  const isBetter = ({ text, role, marker }: OutlineLine) =>
    title?.isPlain === true &&
    !role &&
    !marker &&
    count <= TITLE_LINES &&
    isTitle(text) &&
    !SURVEY.test(title.part.text)
  return {
    hasTitle: () => title !== null,
    line(line) {
      const { text, role, marker, at = 0 } = line
      count += 1
      const isNamed = TITLE.test(text) || role === 'title' || isBetter(line)
      const part: PlacedPart = { at, role: 'context', text: text.replace(CONTEXT, '') }
      if (marker && !inList) part.note = 'head_list'
      inList = marker !== null
      if (!CONTEXT.test(text) && (title ? isNamed && !title.isNamed : isNamed || role !== 'context')) {
        if (title) title.part.role = 'context'
        part.role = 'title'
        part.text = text.replace(TITLE, '')
        title = { part, isNamed, isPlain: !role && !TITLE.test(text) }
      }
      place(part)
    },
  }
}

/** Whether a line can be the title of a survey by its words. */
function isTitle(text: string): boolean {
  return SURVEY.test(text) && !SENTENCE.test(text) && text.length <= LONGEST_TITLE && !/[.:?!]\W*$/.test(text)
}
