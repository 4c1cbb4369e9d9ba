import { strangeServer } from './strange-server.ts'

/** A survey as a row of this service's list. */
export interface AccountRow {
  id: string
  titre: string
  status: string
  created_at: string
}

/** How the service behaves; a test may change any of these at any time. */
interface AccountHabits {
  /** Whether the next creation is carried out but its answer is lost. */
  cutsNext: boolean
  /** Called before the answer of that creation is lost. */
  onCut: () => Promise<unknown>
  /** Whether launches are refused with 429 and a wait of one second. */
  isBusy: boolean
  /** Whether the rows of the list contain titles. */
  tellsTitles: boolean
}

/**
 * A service that numbers surveys per account (1, 2, …): once the last survey is deleted, the next one gets its id
 * again.
 */
export interface AccountsService extends AccountHabits {
  baseUrl: string
  /** The surveys of a key's account. */
  rows(key: string): AccountRow[]
  /** Number of creations received with that key. */
  creations(key: string): number
  /** Calls that change a survey, by the last part of their path: "POST /launch", "DELETE /1". */
  changes: string[]
}

export async function startAccountsService(habits: Partial<AccountHabits> = {}): Promise<AccountsService> {
  const accounts = new Map<string, { rows: AccountRow[]; creations: number }>()
  const of = (key: string) => {
    const account = accounts.get(key) ?? { rows: [], creations: 0 }
    accounts.set(key, account)
    return account
  }
  const baseUrl = await strangeServer(async (request, response) => {
    let body = ''
    for await (const bytes of request) body += String(bytes)
    const account = of(String(request.headers['x-api-key']))
    const { rows } = account
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
    const head = { 'content-type': 'application/json', 'X-RateLimit-Reset': '1' }
    const say = (data: unknown, status = 200) =>
      void response.writeHead(status, head).end(JSON.stringify({ data, error: data === null ? 'no' : null }))
    const [, id, part] = /\/surveys\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    if (part === 'launch' && service.isBusy) return say(null, 429)
    if (id !== undefined && request.method !== 'GET') service.changes.push(`${request.method} /${part ?? id}`)
    if (id !== undefined) {
      const row = rows.find((each) => each.id === id)
      if (row === undefined) return say(null, 404)
      if (request.method === 'DELETE') rows.splice(rows.indexOf(row), 1)
      if (part === 'launch') row.status = 'running'
      return say(part === 'results' ? [] : { id, status: row.status })
    }
    if (request.method !== 'POST') {
      const offset = Number(searchParams.get('offset'))
      const page = rows.slice(offset, offset + Number(searchParams.get('limit')))
      return say({ items: page.map(({ titre, ...row }) => (service.tellsTitles ? { titre, ...row } : row)) })
    }
    account.creations += 1
    const row = {
      id: String(1 + Math.max(0, ...rows.map((each) => Number(each.id)))),
      titre: JSON.parse(body).titre,
      status: 'draft',
      created_at: new Date().toISOString(),
    }
    rows.push(row)
    if (!service.cutsNext) return say({ id: row.id, status: row.status })
    service.cutsNext = false
    await service.onCut()
    response.socket?.destroy()
  })
  const service: AccountsService = {
    cutsNext: false,
    onCut: async () => undefined,
    isBusy: false,
    tellsTitles: true,
    ...habits,
    baseUrl,
    rows: (key) => of(key).rows,
    creations: (key) => of(key).creations,
    changes: [],
  }
  return service
}
