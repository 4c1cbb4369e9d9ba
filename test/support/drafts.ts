import type { SurveyDraft } from '../../shared/models/draft.ts'

type Question = SurveyDraft['questions'][number]

/** A choice among these options. */
export function aChoice(id: string, stem: string, options: string[]): Question {
  return {
    id,
    stem,
    type: 'single_choice',
    options: options.map((text, at) => ({ id: `${id}-${at + 1}`, text })),
  }
}

export function anOpenEnded(id: string, stem: string): Question {
  return { id, stem, type: 'open_ended', options: [] }
}

/** A survey of these items. */
export function aSurvey(
  title: string,
  questions: Question[],
  change: Partial<SurveyDraft> = {},
): SurveyDraft {
  return {
    title,
    context: '',
    questions,
    personas: 50,
    audience: { ageRanges: [], sex: null },
    dismissals: [],
    ...change,
  }
}

/** As many letters A, B, C …; after Z it starts again with A. */
export function lettersOf(count: number): string[] {
  return Array.from({ length: count }, (_, at) => String.fromCharCode(65 + (at % 26)))
}
