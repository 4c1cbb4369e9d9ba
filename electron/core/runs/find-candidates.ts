import type { Run } from '../../../shared/models/run.ts'
import type { CallOptions, ListedRecord, ServiceClient } from '../../service/service-api.ts'

/** Surveys a page, and pages, that are looked through for a survey whose creation was cut. */
const PAGE = 50
const PAGES = 20
/** How far the clocks of Sonde and the service may differ, in milliseconds. */
const CLOCK_SLACK = 5 * 60_000

export interface Candidates {
  records: ListedRecord[]
  /** False when not every survey of the account could be seen and read: an absence then proves nothing. */
  complete: boolean
  /** False when the list leaves out a survey that is surely there: it shows new ones late, or not at all. */
  showsAll: boolean
}

/** What is known of the surveys at a service. */
export interface KnownSurveys {
  /** Whether a survey is another run's. */
  isAnothers: (remoteId: string) => boolean
  /** Ids of surveys that are surely at the service. */
  present: ReadonlySet<string>
}

/**
 * Surveys at the service that may be what this run created: same title, not older than the run where a time is told,
 * and not already known as another run's.
 */
export async function findCandidates(
  client: Pick<ServiceClient, 'listSurveys'>,
  run: Run,
  { isAnothers, present }: KnownSurveys,
  options: CallOptions,
): Promise<Candidates> {
  const seen = new Map<string, ListedRecord>()
  const gather = (complete: boolean): Candidates => ({
    records: [...seen.values()].filter((record) => mayBe(record, run, isAnothers)),
    complete,
    showsAll: [...present].every((id) => seen.has(id)),
  })
  let complete = true
  let offset = 0
  for (let page = 0; page < PAGES; page++) {
    const { value } = await client.listSurveys({ limit: PAGE, offset }, options)
    if (value.unread > 0) complete = false
    const rows = value.records.length + value.unread
    // A service may give fewer a page than asked for: only behind the last row comes an empty page.
    if (rows === 0) return gather(complete)
    offset += rows
    const before = seen.size
    for (const record of value.records) seen.set(record.id, record)
    // The same page again: the service turns none, and may hold more than it shows.
    if (seen.size === before) return gather(false)
  }
  return gather(false)
}

function mayBe(record: ListedRecord, run: Run, isAnothers: KnownSurveys['isAnothers']): boolean {
  if (isAnothers(record.id)) return false
  if (record.title !== null && record.title.trim() !== run.title.trim()) return false
  return record.createdAt === null || record.createdAt >= run.createdAt - CLOCK_SLACK
}
