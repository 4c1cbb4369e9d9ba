import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A survey as the service stores it: what was sent, and its state. */
export interface KeptSurvey {
  id: string
  titre: string
  status: string
  /** ISO 8601 in UTC, by the service's clock. */
  created_at: string
  body: { titre: string; contexte?: string; nb_personas?: number; questions: Question[] }
}

interface Question {
  texte: string
  type: string
  options?: string[]
}

/** How the service stores and lists surveys; a test changes one or more of these habits. */
export interface ListingHabits {
  /** Surveys that are there from the beginning. */
  surveys: KeptSurvey[]
  /** The title that the service stores for the title that was sent. */
  keepsTitle: (sent: string) => string
  /** A row of the list, built from a stored survey. */
  row: (survey: KeptSurvey) => unknown
  /** Whether the list leaves this survey out. */
  hides: (survey: KeptSurvey) => boolean
  /** Whether new surveys come first in the list, as on the published service. */
  newestFirst: boolean
  /** Most rows that a page of the list has, even if more are asked for. */
  pageSize: number
  /** Milliseconds by which the service's clock is ahead of this machine's. */
  clockAhead: number
  /** Whether answers have a Date header. */
  tellsDate: boolean
  /** Handles creation number `n`, from 1; `keep` stores the survey, `say` answers. */
  onCreate: (n: number, call: CreateCall) => void
  /** A page of the list is sent when this resolves, with the rows of the time when it was requested. */
  beforePage: (offset: number) => Promise<unknown>
}

export interface CreateCall {
  keep: () => KeptSurvey
  say: (data: unknown) => void
  /** Breaks the connection off without an answer. */
  cut: () => void
  response: ServerResponse
}

/** One account of the service, at an address of its own. */
export interface ListingAccount extends ListingHabits {
  baseUrl: string
  /** Number of creations received. */
  creations: number
}

const USUAL: ListingHabits = {
  surveys: [],
  keepsTitle: (sent) => sent,
  row: ({ id, titre, status, created_at }) => ({ id, titre, status, created_at }),
  hides: () => false,
  newestFirst: false,
  pageSize: 50,
  clockAhead: 0,
  tellsDate: true,
  onCreate: (_, { keep, say }) => say(keep()),
  beforePage: async () => undefined,
}

/** A survey that somebody else made, done long ago. */
export function anOldSurvey(id: string): KeptSurvey {
  return {
    id,
    titre: 'Another',
    status: 'done',
    created_at: '2020-01-01T00:00:07Z',
    body: { titre: 'Another', questions: [] },
  }
}

/** A real server on loopback; each `open` makes an account with habits of its own. A launched survey never ends. */
export async function startListingService(): Promise<{
  open(habits?: Partial<ListingHabits>): ListingAccount
}> {
  const accounts = new Map<string, ListingAccount>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => {
      body += bytes
    })
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
      const [, name = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? []
      const account = accounts.get(name)
      if (!account) return void response.writeHead(404).end()
      response.sendDate = false
      if (account.tellsDate)
        response.setHeader('Date', new Date(Date.now() + account.clockAhead).toUTCString())
      answer(account, { request, response, path, searchParams, body })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    open: (habits = {}) => {
      const name = `account-${accounts.size}`
      const account = { ...USUAL, surveys: [], ...habits, baseUrl: `${root}/${name}`, creations: 0 }
      accounts.set(name, account)
      return account
    },
  }
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  path: string
  searchParams: URLSearchParams
  body: string
}

function answer(account: ListingAccount, { request, response, path, searchParams, body }: Asked): unknown {
  const say = (data: unknown) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data, error: null }))
  const [, id, part] = /^\/api\/v1\/surveys\/([^/]+)\/(\w+)$/.exec(path) ?? []
  const survey = account.surveys.find((one) => one.id === id)
  if (part === 'launch' && survey) survey.status = 'running'
  if (survey) return say({ id: survey.id, status: survey.status })
  if (part) return void response.writeHead(404).end(JSON.stringify({ data: null, error: 'no such survey' }))
  if (request.method === 'POST') {
    account.creations += 1
    const keep = () => keepSurvey(account, JSON.parse(body))
    const cut = () => void response.socket?.destroy()
    return account.onCreate(account.creations, { keep, say, cut, response })
  }
  const offset = Number(searchParams.get('offset'))
  const limit = Math.min(account.pageSize, Number(searchParams.get('limit')))
  const listed = account.surveys.filter((one) => !account.hides(one))
  const rows = listed.slice(offset, offset + limit).map(account.row)
  void account.beforePage(offset).then(() => say({ items: rows }))
}

function keepSurvey(account: ListingAccount, body: KeptSurvey['body']): KeptSurvey {
  const survey: KeptSurvey = {
    id: `new-${account.surveys.length}`,
    titre: account.keepsTitle(body.titre),
    status: 'draft',
    created_at: new Date(Date.now() + account.clockAhead).toISOString(),
    body,
  }
  if (account.newestFirst) account.surveys.unshift(survey)
  else account.surveys.push(survey)
  return survey
}
