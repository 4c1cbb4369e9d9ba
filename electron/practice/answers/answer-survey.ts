import { readSurveyFilters } from '../panel/filters.ts'
import { matching, type Panel, sample } from '../panel/panel.ts'
import { keyOf, pick } from '../random.ts'
import type { Survey, SurveyAnswers } from '../store/survey-store.ts'

/** Answers of the first `count` personas of a survey's sample. */
export function answerSurvey(
  panel: Panel,
  survey: Pick<Survey, 'n' | 'seed' | 'filtres' | 'sampleSize' | 'questions' | 'contexte'>,
  count: number,
): SurveyAnswers {
  const found = matching(panel, readSurveyFilters(survey.filtres))
  const personas = sample(found, survey.sampleSize, keyOf('sample', survey.seed, survey.n)).slice(0, count)
  const answers = personas.map((persona) =>
    survey.questions.map((question) =>
      question.type === 'libre'
        ? `…${persona.prenom}`
        : pick(question.options, keyOf(persona.key, question.texte)),
    ),
  )
  return { personas, answers }
}
