import type { Run } from '../../../shared/models/run.ts'
import type { ListedRecord, ServiceClient } from '../../service/service-api.ts'

/** Surveys a page, and pages, that are looked through for a survey whose creation was cut. */
const PAGE = 50
const PAGES = 20
/** How far the clocks of Sonde and the service may differ, in milliseconds. */
const CLOCK_SLACK = 5 * 60_000

export interface Candidates {
  records: ListedRecord[]
  /** False when not every survey of the account could be seen and read: an absence then proves nothing. */
  complete: boolean
}

/**
 * Surveys at the service that may be what this run created: same title, not older than the run where a time is told,
 * and not already known as another run's.
 */
export async function findCandidates(
  client: ServiceClient,
  run: Run,
  isKnown: (remoteId: string) => boolean,
  signal?: AbortSignal,
): Promise<Candidates> {
  const records = new Map<string, ListedRecord>()
  let complete = true
  for (let page = 0; ; page++) {
    if (page === PAGES) return { records: [...records.values()], complete: false }
    const { value } = await client.listSurveys(
      { limit: PAGE, offset: page * PAGE },
      { priority: 'launch', signal },
    )
    if (value.unread > 0) complete = false
    for (const record of value.records) if (mayBe(record, run, isKnown)) records.set(record.id, record)
    if (value.records.length + value.unread < PAGE) return { records: [...records.values()], complete }
  }
}

function mayBe(record: ListedRecord, run: Run, isKnown: (remoteId: string) => boolean): boolean {
  if (isKnown(record.id)) return false
  if (record.title !== null && record.title.trim() !== run.title.trim()) return false
  return record.createdAt === null || record.createdAt >= run.createdAt - CLOCK_SLACK
}
