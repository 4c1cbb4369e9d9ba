import { z } from 'zod'
import { calibrationSummarySchema } from '../models/calibration.ts'
import { questionSchema, surveyDraftSchema } from '../models/draft.ts'
import {
  experimentPlanSchema,
  experimentSchema,
  experimentSummarySchema,
  followedExperimentSchema,
  MOST_RUNS_PER_ARM,
} from '../models/experiment.ts'
import {
  earlierAnswersSchema,
  experimentEvidenceSchema,
  probedPersonaSchema,
} from '../models/experiment-evidence.ts'
import { heldBack, procedure, serviceProcedure } from './base.ts'

const id = z.object({ id: z.string() })

/** Experiments: several ways of asking an item, launched as one, and compared. */
export const experimentsContract = {
  /** Newest first. */
  list: procedure
    .input(z.object({ surveyId: z.string().optional() }))
    .output(z.array(experimentSummarySchema)),
  /**
   * The experiment with its runs; `runs.watch` reports their later changes. `history` is the id of the store in which
   * `revision` counts; it changes when an older store is restored.
   */
  get: procedure.input(id).output(followedExperimentSchema.extend({ history: z.string() })),
  /** A repeated call with the same id returns the existing experiment. */
  create: procedure
    .input(
      z.object({ id: z.uuid(), plan: experimentPlanSchema, basedOn: z.string().nullable().default(null) }),
    )
    .output(experimentSchema),
  /**
   * Stores the plan if `revision` is the stored one; CONFLICT where another window stored a newer one, or launched it.
   */
  save: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), plan: experimentPlanSchema }))
    .output(z.object({ revision: z.number().int(), savedAt: z.number() })),
  /** Removes an experiment that was never launched; CONFLICT for any other. */
  remove: procedure.input(id),
  /**
   * Freezes the plan at `revision`, and puts the runs of all arms into the queue, interleaved: all of them or none.
   * INVALID lists what keeps the plan from being launched (see `findPlanProblems`). A repeated call returns the
   * experiment as it was launched.
   */
  launch: procedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), revision: z.number().int() }))
    .output(followedExperimentSchema),
  /**
   * Adds `runs` runs to each arm. `extension` is the number of this extension, from 1: a repeated call with it adds
   * nothing. INVALID where an arm would have more runs than it may (see `hasRoomFor`).
   */
  extend: procedure
    .meta(heldBack)
    .input(
      z.object({
        id: z.string(),
        extension: z.number().int().min(1),
        runs: z.number().int().min(1).max(MOST_RUNS_PER_ARM),
      }),
    )
    .output(followedExperimentSchema),
  /** Launches a run of the same arm in place of one that ended without answers; a repeated call adds nothing. */
  rerun: procedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), runId: z.string() }))
    .output(followedExperimentSchema),
  /** Keeps the runs that were not sent yet from being sent, or lets them go on. */
  pause: procedure.input(z.object({ id: z.string(), paused: z.boolean() })).output(followedExperimentSchema),
  /** Stops all runs that have not started at the service yet. */
  stop: serviceProcedure.meta(heldBack).input(id).output(followedExperimentSchema),
  /** The counts and signs of its runs so far. */
  evidence: procedure.input(id).output(experimentEvidenceSchema),
  /**
   * How an item was answered before with the same words, context, audience and connection, and also `alone` or also
   * among other items; null where it was not.
   */
  earlier: procedure
    .input(
      z.object({
        surveyId: z.string(),
        connectionId: z.string(),
        question: questionSchema,
        setting: surveyDraftSchema.pick({ context: true, audience: true }),
        alone: z.boolean(),
      }),
    )
    .output(earlierAnswersSchema.nullable()),
  /** What the personas of an arm of probes chose and said, in the order of the runs. */
  probed: procedure
    .input(z.object({ id: z.string(), arm: z.string() }))
    .output(z.object({ personas: z.array(probedPersonaSchema) })),
  /** What calibrations on this connection showed, newest first, without those under way or without a conclusion. */
  calibrations: procedure
    .input(z.object({ connectionId: z.string() }))
    .output(z.array(calibrationSummarySchema)),
}
