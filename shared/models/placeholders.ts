import type { SurveyDraft } from './draft.ts'

/** A text that a template leaves to be written, e.g. "[… the product]"; `question` is its item's position, or null. */
export interface Placeholder {
  text: string
  question: number | null
}

/** Brackets that begin with an ellipsis: sound questionnaires have words in brackets, and hardly these. */
const FORM = /\[(?:…|\.\.\.)[^\]\n]*\]/gu

/** Every placeholder still in a draft, in reading order; each text once an item. */
export function findPlaceholders(draft: SurveyDraft): Placeholder[] {
  const places: { texts: string[]; question: number | null }[] = [
    { texts: [draft.title, draft.context], question: null },
    ...draft.questions.map(({ stem, type, options }, question) => ({
      texts: [stem, ...(type === 'single_choice' ? options.map(({ text }) => text) : [])],
      question,
    })),
  ]
  return places.flatMap(({ texts, question }) =>
    [...new Set(texts.flatMap((text) => text.match(FORM) ?? []))].map((text) => ({ text, question })),
  )
}
