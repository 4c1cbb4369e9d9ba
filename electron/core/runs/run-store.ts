import type { RunStanding } from '../../../shared/models/experiment.ts'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { RawPayload, RunResults } from '../../../shared/models/results.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { Hub } from '../events/hub.ts'
import type { PausedExperiments } from '../experiments/paused-experiments.ts'
import { createDocuments } from '../outcomes/documents.ts'
import { keepUnparsed } from '../outcomes/keep-unparsed.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { UnparsedOf } from '../outcomes/unparsed-kinds.ts'
import type { CorePorts } from '../ports.ts'
import { createStatusAnswers } from './status-answers.ts'

type ReadResults = NonNullable<ReturnType<CorePorts['storage']['runs']['results']>>

/**
 * Runs on disk. Every change is stored first and told second, but for what the service answered: where the disk refuses
 * that, it is told at once, marked as unsaved, and stored as soon as the disk allows.
 */
export interface RunStore {
  get(id: string): Run
  list(filter: { surveyId?: string; limit?: number; underWay?: boolean }): Run[]
  /** Where the runs of all experiments stand, or those of experiments about a survey. */
  ofExperiments(filter: { surveyId?: string }): RunStanding[]
  insert(run: Run): Run
  /** Tells everybody how a run stands that was stored, or is seen otherwise, without this store. */
  tell(id: string): void
  /** Forgets a run; throws STORAGE as long as something that the service answered for it could not be stored. */
  remove(id: string): void
  /**
   * For what a person decides and for what must be on disk before a call: stores the run with `patch` applied, then tells
   * everybody. Throws STORAGE, and then nothing has changed.
   */
  change(id: string, patch: Partial<Run>): Run
  /** For what the service answered, or did not: as `change`, but a disk that refuses is no failure. */
  hear(id: string, patch: Partial<Run>): Run
  /** As `hear`, for what may be lost: a problem while something waits, how far the run is. */
  note(id: string, patch: Partial<Run>): Run
  /** Throws STORAGE as long as something that the service answered for the run could not be stored. */
  demandSaved(id: string): void
  /** Before a large answer is kept: writes it a part at a time, so that to keep it then takes a moment. */
  prepare(text: ReceivedText): Promise<void>
  /** Keeps an answer as received; returns its id. */
  keepPayload(runId: string, kind: string, text: ReceivedText): string
  /** Keeps an answer that tells a status, in place of the one before where they say the same but for numbers. */
  keepStatus(runId: string, word: string | null, text: ReceivedText): void
  /** Keeps what was read from an answer that was kept. */
  keepResults(runId: string, payloadId: string, results: RunResults): void
  results(runId: string): ReadResults | null
  /** Says whether what was read is still what it was: another value where it is not. */
  readingStamp(runId: string): unknown
  /** The id of the newest answer with results, where nothing was read of it yet. */
  unparsedResults(runId: string): string | null
  /** Finds runs that claim to have answers but have none stored, and makes them wait for their answers again. */
  settle(): void
  /** Answers as received, newest first. */
  payloads(runId: string): RawPayload[]
  /** Throws MISSING. */
  payloadText(payloadId: string): string
  /** As `payloadText` for an answer that is not on disk yet; null for any other. */
  unsavedText(payloadId: string): ReceivedText | null
  /** Returns what keeps, for a call, an answer that cannot be read. */
  keepsUnparsed(runId: string, asked: UnparsedOf): (text: ReceivedText) => void
}

interface StoreParts {
  ports: Pick<CorePorts, 'storage' | 'clock' | 'log'>
  hub: Hub
  outcomes: Outcomes
  paused: Pick<PausedExperiments, 'seen'>
}

/** Whether the run says that something was read from its answers. */
function hasReading({ results }: Run): boolean {
  return results === 'stored' || results === 'empty'
}

export function createRunStore({
  ports: { storage, clock, log },
  hub,
  outcomes: { unwritten, answers },
  paused,
}: StoreParts): RunStore {
  /** What was read from answers, where the disk refuses it. */
  const unsavedResults = new Map<string, ReadResults>()
  const runs = createDocuments<Run>({
    unwritten,
    load: (id) => storage.runs.get(id),
    save: (run) => {
      // It must not say on disk that its answers are there before they are: nobody would ask for them again.
      if (unsavedResults.has(run.id) && hasReading(run)) throw new SondeError('STORAGE')
      storage.runs.save({ ...run, held: false })
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
          // Stored beside the answer that it was read from, never without.
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
    settle: () => {
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
