import { z } from 'zod'
import { runStateSchema } from './run.ts'

/** The answers to one item in one run of an arm, as counts only. */
export const itemEvidenceSchema = z.object({
  /** Id of the item in the plan's questionnaire. */
  item: z.string(),
  /** Personas by option of A (matched by id), in A's order; null where unknown. Empty for an open-ended item. */
  counts: z.array(z.number().nullable()),
  /** Personas who chose an option of A; null where it is not known. */
  base: z.number().nullable(),
  /** Personas who chose an option that A does not have. */
  elsewhere: z.number(),
  blank: z.number(),
  unread: z.number(),
  missing: z.number(),
  /** Kinds of the signs that the diagnostics find in this run: see `SuspicionKind`. */
  signs: z.array(z.string()),
})
export type ItemEvidence = z.infer<typeof itemEvidenceSchema>

/** The answers to the item under test in one run, by the groups of one profile field. */
export const traitEvidenceSchema = z.object({
  /** Name of the field, as received. */
  field: z.string(),
  groups: z.array(
    z.object({
      /** The value, or the band of a field that is a number. */
      value: z.string(),
      /**
       * Personas by option, in the order of the options of A; if anybody chose another option, their number comes last.
       */
      counts: z.array(z.number()),
    }),
  ),
})
export type TraitEvidence = z.infer<typeof traitEvidenceSchema>

/** One run of an arm, with its counts. */
export const runEvidenceSchema = z.object({
  runId: z.string(),
  arm: z.string(),
  repeat: z.number().int(),
  extension: z.number().int(),
  /** `null`: the run is no longer known here. */
  state: runStateSchema.nullable(),
  /** Whether answers are stored. Only then are `items` and `traits` filled. */
  hasAnswers: z.boolean(),
  /** Personas of whom an answer came. */
  personas: z.number(),
  items: z.array(itemEvidenceSchema),
  /** Of the item under test alone, and only in runs of the two compared arms. */
  traits: z.array(traitEvidenceSchema),
})
export type RunEvidence = z.infer<typeof runEvidenceSchema>

/** All that a verdict is calculated from, besides the plan. */
export const experimentEvidenceSchema = z.object({
  /** Whether the plan was changed after the launch: its hash is no longer the one that was frozen then. */
  planChanged: z.boolean(),
  runs: z.array(runEvidenceSchema),
})
export type ExperimentEvidence = z.infer<typeof experimentEvidenceSchema>

/** How an item was answered before, in the same words and setting. `counts`: personas by option, in their order. */
export const earlierAnswersSchema = z.object({
  runs: z.number().int(),
  base: z.number().int(),
  counts: z.array(z.number().int()),
})
export type EarlierAnswers = z.infer<typeof earlierAnswersSchema>

/** What one persona of a probe arm chose, and what it answered to the probes. */
export const probedPersonaSchema = z.object({
  runId: z.string(),
  /** Position of the persona in the run's `respondents`. */
  respondent: z.number().int(),
  /** The profile, as text, in the order received. */
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Position in the item's options as asked; null where none was chosen. */
  option: z.number().int().nullable(),
  /** By probe, in the order of the arm's probes; null where nothing was said. */
  said: z.array(z.string().nullable()),
})
export type ProbedPersona = z.infer<typeof probedPersonaSchema>
