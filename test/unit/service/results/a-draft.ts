import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'

/** An item of a test: its text and its options; without options it is open-ended. */
export type Item = readonly [stem: string, ...options: string[]]

/** A draft of these items that asks so many personas. */
export function aDraft(personas: number, ...items: readonly Item[]): SurveyDraft {
  return {
    ...emptyDraft(),
    personas,
    questions: items.map(([stem, ...options]) => ({
      id: stem,
      stem,
      type: options.length > 0 ? 'single_choice' : 'open_ended',
      options: options.map((text) => ({ id: text, text })),
    })),
  }
}
