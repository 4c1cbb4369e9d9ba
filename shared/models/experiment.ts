import { z } from 'zod'
import { questionSchema, surveyDraftSchema } from './draft.ts'
import { runSchema } from './run.ts'

/**
 * What an arm of an experiment is for. `base`: A, the wording as it is. `again`: the same wording once more, to measure
 * noise. `reversed`: A with its response options in reverse, to measure the effect of their order. `equivalent`:
 * another wording that means the same, to measure how much any change of words moves. `rewording`: B, a wording that is
 * tried.
 * `rewording_reversed`: B with its options in reverse. `contrary`: the opposite statement, to measure acquiescence.
 * `probe`: A followed by questions about it; its answers are read, never compared. `twins`: the questionnaire with
 * planted defects, for a calibration.
 */
export const armKindSchema = z.enum([
  'base',
  'again',
  'reversed',
  'equivalent',
  'rewording',
  'rewording_reversed',
  'contrary',
  'probe',
  'twins',
])
export type ArmKind = z.infer<typeof armKindSchema>

/** What a probe asks about the item before it; see docs/experiments.md, "Probes". */
export const probeKindSchema = z.enum(['paraphrase', 'meaning', 'reason', 'certainty', 'category'])
export type ProbeKind = z.infer<typeof probeKindSchema>

/** An open-ended item that asks about the item before it. */
export const probeSchema = z.object({ kind: probeKindSchema, question: questionSchema })
export type Probe = z.infer<typeof probeSchema>

/** One way of asking, in runs of its own. */
export const experimentArmSchema = z.object({
  id: z.string().min(1),
  kind: armKindSchema,
  /**
   * The item as this arm asks it, its options in the order in which they are asked; null for the arms of a calibration,
   * which ask the whole questionnaire. Options that mean the same have the same id in all arms, so that answers can be
   * compared.
   */
  question: questionSchema.nullable(),
  /** For `probe`: what follows the item. Empty for any other kind. */
  probes: z.array(probeSchema),
})
export type ExperimentArm = z.infer<typeof experimentArmSchema>

/** Defects that can be planted into a sound item by rule. */
export const twinDefectSchema = z.enum([
  'leading',
  'double_barrelled',
  'absolute',
  'overlapping',
  'unbalanced',
])
export type TwinDefect = z.infer<typeof twinDefectSchema>

/** An item of the person's questionnaire that is sound, and the same item with a planted defect. */
export const twinSchema = z.object({
  /** Id of the item in the plan's questionnaire. */
  item: z.string(),
  defect: twinDefectSchema,
  question: questionSchema,
})
export type Twin = z.infer<typeof twinSchema>

/** Runs that can be planned for each arm. The most personas in one run: see SURVEY_PERSONAS. */
export const MOST_RUNS_PER_ARM = 8
export const DEFAULT_RUNS_PER_ARM = 2

/** A difference of fewer percentage points is not called moved, however little noise there is. */
export const DEFAULT_LEAST_POINTS = 5

/**
 * What is asked, of how many, and what will count as moved. A plan can be changed until it is launched; then it is
 * frozen, and a change needs a new plan.
 */
export const experimentPlanSchema = z.object({
  format: z.literal(1),
  purpose: z.enum(['rewording', 'calibration']),
  /** A name for people; it is never sent. */
  title: z.string(),
  /** Where the item comes from: its survey, and the version and run that the person was looking at, if any. */
  source: z.object({ surveyId: z.string(), versionId: z.string().nullable(), runId: z.string().nullable() }),
  /** The questionnaire that the item belongs to, with its context and audience. Every arm is sent with its title. */
  draft: surveyDraftSchema,
  /** Id of the item in that questionnaire; null for a calibration, which is about several. */
  item: z.string().nullable(),
  /** Whether the item is asked alone; otherwise inside its questionnaire. */
  alone: z.boolean(),
  arms: z.array(experimentArmSchema),
  /** The planted defects of a calibration; empty otherwise. */
  twins: z.array(twinSchema),
  /** Personas in each run; null while the field is empty. */
  personas: z.number().nullable(),
  /** Runs of each arm, from 1 to MOST_RUNS_PER_ARM. */
  runs: z.number().int().min(1).max(MOST_RUNS_PER_ARM),
  connectionId: z.string(),
  /** Ids of the two arms whose difference is the question; null where there are not two to compare. */
  comparison: z.object({ from: z.string(), to: z.string() }).nullable(),
  /**
   * Percentage points by which the main comparison must differ at least, besides exceeding the noise, to be "moved".
   */
  leastPoints: z.number().min(0).max(100),
})
export type ExperimentPlan = z.infer<typeof experimentPlanSchema>

