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
   * With where each of its runs stands; `runs.watch` tells how they go on. `history` names the data that `revision` counts in:
   * another one after older data took their place.
   */
  get: procedure.input(id).output(followedExperimentSchema.extend({ history: z.string() })),
  /** Whoever asks again with the same id gets the experiment that there is. */
  create: procedure
    .input(
      z.object({ id: z.uuid(), plan: experimentPlanSchema, basedOn: z.string().nullable().default(null) }),
    )
    .output(experimentSchema),
  /** Stores the plan if `revision` is the stored one; CONFLICT where another window stored a newer one, or launched it. */
  save: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), plan: experimentPlanSchema }))
    .output(z.object({ revision: z.number().int(), savedAt: z.number() })),
  /** Removes an experiment that was never launched; CONFLICT for any other. */
  remove: procedure.input(id),
  /**
   * Freezes the plan at `revision`, and puts the runs of all arms into the queue, interleaved: all of them or none. INVALID
   * lists what keeps the plan from being launched (see `findPlanProblems`). Whoever asks again gets the experiment as it was
   * launched.
   */
  launch: procedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), revision: z.number().int() }))
    .output(followedExperimentSchema),
  /**
   * So many more runs of each arm. `extension` is the number of this extension, from 1: asking again with it adds nothing.
   * INVALID where an arm would have more runs than it may (see `hasRoomFor`).
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
  /** Launches a run again that ended without answers, for the same arm; asking again for the same run adds nothing. */
  rerun: procedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), runId: z.string() }))
    .output(followedExperimentSchema),
  /** Keeps the runs that were not sent yet from being sent, or lets them go on. */
  pause: procedure.input(z.object({ id: z.string(), paused: z.boolean() })).output(followedExperimentSchema),
  /** Stops all runs that do not run at the service yet. */
  stop: serviceProcedure.meta(heldBack).input(id).output(followedExperimentSchema),
  /** What came of it so far. */
  evidence: procedure.input(id).output(experimentEvidenceSchema),
  /** How an item was answered before, in the same words, context and audience, on the same connection; null where it was not. */
  earlier: procedure
    .input(
      z.object({
        surveyId: z.string(),
        connectionId: z.string(),
        question: questionSchema,
        setting: surveyDraftSchema.pick({ context: true, audience: true }),
      }),
    )
    .output(earlierAnswersSchema.nullable()),
  /** What the personas of an arm of probes chose and said, in the order of the runs. */
  probed: procedure
    .input(z.object({ id: z.string(), arm: z.string() }))
    .output(z.object({ personas: z.array(probedPersonaSchema) })),
  /** What calibrations on this connection showed, newest first; those that are under way or cannot tell are left out. */
  calibrations: procedure
    .input(z.object({ connectionId: z.string() }))
    .output(z.array(calibrationSummarySchema)),
}
