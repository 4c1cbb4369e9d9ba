import type { SurveyDraft } from '../../../shared/models/draft.ts'

/**
 * Replaces a draft by another one (an immer recipe), and sets what it is based on. Equal parts are left alone, so that
 * undoing it is a small step, and only changed parts are rendered.
 */
export function takeDraft(draft: SurveyDraft, wanted: SurveyDraft, base: SurveyDraft['base']): void {
  const { title, context, questions, personas, audience, dismissals, rulesOff } = structuredClone(wanted)
  draft.title = title
  draft.context = context
  draft.personas = personas
  if (!isEqual(draft.audience, audience)) draft.audience = audience
  if (!isEqual(draft.dismissals, dismissals)) draft.dismissals = dismissals
  if (rulesOff === undefined) delete draft.rulesOff
  else if (!isEqual(draft.rulesOff, rulesOff)) draft.rulesOff = rulesOff
  for (const [at, question] of questions.entries()) {
    if (!isEqual(draft.questions[at], question)) draft.questions[at] = question
  }
  if (draft.questions.length > questions.length) draft.questions.length = questions.length
  if (base) draft.base = base
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
