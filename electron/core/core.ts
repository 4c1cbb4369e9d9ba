import { operationSchema } from '../../shared/models/service-answer.ts'
import { toProblem } from '../../shared/models/sonde-error.ts'
import { createAccountService } from './account/account-service.ts'
import { createAnnotationService } from './annotations/annotation-service.ts'
import { createAppService } from './app-service.ts'
import { createConnectionService } from './connections/connection-service.ts'
import { createHub } from './events/hub.ts'
import { createExchangeService } from './exchange/exchange-service.ts'
import { createCalibrations } from './experiments/calibrations/calibrations.ts'
import { createExperimentNotesService } from './experiments/experiment-notes-service.ts'
import { createExperimentService } from './experiments/experiment-service.ts'
import { createExportService } from './exports/export-service.ts'
import { codedGroups } from './focus/coded-groups.ts'
import { createFocusService, type FocusService } from './focus/focus-service.ts'
import { followToldSessions } from './focus/told-sessions.ts'
import { createTranscriptNotesService } from './focus/transcript-notes-service.ts'
import { createItemBankService } from './item-bank/item-bank-service.ts'
import { keepCopies } from './keep-copies.ts'
import { createLedgerService } from './ledger/ledger-service.ts'
import { CREATION_TUNING } from './lost-creation/creation-tuning.ts'
import { createMarkSupply } from './lost-creation/mark-supply.ts'
import { createSinceStart } from './lost-creation/since-start.ts'
import { createOutcomes } from './outcomes/outcomes.ts'
import { trimAnswers } from './outcomes/trim-answers.ts'
import type { CorePorts } from './ports.ts'
import { createPracticeControls } from './practice/practice-controls.ts'
import { createDeskService } from './reading-desk/desk-service.ts'
import { createSubjectFinder } from './reading-desk/find-subject.ts'
import { createReaderHere } from './reading-desk/reader-here.ts'
import { createEarlierReadings } from './recipes/earlier-readings.ts'
import { createRecipeOf } from './recipes/recipe-of.ts'
import { createRecipeService } from './recipes/recipe-service.ts'
import { createRereading } from './rereading/rereading.ts'
import { holdOlderFolder } from './restore/hold-older-folder.ts'
import { createRestoreService } from './restore/restore-service.ts'
import { createUnfinishedWork } from './restore/unfinished-work.ts'
import { type CoreRouter, createRouter } from './router.ts'
import { createBinWithRuns } from './runs/bin-with-runs.ts'
import { createHoldGate } from './runs/hold-gate.ts'
import { createPausedExperiments } from './runs/paused-experiments.ts'
import { createRunService, type RunService } from './runs/run-service.ts'
import type { RunTuning } from './runs/run-tuning.ts'
import { followToldCreations } from './runs/told-creations.ts'
import { createSavedFiles } from './saved-files.ts'
import { createAnswerLog } from './service-answers/answer-log.ts'
import { createServiceAnswers } from './service-answers/service-answers.ts'
import { createSurveyService } from './surveys/survey-service.ts'
import { createVersionService } from './surveys/version-service.ts'

/** The running core, as a host uses it. */
export interface Core {
  router: CoreRouter
  /** Whether quitting now would lose the secret of a new key, which the service shows only once. */
  holdsUntakenKey(): boolean
  /** Titles of the runs and focus groups whose replies quitting now would lose: a last try to save them has failed. */
  unsaved(): string[]
  /** Retries at once everything that waits. To be called when the machine woke up or the network came back. */
  wake(): void
  /** Ends all work and closes the store; work that was under way goes on at the next start. */
  close(): Promise<void>
}

