import type { ServerResponse } from 'node:http'
import { strangeServer } from './strange-server.ts'

interface Survey {
  id: string
  titre: string
  status: string
  created_at: string
}

/** A small service whose answers a test can replace, and the calls that it received. */
export interface Account {
  baseUrl: string
  surveys: Survey[]
  /** Method and path of each call, in order. */
  calls: string[]
  /** Calls whose method and path match. */
  count(call: RegExp): number
}

interface Hands {
  /** Called before each call is answered; a value it resolves with is sent instead of the usual answer. */
  before?: (call: string, account: Account, response: ServerResponse) => Promise<unknown>
  /** State of a survey right after its launch. */
  launched?: 'running' | 'done'
}

/** Rounds of the focus group. */
const ROUNDS = 3

/** The transcript of a focus group after so many rounds. */
function turns(rounds: number): string {
  return Array.from(
    { length: rounds },
    (_, at) => `Modératrice : Point ${at + 1}.\nAnne : Oui, ${at + 1}.`,
  ).join('\n')
}

/**
 * A small service on loopback: surveys that run at once, and one focus group that gains a round at each look, up to
 * three.
 */
export async function anAccount({ before, launched = 'done' }: Hands = {}): Promise<Account> {
  let rounds = 0
  const surveys: Survey[] = []
  const calls: string[] = []

  function answer(method: string, url: URL, body: string): unknown {
    const [, kind = '', id = '', action = ''] =
      /^\/api\/v1\/(\w+)\/?([^/]*)\/?(\w*)$/.exec(url.pathname) ?? []
    if (kind === 'focus') {
      if (action === 'transcript') {
        rounds = Math.min(rounds + 1, ROUNDS)
        return { transcript: turns(rounds) }
      }
      return { id: 'f1', profiles: [] }
    }
    if (method === 'POST' && id === '') {
      const { titre } = JSON.parse(body) as { titre: string }
      const created_at = new Date().toISOString()
      surveys.push({ id: `s${surveys.length + 1}`, titre, status: 'draft', created_at })
      return surveys.at(-1)
    }
    if (id === '') {
      const offset = Number(url.searchParams.get('offset'))
      return surveys.slice(offset, offset + Number(url.searchParams.get('limit')))
    }
    const survey = surveys.find((each) => each.id === id)
    if (!survey) return null
    if (action === 'launch') {
      if (survey.status !== 'draft') return undefined
      survey.status = launched
    }
    return action === 'results'
      ? [{ persona: 'p1', reponses: ['À vélo', 'Rien'] }]
      : { id, status: survey.status }
  }

  const baseUrl = await strangeServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const url = new URL(request.url ?? '', 'http://service')
      const call = `${request.method} ${url.pathname}`
      calls.push(call)
      const instead = await before?.(call, account, response)
      if (response.destroyed || response.writableEnded) return
      const data = instead ?? answer(request.method ?? '', url, body)
      response
        .writeHead(data === null ? 404 : data === undefined ? 409 : 200, {
          'content-type': 'application/json',
        })
        .end(JSON.stringify({ data: data ?? null, error: data ? null : 'no' }))
    })
  })
  const account: Account = {
    baseUrl,
    surveys,
    calls,
    count: (call) => calls.filter((each) => call.test(each)).length,
  }
  return account
}
