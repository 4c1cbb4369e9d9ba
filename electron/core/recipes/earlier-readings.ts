import type { ComparedReadings, StoredReading } from '../../../shared/models/earlier-reading.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { CorePorts } from '../ports.ts'
import { compareReadings } from './compare-readings.ts'

/** The stored readings of a run. Both methods throw MISSING where there is no such run or reading. */
export interface EarlierReadings {
  /** Newest first. */
  list(runId: string): StoredReading[]
  /** Compares one of them with the newest. */
  compare(runId: string, number: number): ComparedReadings
}

/** Readings that are listed: a person looks at the newest ones. */
const MOST = 20

export function createEarlierReadings(
  { storage }: Pick<CorePorts, 'storage'>,
  runs: { get(id: string): Pick<Run, 'id' | 'versionId'> },
): EarlierReadings {
  return {
    list: (runId) => storage.runs.allReadings(runs.get(runId).id, MOST),
    compare: (runId, number) => {
      const { versionId } = runs.get(runId)
      const version = storage.surveys.version(versionId)
      const newest = storage.runs.results(runId)
      const earlier = storage.runs.reading(runId, number)
      if (!version || !newest || !earlier) throw new SondeError('MISSING')
      return compareReadings(version.draft, earlier, newest.results)
    },
  }
}