/** Connects the parts of the core, and goes on with the work that was under way when Sonde last stopped. */
export function createCore(ports: CorePorts, tuning?: Partial<RunTuning>): Core {
  const hub = createHub()
  let isClosed = false
  const connections = createConnectionService(ports, hub)
  const surveys = createSurveyService(ports)
  const outcomes = createOutcomes(ports, hub)
  const gate = createHoldGate(ports.storage)
  const { storage, newId } = ports
  const isTaken = (mark: string) => storage.runs.hasMark(mark) || storage.focus.hasMark(mark)
  const marks = createMarkSupply({ newId, isTaken })
  const sinceStart = createSinceStart()
  const paused = createPausedExperiments(ports)
  const reader = ports.reader ?? createReaderHere(storage.payloads)
  const runs = createRunService({
    ...{ ports, reader, hub, outcomes, connections, surveys, gate, marks, sinceStart, paused },
    ...(tuning && { tuning }),
  })
  const focus = createFocusService({
    ports,
    hub,
    outcomes,
    connections,
    marks,
    sinceStart,
    tuning: { ...CREATION_TUNING, ...tuning },
  })
  const account = createAccountService(ports, connections, hub)
  const answers = createAnswerLog({ ...ports, hub, isThere: connections.isThere, redact: account.redact })
  const recipeOf = createRecipeOf(ports)
  const stopFollowing = followToldCreations({ ...ports, hub, runs, recipeOf })
  const stopFollowingSessions = followToldSessions({ ...ports, hub, focus, recipeOf })
  const rereading = createRereading({ ...ports, reader, recipeOf, runs })
  const rest = async () => {
    await Promise.all([runs.rest(), focus.rest(), rereading.rest()])
    await outcomes.unwritten.rest()
    // Replies of the service belong in the store that was in use when they came.
    outcomes.unwritten.demandAll()
    answers.flush()
  }
  const unfinished = createUnfinishedWork({ ...ports, gate, runs, focus })
  const resume = () => {
    runs.recover()
    unfinished.endEmptyHold()
    outcomes.unwritten.resume()
    // In a restored store, unfinished focus sessions stay as they are until the person has seen the comparison.
    if (gate.hold()?.left !== null) focus.recover()
    runs.resume()
  }
  const restore = createRestoreService({ ...ports, unfinished, runs, focus, connections, resume })
  const unsaved = () => outcomes.unwritten.subjects().map((id) => titleOf(id, { runs, focus }))
  const savedFiles = createSavedFiles(ports, hub)
  const app = createAppService(ports, {
    rest,
    resume: () => {
      answers.forget()
      experiments.forget()
      restore.forget()
      runs.forgetStore()
      marks.reset()
      sinceStart.reset()
      resume()
    },
    whileReplacing: gate.whileReplacing,
  })
  const started = gate
    .whileChecking(() => holdOlderFolder(ports))
    .then(() => {
      if (!isClosed) resume()
    })
    .catch((error: unknown) => ports.log.error('core.start', { code: toProblem(error).code }))
  const annotations = createAnnotationService(ports)
  const transcriptNotes = createTranscriptNotesService({ ...ports, hub })
  const findSubject = createSubjectFinder({
    ...{ storage, runs, focus, connections, answers: outcomes.answers },
    newestAnswer: (connectionId, operation) => {
      const known = operationSchema.safeParse(operation)
      return known.success ? answers.get(connectionId, known.data) : null
    },
  })
  const experiments = createExperimentService({ ports, hub, runs, connections, marks, sinceStart, paused })
  const router = createRouter({
    app,
    savedFiles,
    connections,
    surveys,
    binSurveys: createBinWithRuns(surveys, runs),
    versions: createVersionService(ports, surveys),
    itemBank: createItemBankService(ports, hub),
    runs,
    annotations,
    experiments,
    experimentNotes: createExperimentNotesService(ports),
    transcriptNotes,
    codedGroups: () => codedGroups({ storage, focus }),
    calibrations: createCalibrations({ ports, experiments }),
    ledger: createLedgerService({ ports, runs, experiments }),
    desk: createDeskService({ reader, recipeOf, find: findSubject }),
    recipes: createRecipeService(ports, connections, hub),
    readings: createEarlierReadings(ports, runs),
    rereading,
    focus,
    restore,
    started,
    account,
    serviceAnswers: createServiceAnswers({ ...ports, connections, answers }),
    exports: createExportService({ clock: ports.clock, runs, focus, annotations, transcriptNotes }),
    exchange: createExchangeService(ports, surveys),
    practice: createPracticeControls(ports.practice, runs),
    hub,
    unsaved,
    demandOpen: gate.demandOpen,
    ports,
  })
  trimAnswers(ports)
  const stopCopies = keepCopies(ports)
  return {
    router,
    holdsUntakenKey: account.holdsUntakenKey,
    unsaved: () => {
      try {
        outcomes.unwritten.demandAll()
      } catch {
        // The disk still refuses: `unsaved` then lists what is lost.
      }
      return unsaved()
    },
    wake: () => runs.wake(),
    close: async () => {
      isClosed = true
      stopCopies()
      savedFiles.close()
      stopFollowing()
      stopFollowingSessions()
      await rereading.rest()
      await Promise.all([runs.close(), focus.rest()])
      await outcomes.unwritten.rest()
      answers.close()
      connections.close()
      ports.storage.close()
    },
  }
}

/** The title of a run or a focus group; its id where the disk does not let it be read. */
function titleOf(id: string, { runs, focus }: { runs: RunService; focus: FocusService }): string {
  try {
    return runs.get(id).title
  } catch {
    try {
      return focus.titleOf(id)
    } catch {
      return id
    }
  }
}
