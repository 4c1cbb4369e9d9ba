import type { Instrument } from '../instrument.ts'

/** Name of the calculated value with the version, which SurveyJS includes in every result. */
export const SURVEYJS_VERSION = 'instrumentVersion'

/** The questionnaire as a SurveyJS definition (surveyjs.io). */
export function writeSurveyJs({ draft, version }: Instrument): string {
  const elements = draft.questions.map(({ stem, type, options }, index) => {
    const name = `question${index + 1}`
    if (type !== 'single_choice') return { type: 'comment', name, title: stem }
    const choices = options.map(({ text }, option) => ({ value: `item${option + 1}`, text }))
    return { type: 'radiogroup', name, title: stem, choices }
  })
  const survey = {
    title: draft.title,
    ...(draft.context === '' ? {} : { description: draft.context }),
    pages: [{ name: 'page1', elements }],
    calculatedValues: [
      {
        name: SURVEYJS_VERSION,
        expression: `'${version.replace(/['\\]/g, '’')}'`,
        includeIntoResult: true,
      },
    ],
  }
  return `${JSON.stringify(survey, null, 2)}\n`
}
