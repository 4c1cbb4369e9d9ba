import type { Instrument } from '../instrument.ts'
import { safeHtmlCell } from '../tables/formula-text.ts'
import { answerCodes, questionCodes } from './limesurvey-codes.ts'
import { limeSurveyHtml, versionComment } from './limesurvey-html.ts'

const COLUMNS = [
  'class',
  'type/scale',
  'name',
  'relevance',
  'text',
  'language',
  'mandatory',
  'other',
] as const
type Cells = Partial<Record<(typeof COLUMNS)[number], string>>

/**
 * The questionnaire in LimeSurvey's tab-separated structure (its manual, "Tab Separated Value survey structure"). The
 * version is in a comment of the description, which respondents do not see.
 */
export function writeLimeSurvey({ draft, version }: Instrument, language: 'fr' | 'en'): string {
  const comment = versionComment(version)
  const names = questionCodes(draft.questions)
  const rows: Cells[] = [
    { class: 'S', name: 'language', text: language },
    { class: 'SL', name: 'surveyls_title', text: limeSurveyHtml(draft.title), language },
    {
      class: 'SL',
      name: 'surveyls_description',
      text: `${limeSurveyHtml(draft.context)}${comment}`,
      language,
    },
    { class: 'G', name: 'Questions', relevance: '1', text: '', language },
    ...draft.questions.flatMap((question, index): Cells[] => {
      const { stem, type, options } = question
      const codes = answerCodes(question)
      return [
        {
          class: 'Q',
          'type/scale': type === 'single_choice' ? 'L' : 'T',
          name: names[index] ?? '',
          relevance: '1',
          text: limeSurveyHtml(stem),
          language,
          mandatory: 'N',
          other: 'N',
        },
        ...(type === 'single_choice'
          ? options.map(
              ({ text }, option): Cells => ({
                class: 'A',
                'type/scale': '0',
                name: codes[option] ?? '',
                relevance: '',
                text: limeSurveyHtml(text),
                language,
              }),
            )
          : []),
      ]
    }),
  ]
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column] ?? '')).join('\t'))
  return `\uFEFF${[COLUMNS.join('\t'), ...lines].join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = safeHtmlCell(text)
  return /["\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
