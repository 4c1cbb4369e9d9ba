import { surveyStatusOf } from '../../../service/reading/read-status.ts'
import type { CallOptions, ServiceClient } from '../../../service/service-api.ts'

/** Surveys on a page. The service documents no larger number that it accepts. */
const PAGE = 50
/** At most this many pages are read: a run that is not found is polled by itself. */
const MOST_PAGES = 20

/** What the list of surveys showed about some runs. */
export interface Seen {
  /** Pages on which the runs were found, from 0; at least one. */
  pages: number[]
  /** Number of pages that were read. */
  read: number
  /** Number of runs whose status could be read. */
  told: number
  /** Ids of the runs that were on no page. */
  missing: string[]
  /** Ids of the runs that are done or have failed. */
  ended: string[]
}

/**
 * Reads the pages of the survey list on which `runs` were found last (`stood`), then further pages from the first one
 * until all are found or the list ends. `runs` holds ids of runs, by the ids of their surveys at the service.
 */
export async function seeRuns(
  client: Pick<ServiceClient, 'listSurveys'>,
  runs: ReadonlyMap<string, string>,
  stood: readonly number[],
  options: Omit<CallOptions, 'priority'>,
): Promise<Seen> {
  const missing = new Map(runs)
  const seen: Seen = { pages: [], read: 0, told: 0, missing: [], ended: [] }
  let last = MOST_PAGES - 1

  async function read(page: number): Promise<void> {
    const wanted = { limit: PAGE, offset: page * PAGE }
    const { value } = await client.listSurveys(wanted, { ...options, priority: 'poll' })
    seen.read += 1
    if (value.records.length + value.unrecognised < PAGE) last = Math.min(last, page)
    const here = value.records.filter(({ id }) => missing.has(id))
    if (here.length > 0) seen.pages.push(page)
    for (const { id, status } of here) {
      const run = missing.get(id)
      missing.delete(id)
      const word = surveyStatusOf(status)
      if (word !== 'other') seen.told += 1
      if (run !== undefined && (word === 'done' || word === 'failed')) seen.ended.push(run)
    }
  }

  for (const page of stood) if (missing.size > 0 && page <= last) await read(page)
  for (let page = 0; page <= last && missing.size > 0; page++) if (!stood.includes(page)) await read(page)
  if (seen.pages.length === 0) seen.pages.push(0)
  seen.missing.push(...missing.values())
  return seen
}
