import {
  analysedItem,
  groupByItem,
  respondentPositions,
  sortResponses,
} from '../../analysis/item-responses.ts'
import type { Question } from '../../models/draft.ts'
import type { ExperimentArm } from '../../models/experiment.ts'
import type { ProbedPersona } from '../../models/experiment-evidence.ts'
import type { Answer, RunResults } from '../../models/results.ts'

/**
 * What each persona in a run of a probe arm chose, and what it answered to each probe.
 *
 * @param questions the questionnaire that the run asked
 */
export function probedPersonas(
  runId: string,
  { question, probes }: ExperimentArm,
  { questions, results }: { questions: readonly Question[]; results: RunResults },
): ProbedPersona[] {
  const personas = respondentPositions(results)
  const byItem = groupByItem(results.answers)
  const answersTo = (id: string | undefined): Map<number, Answer> => {
    const position = questions.findIndex((each) => each.id === id)
    const asked = questions[position]
    if (!asked) return new Map()
    const sorted = sortResponses(analysedItem(asked, position), byItem.get(position) ?? [], personas)
    return new Map(sorted.answered.map((answer) => [answer.respondent, answer]))
  }
  const chosen = answersTo(question?.id)
  const said = probes.map((probe) => answersTo(probe.question.id))
  return personas.map((respondent) => ({
    runId,
    respondent,
    attributes: results.respondents[respondent]?.attributes ?? [],
    option: chosen.get(respondent)?.option ?? null,
    said: said.map((answers) => answers.get(respondent)?.text ?? null),
  }))
}
