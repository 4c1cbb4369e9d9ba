import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { NumberDecision, RunResults } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { unlessAborted } from '../../service/call/unless-aborted.ts'
import type { ReadingPort } from '../ports.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import { decidedSince, isReadByOlder } from './read-again.ts'
import type { RunStore } from './run-store.ts'
import { whatCame } from './what-came.ts'

/** The results of a run as read, with the version that the run asked. */
export interface ResultsOfRun {
  run: Run
  version: SurveyVersion
  results: RunResults
  payloadId: string
}

/**
 * The readings of runs. They are made anew where an older edition of the readers made them, or where the person decides
 * what numbers mean.
 */
export interface Readings {
  /** Rejects with MISSING while no results are stored. */
  of(id: string): Promise<ResultsOfRun>
  /** Reads the answers again with the person's decisions about their numbers; null takes a decision back. */
  decide(id: string, decisions: Readonly<Record<string, NumberDecision | null>>): Promise<ResultsOfRun>
  /**
   * Lists of runs show which ones have no readable answers. Runs that an older edition of the readers called empty are
   * therefore read again at the start, before anybody opens them.
   */
  rereadEmpty(): void
  stored: StoredReadings
  /** Ends all reading, and waits until it has ended; unfinished readings are not stored. `rereadEmpty` begins again. */
  rest(): Promise<void>
}

/** Stored readings, for the code that reads all of a connection's runs again. */
export interface StoredReadings {
  /** Ids of a connection's runs that have a reading. */
  ids(connectionId: string): string[]
  /** The stored reading, whichever edition of the readers made it. Throws MISSING. */
  of(id: string): ResultsOfRun
  /** A value that changes whenever the reading of a run changes. */
  stamp(id: string): unknown
  /** The text of a payload that is not on disk yet; null for any other. */
  unsavedText(payloadId: string): ReceivedText | null
  /** Stores another reading of a run beside the earlier ones, and publishes the change. */
  keep(id: string, payloadId: string, results: RunResults): void
}

interface ReadingParts
  extends Pick<
    RunStore,
    'get' | 'list' | 'results' | 'readingStamp' | 'unsavedText' | 'keepResults' | 'change'
  > {
  reader: ReadingPort
  version(id: string): SurveyVersion | null
  recipeOf: RecipeOf
  /** Called when the answers of a run were read again. */
  onReread(runId: string): void
}

export function createReadings(parts: ReadingParts): Readings {
  const { reader, version: versionOf, recipeOf, onReread, ...store } = parts
  let resting = new AbortController()
  let emptyRead: Promise<void> = Promise.resolve()
  /**
   * Runs that are being read again because an older edition read them, so that several callers wait for the same work.
   */
  const renewed = new Map<string, Promise<ResultsOfRun>>()

  function resultsOf(id: string): ResultsOfRun {
    const run = store.get(id)
    const found = store.results(id)
    if (!found) throw new SondeError('MISSING')
    const version = versionOf(run.versionId)
    if (!version) throw new SondeError('MISSING')
    return { run, version, ...found }
  }

  /** Reads the stored payload again, and stores the new reading beside the earlier ones. */
  async function reread(
    id: string,
    decided: Readonly<Record<string, NumberDecision | null>> = {},
  ): Promise<ResultsOfRun> {
    const { signal } = resting
    for (;;) {
      const stamp = store.readingStamp(id)
      const before = resultsOf(id)
      const { run, version, payloadId } = before
      const task = {
        draft: version.draft,
        personas: run.personas,
        decisions: decidedSince(before.results, decided),
        recipe: recipeOf(run.connectionId)?.results,
      }
      const payload = { id: payloadId, text: store.unsavedText(payloadId) }
      const results = await unlessAborted(reader.results(payload, task), signal)
      // The person's decisions or the stored answers changed in the meantime: read again with those.
      if (store.readingStamp(id) !== stamp) continue
      return { ...before, results, run: keep(store.get(id), payloadId, results) }
    }
  }

  function keep(run: Run, payloadId: string, results: RunResults): Run {
    store.keepResults(run.id, payloadId, results)
    onReread(run.id)
    const came = whatCame(results)
    if (came.results === run.results && came.respondents === run.respondents) return run
    return store.change(run.id, came)
  }

  /** Reads a run again that an older edition read. Where the payload is missing, the earlier reading is kept. */
  function renew(read: ResultsOfRun): Promise<ResultsOfRun> {
    const { id } = read.run
    const under = renewed.get(id)
    if (under) return under
    const begun = reread(id)
      .catch(() => read)
      .finally(() => renewed.delete(id))
    renewed.set(id, begun)
    return begun
  }

  async function readEmpty(signal: AbortSignal): Promise<void> {
    for (const { id, results } of store.list({})) {
      if (results !== 'empty') continue
      try {
        const read = resultsOf(id)
        if (isReadByOlder(read.results)) await renew(read)
      } catch {
        // Where the version is missing, the earlier reading is kept.
      }
      if (signal.aborted) return
    }
  }

  return {
    async of(id) {
      const read = resultsOf(id)
      return isReadByOlder(read.results) ? renew(read) : read
    },
    decide: (id, decisions) => reread(id, decisions),
    rereadEmpty: () => {
      if (resting.signal.aborted) resting = new AbortController()
      // Other code reports a store that cannot be read.
      emptyRead = readEmpty(resting.signal).catch(() => undefined)
    },
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
    rest: async () => {
      resting.abort()
      await Promise.all([emptyRead, ...renewed.values()])
    },
  }
}
