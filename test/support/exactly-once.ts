import type { PracticeService } from '../../electron/practice/practice-options.ts'
import type { SondeClient } from '../../shared/contract/contract.ts'

/** What became of the surveys that a torture launched, counted on both sides. */
export interface LaunchCount {
  runs: number
  stored: number
  /** Runs that wait for the person because nothing could be found out. */
  unknown: number
  atService: number
  drafts: number
  /** Surveys at the service with a title that another one has too. */
  doubles: number
}

/** Counts runs here and surveys at the practice service. */
export async function countLaunches(client: SondeClient, service: PracticeService): Promise<LaunchCount> {
  const runs = await client.runs.list({})
  const listed = await fetch(`${service.baseUrl}/api/v1/surveys?limit=100`, {
    headers: { 'x-api-key': service.adminKey },
  })
  const { data } = (await listed.json()) as { data: { surveys: { titre: string; status: string }[] } }
  const titles = data.surveys.map(({ titre }) => titre)
  return {
    runs: runs.length,
    stored: runs.filter(({ results }) => results === 'stored').length,
    unknown: runs.filter(({ state }) => state === 'unknown').length,
    atService: titles.length,
    drafts: data.surveys.filter(({ status }) => status === 'draft').length,
    doubles: titles.length - new Set(titles).size,
  }
}