/** One run of an arm. */
export const plannedRunSchema = z.object({
  arm: z.string(),
  /** Counts from 1 within its arm. */
  repeat: z.number().int().min(1),
  runId: z.string(),
  /** The failed run of the same arm that this one was launched to replace; null otherwise. Both stay. */
  replaces: z.string().nullable(),
  /** 0 for a run planned before the launch; otherwise the number of the extension that added it, from 1. */
  extension: z.number().int().min(0),
})
export type PlannedRun = z.infer<typeof plannedRunSchema>

/** An experiment: a plan and, once launched, the runs of its arms. Times are milliseconds since 1970. */
export const experimentSchema = z.object({
  id: z.string(),
  plan: experimentPlanSchema,
  /** Grows by one with every save; a save that names an older one is a conflict. */
  revision: z.number().int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Id of the experiment whose plan this plan was copied from; null where it was made from scratch. */
  basedOn: z.string().nullable(),
  /**
   * When the plan was frozen, and the SHA-256 of its canonical JSON (see `planHash`), in hex; null before the launch.
   */
  frozen: z.object({ at: z.number(), hash: z.string() }).nullable(),
  /** In the order in which they are launched; empty before the launch. */
  runs: z.array(plannedRunSchema),
  /** When runs were added after the launch, and how many for each arm. */
  extensions: z.array(z.object({ at: z.number(), runs: z.number().int() })),
  /** Whether runs that were not sent yet are held until the person continues. */
  paused: z.boolean(),
})
export type Experiment = z.infer<typeof experimentSchema>

/** An experiment with its runs. A run that was forgotten is missing in `runStates`. */
export const followedExperimentSchema = z.object({
  experiment: experimentSchema,
  runStates: z.array(runSchema),
})
export type FollowedExperiment = z.infer<typeof followedExperimentSchema>

/** The part of an experiment that lists need; only this is read, since validating a whole plan takes long. */
export const experimentHeadSchema = experimentSchema
  .pick({ id: true, createdAt: true, updatedAt: true, frozen: true, paused: true, basedOn: true })
  .extend({
    plan: experimentPlanSchema
      .pick({ purpose: true, title: true, source: true, item: true, connectionId: true })
      .extend({
        draft: z.object({ questions: z.array(questionSchema.pick({ id: true, stem: true })) }),
        arms: z.array(
          experimentArmSchema
            .pick({ kind: true })
            .extend({ question: questionSchema.pick({ stem: true }).nullable() }),
        ),
      }),
    runs: z.array(plannedRunSchema.pick({ runId: true, replaces: true })),
  })
export type ExperimentHead = z.infer<typeof experimentHeadSchema>

/** The part of an experiment's run that lists need. */
export const runStandingSchema = runSchema.pick({
  id: true,
  state: true,
  results: true,
  practice: true,
  connectionName: true,
})
export type RunStanding = z.infer<typeof runStandingSchema>

/** A row of the list of experiments. */
export const experimentSummarySchema = experimentSchema
  .pick({ id: true, createdAt: true, updatedAt: true, frozen: true, paused: true, basedOn: true })
  .extend({
    title: z.string(),
    purpose: experimentPlanSchema.shape.purpose,
    surveyId: z.string(),
    /** The item's stem as A asks it; empty for a calibration. */
    stem: z.string(),
    arms: z.number().int(),
    /**
     * Numbers of runs. `done`: with stored answers, whatever their state. `cutShort`: those of `done` that did not end
     * as done. `underWay`: without answers yet. `other`: ended without answers. A replaced run counts only if it has
     * answers.
     */
    runs: z.object({
      done: z.number().int(),
      cutShort: z.number().int(),
      underWay: z.number().int(),
      other: z.number().int(),
    }),
    practice: z.boolean(),
    connectionName: z.string(),
  })
export type ExperimentSummary = z.infer<typeof experimentSummarySchema>
