import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'

/** An item: its stem and its options; open-ended without options. */
export type Item = readonly [stem: string, ...options: string[]]

/** A draft with these items and so many personas. */
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
