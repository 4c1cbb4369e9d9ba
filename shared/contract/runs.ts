import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { seenRunSchema } from '../analysis/seen-item.ts'
import { askedRunsSchema } from '../models/asked-run.ts'
import { candidateSchema } from '../models/candidate.ts'
import { surveyDraftSchema } from '../models/draft.ts'
import { foundPersonaPlacesSchema, foundPlacesSchema } from '../models/item-place.ts'
import { launchEstimateSchema } from '../models/launch-estimate.ts'
import { numberDecisionSchema, rawPayloadSchema, runResultsSchema } from '../models/results.ts'
import { MOST_AGAIN, runSchema } from '../models/run.ts'
import { surveyVersionSchema } from '../models/version.ts'
import { heldBack, procedure, serviceProcedure } from './base.ts'

const id = z.object({ id: z.string() })

/** What a person may decide for a run whose creation was cut off: see `candidates`. */
export const runDecisionSchema = z.discriminatedUnion('kind', [
  /** It was created: this is it. */
  z.object({ kind: z.literal('adopt'), remoteId: z.string() }),
  /** It was not created: create it now. */
  z.object({ kind: z.literal('create_again') }),
  z.object({ kind: z.literal('give_up') }),
])
export type RunDecision = z.infer<typeof runDecisionSchema>

const resultsReply = z.object({
  run: runSchema,
  version: surveyVersionSchema,
  results: runResultsSchema,
  payloadId: z.string(),
})

/** Runs: one version launched on one connection, followed until its answers are here. */
export const runsContract = {
  /** Newest first. */
  list: procedure
    .input(
      z.object({
        surveyId: z.string().optional(),
        limit: z.number().int().positive().max(10_000).optional(),
      }),
    )
    .output(z.array(runSchema)),
  get: procedure.input(id).output(runSchema),
  /**
   * Freezes the draft at `revision` as a version and starts a run of it. INVALID lists the fields of a draft that
   * cannot be launched. Returns as soon as the run is stored; `watch` reports the rest. A repeated call with the same
   * `runId`, because the first reply was lost, returns the existing run; CONFLICT where that is of another survey.
   */
  launch: procedure
    .meta(heldBack)
    .input(
      z.object({
        surveyId: z.string(),
        revision: z.number().int(),
        connectionId: z.string(),
        runId: z.uuid().optional(),
      }),
    )
    .output(runSchema),
  /**
   * Launches the very version that run `id` asked, on its connection: one run for each of `runIds`, returned in that
   * order. The draft and the versions stay as they are. A repeated call with the same `runIds` returns the existing
   * runs; CONFLICT where one is of another launch, MISSING where the version or the connection is gone.
   */
  launchAgain: procedure
    .meta(heldBack)
    .input(
      z.object({
        id: z.string(),
        runIds: z.array(z.uuid()).min(1).max(MOST_AGAIN),
      }),
    )
    .output(z.array(runSchema)),
  /** What a launch of that size would take on a connection, with the launches that wait there before it. */
  estimate: procedure
    .input(
      z.object({
        connectionId: z.string(),
        personas: z.number().int().positive(),
        questions: z.number().int().positive(),
        /** How many such launches go out together; 1 where it is left out. */
        times: z.number().int().positive().optional(),
      }),
    )
    .output(launchEstimateSchema.extend({ waiting: z.number().int() })),
  /**
   * The call that the next launch of a survey makes: its path below the connection's address, and its body, as JSON.
   * `mark` is the mark in front of its title; null where the connection sends titles as typed.
   */
  request: procedure
    .input(z.object({ surveyId: z.string(), connectionId: z.string(), draft: surveyDraftSchema }))
    .output(
      z.object({
        method: z.literal('POST'),
        path: z.string(),
        body: z.string(),
        mark: z.string().nullable(),
      }),
    ),
  /** Surveys at the service that may be the one this `unknown` run created, the likeliest first. */
  candidates: serviceProcedure.input(id).output(z.array(candidateSchema)),
  decide: serviceProcedure
    .meta(heldBack)
    .input(z.object({ id: z.string(), decision: runDecisionSchema }))
    .output(runSchema),
  /** Gives up a run that has not started at the service: it waits to be sent, or a problem holds it up. */
  stop: serviceProcedure.meta(heldBack).input(id).output(runSchema),
  /** Moves a waiting run in the queue of its connection: before `before`, or to the end. */
  reorder: procedure.input(z.object({ id: z.string(), before: z.string().nullable() })).output(runSchema),
  /** Tries at once the step that failed or waits. */
  retry: serviceProcedure.meta(heldBack).input(id).output(runSchema),
  /** Deletes the survey at the service permanently; what was received stays here. */
  removeRemote: serviceProcedure.meta(heldBack).input(id).output(runSchema),
  /** Forgets a run that was taken out of the queue before anything of it was sent; CONFLICT for any other. */
  forget: procedure.input(id),
  /** Restores a run that was forgotten since Sonde was started; MISSING where there is none. */
  recall: procedure.input(id).output(runSchema),
  /** Every run under way first, one event each; then each run whenever it changes. */
  watch: procedure.output(eventIterator(runSchema)),
  /** The id of each run whose stored answers are read again: by another recipe, or with another decision. */
  watchReadings: procedure.output(eventIterator(z.string())),
  /** The answers as read, with the version that was asked. MISSING while none are stored. */
  results: procedure.input(id).output(resultsReply),
  /**
   * How every run of the same survey asked an item of this run, and how often each option was chosen; for a practice
   * run only practice runs, for a live run only live ones. MISSING while no results of this run are stored.
   */
  asked: procedure.input(z.object({ id: z.string(), item: z.string() })).output(askedRunsSchema),
  /** What the newest run of a survey that has answers shows of each of its items; null before the first such run. */
  seen: procedure.input(z.object({ surveyId: z.string() })).output(seenRunSchema.nullable()),
  /**
   * Stores what the person says of numbers that can be read in several ways, by the id of the doubt; null takes it
   * back. The payload is then read again accordingly. MISSING while no results are stored.
   */
  decideNumbers: procedure
    .input(z.object({ id: z.string(), decisions: z.record(z.string(), numberDecisionSchema.nullable()) }))
    .output(resultsReply),
  /**
   * Where the answers to an item stand in the payload that the results were read from, in the order of the personas;
   * the payload is read again to find them. MISSING while no results are stored, or where the payload is gone. A
   * payload that can no longer be read fails with its own problem, such as TOO_LARGE.
   */
  places: procedure.input(z.object({ id: z.string(), item: z.string() })).output(foundPlacesSchema),
  /** As `places`, of the answers of a persona, by its position in `respondents`. */
  personaPlaces: procedure
    .input(z.object({ id: z.string(), persona: z.number().int().min(0) }))
    .output(foundPersonaPlacesSchema),
  /** What was received for this run, newest first. */
  payloads: procedure.input(id).output(z.array(rawPayloadSchema)),
  /** A payload as received, cut to `length` characters from `offset`. */
  payload: procedure
    .input(
      z.object({
        payloadId: z.string(),
        offset: z.number().int().min(0).default(0),
        length: z.number().int().min(1).max(200_000).default(200_000),
      }),
    )
    .output(z.object({ text: z.string(), total: z.number().int() })),
}
