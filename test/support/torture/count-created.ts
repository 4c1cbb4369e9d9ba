import type { PracticeService } from '../../../electron/practice/practice-options.ts'
import type { SondeClient } from '../../../shared/contract/contract.ts'

/** Numbers of what a torture run asked for, counted in Sonde and at the service. */
export interface CreatedCount {
  runs: number
  stored: number
  /** Runs and focus groups whose creation Sonde could not find out about, so that they wait for the person. */
  asked: { runs: number; groups: number }
  /** At the service; Sonde was asked for each once. */
  atService: { surveys: number; groups: number; keys: number }
  /** How many of those at the service are duplicates. */
  doubles: { surveys: number; groups: number; keys: number }
}

/** Counts runs and focus groups in Sonde, and everything with a name of the torture's at the practice service. */
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

/** Names that match `form` in a list of the service, one a row, without what Sonde adds to them. */
async function namesAt(service: PracticeService, path: string, form: RegExp): Promise<string[]> {
  const answer = await fetch(`${service.baseUrl}/api/v1/${path}`, {
    headers: { 'x-api-key': service.adminKey },
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  const rows = Array.isArray(data) ? data : Object.values(data).find(Array.isArray)
  return (rows ?? []).flatMap((row) => form.exec(JSON.stringify(row))?.[0] ?? [])
}
