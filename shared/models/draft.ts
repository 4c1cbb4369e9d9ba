import { z } from 'zod'

/** What the service accepts; from the interface specification, "Limits". */
export const SURVEY_PERSONAS = { min: 1, max: 100, default: 50 } as const

/** Kinds of item that Sonde writes: one answer among response options, or the person's own words. */
export const questionTypeSchema = z.enum(['single_choice', 'open_ended'])
export type QuestionType = z.infer<typeof questionTypeSchema>

/** A response option. The id is Sonde's own, stable while the text is edited and the option moved. */
export const optionSchema = z.object({
  id: z.string().min(1),
  text: z.string(),
  /** The code that stands for it in data, as in the file that it was imported from; only there to be exported. */
  code: z.string().optional(),
})
export type Option = z.infer<typeof optionSchema>

/** An item. An open-ended item keeps the options it had, so that changing the type back loses nothing. */
export const questionSchema = z.object({
  id: z.string().min(1),
  stem: z.string(),
  type: questionTypeSchema,
  options: z.array(optionSchema),
  /** The name of its variable in data, as in the file that it was imported from; only there to be exported. */
  name: z.string().optional(),
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
 * A finding of the wording checker that the person dismissed, and why. It applies to exactly these words: once they
 * change, the finding is open again. The rule is any text, so that a draft can name rules that no longer exist.
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
 * The version that a draft was restarted from: an older one that the person returned to, or the one that a run asked.
 * It is part of the draft, so that it is undone and saved with it, but is ignored when versions are compared.
 */
const draftBaseSchema = z.object({
  versionId: z.string(),
  /** The run whose results lead to this revision; null where the person only returned to a version. */
  runId: z.string().nullable(),
  /** When it was restarted, in milliseconds since 1970; distinguishes two restarts from the same version. */
  at: z.number(),
})

/**
 * A questionnaire as it is being written. Lenient on purpose: an unfinished draft is saved as it stands.
 * `findDraftProblems` lists what keeps it from being launched.
 */
export const surveyDraftSchema = z.object({
  title: z.string(),
  context: z.string(),
  questions: z.array(questionSchema),
  /** As typed; null while the field is empty. */
  personas: z.number().nullable(),
  audience: audienceSchema,
  /** Drafts from before the wording checker existed have none. */
  dismissals: z.array(dismissalSchema).default([]),
  /**
   * Rules of the wording checker that the person turned off for this questionnaire; absent while all of them speak. Any
   * text, so that a draft can name rules that no longer exist.
   */
  rulesOff: z.array(z.string()).optional(),
  /** None in a draft that was never restarted from a version. */
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
