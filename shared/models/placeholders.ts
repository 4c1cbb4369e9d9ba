import type { SurveyDraft } from './draft.ts'

/** A text that a template leaves to be filled in, e.g. "[… the product]"; `question`: position of its item, or null. */
export interface Placeholder {
  text: string
  question: number | null
}

/** Brackets that begin with an ellipsis; other brackets occur in finished questionnaires too. */
const FORM = /\[(?:…|\.\.\.)[^\]\n]*\]/gu

/** Every placeholder left in a draft, in reading order; each text at most once per item. */
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
