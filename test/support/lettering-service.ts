import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const LETTERS = ['a', 'b', 'c'] as const
type Letter = (typeof LETTERS)[number]

/** Answers that are bare letters: they do not say which option a letter means. They differ from survey to survey. */
interface Lettering {
  /** How many personas of the survey with this number, from 1, gave a letter to an item, from 0. */
  count(survey: number, item: number, letter: Letter): number
  /** The answers to a survey under field names of the service's own, as they are received. */
  answers(survey: number): unknown
}

/** A service that gives such answers. */
export interface LetteringService extends Lettering {
  baseUrl: string
  close(): void
}

/** The answers of so many personas to so many items. */
export function lettering(personas: number, items: number): Lettering {
  const lettersOf = (survey: number, persona: number): Letter[] =>
    Array.from(
      { length: items },
      (_, item) => LETTERS[(persona * (item + 1) + Math.floor(persona / (survey + 2))) % 3] ?? 'a',
    )
  return {
    count: (survey, item, letter) =>
      Array.from({ length: personas }, (_, persona) => lettersOf(survey, persona)[item]).filter(
        (given) => given === letter,
      ).length,
    answers: (survey) => ({
      bloc: Array.from({ length: personas }, (_, persona) => ({
        k: `p${persona + 1}`,
        v: lettersOf(survey, persona),
      })),
    }),
  }
}

/** Starts a service that gives these answers. */
export async function letteringService(given: Lettering): Promise<LetteringService> {
  let created = 0
  const reply = (method: string, path: string): unknown => {
    const survey = Number(/surveys\/s(\d+)\//.exec(path)?.[1])
    if (path.endsWith('/results')) return given.answers(survey)
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
    ...given,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
