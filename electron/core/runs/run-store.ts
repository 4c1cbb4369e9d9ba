import type { RunStanding } from '../../../shared/models/experiment.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { RawPayload, RunResults } from '../../../shared/models/results.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Hub } from '../events/hub.ts'
import { createDocuments } from '../outcomes/documents.ts'
import { keepUnparsed } from '../outcomes/keep-unparsed.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { UnparsedOf } from '../outcomes/unparsed-kinds.ts'
import type { CorePorts } from '../ports.ts'
import type { PausedExperiments } from './paused-experiments.ts'
import { createStatusAnswers } from './status-answers.ts'

type ReadResults = NonNullable<ReturnType<CorePorts['storage']['runs']['results']>>

/**
 * Runs on disk. Every change is stored first and published afterwards. The exception is what the service replied: where
 * the disk refuses that, it is published at once, marked as unsaved, and stored as soon as the disk allows.
 */
export interface RunStore {
  get(id: string): Run
  list(filter: { surveyId?: string; limit?: number; underWay?: boolean }): Run[]
  /** The state of each run of all experiments, or of the experiments about one survey. */
  ofExperiments(filter: { surveyId?: string }): RunStanding[]
  insert(run: Run): Run
  /** Publishes the state of a run that other code has stored, or whose derived state has changed. */
  tell(id: string): void
  /** Deletes a run. Throws STORAGE as long as a reply of the service for it could not be stored. */
  remove(id: string): void
  /**
   * For decisions of a person, and for changes that must be on disk before a call: stores the run with `patch` applied,
   * then publishes it. Throws STORAGE, and then nothing has changed.
   */
  change(id: string, patch: Partial<Run>): Run
  /**
   * For what the service replied, or that it did not reply: as `change`, but where the disk refuses, it waits in
   * memory.
   */
  hear(id: string, patch: Partial<Run>): Run
  /** As `hear`, for changes that may be lost: a problem while something waits, the progress of the run. */
  note(id: string, patch: Partial<Run>): Run
  /** Throws STORAGE as long as a reply of the service for the run could not be stored. */
  demandSaved(id: string): void
  /** To be called before a large payload is kept: writes it a part at a time, so that keeping it is fast. */
  prepare(text: ReceivedText): Promise<void>
  /** Keeps a payload; returns its id. */
  keepPayload(runId: string, kind: string, text: ReceivedText): string
  /** Keeps a payload with a status. It takes the place of the one before where they differ only in numbers. */
  keepStatus(runId: string, word: string | null, text: ReceivedText): void
  /** Keeps the reading of a payload. */
  keepResults(runId: string, payloadId: string, results: RunResults): void
  results(runId: string): ReadResults | null
  /** A value that changes whenever the reading of the run changes. */
  readingStamp(runId: string): unknown
  /** The id of the newest payload with results, if it was not read yet; else null. */
  unparsedResults(runId: string): string | null
  /** Finds runs that claim to have answers but have none stored, and makes them wait for their answers again. */
  recover(): void
  /** Payloads of the run, newest first. */
  payloads(runId: string): RawPayload[]
  /** Throws MISSING. */
  payloadText(payloadId: string): string
  /** As `payloadText`, for a payload that is not on disk yet; null for any other payload. */
  unsavedText(payloadId: string): ReceivedText | null
  /** Returns a function for a call's options that keeps an unparsed reply. */
  keepsUnparsed(runId: string, asked: UnparsedOf): (text: ReceivedText) => void
}

interface StoreParts {
  ports: Pick<CorePorts, 'storage' | 'clock' | 'log'>
  hub: Hub
  outcomes: Outcomes
  paused: Pick<PausedExperiments, 'seen'>
}

/** Whether the run's record says that its answers were read. */
function hasReading({ results }: Run): boolean {
  return results === 'stored' || results === 'empty'
}

