import { readResults } from '../../../../electron/service/results/read-results.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'

/** By respondent: what is shown of each item; null for a blank, and nothing for what is asked about. */
export function shownByPerson(
  data: unknown,
  draft: SurveyDraft,
): Record<string, (string | null | undefined)[]> {
  const { respondents, answers } = readResults(data, draft, { personas: draft.personas ?? 0 })
  return Object.fromEntries(
    respondents.map(({ id }, at) => [
      String(id ?? at),
      draft.questions.map(({ options }, item) => {
        const own = answers.find(({ respondent, question }) => respondent === at && question === item)
        return own?.kind === 'unread' ? undefined : (options[own?.option ?? -1]?.text ?? own?.text)
      }),
    ]),
  )
}
