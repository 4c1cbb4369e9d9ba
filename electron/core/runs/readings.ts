import type { NumberDecision, RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { isEmptyReading } from '../../service/results/read-results.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import { isReadByOlder, readAgain } from './read-again.ts'
import type { RunStore } from './run-store.ts'

/** The results of a run as read, with the version whose questions were asked. */
export interface ResultsOfRun {
  run: Run
  version: SurveyVersion
  results: RunResults
  payloadId: string
}

/** What was read from the answers of runs, read again where older readers did it or the person says what numbers are. */
export interface Readings {
  /** Throws MISSING while no results are stored. */
  of(id: string): ResultsOfRun
  /** Reads the answers again with what the person says of their numbers; null takes it back. */
  settle(id: string, decisions: Readonly<Record<string, NumberDecision | null>>): ResultsOfRun
  rereadEmpty(): void
  stored: StoredReadings
}

/** Readings as they are stored, for whoever reads them again elsewhere. */
export interface StoredReadings {
  /** Runs of a connection of whose answers something was read. */
  ids(connectionId: string): string[]
  /** As stored, whoever read it. Throws MISSING. */
  of(id: string): ResultsOfRun
  /** Another value where what was read of a run is no longer what it was. */
  stamp(id: string): unknown
  /** The text of a payload that is not on disk yet; null for any other. */
  unsavedText(payloadId: string): string | null
  /** Stores another reading of a run beside the earlier ones, and tells everybody. */
  keep(id: string, payloadId: string, results: RunResults): void
}

interface ReadingParts
  extends Pick<
    RunStore,
    'get' | 'list' | 'results' | 'readingStamp' | 'payloadText' | 'unsavedText' | 'keepResults' | 'change'
  > {
  version(id: string): SurveyVersion | null
  recipeOf: RecipeOf
  /** Called when the answers of a run were read again. */
  onReread(runId: string): void
}

export function createReadings({ version: versionOf, recipeOf, onReread, ...store }: ReadingParts): Readings {
  function resultsOf(id: string): ResultsOfRun {
    const run = store.get(id)
    const found = store.results(id)
    if (!found) throw new SondeError('MISSING')
    const version = versionOf(run.versionId)
    if (!version) throw new SondeError('MISSING')
    return { run, version, ...found }
  }

  /** Reads the answer as received again, and stores the new reading beside the earlier ones. */
  function reread(read: ResultsOfRun, decisions?: Parameters<typeof readAgain>[2]): ResultsOfRun {
    const { run, version, payloadId } = read
    const text = store.payloadText(payloadId)
    const recipe = recipeOf(run.connectionId)?.results
    const received = { text, draft: version.draft, personas: run.personas, recipe }
    const results = readAgain(read.results, received, decisions)
    return { ...read, results, run: keep(run, payloadId, results) }
  }

  function keep(run: Run, payloadId: string, results: RunResults): Run {
    store.keepResults(run.id, payloadId, results)
    onReread(run.id)
    const isEmpty = isEmptyReading(results)
    if (isEmpty === (run.results === 'empty')) return run
    return store.change(run.id, { results: isEmpty ? 'empty' : 'stored' })
  }

  function readResults(id: string): ResultsOfRun {
    const read = resultsOf(id)
    if (!isReadByOlder(read.results)) return read
    try {
      return reread(read)
    } catch {
      // Where the answer as received is missing, the earlier reading is kept.
      return read
    }
  }

  /**
   * Lists show which runs are empty. Those that earlier readers called empty are therefore read again at the start,
   * before anybody opens them.
   */
  function rereadEmpty(): void {
    for (const { id, results } of store.list({})) {
      if (results !== 'empty') continue
      try {
        const read = resultsOf(id)
        if (isReadByOlder(read.results)) reread(read)
      } catch {
        // Where the answer as received, or the version, is missing, the earlier reading is kept.
      }
    }
  }

  return {
    of: readResults,
    settle: (id, decisions) => reread(resultsOf(id), decisions),
    rereadEmpty,
    stored: {
      ids: (connectionId) =>
        store
          .list({})
          .filter(
            (run) =>
              run.connectionId === connectionId && (run.results === 'stored' || run.results === 'empty'),
          )
          .map(({ id }) => id),
      of: resultsOf,
      stamp: store.readingStamp,
      unsavedText: store.unsavedText,
      keep: (id, payloadId, results) => keep(store.get(id), payloadId, results),
    },
  }
}
