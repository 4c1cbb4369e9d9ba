import { z } from 'zod'

/** What the service accepts; from the interface specification, "Limits". */
export const SURVEY_PERSONAS = { min: 1, max: 100, default: 50 } as const

/** Kinds of item that Sonde writes: one answer among response options, or the person's own words. */
export const questionTypeSchema = z.enum(['single_choice', 'open_ended'])
export type QuestionType = z.infer<typeof questionTypeSchema>

/** A response option. The id is Sonde's own, stable while the text is edited and the option moved. */
export const optionSchema = z.object({ id: z.string().min(1), text: z.string() })
export type Option = z.infer<typeof optionSchema>

/** An item. An open-ended item keeps the options it had, so that changing the type back loses nothing. */
export const questionSchema = z.object({
  id: z.string().min(1),
  stem: z.string(),
  type: questionTypeSchema,
  options: z.array(optionSchema),
})
export type Question = z.infer<typeof questionSchema>

/** Which personas are drawn. Age ranges are kept as typed (see `parseAgeRange`); no range means all ages. */
export const audienceSchema = z.object({
  ageRanges: z.array(z.string()),
  /** Sent as typed; the service's allowed values are not published. Null means everyone. */
  sex: z.string().nullable(),
})
export type Audience = z.infer<typeof audienceSchema>

/**
 * A finding of the wording checker that the person sets aside, and why. It holds for these very words: a finding on
 * others is open again. The rule is any text, so that drafts outlive rules.
 */
export const dismissalSchema = z.object({
  /** Id of the item. */
  question: z.string().min(1),
  rule: z.string(),
  words: z.string(),
  reason: z.string(),
})
export type Dismissal = z.infer<typeof dismissalSchema>

/**
 * What a draft was started from anew: an older version it went back to, or the version that a run asked. It is part of
 * the draft, so that it is undone and saved with it, but no part of what is asked: versions are told apart without it.
 */
const draftBaseSchema = z.object({
  versionId: z.string(),
  /** The run after which the draft is revised; null where it only went back. */
  runId: z.string().nullable(),
  /** Tells one start from another. Milliseconds since 1970. */
  at: z.number(),
})

/**
 * A questionnaire as it is being written. Lenient on purpose: an unfinished draft is saved as it stands.
 * What stops it from being launched is told by `findDraftProblems`.
 */
export const surveyDraftSchema = z.object({
  title: z.string(),
  context: z.string(),
  questions: z.array(questionSchema),
  /** As typed; null while the field is empty. */
  personas: z.number().nullable(),
  audience: audienceSchema,
  /** Drafts of before there was a checker have none. */
  dismissals: z.array(dismissalSchema).default([]),
  /** None in a draft that only ever went on from itself. */
  base: draftBaseSchema.nullable().optional(),
})
export type SurveyDraft = z.infer<typeof surveyDraftSchema>

/** A new, empty questionnaire. */
export function emptyDraft(): SurveyDraft {
  return {
    title: '',
    context: '',
    questions: [],
    personas: SURVEY_PERSONAS.default,
    audience: { ageRanges: [], sex: null },
    dismissals: [],
  }
}