export function createRunStore({
  ports: { storage, clock, log },
  hub,
  outcomes: { unwritten, answers },
  paused,
}: StoreParts): RunStore {
  /** Readings that the disk has refused so far. */
  const unsavedResults = new Map<string, ReadResults>()
  const runs = createDocuments<Run>({
    unwritten,
    load: (id) => storage.runs.get(id),
    save: (run) => {
      // The run on disk must not say that its answers are there before they are: nobody would fetch them again.
      if (unsavedResults.has(run.id) && hasReading(run)) throw new SondeError('STORAGE')
      storage.runs.save({ ...run, paused: false })
    },
    onWritten: tellAgain,
  })
  const statusAnswers = createStatusAnswers(answers)

  function tellAgain(id: string): void {
    hub.publish('run', get(id))
  }

  const get = (id: string) => paused.seen(runs.get(id))
  const seen = (stored: Run) => paused.seen(runs.seen(stored))

  function told({ before, now }: { before: Run; now: Run }): Run {
    const run = paused.seen(now)
    if (run.state !== before.state || run.results !== before.results)
      log.info('run.state', { run: run.id, state: run.state, results: run.results })
    hub.publish('run', run)
    return run
  }

  return {
    get,
    list: ({ limit, ...filter }) => {
      if (!runs.areAhead())
        return storage.runs.list({ ...filter, ...(limit !== undefined && { limit }) }).map(seen)
      const { underWay, ...ofSurvey } = filter
      return storage.runs
        .list(ofSurvey)
        .map(seen)
        .filter(({ state }) => underWay === undefined || isUnderWay(state) === underWay)
        .slice(0, limit)
    },
    ofExperiments: (filter) => {
      const stored = storage.runs.ofExperiments(filter)
      return runs.areAhead() ? stored.map(({ id }) => runs.get(id)) : stored
    },
    insert: (run) => {
      storage.runs.insert(run)
      hub.publish('run', run)
      return run
    },
    tell: tellAgain,
    remove: (id) => {
      unwritten.demand(id)
      storage.runs.remove(id)
    },
    change: (id, patch) => told(runs.change(id, patch)),
    hear: (id, patch) => told(runs.hear(id, patch)),
    note: (id, patch) => told(runs.note(id, patch)),
    demandSaved: (id) => unwritten.demand(id),
    keepPayload: (subjectId, kind, text) =>
      answers.keep({ subjectId, kind, text }, () => tellAgain(subjectId)),
    keepStatus: (runId, word, text) => statusAnswers.keep(runId, word, text, () => tellAgain(runId)),
    keepResults: (runId, payloadId, results) => {
      unsavedResults.set(runId, { results, payloadId })
      unwritten.keep({
        subjectId: runId,
        key: `results ${runId}`,
        mayBeLost: false,
        write: () => {
          // A reading must not be stored before the payload that it was read from.
          if (answers.waits(payloadId)) throw new SondeError('STORAGE')
          storage.runs.saveResults(runId, payloadId, results, clock.now())
        },
        done: (waited) => {
          unsavedResults.delete(runId)
          if (waited) tellAgain(runId)
        },
      })
    },
    results: (runId) => unsavedResults.get(runId) ?? storage.runs.results(runId),
    readingStamp: (runId) => unsavedResults.get(runId) ?? storage.runs.readings(runId),
    unparsedResults: (runId) => {
      const newest = answers.list(runId, 'results')[0]
      const read = unsavedResults.get(runId) ?? storage.runs.results(runId)
      return !newest || newest.id === read?.payloadId ? null : newest.id
    },
    recover: () => {
      const read = storage.runs.withReading()
      for (const run of storage.runs.list({}).map(runs.seen)) {
        if (!hasReading(run) || read.has(run.id) || unsavedResults.has(run.id)) continue
        if (run.state === 'done' || run.state === 'failed')
          told(runs.note(run.id, { results: 'waiting', problem: null }))
      }
    },
    payloads: (runId) => answers.list(runId),
    payloadText: (payloadId) => answers.text(payloadId),
    unsavedText: answers.unsavedText,
    prepare: answers.prepare,
    keepsUnparsed: (runId, asked) => (text) =>
      keepUnparsed({ answers, log }, { subjectId: runId, asked, text }, () => tellAgain(runId)),
  }
}
