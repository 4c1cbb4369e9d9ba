import type { PracticeService } from '../../electron/practice/practice-options.ts'

/** The first hundred rows of the service's own list of surveys. */
export async function surveysAt({ baseUrl, enterpriseKey }: PracticeService): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/api/v1/surveys?limit=100`, {
    headers: { 'x-api-key': enterpriseKey },
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  return Object.values(data).find(Array.isArray)
}
