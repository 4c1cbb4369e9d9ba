import type { EffectLevels } from '../answers/effects/effect.ts'
import type { KeyItem } from '../answers/key/answer-key.ts'
import { Refusal } from '../refusal.ts'
import type { Data } from '../shapes/shape.ts'
import type { Caller } from '../store/key-store.ts'
import type { PracticeParts } from './practice-parts.ts'

/** What the practice service recognised in a survey and planted in its answers, per question. */
export interface AnswerKey {
  readonly survey: string
  /** The strength of each effect. */
  readonly effects: EffectLevels
  /** One per question, in order; `asked` is its text. */
  readonly questions: readonly (KeyItem & { readonly asked: string })[]
}

/** An answer key, or why there is none: the survey is unknown, or an older version answered it. */
export type ToldKey = AnswerKey | 'gone' | 'older_version'

/** Path of a survey's answer key; it is not part of the documented interface. */
const keyPath = /^\/practice\/surveys\/([^/]+)\/key$/

/** The survey whose answer key a request asks for; undefined for other requests. */
export function surveyOfKey(method: string, path: string): string | undefined {
  return method === 'GET' ? keyPath.exec(path)?.[1] : undefined
}

/**
 * The answer key of an account's survey, at the strengths of its launch or, for a draft, at the present ones. If an
 * older version computed the answers, what it planted is not known any more.
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

/** GET /practice/surveys/{survey_id}/key: 404 for a survey of another account, 409 if there is no key any more. */
export async function answerKeyOf(parts: PracticeParts, caller: Caller, id: string): Promise<Data> {
  const told = await tellKey(parts, caller.account.id, id)
  if (told === 'gone') throw new Refusal(404, 'Survey not found.')
  if (told === 'older_version') {
    throw new Refusal(409, 'An older version of the practice service answered this run.')
  }
  return { ...told }
}
