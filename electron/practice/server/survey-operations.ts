import type { z } from 'zod'
import { readSurveyFilters } from '../panel/filters.ts'
import { matching } from '../panel/panel.ts'
import { invalidValue, Refusal } from '../refusal.ts'
import { planLaunch } from '../runs/launch.ts'
import { runState } from '../runs/run-state.ts'
import type { SurveyView } from '../shapes/shape.ts'
import type { Survey, SurveyAnswers } from '../store/survey-store.ts'
import type { PracticeParts } from './practice-parts.ts'
import type { Call, Handler } from './route.ts'
import type { surveyBody, surveyPageQuery } from './schemas.ts'

/** Longest title derived from a context, in characters. */
const derivedTitle = 60

/** POST /api/v1/surveys */
export const createSurvey: Handler = (parts, { caller, body }) => {
  const sent = body as z.output<typeof surveyBody>
  const found = matching(parts.panel(), readSurveyFilters(sent.filtres)).length
  if (found === 0) {
    throw invalidValue(['body', 'filtres'], 'no profile of the panel matches these filters', sent.filtres)
  }
  const survey = parts.surveys.create(caller.account.id, {
    titre: sent.titre || titleFrom(sent.contexte, sent.questions[0]?.texte ?? ''),
    contexte: sent.contexte,
    questions: sent.questions,
    filtres: sent.filtres,
    nbPersonas: sent.nb_personas,
    sampleSize: Math.min(found, sent.nb_personas),
    seed: parts.seed,
  })
  return parts.shape.surveyCreated(viewOf(parts, survey))
}

/** GET /api/v1/surveys */
export const listSurveys: Handler = (parts, { caller, input }) => {
  const { limit, offset } = input as z.output<typeof surveyPageQuery>
  const page = parts.surveys.page(caller.account.id, limit, offset)
  return parts.shape.surveys({ ...page, items: page.items.map((survey) => viewOf(parts, survey)) })
}

/** POST /api/v1/surveys/{survey_id}/launch */
export const launchSurvey: Handler = (parts, call) => {
  const survey = owned(parts, call)
  const { status } = runState(survey, parts.clock.now())
  if (status !== 'draft') {
    throw new Refusal(parts.shape.refusals.launch, `This survey is ${status}: only a draft can be launched.`)
  }
  const conditions = parts.conditions()
  const launch = planLaunch(survey, parts.clock.now(), conditions, parts.dice.forRun(conditions))
  parts.surveys.launch(survey, launch, conditions.effects)
  return parts.shape.surveyLaunched(viewOf(parts, { ...survey, launch }))
}

/** GET /api/v1/surveys/{survey_id}/status */
export const surveyStatus: Handler = (parts, { caller, path }) => {
  const survey = parts.surveys.findState(caller.account.id, path.survey_id ?? '')
  if (!survey) throw notFound()
  return parts.shape.surveyStatus(survey.id, runState(survey, parts.clock.now()))
}

/** GET /api/v1/surveys/{survey_id}/results */
export const surveyResults: Handler = async (parts, call) => {
  const view = viewOf(parts, owned(parts, call))
  const { status } = view.run
  if (status === 'done') return parts.shape.results(view, await answersOf(parts, view))
  const data =
    status === 'failed'
      ? parts.shape.resultsFailed(view, await answersOf(parts, view))
      : parts.shape.resultsPending(view)
  if (data) return data
  throw new Refusal(
    parts.shape.refusals.results,
    status === 'failed'
      ? 'The run failed: there are no results.'
      : `The survey is ${status}: there are no results yet.`,
  )
}

/** DELETE /api/v1/surveys/{survey_id} */
export const deleteSurvey: Handler = (parts, call) => {
  const survey = owned(parts, call)
  parts.surveys.delete(survey)
  return parts.shape.surveyDeleted(survey.id)
}

function owned(parts: PracticeParts, { caller, path }: Call): Survey {
  const survey = parts.surveys.find(caller.account.id, path.survey_id ?? '')
  if (!survey) throw notFound()
  return survey
}

function notFound(): Refusal {
  return new Refusal(404, 'Survey not found.')
}

function viewOf(parts: PracticeParts, survey: Survey): SurveyView {
  return { survey, run: runState(survey, parts.clock.now()) }
}

/** Answers of an ended run: computed when first read, then stored. */
async function answersOf(parts: PracticeParts, { survey, run }: SurveyView): Promise<SurveyAnswers> {
  const kept = parts.surveys.answers(survey)
  if (kept) return kept
  const { answerSurvey } = await answering()
  const levels = survey.effects ?? parts.conditions().effects
  const answers = answerSurvey(parts.panel(), survey, run.completed, levels)
  parts.surveys.saveAnswers(survey, answers)
  return answers
}

/** The module that computes answers, loaded at its first use because its large vocabulary would delay the start. */
function answering(): Promise<typeof import('../runs/answer-survey.ts')> {
  return import('../runs/answer-survey.ts')
}

/** First sentence of the context (or of the first question), cut at a word boundary. */
function titleFrom(contexte: string, question: string): string {
  const text = (contexte || question).trim().replace(/\s+/g, ' ')
  const sentence = /^.{3,}?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= derivedTitle) return sentence.replace(/[.…]$/, '')
  const cut = sentence.slice(0, derivedTitle)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20)).trimEnd()}…`
}
