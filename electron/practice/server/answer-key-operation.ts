import type { Data } from '../shapes/shape.ts'
import type { Caller } from '../store/key-store.ts'
import type { PracticeParts } from './practice-parts.ts'
import { Refusal } from './refusal.ts'

/** Where the answer key of a survey is: beside the interface, and no part of it. */
const keyPath = /^\/practice\/surveys\/([^/]+)\/key$/

/** The survey whose answer key a request asks for; undefined for every other request. */
export function surveyOfKey(method: string, path: string): string | undefined {
  return method === 'GET' ? keyPath.exec(path)?.[1] : undefined
}

/**
 * What the practice service recognised in a survey and planted in its answers, question by question. Of a run whose
 * results were read, at the sizes then in force; else at those in force now. Refused (404) for another's survey, and
 * (409) where an older version answered the run: nobody knows any more what that one planted.
 */
export async function answerKeyOf(parts: PracticeParts, caller: Caller, id: string): Promise<Data> {
  const survey = parts.surveys.find(caller.account.id, id)
  if (!survey) throw new Refusal(404, 'Survey not found.')
  const answered = parts.surveys.answers(survey)
  if (answered && !answered.effects) {
    throw new Refusal(409, 'An older version of the practice service answered this run.')
  }
  const levels = answered?.effects ?? parts.conditions().effects
  const { answerKey } = await import('../answers/key/answer-key.ts')
  return {
    survey: survey.id,
    effects: levels,
    questions: answerKey(survey.questions, survey.contexte, levels),
  }
}
