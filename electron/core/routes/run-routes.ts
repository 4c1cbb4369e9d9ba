import type { AnnotationService } from '../annotations/annotation-service.ts'
import type { Calibrations } from '../experiments/calibrations/calibrations.ts'
import type { ExperimentNotesService } from '../experiments/experiment-notes-service.ts'
import type { ExperimentService } from '../experiments/experiment-service.ts'
import type { RunService } from '../runs/run-service.ts'
import type { Procedures } from './procedures.ts'

/** The services that these routes call. */
export interface RunRouteParts {
  runs: RunService
  annotations: AnnotationService
  experiments: ExperimentService
  experimentNotes: ExperimentNotesService
  calibrations: Calibrations
}

/** The procedures for runs, experiments, and the person's notes on them, one line each. */
export function runRoutes(
  os: Procedures,
  { runs, annotations, experiments, experimentNotes, calibrations }: RunRouteParts,
) {
  return {
    runs: {
      list: os.runs.list.handler(({ input }) => runs.list(input)),
      get: os.runs.get.handler(({ input }) => runs.get(input.id)),
      launch: os.runs.launch.handler(({ input }) => runs.launch(input)),
      launchAgain: os.runs.launchAgain.handler(({ input }) => runs.launchAgain(input)),
      estimate: os.runs.estimate.handler(({ input }) => runs.estimate(input)),
      request: os.runs.request.handler(({ input }) => runs.request(input)),
      candidates: os.runs.candidates.handler(async ({ input }) => runs.candidates(input.id)),
      decide: os.runs.decide.handler(({ input }) => runs.decide(input.id, input.decision)),
      stop: os.runs.stop.handler(({ input }) => runs.stop(input.id)),
      reorder: os.runs.reorder.handler(({ input }) => runs.reorder(input.id, input.before)),
      retry: os.runs.retry.handler(({ input }) => runs.retry(input.id)),
      removeRemote: os.runs.removeRemote.handler(({ input }) => runs.removeRemote(input.id)),
      forget: os.runs.forget.handler(({ input }) => runs.forget(input.id)),
      recall: os.runs.recall.handler(({ input }) => runs.recall(input.id)),
      watch: os.runs.watch.handler(({ signal }) => runs.watch(signal)),
      watchReadings: os.runs.watchReadings.handler(({ signal }) => runs.watchReadings(signal)),
      results: os.runs.results.handler(({ input }) => runs.results(input.id)),
      asked: os.runs.asked.handler(({ input }) => runs.asked(input.id, input.item)),
      seen: os.runs.seen.handler(({ input }) => runs.seen(input.surveyId)),
      decideNumbers: os.runs.decideNumbers.handler(({ input }) =>
        runs.decideNumbers(input.id, input.decisions),
      ),
      places: os.runs.places.handler(({ input }) => runs.places(input.id, input.item)),
      personaPlaces: os.runs.personaPlaces.handler(({ input }) =>
        runs.personaPlaces(input.id, input.persona),
      ),
      payloads: os.runs.payloads.handler(({ input }) => runs.payloads(input.id)),
      payload: os.runs.payload.handler(({ input }) =>
        runs.payload(input.payloadId, input.offset, input.length),
      ),
    },
    annotations: {
      get: os.annotations.get.handler(({ input }) => annotations.get(input.runId)),
      earlier: os.annotations.earlier.handler(({ input }) => annotations.earlier(input.runId)),
      save: os.annotations.save.handler(({ input }) => annotations.save(input)),
    },
    experiments: {
      list: os.experiments.list.handler(({ input }) => experiments.list(input)),
      get: os.experiments.get.handler(({ input }) => experiments.get(input.id)),
      create: os.experiments.create.handler(({ input }) => experiments.create(input)),
      save: os.experiments.save.handler(({ input }) => experiments.save(input)),
      remove: os.experiments.remove.handler(({ input }) => experiments.remove(input.id)),
      launch: os.experiments.launch.handler(({ input }) => experiments.launch(input)),
      extend: os.experiments.extend.handler(({ input }) => experiments.extend(input)),
      rerun: os.experiments.rerun.handler(({ input }) => experiments.rerun(input)),
      pause: os.experiments.pause.handler(({ input }) => experiments.pause(input)),
      stop: os.experiments.stop.handler(({ input }) => experiments.stop(input.id)),
      evidence: os.experiments.evidence.handler(({ input }) => experiments.evidence(input.id)),
      earlier: os.experiments.earlier.handler(({ input }) => experiments.earlier(input)),
      probed: os.experiments.probed.handler(({ input }) => experiments.probed(input)),
      calibrations: os.experiments.calibrations.handler(({ input }) => calibrations.list(input)),
    },
    experimentNotes: {
      get: os.experimentNotes.get.handler(({ input }) => experimentNotes.get(input.id)),
      save: os.experimentNotes.save.handler(({ input }) => experimentNotes.save(input)),
    },
  }
}
