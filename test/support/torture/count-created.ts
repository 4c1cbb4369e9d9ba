import type { PracticeService } from '../../../electron/practice/practice-options.ts'
import type { SondeClient } from '../../../shared/contract/contract.ts'

/** What became of everything that a torture asked for, counted on both sides. */
export interface CreatedCount {
  runs: number
  stored: number
  /** Runs and focus groups that wait for the person because nothing could be found out. */
  asked: { runs: number; groups: number }
  /** At the service; each was asked for once. */
  atService: { surveys: number; groups: number; keys: number }
  /** Of those at the service, how many are one too many. */
  doubles: { surveys: number; groups: number; keys: number }
}

/** Counts runs and focus groups here, and what the torture named at the practice service. */
export async function countCreated(client: SondeClient, service: PracticeService): Promise<CreatedCount> {
  const runs = await client.runs.list({})
  const groups = await client.focus.list({})
  const surveysThere = await namesAt(service, 'surveys?limit=100', /Survey \d+/)
  const groupsThere = await namesAt(service, 'focus?limit=100', /Group \d+/)
  const keysThere = await namesAt(service, 'api-keys', /Key \d+/)
  const isAsked = ({ state }: { state: string }) => state === 'unknown'
  const doubles = (names: string[]) => names.length - new Set(names).size
  return {
    runs: runs.length,
    stored: runs.filter(({ results }) => results === 'stored').length,
    asked: { runs: runs.filter(isAsked).length, groups: groups.filter(isAsked).length },
    atService: { surveys: surveysThere.length, groups: groupsThere.length, keys: keysThere.length },
    doubles: { surveys: doubles(surveysThere), groups: doubles(groupsThere), keys: doubles(keysThere) },
  }
}

/** The names of this form in a list of the service, one a row, without what Sonde puts around them. */
async function namesAt(service: PracticeService, path: string, form: RegExp): Promise<string[]> {
  const answer = await fetch(`${service.baseUrl}/api/v1/${path}`, {
    headers: { 'x-api-key': service.adminKey },
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  const rows = Array.isArray(data) ? data : Object.values(data).find(Array.isArray)
  return (rows ?? []).flatMap((row) => form.exec(JSON.stringify(row))?.[0] ?? [])
}
