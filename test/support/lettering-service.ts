import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const LETTERS = ['a', 'b', 'c'] as const
type Letter = (typeof LETTERS)[number]

/**
 * A service with field names of its own whose answers are bare letters: its replies do not say which option a letter
 * means.
 */
export interface LetteringService {
  baseUrl: string
  /** How many personas of the survey with this number, from 1, gave a letter to an item, from 0. */
  count(survey: number, item: number, letter: Letter): number
  close(): void
}

/** Starts the service for surveys of so many personas and items. The answers differ from survey to survey. */
export async function letteringService(personas: number, items: number): Promise<LetteringService> {
  let created = 0
  const lettersOf = (survey: number, persona: number): Letter[] =>
    Array.from(
      { length: items },
      (_, item) => LETTERS[(persona * (item + 1) + Math.floor(persona / (survey + 2))) % 3] ?? 'a',
    )
  const resultsOf = (survey: number) => ({
    bloc: Array.from({ length: personas }, (_, persona) => ({
      k: `p${persona + 1}`,
      v: lettersOf(survey, persona),
    })),
  })
  const reply = (method: string, path: string): unknown => {
    const survey = Number(/surveys\/s(\d+)\//.exec(path)?.[1])
    if (path.endsWith('/results')) return resultsOf(survey)
    if (path.endsWith('/status')) return { status: 'done' }
    if (path.endsWith('/launch')) return { status: 'running' }
    if (method === 'POST' && path.endsWith('/surveys')) return { id: `s${++created}`, status: 'draft' }
    return []
  }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://any')
      response.end(JSON.stringify({ data: reply(request.method ?? '', pathname), error: null }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (survey, item, letter) =>
      Array.from({ length: personas }, (_, persona) => lettersOf(survey, persona)[item]).filter(
        (given) => given === letter,
      ).length,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
