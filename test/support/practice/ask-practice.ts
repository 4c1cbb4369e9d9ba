import type { EffectLevels } from '../../../electron/practice/answers/effects/effect.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import { answerSurvey } from '../../../electron/practice/runs/answer-survey.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { resultsOf } from '../results-of.ts'

/**
 * Answers these items as the practice service would over HTTP, without a server. The `n`th survey of a panel samples
 * other personas than the first.
 */
export function askPractice(
  questions: readonly Question[],
  seed: number,
  count: number,
  n = 1,
  levels?: EffectLevels,
): RunResults {
  const asked = questions.map(({ type, stem, options }) =>
    type === 'open_ended'
      ? ({ type: 'libre', texte: stem } as const)
      : ({ type: 'choix_unique', texte: stem, options: options.map(({ text }) => text) } as const),
  )
  const survey = { n, seed, filtres: {}, sampleSize: count, questions: asked, contexte: '', launch: null }
  const { personas, answers } = answerSurvey(drawPanel(seed), survey, count, levels)
  return resultsOf({
    respondents: personas.map(({ id, prenom, age, sexe, densite, occupation, description }) => ({
      id,
      attributes: Object.entries({ prenom, age, sexe, densite, occupation, description }).map(
        ([name, value]) => ({ name, value: String(value) }),
      ),
    })),
    answers: answers.flatMap((row, respondent) =>
      row.map((said, question) => readAnswer(said, questions[question]?.options ?? [], respondent, question)),
    ),
  })
}

function readAnswer(
  said: string | null,
  options: Question['options'],
  respondent: number,
  question: number,
): Answer {
  const at = { respondent, question }
  if (said === null) return { ...at, kind: 'blank', option: null, text: null }
  if (options.length === 0) return { ...at, kind: 'text', option: null, text: said }
  const option = options.findIndex(({ text }) => text === said)
  return { ...at, kind: 'option', option, text: null }
}
