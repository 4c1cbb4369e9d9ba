import type { EffectLevels } from '../answers/effects/effect.ts'
import type { KeyItem } from '../answers/key/answer-key.ts'
import type { Data } from '../shapes/shape.ts'
import type { Caller } from '../store/key-store.ts'
import type { PracticeParts } from './practice-parts.ts'
import { Refusal } from './refusal.ts'

/** What the practice service recognised in a survey and planted in its answers, question by question. */
export interface AnswerKey {
  readonly survey: string
  /** How strong each effect was. */
  readonly effects: EffectLevels
  /** One for each question, in order; `asked` is its text. */
  readonly questions: readonly (KeyItem & { readonly asked: string })[]
}

/** An answer key, or why there is none: nobody knows the survey, or an older version answered it. */
export type ToldKey = AnswerKey | 'gone' | 'older_version'

/** Where the answer key of a survey is: beside the interface, and no part of it. */
const keyPath = /^\/practice\/surveys\/([^/]+)\/key$/

/** The survey whose answer key a request asks for; undefined for every other request. */
export function surveyOfKey(method: string, path: string): string | undefined {
  return method === 'GET' ? keyPath.exec(path)?.[1] : undefined
}

/**
 * The answer key of an account's survey: at the strengths that it was launched with; for a draft, at those in force now.
 * Where an older version answered it, nobody knows any more what that one planted.
 */
export async function tellKey(parts: PracticeParts, account: string, id: string): Promise<ToldKey> {
  const survey = parts.surveys.find(account, id)
  if (!survey) return 'gone'
  const answered = parts.surveys.answers(survey)
  if (answered && !answered.effects) return 'older_version'
  const effects = answered?.effects ?? survey.effects ?? parts.conditions().effects
  const { answerKey } = await import('../answers/key/answer-key.ts')
  const items = answerKey(survey.questions, survey.contexte, effects)
  return {
    survey: survey.id,
    effects,
    questions: items.map((item, place) => ({ ...item, asked: survey.questions[place]?.texte ?? '' })),
  }
}

/** GET /practice/surveys/{survey_id}/key: refused (404) for another's survey, and (409) where there is no key any more. */
export async function answerKeyOf(parts: PracticeParts, caller: Caller, id: string): Promise<Data> {
  const told = await tellKey(parts, caller.account.id, id)
  if (told === 'gone') throw new Refusal(404, 'Survey not found.')
  if (told === 'older_version') {
    throw new Refusal(409, 'An older version of the practice service answered this run.')
  }
  return { ...told }
}
