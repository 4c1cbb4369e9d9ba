import { readResults } from '../../../../electron/service/results/read-results.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'

/** What was read of each persona: the texts of its options or its own words; null where nothing was understood. */
export function toldAnswers(data: unknown, draft: SurveyDraft): (string | null)[][] {
  const { answers, respondents } = readResults(data, draft, { personas: draft.personas ?? 0 })
  return respondents.map((_, respondent) =>
    draft.questions.map(({ options }, question) => {
      const own = answers.find((one) => one.respondent === respondent && one.question === question)
      if (own?.kind === 'option') return options[own.option ?? -1]?.text ?? null
      return own?.kind === 'text' ? own.text : null
    }),
  )
}
